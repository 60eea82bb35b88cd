import { useEffect, useState } from 'react'
import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { between } from '#kit/time/time.ts'
import type { ShownDuel } from '../calls.ts'
import { SEATS, type Seat } from '../model.ts'
import { clockText, leftOf } from './clock-words.ts'
import type { LinkState } from './duel-link.ts'
import { isForMore, nameIn, playersOf } from './duel-words.ts'
import { Rating } from './Rating.tsx'
import { duelsTexts } from './texts.ts'
import { useWording } from './use-wording.ts'
import styles from './live.module.css'

const TICK = 100
const LITTLE_LEFT = 20_000

/** The clocks of a live duel, the player's own first, with ratings; of more than two always who plays. */
export function DuelClocks({ state }: { readonly state: LinkState }) {
  const { duel, heardAt } = state
  const isTicking = duel?.status === 'running'
  const [now, setNow] = useState(systemClock)
  useEffect(() => {
    if (!isTicking) return
    const timer = setInterval(() => setNow(systemClock()), TICK)
    return () => clearInterval(timer)
  }, [isTicking])
  if (!duel || (duel.clock === null && !isForMore(duel))) return null
  const elapsed = Math.max(0, between(heardAt, now))
  const seats = SEATS.slice(0, playersOf(duel).length)
  // Clockwise from the own seat.
  const order = [...seats.slice(duel.seat ?? 0), ...seats.slice(0, duel.seat ?? 0)]
  return (
    <div className={styles.clocks} data-more={isForMore(duel) || undefined}>
      {order.map((seat) => (
        <Clock key={seat} duel={duel} seat={seat} left={leftOf(duel, seat, elapsed)} />
      ))}
    </div>
  )
}

interface ClockProps {
  readonly duel: ShownDuel
  readonly seat: Seat
  readonly left: number
}

function Clock({ duel, seat, left }: ClockProps) {
  const text = useMessages(duelsTexts)
  const language = useLanguage()
  const wording = useWording()
  const name = nameIn(duel, seat, wording)
  const isOn = duel.status === 'running' && duel.turn === seat
  const rating = seat === 0 ? duel.firstRating : seat === 1 ? duel.secondRating : null
  const isGone = duel.status === 'running' && isForMore(duel) && duel.gone.some((one) => one === seat)
  return (
    <div
      className={styles.clock}
      data-seat={seat}
      data-on={isOn || undefined}
      data-low={(isOn && duel.clock !== null && left < LITTLE_LEFT) || undefined}
      data-gone={isGone || undefined}
    >
      <span className={styles.who}>
        <bdi>{seat === duel.seat ? text('ratings.you') : name}</bdi>
        {rating && <Rating {...rating} />}
        {isForMore(duel) && <SeatNote duel={duel} seat={seat} isGone={isGone} />}
      </span>
      {duel.clock !== null && (
        <span
          role="timer"
          className={styles.time}
          dir="ltr"
          aria-label={seat === duel.seat ? text('clock.yours') : text('clock.of', { name })}
        >
          {clockText(left, language)}
        </span>
      )}
    </div>
  )
}

/** What is to be said of a seat among more than two: its place, or that its player has left. */
function SeatNote({ duel, seat, isGone }: Pick<ClockProps, 'duel' | 'seat'> & { readonly isGone: boolean }) {
  const text = useMessages(duelsTexts)
  const place = duel.places[seat]
  if (place !== undefined) return <small>{text('seats.place', { place })}</small>
  if (isGone) return <small>{text('seats.left')}</small>
  const isTurn = duel.status === 'running' && duel.turn === seat && duel.clock === null
  return isTurn ? <small>{text('seats.turn')}</small> : null
}
