"""The baseline of start and memory: a window with one label and nothing of the program."""

import sys

from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from tests.bench.readiness import Readiness

if __name__ == "__main__":
    application = QApplication(sys.argv)
    window = QWidget()
    QVBoxLayout(window).addWidget(QLabel("Trapoula"))
    window.resize(1280, 800)
    readiness = Readiness(window)
    window.show()
    sys.exit(application.exec())
