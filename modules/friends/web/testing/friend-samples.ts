import { systemClock } from '#kit/time/system-clock.ts'
import { after, before, hours, minutes, seconds } from '#kit/time/time.ts'
import type { Friend, Player, StealMark } from '../../calls.ts'

export const player = (userId: number, nickname: string): Player => ({ userId, nickname, avatar: userId % 8 })

/** For tests: the four states of a friend's mark. */
export const marks = {
  ripe: (rewardId: string): StealMark => ({ state: 'ripe', rewardId, nextAt: null, growsFrom: null }),
  growing: (): StealMark => ({
    state: 'none',
    nextAt: after(systemClock(), seconds(64 * 60 + 30)),
    growsFrom: before(systemClock(), hours(2)),
  }),
  taken: (): StealMark => ({
    state: 'taken',
    nextAt: after(systemClock(), minutes(20 * 60 + 30)),
    growsFrom: before(systemClock(), hours(3)),
  }),
  none: (): StealMark => ({ state: 'none', nextAt: null, growsFrom: null }),
}

/** For tests: an old friend who is offline. */
export const friendOf = (of: Player, steal: StealMark, more: Partial<Friend> = {}): Friend => ({
  player: of,
  isOnline: false,
  seenAt: before(systemClock(), minutes(5)),
  friendsSince: before(systemClock(), hours(100)),
  playing: null,
  steal,
  ...more,
})
