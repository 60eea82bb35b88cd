import type { Pacing, PlayerMessage } from '../model.ts'
import type { LinkSecond } from './adapt.ts'
import type { Flow } from './flow.ts'

type Report = Extract<PlayerMessage, { type: 'report' }>

/** Reports come once a second; faster ones contain too little to judge. */
const LEAST_MS = 500

/** No screen shows more per second; a higher value is not believed. */
const MOST_SHOWN = 240

/** How smoothly a browser showed a second, clamped to plausible values. */
export function pacingOf({ shown = 0, stutters = 0 }: Pick<Report, 'shown' | 'stutters'>): Pacing {
  const pictures = Math.min(MOST_SHOWN, Math.floor(shown))
  return { shown: pictures, stutters: Math.min(pictures, Math.floor(stutters)) }
}

/** Combines a browser's report with what was sent to it. */
export function readReport(flow: Flow, now: () => number) {
  let sentBytes = 0
  let sentFrames = 0
  let startedAt = now()
  let isFirst = true
  return {
    sent(bytes: number) {
      sentBytes += bytes
      sentFrames += 1
    },
    /** The game is shown: start measuring. */
    begin() {
      startedAt = now()
      flow.takeSecond(now())
    },
    /** Undefined for a report that comes too soon. */
    second(report: Report, usesTrack: boolean): LinkSecond | undefined {
      const length = now() - startedAt
      if (length < LEAST_MS) return undefined
      const way = flow.takeSecond(now())
      const all = report.lost + (report.received ?? 0)
      const second: LinkSecond = {
        sentKilobits: (sentBytes * 8) / length,
        sentFrames: (sentFrames * 1000) / length,
        // A decoder takes a moment to start.
        frames: ((isFirst ? sentFrames : report.frames) * 1000) / length,
        lossPercent: usesTrack && all > 0 ? (report.lost / all) * 100 : 0,
        roundTripMs: report.roundTripMs,
        jitterMs: report.jitterMs,
        queueMs: usesTrack ? 0 : way.queueMs,
        heldShare: usesTrack ? 0 : way.heldShare,
        seenKilobits: usesTrack ? 0 : way.seenKilobits,
      }
      sentBytes = 0
      sentFrames = 0
      startedAt = now()
      isFirst = false
      return second
    },
  }
}
