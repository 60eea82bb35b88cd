import { useState } from 'react'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { usePropose } from './ChangeDialog.tsx'
import { mayDo, type Me } from './me.ts'
import { Act, Input, Labelled, Loading, RefusalNote } from './Parts.tsx'
import { ReviewReport, type SeenReport } from './ReviewReport.tsx'
import { useMoment, useSay, type TextKey } from './texts.ts'
import { useReadCommand } from './use-read.ts'
import styles from './console.module.css'

const LOOK_EVERY_MS = 10_000

interface Waiting {
  readonly versionKey: string
  readonly slug: string
  readonly title: string
  readonly maker: string
  readonly number: number
  readonly askedAt: number | null
}

interface Reported {
  readonly slug: string
  readonly reports: number
  readonly reasons: Readonly<Record<string, number>>
}

interface Queue {
  readonly asked: readonly Waiting[]
  readonly reported: readonly Reported[]
}

interface DeclaredBadge {
  readonly badgeId: string
  readonly words: Readonly<Record<string, { readonly title: string; readonly task: string }>>
  readonly picture: string | null
}

interface Looked extends Waiting {
  readonly accountId: number
  readonly state: string
  readonly age: number | null
  readonly words: Readonly<
    Record<string, { readonly title: string; readonly pitch: string; readonly how: readonly string[] }>
  >
  readonly traits: { readonly licence: string; readonly ages: Readonly<Record<string, string>> } | null
  readonly downFor: string | null
  readonly report: SeenReport | null
  readonly address: string | null
  /** A digest of what this view shows, so that a decision applies to that. */
  readonly seen: string
  readonly cover: string | null
  readonly badges: readonly DeclaredBadge[]
  readonly threads: boolean
}

/** Developers' games that wait for a review or that players have reported, in one queue. */
export function Reviews({ me }: { readonly me: Me }) {
  const say = useSay()
  const moment = useMoment()
  const [chosen, setChosen] = useState<string>()
  const { facts, refusal, again } = useReadCommand<Queue>({ command: 'reviews list' }, LOOK_EVERY_MS)
  const isEmpty = facts && facts.asked.length + facts.reported.length === 0
  if (isEmpty && !chosen && !refusal) return <EmptyState title={say('reviews.none')} />
  return (
    <div className={styles.split}>
      <section className={styles.list} aria-label={say('reviews.list')}>
        <RefusalNote refusal={refusal} />
        {isEmpty && <p className={styles.quiet}>{say('reviews.none')}</p>}
        {facts?.asked.map((one) => (
          <button
            key={one.versionKey}
            type="button"
            className={styles.item}
            aria-pressed={one.versionKey === chosen}
            onClick={() => setChosen(one.versionKey)}
          >
            <strong>
              <bdi>{one.title}</bdi>
            </strong>
            <span className={styles.quiet}>
              {say('reviews.version', { number: one.number, maker: one.maker, when: moment(one.askedAt) })}
            </span>
          </button>
        ))}
        {facts?.reported.map((one) => (
          <ReportedGame key={one.slug} game={one} me={me} onChange={again} />
        ))}
      </section>
      {!facts && !refusal && <Loading />}
      {chosen ? (
        <ReviewView
          key={chosen}
          me={me}
          versionKey={chosen}
          onChange={() => {
            setChosen(undefined)
            again()
          }}
        />
      ) : (
        facts && !isEmpty && <p className={styles.quiet}>{say('reviews.choose')}</p>
      )}
    </div>
  )
}

function ReportedGame({
  game: { slug, reports, reasons },
  me,
  onChange,
}: {
  readonly game: Reported
  readonly me: Me
  readonly onChange: () => void
}) {
  const say = useSay()
  const propose = usePropose()
  const why = Object.entries(reasons).map(([reason, count]) =>
    say(`reviews.because.${reason}` as TextKey, { count }),
  )
  return (
    <div className={styles.panel}>
      <strong>
        <bdi>{slug}</bdi>
      </strong>
      <p>{say('reviews.reports', { count: reports })}</p>
      <p className={styles.quiet}>{why.join(' · ')}</p>
      <div className={styles.row}>
        <Act onClick={() => propose({ command: 'reviews close', words: { GAME: slug } }, onChange)}>
          {say('reviews.close')}
        </Act>
        {mayDo(me, 'reviews down') && <TakeDown slug={slug} onChange={onChange} />}
      </div>
    </div>
  )
}

function TakeDown({ slug, onChange }: { readonly slug: string; readonly onChange: () => void }) {
  const say = useSay()
  const propose = usePropose()
  const [why, setWhy] = useState('')
  return (
    <>
      <Labelled label={say('reviews.why')}>
        <Input maxLength={500} value={why} onChange={(event) => setWhy(event.target.value)} />
      </Labelled>
      <Act
        look="danger"
        disabled={why.trim() === ''}
        onClick={() =>
          propose({ command: 'reviews down', words: { GAME: slug, TEXT: why.trim() } }, onChange)
        }
      >
        {say('reviews.down')}
      </Act>
    </>
  )
}

