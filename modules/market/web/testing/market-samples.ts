import { systemClock } from '#kit/time/system-clock.ts'
import { after, hours, type Duration } from '#kit/time/time.ts'
import { kindOf, type Card } from '#modules/cards/model.ts'
import type { Listing } from '../../model.ts'

/** For tests: a listing of Tuan's with some time left. */
export function listingOf(kind: number, more: Partial<Listing> = {}, left: Duration = hours(30)): Listing {
  const now = systemClock()
  return {
    listingId: `L${kind}`,
    code: 'ABCD-1234',
    kind,
    number: kindOf(kind).number,
    level: kindOf(kind).level,
    state: 'on',
    isMine: false,
    seller: { userId: 10000007, nickname: 'Tuan', avatar: 1 },
    startedAt: now,
    endsAt: after(now, left),
    secondsLeft: left / 1000,
    wants: [],
    ...more,
  }
}

/** For tests: a card of the player's own. */
export const cardOf = (kind: number, more: Partial<Card> = {}): Card => ({
  cardId: `C${kind}`,
  kind,
  number: kindOf(kind).number,
  level: kindOf(kind).level,
  state: 'bag',
  isMine: true,
  isLocked: false,
  lockedUntil: null,
  obtainedAt: systemClock(),
  usedBy: null,
  ...more,
})
