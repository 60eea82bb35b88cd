import { useMessages } from '#kit/i18n/use-messages.ts'
import { useStore } from '#kit/ui/store.ts'
import { joinLine } from './cloud-acts.ts'
import type { LineOffer, Ticket as AnyTicket } from './cloud-state.ts'
import { cloudStore } from './cloud-store.ts'
import { KeptPlayCard } from './KeptPlayCard.tsx'
import { LineList, useLines } from './LineList.tsx'
import { MissedCard } from './MissedCard.tsx'
import { cloudTexts } from './texts.ts'
import { Refused, Ticket } from './Ticket.tsx'
import { useCloudAct } from './use-cloud-act.ts'
import { useLeaveQuestions } from './use-leave.ts'
import { usePings } from './use-pings.ts'
import styles from './cloud.module.css'

/** The player's state in the cloud: a ticket, a play, a missed turn, or nothing (spec 4.8). */
export function MyPlace() {
  const { ticket, play, missed, isTicketSmall } = useStore(cloudStore)
  if (ticket && !isTicketSmall)
    return (
      <div className={styles.mine}>
        <Ticket ticket={ticket} />
        {ticket.progress === 'waiting' && <OtherLines key={ticket.gameKey} ticket={ticket} />}
      </div>
    )
  if (play)
    return (
      <div className={styles.mine}>
        <KeptPlayCard play={play} />
      </div>
    )
  if (missed)
    return (
      <div className={styles.mine}>
        <MissedCard place={missed} />
      </div>
    )
  return null
}

/** Other lines of the queued game: one may be quicker (spec 2.25). */
function OtherLines({ ticket }: { readonly ticket: AnyTicket }) {
  const text = useMessages(cloudTexts)
  const { data } = useLines(ticket.gameKey)
  const lines = data?.lines ?? []
  const pingOf = usePings(lines)
  const act = useCloudAct()
  const { makeRoom } = useLeaveQuestions()
  if (lines.length === 0) return null
  const change = async (line: LineOffer) => {
    const { gameKey, gameName } = ticket
    const place = { gameKey, gameName, lineKey: line.lineKey, lineName: line.name }
    const makeIt = await makeRoom(place)
    if (!makeIt) return
    await act.run(async () => {
      await makeIt()
      await joinLine(place)
    })
  }
  return (
    <section aria-labelledby="lines" className={styles.lines}>
      <h2 id="lines">{text('lines.title')}</h2>
      <Refused act={act} />
      <LineList
        lines={lines}
        pingOf={pingOf}
        chosen={ticket.lineKey}
        onChoose={(line) => void change(line)}
      />
    </section>
  )
}
