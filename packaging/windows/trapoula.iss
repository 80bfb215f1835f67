; The installer for Windows. It installs for one person, without an administrator's password, and
; leaves that person's games and settings where they are when it is uninstalled.
; bundles.py says which version, from which folder and with which icon.

[Setup]
AppId=io.github.trapoula.Trapoula
AppName=Trapoula
AppVersion={#Version}
AppPublisher=The Trapoula authors
VersionInfoVersion={#Version}
DefaultDirName={autopf}\Trapoula
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
; What Qt needs: Windows 10, version 1809
MinVersion=10.0.17763
ChangesAssociations=yes
ShowLanguageDialog=auto
SetupIconFile={#Icon}
UninstallDisplayIcon={app}\trapoula.exe
WizardStyle=modern
Compression=lzma2/max
SolidCompression=yes

[Languages]
; A later file stands over the one before.
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "el"; MessagesFile: "compiler:Default.isl,greek.isl"

[Messages]
en.ConfirmUninstall=Remove %1 from this computer? Your games and settings will stay.
en.UninstalledAll=%1 was removed from this computer. Your games and settings are still there.

[CustomMessages]
en.Program=Trapoula
el.Program=Τράπουλα
en.SavedMatch=Trapoula game
el.SavedMatch=Παρτίδα της Τράπουλας

[Tasks]
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; Of an earlier version nothing stays behind.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Program}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\{cm:Program}"; Filename: "{app}\trapoula.exe"
Name: "{autodesktop}\{cm:Program}"; Filename: "{app}\trapoula.exe"; Tasks: desktop

[Registry]
Root: HKA; Subkey: "Software\Classes\.trapoula"; ValueType: string; ValueData: "Trapoula.Match"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\.trapoula"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-trapoula-match"
Root: HKA; Subkey: "Software\Classes\Trapoula.Match"; ValueType: string; ValueData: "{cm:SavedMatch}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Trapoula.Match\DefaultIcon"; ValueType: string; ValueData: """{app}\trapoula.exe"",0"
Root: HKA; Subkey: "Software\Classes\Trapoula.Match\shell\open\command"; ValueType: string; ValueData: """{app}\trapoula.exe"" ""%1"""

[Run]
Filename: "{app}\trapoula.exe"; Description: "{cm:LaunchProgram,{cm:Program}}"; Flags: nowait postinstall skipifsilent
