import { after, minutes, seconds, type Duration, type Instant } from '#kit/time/time.ts'
import { RECONNECT_GRACE, type SessionState } from '../model.ts'

/** The seat is offered for a minute; a game never opened by its player ends after two. */
export const FIRST_WAIT = minutes(2)
/** A seat is given up after this long without input, or with the page hidden. */
export const IDLE_LIMIT = minutes(10)
export const HIDDEN_LIMIT = minutes(3)
/** How long before that the player is warned. */
export const IDLE_WARNING = seconds(60)

/** Since when a player is connected. */
export type Presence =
  | { readonly state: 'starting' }
  | { readonly state: 'waiting' | 'away'; readonly since: Instant }
  | {
      readonly state: 'playing'
      readonly inputAt: Instant
      /** Since when the page is hidden. */
      readonly hiddenAt: Instant | undefined
    }

export type PresenceEvent =
  | { readonly type: 'ready' | 'came' | 'went' | 'input' }
  | { readonly type: 'hidden'; readonly isHidden: boolean }

export function onPresence(presence: Presence, event: PresenceEvent, now: Instant): Presence {
  switch (event.type) {
    case 'ready':
      return presence.state === 'starting' ? { state: 'waiting', since: now } : presence
    case 'came':
      return presence.state === 'starting'
        ? presence
        : { state: 'playing', inputAt: now, hiddenAt: undefined }
    case 'went':
      return presence.state === 'playing' ? { state: 'away', since: now } : presence
    case 'input':
      return presence.state === 'playing' ? { ...presence, inputAt: now } : presence
    case 'hidden':
      if (presence.state !== 'playing' || event.isHidden === (presence.hiddenAt !== undefined))
        return presence
      // Returning to the page counts as input.
      return event.isHidden
        ? { ...presence, hiddenAt: now }
        : { ...presence, hiddenAt: undefined, inputAt: now }
  }
}

/** When the play ends if nothing happens. */
export function endsAt(presence: Presence): Instant | undefined {
  switch (presence.state) {
    case 'starting':
      return undefined
    case 'waiting':
      return after(presence.since, FIRST_WAIT)
    case 'away':
      return after(presence.since, RECONNECT_GRACE)
    case 'playing': {
      const idle = after(presence.inputAt, IDLE_LIMIT)
      if (presence.hiddenAt === undefined) return idle
      return Math.min(idle, after(presence.hiddenAt, HIDDEN_LIMIT)) as Instant
    }
  }
}

/** How long until an idle player counts as gone; 0 while there is nothing to warn of. */
export function idleWarning(presence: Presence, now: Instant): number {
  const end = endsAt(presence)
  if (presence.state !== 'playing' || end === undefined) return 0
  const left = (end - now) as Duration
  return left <= IDLE_WARNING && left > 0 ? Math.ceil(left / 1000) : 0
}

export const stateOf = ({ state }: Presence): SessionState => state
