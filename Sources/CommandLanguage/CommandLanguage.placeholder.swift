// CommandLanguage
