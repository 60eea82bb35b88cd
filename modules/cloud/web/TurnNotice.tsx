import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { leaveLine, takeSeat } from './cloud-acts.ts'
import type { TurnTicket } from './cloud-state.ts'
import { CountRing } from './CountRing.tsx'
import { useSecondsUntil } from './use-seconds-until.ts'
import { cloudTexts } from './texts.ts'
import { Refused } from './Ticket.tsx'
import { useCloudAct } from './use-cloud-act.ts'
import { useLeaveQuestions } from './use-leave.ts'
import styles from './cloud-overlay.module.css'

interface TurnNoticeProps {
  readonly ticket: TurnTicket
  readonly isBesideGame: boolean
}

/** The turn, shown on any page. It takes neither focus nor controls, so that a running game can be finished first. */
export function TurnNotice({ ticket, isBesideGame }: TurnNoticeProps) {
  const text = useMessages(cloudTexts)
  const left = useSecondsUntil(ticket.turnEndsAt)
  const act = useCloudAct()
  const { askGiveUp } = useLeaveQuestions()
  const giveUp = async () => {
    if (await askGiveUp()) await act.run(leaveLine)
  }
  return (
    <section
      className={styles.notice}
      data-turn
      data-place={isBesideGame ? 'game' : 'page'}
      aria-label={text('turn.title')}
    >
      <span role="timer" aria-label={text('turn.seconds', { seconds: left })}>
        <CountRing seconds={left}>
          <span aria-hidden="true">{left}</span>
        </CountRing>
      </span>
      <div className={styles.notes} role="alert">
        <strong>{text('turn.title')}</strong>
        <p>{text('turn.note', { game: ticket.gameName })}</p>
      </div>
      <Refused act={act} />
      <div className={styles.ways}>
        <Button look="act" isPending={act.isPending} onClick={() => void act.enter(() => takeSeat(ticket))}>
          {text('turn.enter')}
        </Button>
        <Button look="ghost" onClick={() => void giveUp()}>
          {text('turn.giveUp')}
        </Button>
      </div>
    </section>
  )
}
