; The Greek of the installer: what its pages, questions and errors say. Inno Setup comes without it.
; What is not here, since the installer never shows it, stays English.

[LangOptions]
LanguageName=Ελληνικά
LanguageID=$0408
LanguageCodePage=1253

[Messages]
SetupAppTitle=Εγκατάσταση
SetupWindowTitle=Εγκατάσταση: %1
UninstallAppTitle=Απεγκατάσταση
UninstallAppFullTitle=Απεγκατάσταση: %1
InformationTitle=Πληροφορία
ConfirmTitle=Ερώτηση
ErrorTitle=Σφάλμα

; *** Before the first page
SetupLdrStartupMessage=Θα εγκατασταθεί το %1. Να συνεχίσει;
LdrCannotCreateTemp=Δεν ήταν δυνατό να γραφτεί προσωρινό αρχείο. Η εγκατάσταση σταμάτησε
LdrCannotExecTemp=Δεν ήταν δυνατό να εκτελεστεί αρχείο στον προσωρινό φάκελο. Η εγκατάσταση σταμάτησε
LastErrorMessage=%1.%n%nΣφάλμα %2: %3
SetupFileMissing=Από τον φάκελο της εγκατάστασης λείπει το αρχείο %1. Διόρθωσέ το ή κατέβασε το πρόγραμμα ξανά.
SetupFileCorrupt=Το αρχείο της εγκατάστασης είναι κατεστραμμένο. Κατέβασε το πρόγραμμα ξανά.
SetupFileCorruptOrWrongVer=Το αρχείο της εγκατάστασης είναι κατεστραμμένο ή άλλης έκδοσης. Κατέβασε το πρόγραμμα ξανά.
InvalidParameter=Στη γραμμή εντολών δόθηκε κάτι που δεν ισχύει:%n%n%1
SetupAlreadyRunning=Η εγκατάσταση τρέχει ήδη.
WindowsVersionNotSupported=Το πρόγραμμα δεν τρέχει σε αυτή την έκδοση των Windows.
OnlyOnTheseArchitectures=Το πρόγραμμα εγκαθίσταται μόνο σε Windows για αυτούς τους επεξεργαστές:%n%n%1
WinVersionTooLowError=Το πρόγραμμα χρειάζεται %1 έκδοσης %2 ή νεότερης.
SetupAppRunningError=Το %1 είναι ανοιχτό.%n%nΚλείσε το και πάτησε «ΟΚ» για να συνεχίσεις ή «Άκυρο» για να σταματήσεις.
UninstallAppRunningError=Το %1 είναι ανοιχτό.%n%nΚλείσε το και πάτησε «ΟΚ» για να συνεχίσεις ή «Άκυρο» για να σταματήσεις.
ErrorCreatingDir=Δεν ήταν δυνατό να φτιαχτεί ο φάκελος «%1»
ErrorTooManyFilesInDir=Δεν ήταν δυνατό να γραφτεί αρχείο στον φάκελο «%1», γιατί έχει ήδη πάρα πολλά

; *** On every page
ExitSetupTitle=Διακοπή της εγκατάστασης
ExitSetupMessage=Η εγκατάσταση δεν τελείωσε. Αν σταματήσεις τώρα, το πρόγραμμα δεν θα εγκατασταθεί.%n%nΜπορείς να την ξαναρχίσεις όποτε θέλεις.%n%nΝα σταματήσει;
AboutSetupMenuItem=&Σχετικά με την εγκατάσταση…
AboutSetupTitle=Σχετικά με την εγκατάσταση
AboutSetupMessage=%1, έκδοση %2%n%3%n%nΣελίδα του %1:%n%4
ButtonBack=< &Πίσω
ButtonNext=&Επόμενο >
ButtonInstall=Ε&γκατάσταση
ButtonOK=ΟΚ
ButtonCancel=Άκυρο
ButtonYes=&Ναι
ButtonYesToAll=Ναι σε ό&λα
ButtonNo=Ό&χι
ButtonNoToAll=Όχι σε &όλα
ButtonFinish=&Τέλος
ButtonBrowse=Επι&λογή…
ButtonWizardBrowse=Επι&λογή…
ButtonNewFolder=&Νέος φάκελος
ClickNext=Πάτησε «Επόμενο» για να συνεχίσεις ή «Άκυρο» για να σταματήσεις.
BrowseDialogTitle=Επιλογή φακέλου
BrowseDialogLabel=Διάλεξε φάκελο από τη λίστα και πάτησε «ΟΚ».
NewFolderName=Νέος φάκελος
SelectLanguageTitle=Γλώσσα της εγκατάστασης
SelectLanguageLabel=Διάλεξε τη γλώσσα της εγκατάστασης:
WelcomeLabel1=Εγκατάσταση: [name]
WelcomeLabel2=Θα εγκατασταθεί το [name/ver] στον υπολογιστή σου.

