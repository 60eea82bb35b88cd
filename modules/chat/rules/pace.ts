import { ok, refuse } from '#kit/result/result.ts'
import {
  after,
  before,
  between,
  latest,
  minutes,
  seconds,
  toWholeSeconds,
  type Duration,
  type Instant,
} from '#kit/time/time.ts'
import { channelOf, type ChatChannel } from '../model.ts'

/** Minimum time between two messages of one writer in a channel. */
export const GAPS: Readonly<Record<ChatChannel, Duration>> = { world: seconds(5), game: seconds(2) }
/** Limit over all channels within this time. */
export const MOST_MESSAGES = 20
export const COUNTED_WITHIN = minutes(10)

/** A message that the writer sent within the counted time, deleted or not. */
export interface SentMessage {
  readonly topic: string
  readonly sentAt: Instant
  /** Its text, as normalised by `sayingOf`. */
  readonly saying: string
}

/** Slow mode makes the gap longer, never shorter. */
export const gapIn = (topic: string, slowMode: Duration) =>
  Math.max(GAPS[channelOf(topic).channel], slowMode) as Duration

/** Whether the writer may send to a topic now, judged by recent messages (newest first). */
export function keepsPace(
  sent: readonly SentMessage[],
  { topic, slowMode, now }: { readonly topic: string; readonly slowMode: Duration; readonly now: Instant },
) {
  const counted = sent.filter(({ sentAt }) => isCounted(sentAt, now))
  const { channel } = channelOf(topic)
  // All games share one pace, or switching games would evade it; slow mode is per topic.
  const lastInChannel = counted.find((message) => channelOf(message.topic).channel === channel)
  const lastInTopic = counted.find((message) => message.topic === topic)
  const tooMany = counted[MOST_MESSAGES - 1]
  const openAgain = latest(
    now,
    lastInChannel ? after(lastInChannel.sentAt, GAPS[channel]) : now,
    lastInTopic ? after(lastInTopic.sentAt, slowMode) : now,
    tooMany ? after(tooMany.sentAt, COUNTED_WITHIN) : now,
  )
  if (openAgain === now) return ok(undefined)
  return refuse('ChatTooFast', { retrySec: toWholeSeconds(between(now, openAgain)) })
}

const isCounted = (sentAt: Instant, now: Instant) => sentAt > before(now, COUNTED_WITHIN)

/** Whether the writer's last message was the same, and recent. */
export function isRepeated(sent: readonly SentMessage[], saying: string, now: Instant): boolean {
  const [last] = sent
  return last !== undefined && isCounted(last.sentAt, now) && last.saying === saying
}
