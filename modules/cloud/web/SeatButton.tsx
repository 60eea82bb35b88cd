import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { PlayIcon } from '#kit/ui/icons/shell.tsx'
import { useStore } from '#kit/ui/store.ts'
import { useState } from 'react'
import { offerOf } from './best-line.ts'
import { comeBack, joinLine, takeSeat, type Choice } from './cloud-acts.ts'
import type { CloudGameCard, LineOffer, Place } from './cloud-state.ts'
import { cloudStore, hideGame } from './cloud-store.ts'
import { NoTime } from './NoTime.tsx'
import { cloudTexts } from './texts.ts'
import { Refused } from './Ticket.tsx'
import { useCloudAct } from './use-cloud-act.ts'
import { useLeaveQuestions } from './use-leave.ts'
import styles from './cloud-sheet.module.css'

/** Time a player must have left to queue or to start. */
const LEAST_SECONDS = 60

/** The ticket is above the games, so scroll up. */
function showPlace() {
  hideGame()
  scrollTo({ top: 0 })
}

interface SeatButtonProps {
  readonly game: CloudGameCard
  readonly line: LineOffer
}

/** The main button: back to the play, the ticket, a seat, or a place in the queue. */
export function SeatButton({ game, line }: SeatButtonProps) {
  const text = useMessages(cloudTexts)
  const { play, ticket, secondsLeft } = useStore(cloudStore)
  const act = useCloudAct()
  const { makeRoom } = useLeaveQuestions()
  /** The free seat is taken meanwhile: the queue is offered instead. */
  const [isSeatGone, setSeatGone] = useState(false)
  const place: Place & Choice = {
    gameKey: game.gameKey,
    gameName: game.name,
    lineKey: line.lineKey,
    lineName: line.name,
  }
  const isHere = (held: Choice | undefined) =>
    held !== undefined && held.gameKey === place.gameKey && held.lineKey === place.lineKey

  if (play?.gameKey === game.gameKey)
    return (
      <Foot act={act}>
        <BigButton isPending={act.isPending} onPress={() => void act.enter(comeBack)}>
          {text('playing.continue')}
        </BigButton>
      </Foot>
    )
  if (isHere(ticket))
    return (
      <Foot act={act}>
        <Button look="act" size="large" isWide onClick={showPlace}>
          {text('sheet.ticket')}
        </Button>
      </Foot>
    )
  if (act.refusal === 'NotEnoughTime' || (secondsLeft !== undefined && secondsLeft < LEAST_SECONDS))
    return <NoTime />
  const offer = offerOf(line)
  if (offer === 'full') return <p className={styles.full}>{text('sheet.full')}</p>

  async function go(take: (choice: Choice) => Promise<void>, enters: boolean) {
    const makeIt = await makeRoom(place)
    if (!makeIt) return
    const isDone = await (enters ? act.enter : act.run)(async () => {
      await makeIt()
      await take(place)
    })
    if (isDone) showPlace()
    else if (enters) setSeatGone(true)
  }
  if (offer === 'play' && !(isSeatGone && act.refusal === 'LineFull'))
    return (
      <Foot act={act}>
        <BigButton isPending={act.isPending} onPress={() => void go(takeSeat, true)}>
          {text('sheet.play')}
        </BigButton>
      </Foot>
    )
  return (
    <div className={styles.foot}>
      {isSeatGone ? <p role="alert">{text('sheet.seatGone')}</p> : <Refused act={act} />}
      <Button
        look="act"
        size="large"
        isWide
        isPending={act.isPending}
        onClick={() => void go(joinLine, false)}
      >
        {text('sheet.join')}
      </Button>
    </div>
  )
}

interface BigButtonProps {
  readonly isPending: boolean
  readonly onPress: () => void
  readonly children: string
}

const BigButton = ({ isPending, onPress, children }: BigButtonProps) => (
  <Button look="act" size="large" isWide icon={<PlayIcon />} isPending={isPending} onClick={onPress}>
    {children}
  </Button>
)

function Foot({ act, children }: Parameters<typeof Refused>[0] & { readonly children: React.ReactNode }) {
  return (
    <div className={styles.foot}>
      <Refused act={act} />
      {children}
    </div>
  )
}
