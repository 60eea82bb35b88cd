import { useEffect } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { useStore } from '#kit/ui/store.ts'
import { useView } from '#kit/web/navigation.ts'
import { cloudStore, hideTicket } from './cloud-store.ts'
import { followCloud } from './follow-cloud.ts'
import { MissedNotice } from './MissedNotice.tsx'
import { QueuePill } from './QueuePill.tsx'
import { cloudTexts } from './texts.ts'
import { Ticket } from './Ticket.tsx'
import { TimeTip } from './TimeTip.tsx'
import { TurnNotice } from './TurnNotice.tsx'
import { useTurnCall } from './use-turn-call.ts'

const HUB = 'cloud'
const PLAYER = 'cloud-play'

/** The queue on every other page: a pill, its ticket, the call of a turn, and low remaining time (spec 2.17, 2.27). */
export default function CloudOverlay() {
  const text = useMessages(cloudTexts)
  const { route } = useView()
  const {
    ticket,
    play,
    missed,
    isTicketShown,
    isTicketSmall,
    secondsLeft = 0,
    tipSeconds,
  } = useStore(cloudStore)
  useEffect(followCloud, [])
  useTurnCall(ticket)
  if (route.name === PLAYER) return null
  const isHub = route.name === HUB
  const isBesideGame = route.layout === 'game'
  const hasTurn = ticket?.progress === 'turn'
  // The hub shows the ticket itself, unless it is minimised.
  const isElsewhere = !isHub || isTicketSmall
  return (
    <>
      {ticket && !hasTurn && isElsewhere && <QueuePill ticket={ticket} isBesideGame={isBesideGame} />}
      {hasTurn && isElsewhere && <TurnNotice ticket={ticket} isBesideGame={isBesideGame} />}
      {!ticket && play?.keptUntil && !isHub && <QueuePill play={play} isBesideGame={isBesideGame} />}
      {!ticket && missed && !isHub && <MissedNotice place={missed} isBesideGame={isBesideGame} />}
      {/* The player page shows it itself, inside the element that can go full screen. */}
      {secondsLeft <= tipSeconds && <TimeTip tipSeconds={tipSeconds} secondsLeft={secondsLeft} />}
      <Sheet
        isOpen={isTicketShown && ticket !== undefined && !hasTurn}
        onClose={hideTicket}
        title={text('ticket.label')}
      >
        {ticket && <Ticket ticket={ticket} hasMeanwhile={!isBesideGame} />}
      </Sheet>
    </>
  )
}
