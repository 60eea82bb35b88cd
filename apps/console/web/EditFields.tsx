import { useState } from 'react'
import { LANGUAGE_NAMES, LANGUAGES } from '#kit/i18n/languages.ts'
import { baseText, kindOf, missingIn, textsOf } from './edit-draft.ts'
import { EventFields } from './EventFields.tsx'
import { Area, Games } from './GameChoice.tsx'
import { Input, Labelled } from './Parts.tsx'
import { useSay, type TextKey } from './texts.ts'
import type { DraftNow } from './use-draft.ts'
import styles from './console.module.css'
import editStyles from './edit.module.css'

export interface FieldsProps {
  readonly subject: string
  readonly draft: DraftNow
  readonly base: unknown
}

/** The fields of an edit: games by their slugs, texts by language. */
export function EditFields(props: FieldsProps) {
  const kind = kindOf(props.subject)
  return (
    <>
      {kind === 'hero' && <Hero {...props} />}
      {(kind === 'order' || kind === 'collection') && <Slugs {...props} name="first" />}
      {kind === 'collection' && <Slugs {...props} name="without" />}
      {kind === 'new' && <OwnCollection {...props} />}
      {kind === 'event' && <EventFields draft={props.draft} />}
      {kind === 'announcement' ? (
        <Everywhere {...props} />
      ) : (
        textsOf(props.subject).length > 0 && <ByLanguage {...props} />
      )}
    </>
  )
}

function Hero({ draft }: FieldsProps) {
  const say = useSay()
  return (
    <Labelled label={say('edit.heroGame')}>
      <Input
        required
        list="games"
        autoComplete="off"
        value={draft.fields['game'] ?? ''}
        onChange={(event) => draft.set('game', event.target.value)}
      />
      <Games id="games" />
    </Labelled>
  )
}

function Slugs({ draft, name }: FieldsProps & { readonly name: 'first' | 'without' | 'games' }) {
  const say = useSay()
  return (
    <Labelled label={say(`edit.${name}`)}>
      <Area
        rows={6}
        value={draft.fields[name] ?? ''}
        onChange={(event) => draft.set(name, event.target.value)}
      />
    </Labelled>
  )
}

/** A collection that an operator has created: its games, and whether home shows it. */
function OwnCollection(props: FieldsProps) {
  const say = useSay()
  const { draft } = props
  return (
    <>
      <p className={styles.quiet}>{say('edit.newCollection')}</p>
      <Slugs {...props} name="games" />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft.fields['home'] === 'on'}
          onChange={(event) => draft.set('home', event.target.checked ? 'on' : '')}
        />
        <span>{say('edit.home')}</span>
      </label>
    </>
  )
}

/** Texts, one language at a time; unedited ones show the build's text. */
function ByLanguage({ subject, draft, base }: FieldsProps) {
  const say = useSay()
  const [language, setLanguage] = useState<string>('en')
  const names = textsOf(subject)
  const isNeededInAll = ['new', 'event'].includes(kindOf(subject))
  const missing = isNeededInAll ? missingIn(subject, draft.fields) : []
  const isEdited = (one: string) => names.some((name) => draft.fields[`${one}.${name}`])
  return (
    <fieldset>
      <legend>{say('edit.texts')}</legend>
      <Labelled label={say('language')}>
        <select
          className={styles.input}
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {isEdited(one) ? `${LANGUAGE_NAMES[one]} ●` : LANGUAGE_NAMES[one]}
            </option>
          ))}
        </select>
      </Labelled>
      {names.map((name) => {
        const field = `${language}.${name}`
        const shared = {
          lang: language,
          value: draft.fields[field] ?? '',
          placeholder: baseText(base, field),
          onChange: (event: { target: { value: string } }) => draft.set(field, event.target.value),
        }
        return (
          <Labelled key={name} label={say(`edit.text.${name}` as TextKey)}>
            {['how', 'lead', 'about'].includes(name) ? <Area rows={4} {...shared} /> : <Input {...shared} />}
          </Labelled>
        )
      })}
      {missing.length > 0 && (
        <p className={styles.warning}>
          {say('edit.missing', { languages: missing.map((one) => LANGUAGE_NAMES[one]).join(' · ') })}
        </p>
      )}
    </fieldset>
  )
}

/** One text in all languages at once; all are required. */
function Everywhere({ draft }: FieldsProps) {
  const say = useSay()
  return (
    <>
      <Labelled label={say('edit.endsAt')}>
        <Input
          type="datetime-local"
          value={draft.fields['endsAt'] ?? ''}
          onChange={(event) => draft.set('endsAt', event.target.value)}
        />
      </Labelled>
      <fieldset className={editStyles.columns}>
        <legend>{say('edit.texts')}</legend>
        {LANGUAGES.map((language) => (
          <Labelled key={language} label={LANGUAGE_NAMES[language]}>
            <Input
              required
              lang={language}
              maxLength={200}
              value={draft.fields[`${language}.text`] ?? ''}
              onChange={(event) => draft.set(`${language}.text`, event.target.value)}
            />
          </Labelled>
        ))}
      </fieldset>
    </>
  )
}
