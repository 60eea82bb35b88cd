import { useState, type FormEvent } from 'react'
import { usePropose } from './ChangeDialog.tsx'
import { contentOf, fieldsOf, type ShownEdit } from './edit-draft.ts'
import { EditConflict } from './EditConflict.tsx'
import { EditFields } from './EditFields.tsx'
import { EditPreview } from './EditPreview.tsx'
import { jsonFile } from './input-file.ts'
import { Act, Input, Labelled, NothingYet, RefusalNote } from './Parts.tsx'
import { objectIn } from './json-object.ts'
import { useMoment, useSay, type TextKey } from './texts.ts'
import { useDraft } from './use-draft.ts'
import { useReadCommand } from './use-read.ts'
import styles from './console.module.css'
import editStyles from './edit.module.css'

type EventState = 'before' | 'running' | 'over' | 'settled' | 'removed'

interface ListedEvent {
  readonly slug: string
  readonly title: string
  readonly kind: 'season' | 'contest'
  readonly startsAt: string
  readonly endsAt: string
  readonly state: EventState
}

/** Seasons and contests: a list, and a form for a new or existing one. */
export function EventPage({ slug }: { readonly slug: string }) {
  const events = useReadCommand<readonly ListedEvent[]>({ command: 'events list' }, 10_000)
  return (
    <>
      <Events {...events} chosen={slug} />
      <EventForm slug={slug} onDone={events.again} />
    </>
  )
}

interface EventsProps {
  readonly facts: readonly ListedEvent[] | undefined
  readonly refusal: Parameters<typeof RefusalNote>[0]['refusal']
  readonly chosen: string
  again(): void
}

function Events({ facts, refusal, chosen, again }: EventsProps) {
  const say = useSay()
  const moment = useMoment()
  const propose = usePropose()
  const stop = (command: string, name: string) => propose({ command, words: { NAME: name } }, again)
  if (!facts) return <NothingYet refusal={refusal} />
  return (
    <section className={styles.panel} aria-label={say('edit.event')}>
      {facts.length === 0 && <p className={styles.quiet}>{say('event.none')}</p>}
      <ul className={styles.list}>
        {facts.map(({ slug, title, kind, startsAt, endsAt, state }) => (
          <li key={slug} className={editStyles.event}>
            <a
              className={styles.item}
              href={`#/edit/event:${slug}`}
              aria-current={slug === chosen ? 'page' : undefined}
            >
              <span className={editStyles.head}>
                <strong lang="en">{title}</strong>
                <span className={styles.badge}>{say(`event.state.${state}` as TextKey)}</span>
              </span>
              <small className={styles.hint}>
                {say('event.times', {
                  kind: say(`event.kind.${kind}`),
                  from: moment(Date.parse(startsAt)),
                  until: moment(Date.parse(endsAt)),
                })}
              </small>
            </a>
            {state === 'before' && (
              <Act look="danger" onClick={() => stop('events remove', slug)}>
                {say('event.remove', { title })}
              </Act>
            )}
            {state === 'running' && (
              <Act look="danger" onClick={() => stop('events end', slug)}>
                {say('event.end', { title })}
              </Act>
            )}
          </li>
        ))}
      </ul>
      {chosen !== '' && (
        <p>
          <a href="#/edit/event">{say('event.new')}</a>
        </p>
      )}
    </section>
  )
}

type ShownEvent = ShownEdit & { readonly state?: EventState }

/** A form for a new or existing event; after its start only texts and picture can change. */
function EventForm({ slug, onDone }: { readonly slug: string; onDone(): void }) {
  const say = useSay()
  const propose = usePropose()
  const isNew = slug === ''
  const subject = isNew ? 'event' : `event:${slug}`
  const draft = useDraft(subject, isNew ? 'new' : { command: 'events show', words: { NAME: slug } })
  const [fault, setFault] = useState(false)
  const { facts, refusal } = draft
  if (!facts) return <NothingYet refusal={refusal} />
  const { state } = facts as ShownEvent
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const file = jsonFile('event.json', contentOf('event', draft.fields))
    const change = {
      command: 'events change',
      words: { NAME: slug, FILE: file.name },
      options: { on: String(draft.on) },
      files: [file],
    }
    const add = { command: 'events add', words: { FILE: file.name }, files: [file] }
    const made = draft.fields['slug'] ?? ''
    propose(isNew ? add : change, () => {
      draft.done()
      onDone()
      if (isNew) location.hash = `#/edit/event:${made.trim()}`
    })
  }
  /** Fills in a file, such as one from translators. */
  const fill = async (file: File | undefined) => {
    const content = file && objectIn(await file.text(), 'The file')
    setFault(file !== undefined && content === undefined)
    if (content) draft.fill(fieldsOf('event', content))
  }
  return (
    <form className={styles.panel} onSubmit={submit} aria-label={isNew ? say('event.new') : slug}>
      <h2>{isNew ? say('event.new') : <bdi>{slug}</bdi>}</h2>
      {state === 'running' && <p className={styles.warning}>{say('event.hasBegun')}</p>}
      <RefusalNote refusal={refusal} />
      {draft.isConflict && <EditConflict draft={draft} />}
      <Labelled label={say('event.file')}>
        <Input
          type="file"
          accept="application/json"
          onChange={(event) => void fill(event.target.files?.[0])}
        />
      </Labelled>
      {fault && (
        <p role="alert" className={styles.alert}>
          {say('event.noFile')}
        </p>
      )}
      <EditFields subject="event" draft={draft} base={null} />
      <EditPreview subject="event" fields={draft.fields} base={null} />
      <div className={styles.row}>
        <Act type="submit" look="act">
          {say('try')}
        </Act>
        {draft.isDirty && <Act onClick={draft.drop}>{say('edit.drop')}</Act>}
      </div>
      {draft.isDirty && (
        <p role="status" className={styles.quiet}>
          {say('edit.draft')}
        </p>
      )}
    </form>
  )
}