; *** Where to
WizardSelectDir=Φάκελος
SelectDirDesc=Πού να εγκατασταθεί το πρόγραμμα;
SelectDirLabel3=Το πρόγραμμα θα εγκατασταθεί σε αυτόν τον φάκελο.
SelectDirBrowseLabel=Πάτησε «Επόμενο» για να συνεχίσεις. Για άλλον φάκελο πάτησε «Επιλογή».
DiskSpaceGBLabel=Χρειάζονται τουλάχιστον [gb] GB ελεύθερου χώρου στον δίσκο.
DiskSpaceMBLabel=Χρειάζονται τουλάχιστον [mb] MB ελεύθερου χώρου στον δίσκο.
CannotInstallToNetworkDrive=Δεν γίνεται εγκατάσταση σε δίσκο δικτύου.
CannotInstallToUNCPath=Δεν γίνεται εγκατάσταση σε διαδρομή UNC.
InvalidPath=Γράψε ολόκληρη τη διαδρομή με το γράμμα του δίσκου, για παράδειγμα:%n%nC:\APP%n%nή μια διαδρομή UNC της μορφής:%n%n\\server\share
InvalidDrive=Ο δίσκος ή η διαδρομή UNC δεν υπάρχει ή δεν είναι προσβάσιμη. Διάλεξε άλλη.
DiskSpaceWarningTitle=Δεν φτάνει ο χώρος
DiskSpaceWarning=Η εγκατάσταση χρειάζεται τουλάχιστον %1 KB ελεύθερου χώρου, αλλά στον δίσκο υπάρχουν μόνο %2 KB.%n%nΝα συνεχίσει έτσι κι αλλιώς;
DirNameTooLong=Το όνομα του φακέλου ή η διαδρομή είναι πολύ μεγάλη.
InvalidDirName=Το όνομα του φακέλου δεν ισχύει.
BadDirName32=Το όνομα ενός φακέλου δεν μπορεί να έχει αυτούς τους χαρακτήρες:%n%n%1
DirExistsTitle=Ο φάκελος υπάρχει
DirExists=Ο φάκελος:%n%n%1%n%nυπάρχει ήδη. Να γίνει η εγκατάσταση εκεί;
DirDoesntExistTitle=Ο φάκελος δεν υπάρχει
DirDoesntExist=Ο φάκελος:%n%n%1%n%nδεν υπάρχει. Να φτιαχτεί;

; *** What else
WizardSelectTasks=Πρόσθετα
SelectTasksDesc=Τι άλλο να γίνει;
SelectTasksLabel2=Διάλεξε τι άλλο να γίνει μαζί με την εγκατάσταση και πάτησε «Επόμενο».

; *** Ready
WizardReady=Όλα έτοιμα
ReadyLabel1=Το πρόγραμμα είναι έτοιμο να εγκατασταθεί στον υπολογιστή σου.
ReadyLabel2a=Πάτησε «Εγκατάσταση» για να συνεχίσεις ή «Πίσω» για να αλλάξεις κάτι.
ReadyLabel2b=Πάτησε «Εγκατάσταση» για να συνεχίσεις.
ReadyMemoDir=Φάκελος:
ReadyMemoTasks=Πρόσθετα:

