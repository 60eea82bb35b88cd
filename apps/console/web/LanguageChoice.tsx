import { use } from 'react'
import { LANGUAGE_NAMES } from '#kit/i18n/languages.ts'
import { CONSOLE_LANGUAGES, Speech, type ConsoleLanguage } from './texts.ts'
import styles from './console.module.css'

/** Changes the language of the console. */
export function LanguageChoice({ onLanguage }: { readonly onLanguage: (language: ConsoleLanguage) => void }) {
  const { language, say } = use(Speech)
  return (
    <label>
      <span data-unseen>{say('language')}</span>
      <select
        className={styles.input}
        value={language}
        onChange={(event) => onLanguage(event.target.value as ConsoleLanguage)}
      >
        {CONSOLE_LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
