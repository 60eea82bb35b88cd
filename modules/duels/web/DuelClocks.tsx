import { useEffect, useState } from 'react'
import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { between } from '#kit/time/time.ts'
import type { ShownDuel } from '../calls.ts'
import type { Seat } from '../model.ts'
import { clockText, leftOf } from './clock-words.ts'
import type { LinkState } from './duel-link.ts'
import { nameIn } from './duel-words.ts'
import { Rating } from './Rating.tsx'
import { duelsTexts } from './texts.ts'
import { useWording } from './use-wording.ts'
import styles from './live.module.css'

const TICK = 100
const LITTLE_LEFT = 20_000

/** Both clocks of a live duel, the player's own first, with ratings. */
export function DuelClocks({ state }: { readonly state: LinkState }) {
  const { duel, heardAt } = state
  const isTicking = duel?.status === 'running'
  const [now, setNow] = useState(systemClock)
  useEffect(() => {
    if (!isTicking) return
    const timer = setInterval(() => setNow(systemClock()), TICK)
    return () => clearInterval(timer)
  }, [isTicking])
  if (!duel || duel.clock === null) return null
  const elapsed = Math.max(0, between(heardAt, now))
  const order: readonly Seat[] = duel.seat === 1 ? [1, 0] : [0, 1]
  return (
    <div className={styles.clocks}>
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
  const rating = seat === 0 ? duel.firstRating : duel.secondRating
  return (
    <div
      className={styles.clock}
      data-seat={seat}
      data-on={isOn || undefined}
      data-low={(isOn && left < LITTLE_LEFT) || undefined}
    >
      <span className={styles.who}>
        <bdi>{seat === duel.seat ? text('ratings.you') : name}</bdi>
        {rating && <Rating {...rating} />}
      </span>
      <span
        role="timer"
        className={styles.time}
        dir="ltr"
        aria-label={seat === duel.seat ? text('clock.yours') : text('clock.of', { name })}
      >
        {clockText(left, language)}
      </span>
    </div>
  )
}
