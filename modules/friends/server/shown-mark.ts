import type { StealMark } from '#modules/idle/server/index.ts'
import type { StealMark as ShownMark } from '../calls.ts'

/** A mark as on the wire; a new friend has none yet. */
export function shownMark(mark: StealMark | undefined): ShownMark {
  switch (mark?.state) {
    case 'ripe':
      return { state: 'ripe', rewardId: mark.reward.rewardId, nextAt: null, growsFrom: null }
    case 'taken':
    case 'limit':
      return { state: mark.state, nextAt: mark.nextAt, growsFrom: mark.since }
    case 'none':
      return { state: 'none', nextAt: mark.next?.at ?? null, growsFrom: mark.next?.since ?? null }
    case undefined:
      return { state: 'none', nextAt: null, growsFrom: null }
  }
}
