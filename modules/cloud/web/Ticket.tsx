import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { sayDuration } from '#kit/i18n/durations.ts'
import { useMessages, useNumber, useSpeech } from '#kit/i18n/use-messages.ts'
import { minutes } from '#kit/time/time.ts'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { ArrowsInSimpleIcon } from '#kit/ui/icons/stage.tsx'
import { leaveLine, takeSeat } from './cloud-acts.ts'
import { boatProgress, type Ticket as AnyTicket, type TurnTicket, type WaitingTicket } from './cloud-state.ts'
import { minimiseTicket } from './cloud-store.ts'
import { CountRing } from './CountRing.tsx'
import { TextWithBigNumber } from './TextWithBigNumber.tsx'
import { useSecondsUntil } from './use-seconds-until.ts'
import { cloudTexts } from './texts.ts'
import { TicketSea } from './TicketSea.tsx'
import { useCloudAct } from './use-cloud-act.ts'
import { useLeaveQuestions } from './use-leave.ts'
import styles from './ticket.module.css'

/** One of our games, to play while waiting. */
const MEANWHILE = { href: '/g/2048', name: '2048' } as const

interface TicketProps<Shown extends AnyTicket = AnyTicket> {
  readonly ticket: Shown
  /** Beside a game there is already something to play. */
  readonly hasMeanwhile?: boolean
}

/** A place in a queue: position, wait, and the ways out of it (spec 2.26, 4.8). */
export function Ticket({ ticket, hasMeanwhile = true }: TicketProps) {
  return ticket.progress === 'turn' ? (
    <TurnCard ticket={ticket} />
  ) : (
    <WaitingCard ticket={ticket} hasMeanwhile={hasMeanwhile} />
  )
}

function WaitingCard({ ticket, hasMeanwhile }: TicketProps<WaitingTicket>) {
  const text = useMessages(cloudTexts)
  const number = useNumber()
  const { askLeave } = useLeaveQuestions()
  const act = useCloudAct()
  const leave = async () => {
    if (await askLeave(ticket.gameName)) await act.run(leaveLine)
  }
  return (
    <section className={styles.place} aria-label={text('ticket.label')}>
      <div className={styles.ticket}>
        <div className={styles.upper}>
          <div className={styles.head}>
            <h2 className={styles.game}>
              <bdi>{ticket.gameName}</bdi>
            </h2>
            <IconButton
              look="clear"
              label={text('ticket.small')}
              icon={<ArrowsInSimpleIcon />}
              className={styles.small}
              onClick={minimiseTicket}
            />
          </div>
          <p className={styles.position} role="status">
            <TextWithBigNumber
              say={(position) => text('ticket.place', { position })}
              value={number(ticket.position)}
              className={styles.number}
            />
          </p>
          <TicketSea progress={boatProgress(ticket)} />
        </div>
        <dl className={styles.lower}>
          <div>
            <dt>{text('ticket.wait')}</dt>
            <dd data-known={ticket.waitMinutes !== null || undefined}>
              <Wait wait={ticket.waitMinutes} />
            </dd>
          </div>
          <div>
            <dt>{text('ticket.line')}</dt>
            <dd data-known>
              <bdi>{ticket.lineName}</bdi>
            </dd>
          </div>
        </dl>
      </div>
      <Refused act={act} />
      <div className={styles.ways}>
        {hasMeanwhile && (
          <ButtonLink href={MEANWHILE.href} className={styles.main}>
            {text('ticket.meanwhile', { game: MEANWHILE.name })}
          </ButtonLink>
        )}
        <Button look="danger" isPending={act.isPending} onClick={() => void leave()}>
          {text('ticket.leave')}
        </Button>
      </div>
    </section>
  )
}

function Wait({ wait }: { readonly wait: number | null }) {
  const text = useMessages(cloudTexts)
  const { say } = useSpeech()
  if (wait === null) return text('ticket.waitUnknown')
  return wait === 0 ? text('ticket.waitNone') : sayDuration(minutes(wait), say)
}

/** The turn: enter in time, or give it up (spec 4.8, 4.9). */
function TurnCard({ ticket }: TicketProps<TurnTicket>) {
  const text = useMessages(cloudTexts)
  const act = useCloudAct()
  const left = useSecondsUntil(ticket.turnEndsAt)
  const { askGiveUp } = useLeaveQuestions()
  const giveUp = async () => {
    if (await askGiveUp()) await act.run(leaveLine)
  }
  return (
    <section className={styles.place} aria-label={text('ticket.label')}>
      <div className={styles.ticket} data-turn>
        <div className={styles.turn}>
          <div className={styles.turnWords} role="alert">
            <h2 className={styles.turnTitle}>{text('turn.title')}</h2>
            <p className={styles.game}>{text('turn.note', { game: ticket.gameName })}</p>
          </div>
          <span role="timer" aria-label={text('turn.seconds', { seconds: left })}>
            <CountRing seconds={left}>
              <span aria-hidden="true">{left}</span>
            </CountRing>
          </span>
        </div>
      </div>
      <Refused act={act} />
      <div className={styles.ways}>
        <Button
          look="act"
          className={styles.main}
          isPending={act.isPending}
          onClick={() => void act.enter(() => takeSeat(ticket))}
        >
          {text('turn.enter')}
        </Button>
        <Button look="danger" onClick={() => void giveUp()}>
          {text('turn.giveUp')}
        </Button>
      </div>
    </section>
  )
}

/** Why the last action failed. */
export function Refused({ act }: { readonly act: Pick<ReturnType<typeof useCloudAct>, 'refusal'> }) {
  const refusal = useRefusalText()
  if (!act.refusal) return null
  return (
    <p className={styles.refused} role="alert">
      {refusal(act.refusal)}
    </p>
  )
}