; *** Preparing
WizardPreparing=Προετοιμασία
PreparingDesc=Η εγκατάσταση ετοιμάζεται.
PreviousInstallNotCompleted=Μια προηγούμενη εγκατάσταση ή απεγκατάσταση δεν ολοκληρώθηκε. Κάνε πρώτα επανεκκίνηση του υπολογιστή για να ολοκληρωθεί.%n%nΜετά ξεκίνησε ξανά αυτή την εγκατάσταση.
CannotContinue=Η εγκατάσταση δεν μπορεί να συνεχίσει. Πάτησε «Άκυρο».
ApplicationsFound=Αυτά τα προγράμματα χρησιμοποιούν αρχεία που πρέπει να αντικατασταθούν. Καλύτερα άφησε την εγκατάσταση να τα κλείσει.
ApplicationsFound2=Αυτά τα προγράμματα χρησιμοποιούν αρχεία που πρέπει να αντικατασταθούν. Καλύτερα άφησε την εγκατάσταση να τα κλείσει. Στο τέλος θα τα ξανανοίξει.
CloseApplications=&Να τα κλείσει
DontCloseApplications=Να &μην τα κλείσει
ErrorCloseApplications=Δεν έκλεισαν όλα τα προγράμματα. Κλείσε όσα χρησιμοποιούν αυτά τα αρχεία και μετά συνέχισε.
PrepareToInstallNeedsRestart=Πρέπει να γίνει επανεκκίνηση του υπολογιστή. Μετά ξεκίνησε ξανά αυτή την εγκατάσταση.%n%nΝα γίνει τώρα;

; *** Installing
WizardInstalling=Εγκατάσταση
InstallingLabel=Το πρόγραμμα εγκαθίσταται. Περίμενε λίγο.
StatusClosingApplications=Κλείνουν προγράμματα…
StatusCreateDirs=Φτιάχνονται φάκελοι…
StatusExtractFiles=Αντιγράφονται αρχεία…
StatusCreateIcons=Φτιάχνονται συντομεύσεις…
StatusCreateRegistryEntries=Γράφεται το μητρώο…
StatusSavingUninstall=Αποθηκεύονται τα στοιχεία της απεγκατάστασης…
StatusRunProgram=Η εγκατάσταση ολοκληρώνεται…
StatusRestartingApplications=Ξανανοίγουν προγράμματα…
StatusRollback=Αναιρούνται οι αλλαγές…
ShutdownBlockReasonInstallingApp=Εγκατάσταση: %1.

; *** Done
FinishedHeadingLabel=Η εγκατάσταση τελείωσε
FinishedLabelNoIcons=Το πρόγραμμα εγκαταστάθηκε στον υπολογιστή σου.
FinishedLabel=Το πρόγραμμα εγκαταστάθηκε στον υπολογιστή σου. Θα το βρεις στο μενού «Έναρξη».
ClickFinish=Πάτησε «Τέλος» για να κλείσει η εγκατάσταση.
FinishedRestartLabel=Για να ολοκληρωθεί η εγκατάσταση, πρέπει να γίνει επανεκκίνηση του υπολογιστή. Να γίνει τώρα;
FinishedRestartMessage=Για να ολοκληρωθεί η εγκατάσταση, πρέπει να γίνει επανεκκίνηση του υπολογιστή.%n%nΝα γίνει τώρα;
YesRadio=&Ναι, επανεκκίνηση τώρα
NoRadio=Ό&χι, θα το κάνω εγώ αργότερα

