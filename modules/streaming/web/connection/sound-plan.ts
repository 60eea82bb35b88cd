/** What stands ready of a sound, in seconds: enough for the jitter of a good link, and no more. */
const FIRST_TARGET = 0.04
const LARGEST_TARGET = 0.1
const TARGET_STEP = 0.02
/** Calm for so long, and less is kept ready again. */
const CALM_SECONDS = 8
/** Closer than this to its moment, a packet cannot be played in time. */
const TOO_LATE = 0.004
/** So much more than wanted was held up on its way: it is left out at once, for a delay would stay. */
const TOO_MUCH = 0.1
/** Slightly faster or slower brings it back unheard; two clocks never agree for long. */
const FASTER = 1.015
const SLOWER = 0.995
/** A gap that is longer was a silence of the game's, and no fault of the link. */
const SILENCE = 0.5

/** How the next packet is played. */
export interface SoundStep {
  readonly startAt: number
  readonly endAt: number
  readonly rate: number
  /** What goes on before it is something else, or nothing. */
  readonly isFresh: boolean
}

/** Lays packets one after another on the clock of the loudspeaker. */
export function openSoundPlan() {
  let nextAt = 0
  let target = FIRST_TARGET
  let calmSince = 0
  let isSkipping = false

  return {
    /** Nothing when the packet is best left out. */
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
