import { useState } from 'react'
import { directionOf, LANGUAGES, type Language } from '#kit/i18n/languages.ts'
import { baseText, kindOf, textsOf, type Fields } from './edit-draft.ts'
import { Labelled } from './Parts.tsx'
import { useSay } from './texts.ts'
import styles from './console.module.css'
import editStyles from './edit.module.css'

/** How it will look to players of a language: the direction of the line, and what is cut. */
export function EditPreview({
  subject,
  fields,
  base,
}: {
  readonly subject: string
  readonly fields: Fields
  readonly base: unknown
}) {
  const say = useSay()
  const [language, setLanguage] = useState<Language>('en')
  if (textsOf(subject).length === 0) return null
  const text = (name: string) =>
    fields[`${language}.${name}`] || baseText(base, `${language}.${name}`) || baseText(base, `en.${name}`)
  const isNotice = kindOf(subject) === 'announcement'
  return (
    <section className={styles.list} aria-label={say('edit.preview')}>
      <Labelled label={say('edit.preview')}>
        <select
          className={styles.input}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </Labelled>
      <div
        lang={language}
        dir={directionOf(language)}
        className={isNotice ? editStyles.notice : editStyles.tile}
      >
        {isNotice ? (
          <p>{text('text')}</p>
        ) : (
          <>
            <strong className={editStyles.title}>{text('title')}</strong>
            <p>{text('pitch') || text('lead')}</p>
            {text('goal') && <p>{text('goal')}</p>}
            {text('how') && (
              <ol>
                {text('how')
                  .split('\n')
                  .map((line) => (
                    <li key={line}>{line}</li>
                  ))}
              </ol>
            )}
          </>
        )}
      </div>
    </section>
  )
}
