import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { FailedRead } from '#kit/web/FailedRead.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { duelsCalls, type ListedDuel } from '../calls.ts'
import { duelPath, DUELS_LIVE } from '../model.ts'
import { rivalsIn, standingOf } from './duel-words.ts'
import { duelsTexts } from './texts.ts'
import { useWording } from './use-wording.ts'
import styles from './duels.module.css'

/** The player's duels and whose turn it is; nothing if there are none. */
export function DuelList({ except }: { readonly except?: string }) {
  const text = useMessages(duelsTexts)
  const { data, error } = useRead(duelsCalls.listDuels, {}, { live: DUELS_LIVE, onOpen: true })
  const duels = data?.duels.filter(({ code }) => code !== except) ?? []
  if (!data && error)
    return (
      <FailedRead
        title={text('list.failed')}
        retry={text('retry')}
        refusal={error.refusal}
        call={duelsCalls.listDuels}
      />
    )
  if (duels.length === 0) return null
  return (
    <section className={styles.list}>
      <h3>{text('list.title')}</h3>
      <ul>
        {duels.map((duel) => (
          <li key={duel.code}>
            <DuelRow duel={duel} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DuelRow({ duel }: { readonly duel: ListedDuel }) {
  const wording = useWording()
  const { slug, code, title, seat, turn, status } = duel
  const language = useLanguage()
  const rivals = new Intl.ListFormat(language, { type: 'conjunction' }).format(rivalsIn(duel, wording))
  return (
    <Anchor
      className={styles.row}
      href={duelPath(slug, code)}
      data-turn={(status === 'running' && turn === seat) || undefined}
      data-over={status === 'ended' || undefined}
    >
      <span>
        <strong>{title}</strong>
        <span dir="auto">{rivals}</span>
      </span>
      <span className={styles.state}>{standingOf(duel, wording)}</span>
    </Anchor>
  )
}
