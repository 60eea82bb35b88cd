import { between, type Duration, type Instant } from '#kit/time/time.ts'
import type { Friend } from '../calls.ts'

/** What a friend's row shows: how full the ring is, and how long until something changes. */
export interface StealView {
  readonly state: 'ripe' | 'growing' | 'still' | 'taken' | 'limit'
  /** 0 to 1; a full ring is coloured. */
  readonly ring: number
  readonly left: Duration | undefined
}

/** An unripe ring is never quite full, whatever the player's clock says. */
const ALMOST = 0.98

export function stealView({ steal }: Pick<Friend, 'steal'>, now: Instant): StealView {
  if (steal.state === 'ripe') return { state: 'ripe', ring: 1, left: undefined }
  const { nextAt, growsFrom } = steal
  if (nextAt === null || growsFrom === null) return { state: 'still', ring: 0, left: undefined }
  const whole = Math.max(1, between(growsFrom, nextAt))
  const ring = Math.min(ALMOST, Math.max(0, between(growsFrom, now) / whole))
  const left = Math.min(whole, Math.max(0, between(now, nextAt))) as Duration
  return { state: steal.state === 'none' ? 'growing' : steal.state, ring, left }
}
