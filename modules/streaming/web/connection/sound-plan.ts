/** Initial jitter buffer in seconds: enough for a good link. */
const FIRST_TARGET = 0.04
const LARGEST_TARGET = 0.1
const TARGET_STEP = 0.02
/** After this long without trouble the buffer shrinks. */
const CALM_SECONDS = 8
/** A packet later than this cannot be played in time. */
const TOO_LATE = 0.004
/** More buffered than this: drop at once, or the delay would stay. */
const TOO_MUCH = 0.1
/** Playback rates that correct drift inaudibly, since two clocks never agree for long. */
const FASTER = 1.015
const SLOWER = 0.995
/** A longer gap is silence of the game, not a fault of the link. */
const SILENCE = 0.5

/** How the next packet is played. */
export interface SoundStep {
  readonly startAt: number
  readonly endAt: number
  readonly rate: number
  /** It does not continue the previous packet. */
  readonly isFresh: boolean
}

/** Schedules packets on the audio clock. */
export function openSoundPlan() {
  let nextAt = 0
  let target = FIRST_TARGET
  let calmSince = 0
  let isSkipping = false

  return {
    /** Undefined when the packet is better dropped. */
    next(now: number, length: number): SoundStep | undefined {
      const ahead = nextAt - now
      const hasSkipped = isSkipping
      isSkipping = ahead > target + (isSkipping ? 0 : TOO_MUCH)
      if (isSkipping) return undefined
      if (ahead < TOO_LATE) {
        if (nextAt > 0 && ahead > -SILENCE) target = Math.min(LARGEST_TARGET, target + TARGET_STEP)
        calmSince = now
        const startAt = now + target
        nextAt = startAt + length
        return { startAt, endAt: nextAt, rate: 1, isFresh: true }
      }
      if (now - calmSince > CALM_SECONDS) {
        target = Math.max(FIRST_TARGET, target - TARGET_STEP)
        calmSince = now
      }
      const rate = ahead > target + 0.03 ? FASTER : ahead < target / 2 ? SLOWER : 1
      const startAt = nextAt
      nextAt = startAt + length / rate
      return { startAt, endAt: nextAt, rate, isFresh: hasSkipped }
    },
  }
}
