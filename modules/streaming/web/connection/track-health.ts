import type { TrackCount } from './link-meter.ts'

/** Packets without frames: a key frame was lost, and the track itself does not report that. */
const ASKS_AFTER_MS = 600
const ASKS_EVERY_MS = 500
/** After this long without video the socket is better. */
const BLIND_MS = 2_000
/** The host answers twice a second. */
const DEAF_MS = 2_200
/** Loss that retransmission cannot repair within a frame's time. */
const HEAVY_LOSS = 0.15
const HEAVY_FOR_MS = 2_500
const FEWEST_PACKETS = 10

export type TrackVerdict = 'fine' | 'askWhole' | 'giveUp'

/** Judges a track by its output; the socket is always the fallback. */
export function openTrackHealth(startedAt: number) {
  let frames = -1
  let frameAt = startedAt
  let receivedAtFrame = 0
  let answeredAt = startedAt
  let askedAt = Number.NEGATIVE_INFINITY
  let calmAt = startedAt
  let last = { received: 0, lost: 0 }
  let isFirst = true

  return {
    answered(now: number) {
      answeredAt = now
    },
    judge(count: TrackCount, now: number): TrackVerdict {
      const received = count.received - last.received
      const lost = Math.max(0, count.lost - last.lost)
      const isHeavy = !isFirst && received + lost >= FEWEST_PACKETS && lost / (received + lost) >= HEAVY_LOSS
      if (!isHeavy) calmAt = now
      last = { received: count.received, lost: count.lost }
      isFirst = false
      if (count.frames !== frames) {
        frames = count.frames
        frameAt = now
        receivedAtFrame = count.received
      }
      if (now - answeredAt > DEAF_MS || now - calmAt > HEAVY_FOR_MS) return 'giveUp'
      // A still screen sends nothing, and nothing is missing.
      if (count.received === receivedAtFrame) return 'fine'
      if (now - frameAt > BLIND_MS) return 'giveUp'
      if (now - frameAt < ASKS_AFTER_MS || now - askedAt < ASKS_EVERY_MS) return 'fine'
      askedAt = now
      return 'askWhole'
    },
  }
}
