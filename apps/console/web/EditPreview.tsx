import { useState } from 'react'
import { directionOf, LANGUAGE_NAMES, LANGUAGES, type Language } from '#kit/i18n/languages.ts'
import { EVENT_ART } from '#modules/events/model.ts'
import { EventPicture } from '#modules/events/web/art/EventPicture.tsx'
import { linesIn, type Fields } from './draft-text.ts'
import { baseText, kindOf, textsOf } from './edit-draft.ts'
import { Labelled } from './Parts.tsx'
import { useSay } from './texts.ts'
import styles from './console.module.css'
import editStyles from './edit.module.css'

interface PreviewProps {
  readonly subject: string
  readonly fields: Fields
  readonly base: unknown
}

/** Preview in a language, with its direction; shows what would be cut off. */
export function EditPreview({ subject, fields, base }: PreviewProps) {
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
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </select>
      </Labelled>
      <div
        lang={language}
        dir={directionOf(language)}
        className={isNotice ? editStyles.notice : editStyles.tile}
      >
        {isNotice ? <p>{text('text')}</p> : <Words text={text} art={fields['art']} />}
      </div>
    </section>
  )
}

/** A tile, a page head, or the banner of an event with its description. */
function Words({ text, art }: { readonly text: (name: string) => string; readonly art: string | undefined }) {
  const drawn = EVENT_ART.find((one) => one === art)
  return (
    <>
      {drawn && (
        <div className={editStyles.picture}>
          <EventPicture art={drawn} />
        </div>
      )}
      <strong className={editStyles.title}>{text('title')}</strong>
      <p>{text('pitch') || text('lead')}</p>
      {text('goal') && <p>{text('goal')}</p>}
      {text('how') && (
        <ol>
          {linesIn(text('how')).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      )}
      {linesIn(text('about')).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  )
}
