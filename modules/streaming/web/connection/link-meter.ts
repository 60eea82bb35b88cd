import type { PlayerMessage } from '../../model.ts'
import type { LinkSample } from '../stream.ts'

/** Totals of the track. */
export interface TrackCount {
  readonly frames: number
  readonly received: number
  readonly lost: number
  readonly jitterMs: number
  readonly bytes: number
}

const NOTHING: TrackCount = { frames: 0, received: 0, lost: 0, jitterMs: 0, bytes: 0 }

export interface LinkSecondSeen {
  readonly report: Extract<PlayerMessage, { type: 'report' }>
  readonly sample: LinkSample
}

/** Counts what arrives, and once a second reports the quality of the link. */
export function openLinkMeter(startedAt: number) {
  let frames = 0
  let bytes = 0
  let since = startedAt
  let trips: number[] = []
  let lastTrip = 0
  let lastCount: TrackCount = NOTHING

  /** The lower of two: a briefly busy page is no slow link. */
  const median = (values: readonly number[]) =>
    [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)]

  return {
    frame: () => void (frames += 1),
    arrived: (size: number) => void (bytes += size),
    roundTrip: (length: number) => void trips.push(Math.max(0, length)),
    /** Ends a second; `count` is present while the track carries video. */
    take(
      now: number,
      count: TrackCount | undefined,
      state: Pick<
        LinkSecondSeen['report'],
        'queueMs' | 'isHidden' | 'lastSequence' | 'shown' | 'stutters' | 'seenWidth'
      >,
    ): LinkSecondSeen {
      const before = count && count.frames >= lastCount.frames ? lastCount : NOTHING
      const by = count ?? NOTHING
      const seen = {
        frames: count ? by.frames - before.frames : frames,
        received: Math.max(0, by.received - before.received),
        // Late retransmissions are subtracted from the losses.
        lost: Math.max(0, by.lost - before.lost),
        bytes: bytes + (count ? by.bytes - before.bytes : 0),
      }
      const length = Math.max(1, now - since)
      // A second without an answer keeps the previous value.
      lastTrip = median(trips) ?? lastTrip
      const all = seen.received + seen.lost
      lastCount = by
      frames = 0
      bytes = 0
      trips = []
      since = now
      return {
        report: {
          type: 'report',
          frames: seen.frames,
          lost: seen.lost,
          received: seen.received,
          jitterMs: by.jitterMs,
          roundTripMs: lastTrip,
          ...state,
        },
        sample: {
          roundTripMs: Math.round(lastTrip),
          lossPercent: all === 0 ? 0 : Math.round((seen.lost / all) * 1000) / 10,
          jitterMs: Math.round(by.jitterMs),
          framesPerSecond: Math.round((seen.frames * 1000) / length),
          kilobits: Math.round((seen.bytes * 8) / length),
        },
      }
    },
  }
}