; *** Errors while installing
SetupAborted=Η εγκατάσταση δεν ολοκληρώθηκε.%n%nΔιόρθωσε το πρόβλημα και ξεκίνησέ την ξανά.
AbortRetryIgnoreSelectAction=Τι να γίνει;
AbortRetryIgnoreRetry=Να &ξαναδοκιμάσει
AbortRetryIgnoreIgnore=Να το αγνοήσει και να &συνεχίσει
AbortRetryIgnoreCancel=Να σταματήσει η εγκατάσταση
ErrorInternal2=Εσωτερικό σφάλμα: %1
ErrorFunctionFailedNoCode=%1: απέτυχε
ErrorFunctionFailed=%1: απέτυχε, κωδικός %2
ErrorFunctionFailedWithMessage=%1: απέτυχε, κωδικός %2.%n%3
ErrorExecutingProgram=Δεν ήταν δυνατό να εκτελεστεί το αρχείο:%n%1
ErrorRegOpenKey=Δεν άνοιξε το κλειδί του μητρώου:%n%1\%2
ErrorRegCreateKey=Δεν φτιάχτηκε το κλειδί του μητρώου:%n%1\%2
ErrorRegWriteKey=Δεν γράφτηκε το κλειδί του μητρώου:%n%1\%2
FileAbortRetryIgnoreSkipNotRecommended=Να &παραλείψει αυτό το αρχείο (καλύτερα όχι)
FileAbortRetryIgnoreIgnoreNotRecommended=Να το αγνοήσει και να &συνεχίσει (καλύτερα όχι)
SourceIsCorrupted=Το αρχείο της εγκατάστασης είναι κατεστραμμένο
SourceDoesntExist=Το αρχείο «%1» δεν υπάρχει
ExistingFileReadOnly2=Το παλιό αρχείο δεν αντικαταστάθηκε, γιατί είναι μόνο για ανάγνωση.
ExistingFileReadOnlyRetry=Να γίνει &εγγράψιμο και να ξαναδοκιμάσει
ExistingFileReadOnlyKeepExisting=Να &μείνει το παλιό αρχείο
ErrorReadingExistingDest=Δεν διαβάστηκε το παλιό αρχείο:
ErrorChangingAttr=Δεν άλλαξαν οι ιδιότητες του παλιού αρχείου:
ErrorCreatingTemp=Δεν γράφτηκε αρχείο στον φάκελο της εγκατάστασης:
ErrorReadingSource=Δεν διαβάστηκε το αρχείο της εγκατάστασης:
ErrorCopying=Δεν αντιγράφηκε αρχείο:
ErrorReplacingExistingFile=Δεν αντικαταστάθηκε το παλιό αρχείο:
ErrorRestartReplace=Δεν θα αντικατασταθεί στην επανεκκίνηση:
ErrorRenamingTemp=Δεν μετονομάστηκε αρχείο στον φάκελο της εγκατάστασης:

; *** Uninstalling
UninstallDisplayNameMark=%1 (%2)
UninstallDisplayNameMarks=%1 (%2, %3)
UninstallDisplayNameMark32Bit=32 bit
UninstallDisplayNameMark64Bit=64 bit
UninstallDisplayNameMarkAllUsers=για όλους
UninstallDisplayNameMarkCurrentUser=για μένα
UninstallNotFound=Το αρχείο «%1» δεν υπάρχει. Η απεγκατάσταση δεν γίνεται.
UninstallOpenError=Το αρχείο «%1» δεν άνοιξε. Η απεγκατάσταση δεν γίνεται
UninstallUnsupportedVer=Το αρχείο «%1» είναι άλλης έκδοσης. Η απεγκατάσταση δεν γίνεται
UninstallUnknownEntry=Στο αρχείο της απεγκατάστασης υπάρχει κάτι άγνωστο (%1)
ConfirmUninstall=Να απεγκατασταθεί το %1; Οι παρτίδες και οι ρυθμίσεις σου μένουν.
UninstallStatusLabel=Το %1 απεγκαθίσταται. Περίμενε λίγο.
UninstalledAll=Το %1 απεγκαταστάθηκε. Οι παρτίδες και οι ρυθμίσεις σου έμειναν.
UninstalledMost=Το %1 απεγκαταστάθηκε.%n%nΚάποια αρχεία του έμειναν. Μπορείς να τα διαγράψεις.
UninstalledAndNeedsRestart=Για να ολοκληρωθεί η απεγκατάσταση (%1), πρέπει να γίνει επανεκκίνηση του υπολογιστή.%n%nΝα γίνει τώρα;
UninstallDataCorrupted=Το αρχείο «%1» είναι κατεστραμμένο. Η απεγκατάσταση δεν γίνεται
WizardUninstalling=Απεγκατάσταση
StatusUninstalling=Απεγκατάσταση: %1…
ShutdownBlockReasonUninstallingApp=Απεγκατάσταση: %1.

[CustomMessages]
NameAndVersion=%1, έκδοση %2
CreateDesktopIcon=Συντόμευση στην &επιφάνεια εργασίας
LaunchProgram=Να ανοίξει τώρα: %1
