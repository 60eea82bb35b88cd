import { useState, type ComponentProps } from 'react'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { baseText, kindOf, textsOf } from './edit-draft.ts'
import { Input, Labelled } from './Parts.tsx'
import { useSay, type TextKey } from './texts.ts'
import type { DraftNow } from './use-draft.ts'
import { useReadCommand } from './use-read.ts'
import styles from './console.module.css'

const Area = (props: ComponentProps<'textarea'>) => (
  <textarea dir="auto" {...props} className={styles.input} />
)

interface FieldsProps {
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
  const { facts: games } = useReadCommand<readonly { readonly slug: string }[]>({ command: 'games list' })
  return (
    <Labelled label={say('edit.heroGame')}>
      <Input
        required
        list="games"
        autoComplete="off"
        value={draft.fields['game'] ?? ''}
        onChange={(event) => draft.set('game', event.target.value)}
      />
      <datalist id="games">
        {games?.map(({ slug }) => (
          <option key={slug} value={slug} />
        ))}
      </datalist>
    </Labelled>
  )
}

function Slugs({ draft, name }: FieldsProps & { readonly name: 'first' | 'without' }) {
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

/** Texts of one language at a time, with those of the build where nothing is edited. */
function ByLanguage({ subject, draft, base }: FieldsProps) {
  const say = useSay()
  const [language, setLanguage] = useState<string>('en')
  const names = textsOf(subject)
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
              {isEdited(one) ? `${one} ●` : one}
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
            {name === 'how' || name === 'lead' ? <Area rows={4} {...shared} /> : <Input {...shared} />}
          </Labelled>
        )
      })}
    </fieldset>
  )
}

/** One text in all languages at once: none may be missing. */
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
      <fieldset>
        <legend>{say('edit.texts')}</legend>
        {LANGUAGES.map((language) => (
          <Labelled key={language} label={language}>
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
