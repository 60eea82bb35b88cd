import { useState, type FormEvent } from 'react'
import { usePropose } from './ChangeDialog.tsx'
import { contentOf } from './edit-draft.ts'
import { EditConflict } from './EditConflict.tsx'
import { EditFields } from './EditFields.tsx'
import { EditPreview } from './EditPreview.tsx'
import { EventPage } from './EventPage.tsx'
import { jsonFile } from './input-file.ts'
import { FlagsForm } from './FlagsForm.tsx'
import { mayDo, type Me } from './me.ts'
import { Act, Input, Labelled, NothingYet, RefusalNote } from './Parts.tsx'
import { ResultTable } from './ResultTable.tsx'
import { useSay, type TextKey } from './texts.ts'
import { useDraft } from './use-draft.ts'
import { useReadCommand } from './use-read.ts'
import styles from './console.module.css'
import numbersStyles from './numbers.module.css'

const ALONE = ['hero', 'order', 'announcement'] as const
const NAMED = ['game', 'collection'] as const
const EVENTS = ['event'] as const

/** Editable content: hero, order, texts of games, collections, announcements, events and flags. */
export function EditPage({ me, rest }: { readonly me: Me; readonly rest: string }) {
  const say = useSay()
  const subject = decodeURIComponent(rest) || 'hero'
  const tabs = [...ALONE, ...NAMED, ...EVENTS, ...(mayDo(me, 'flags set') ? (['flags'] as const) : [])]
  const kind = subject.split(':')[0]
  const isNamed = (NAMED as readonly string[]).includes(kind ?? '')
  const isEvent = kind === EVENTS[0]
  const isEdited = tabs.some((one) => one === kind) && kind !== 'flags' && !isEvent
  return (
    <>
      <nav className={numbersStyles.tabs} aria-label={say('edit.what')}>
        {tabs.map((one) => (
          <a key={one} href={`#/edit/${one}`} aria-current={one === kind ? 'page' : undefined}>
            {say(`edit.${one}` as TextKey)}
          </a>
        ))}
      </nav>
      {kind === 'flags' && <FlagsForm />}
      {isNamed && <Chooser key={kind} kind={kind!} chosen={subject.split(':')[1] ?? ''} />}
      {isEdited && (!isNamed || subject.includes(':')) && <Editor key={subject} subject={subject} />}
      {isEvent && <EventPage key={subject} slug={subject.split(':')[1] ?? ''} />}
      {!isEvent && <Edited />}
    </>
  )
}

/** Chooses the game or collection to edit. */
function Chooser({ kind, chosen }: { readonly kind: string; readonly chosen: string }) {
  const say = useSay()
  const [name, setName] = useState(chosen)
  const open = (event: FormEvent) => {
    event.preventDefault()
    location.hash = `#/edit/${kind}:${encodeURIComponent(name.trim())}`
  }
  return (
    <form className={styles.row} onSubmit={open}>
      <Labelled label={say(`edit.${kind}Name` as TextKey)}>
        <Input
          required
          pattern="[A-Za-z0-9\-]+"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Labelled>
      <Act type="submit">{say('edit.open')}</Act>
    </form>
  )
}

function Editor({ subject }: { readonly subject: string }) {
  const say = useSay()
  const propose = usePropose()
  const draft = useDraft(subject, { command: 'edits show', words: { SUBJECT: subject } })
  const [at, setAt] = useState('')
  const { facts, refusal, on, form } = draft
  if (!facts) return <NothingYet refusal={refusal} />
  const options = { on: String(on) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const file = jsonFile('edit.json', contentOf(form, draft.fields))
    propose(
      {
        command: 'edits set',
        words: { SUBJECT: subject, FILE: file.name },
        options: { ...options, ...(at ? { at: `${at}Z` } : {}) },
        files: [file],
      },
      draft.done,
    )
  }
  const take = (command: string) =>
    propose({ command, words: { SUBJECT: subject }, options: { on: String(facts.version) } }, draft.done)
  return (
    <>
      <form className={styles.panel} onSubmit={submit} aria-label={subject}>
        <h2>{subject.includes(':') ? <bdi>{subject}</bdi> : say(`edit.${subject}` as TextKey)}</h2>
        <RefusalNote refusal={refusal} />
        {draft.isConflict && <EditConflict draft={draft} />}
        <EditFields subject={form} draft={draft} base={facts.base} />
        <EditPreview subject={form} fields={draft.fields} base={facts.base} />
        <div className={styles.row}>
          <Labelled label={say('edit.at')}>
            <Input type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
          </Labelled>
          <Act type="submit" look="act">
            {say('try')}
          </Act>
          {draft.isDirty && <Act onClick={draft.drop}>{say('edit.drop')}</Act>}
          {facts.version > 0 && <Act onClick={() => take('edits undo')}>{say('edit.undo')}</Act>}
          {facts.version > 0 && <Act onClick={() => take('edits clear')}>{say('edit.clear')}</Act>}
        </div>
        {draft.isDirty && (
          <p role="status" className={styles.quiet}>
            {say('edit.draft')}
          </p>
        )}
      </form>
      {facts.versions.length > 0 && (
        <section className={styles.panel} aria-label={say('edit.versions')}>
          <h2>{say('edit.versions')}</h2>
          <ResultTable name="edits" facts={facts.versions} text="" />
        </section>
      )}
    </>
  )
}

/** Everything that is edited at present. */
function Edited() {
  const say = useSay()
  const { facts, text } = useReadCommand<readonly { readonly subject: string }[]>(
    { command: 'edits list' },
    10_000,
  )
  if (!facts) return null
  return (
    <section className={styles.panel} aria-label={say('edit.all')}>
      <h2>{say('edit.all')}</h2>
      {facts.length === 0 && <p className={styles.quiet}>{say('edit.none')}</p>}
      {facts.length > 0 && <ResultTable name="edits list" facts={facts} text={text} />}
    </section>
  )
}
