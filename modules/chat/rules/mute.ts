import { ok, refuse } from '#kit/result/result.ts'
import {
  after,
  days,
  hours,
  minutes,
  seconds,
  toEpochSeconds,
  type Duration,
  type Instant,
} from '#kit/time/time.ts'
import { OWN_DELETE_SECONDS, type SilenceReason } from '../model.ts'

/** Each mute is longer than the one before; the last is permanent. */
export const LADDER: readonly (Duration | undefined)[] = [minutes(10), hours(24), days(30), undefined]
export const HIGHEST_STEP = LADDER.length

/** Why and until when a player may not write; without a moment it is permanent. */
export interface Silence {
  readonly endsAt: Instant | null
  readonly reason: SilenceReason
}

/** The next mute after a number of earlier ones. */
export function nextMute(stepsBefore: number, reason: SilenceReason, now: Instant) {
  const step = Math.min(stepsBefore + 1, HIGHEST_STEP)
  const length = LADDER[step - 1]
  return { step, silence: { endsAt: length === undefined ? null : after(now, length), reason } }
}

/** The silence in force: the chat is off, or the writer is muted. */
export function silenceOf(mute: Silence | null, isChatOff: boolean, now: Instant): Silence | null {
  if (isChatOff) return { endsAt: null, reason: 'off' }
  return mute && (mute.endsAt === null || now < mute.endsAt) ? mute : null
}

/** Whether a player may write at all (spec 6.3). */
export function maySpeak(silence: Silence | null) {
  if (!silence) return ok(undefined)
  const { endsAt, reason } = silence
  return refuse('ChatNotAllowed', { endTime: endsAt === null ? 0 : toEpochSeconds(endsAt), reason })
}

/** After reports by this many people within a day (`countReporters`) a player's messages are held until an operator has reviewed them. */
const REPORTERS_THAT_HOLD = 3
export const REPORTERS_COUNTED_FOR = hours(24)

export const isHeld = (reporters: number) => reporters >= REPORTERS_THAT_HOLD

const OWN_DELETE = seconds(OWN_DELETE_SECONDS)

/** Whether a writer can still delete a message. */
export const mayDelete = (sentAt: Instant, now: Instant) => now < after(sentAt, OWN_DELETE)

interface Written {
  readonly writerId: number
  readonly state: 'shown' | 'held' | 'deleted' | 'removed'
  readonly sentAt: Instant
}

/** Whether a writer may delete a message; deleting it again changes nothing. */
export function mayTakeBack<Known extends Written>(
  message: Known | undefined,
  accountId: number,
  now: Instant,
) {
  if (message?.writerId !== accountId) return refuse('NotFound')
  if (message.state === 'deleted') return ok(message)
  return message.state !== 'removed' && mayDelete(message.sentAt, now) ? ok(message) : refuse('NotFound')
}

/** Whether a reader has seen another's message. A just deleted message can still be reported. */
export function hasRead<Known extends Written>(message: Known | undefined, accountId: number) {
  const isSeen = message?.state === 'shown' || message?.state === 'deleted'
  return isSeen && message.writerId !== accountId ? ok(message) : refuse('NotFound')
}