interface ViewProps {
  readonly me: Me
  readonly versionKey: string
  readonly onChange: () => void
}

/** The game in a frame, beside the report of the inspector. */
function ReviewView({ me, versionKey, onChange }: ViewProps) {
  const say = useSay()
  const [isPlayed, setPlayed] = useState(false)
  const { facts: one, refusal } = useReadCommand<Looked>({
    command: 'reviews show',
    words: { VERSION: versionKey },
  })
  if (!one) return <RefusalNote refusal={refusal} />
  return (
    <section className={styles.panel}>
      <h2>
        <bdi>{one.title}</bdi>
      </h2>
      <p className={styles.quiet}>
        {say('reviews.by', { maker: one.maker, number: one.number, age: String(one.age ?? '–') })}{' '}
        {mayDo(me, 'users timeline') && (
          <a href={`#/support/${one.accountId}`}>{say('player', { id: String(one.accountId) })}</a>
        )}
      </p>
      {one.cover !== null && <img className={styles.cover} src={one.cover} alt={one.title} />}
      {one.address === null && <p className={styles.quiet}>{say('reviews.nowhere')}</p>}
      {one.address !== null && !isPlayed && (
        <div className={styles.row}>
          <Act look="act" onClick={() => setPlayed(true)}>
            {say('reviews.play')}
          </Act>
          <a href={one.address} target="_blank" rel="noreferrer">
            {say('reviews.tab')}
          </a>
        </div>
      )}
      {one.address !== null && isPlayed && (
        <iframe
          className={styles.game}
          src={one.address}
          title={say('reviews.frame', { title: one.title })}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a preview has its own origin
          sandbox="allow-scripts allow-pointer-lock allow-same-origin"
          allow={one.threads ? 'cross-origin-isolated' : undefined}
          referrerPolicy="no-referrer"
        />
      )}
      <h3>{say('reviews.report')}</h3>
      <ReviewReport report={one.report} />
      <h3>{say('reviews.words')}</h3>
      {Object.entries(one.words).map(([language, { title, pitch, how }]) => (
        <details key={language} open={language === 'en'}>
          <summary>
            <bdi>{language}</bdi>: <bdi>{title}</bdi>
          </summary>
          <p>
            <bdi>{pitch}</bdi>
          </p>
          <ul>
            {how.map((line) => (
              <li key={line}>
                <bdi>{line}</bdi>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {one.badges.length > 0 && <DeclaredBadges badges={one.badges} />}
      {one.traits && (
        <p>
          <bdi>{one.traits.licence}</bdi> ·{' '}
          <bdi lang="en">
            {Object.entries(one.traits.ages)
              .filter(([, answer]) => answer !== 'no')
              .map(([question, answer]) => `${question}: ${answer}`)
              .join(', ') || say('reviews.harmless')}
          </bdi>
        </p>
      )}
      {one.state === 'asked' && <Decide versionKey={versionKey} seen={one.seen} onChange={onChange} />}
      <TakeDown slug={one.slug} onChange={onChange} />
    </section>
  )
}

function DeclaredBadges({ badges }: { readonly badges: readonly DeclaredBadge[] }) {
  const say = useSay()
  return (
    <>
      <h3>{say('reviews.badges')}</h3>
      {badges.map(({ badgeId, words, picture }) => (
        <details key={badgeId}>
          <summary>
            {picture !== null && <img src={picture} alt="" width="32" height="32" />}{' '}
            <bdi>{words['en']?.title}</bdi>
          </summary>
          <ul>
            {Object.entries(words).map(([language, { title, task }]) => (
              <li key={language}>
                <bdi>{language}</bdi>: <bdi>{title}</bdi>, <bdi>{task}</bdi>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  )
}

function Decide({ versionKey, seen, onChange }: Omit<ViewProps, 'me'> & { readonly seen: string }) {
  const say = useSay()
  const propose = usePropose()
  const [text, setText] = useState('')
  const run = (command: string, more: Readonly<Record<string, string>> = {}) =>
    propose(
      { command, words: { VERSION: versionKey, ...more, ...(text.trim() ? { TEXT: text.trim() } : {}) } },
      onChange,
    )
  return (
    <>
      <Labelled label={say('reviews.text')}>
        <Input maxLength={500} value={text} onChange={(event) => setText(event.target.value)} />
      </Labelled>
      <div className={styles.row}>
        <Act look="act" onClick={() => run('reviews approve', { SEEN: seen })}>
          {say('reviews.approve')}
        </Act>
        <Act look="danger" disabled={text.trim() === ''} onClick={() => run('reviews refuse')}>
          {say('reviews.refuse')}
        </Act>
      </div>
    </>
  )
}
