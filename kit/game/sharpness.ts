/** Frames that are looked at together; a machine that is far too slow is found out before that many have passed. */
const WINDOW_FRAMES = 40
const WINDOW_SECONDS = 1
/** Slower than this, about 45 frames a second, is felt. The middle frame counts: a single stall says nothing. */
const SLOW_SECONDS = 0.0222
const FAR_TOO_SLOW_SECONDS = 0.04
/** A frame after a pause or a stall of the page is no measure of the picture. */
const STALL_SECONDS = 0.25
const STEP = 0.8
const LONG_STEP = 0.64
/** Coarser than this looks broken even on a small phone. */
const COARSEST_RATIO = 0.7

/** Chooses how many pixels a game in motion draws: fewer on a machine that cannot keep up. It never goes back. */
export interface Sharpness {
  readonly ratio: number
  /** The pixels of the screen; the choice made so far still holds. */
  screen(ratio: number): void
  /** Notes the length of one frame; true when fewer pixels are to be drawn from now on. */
  frame(seconds: number): boolean
}

export function sharpness(): Sharpness {
  let sharpest = 1
  let share = 1
  let frames: number[] = []
  let total = 0
  const ratio = () => Math.max(Math.min(COARSEST_RATIO, sharpest), sharpest * share)
  return {
    get ratio() {
      return ratio()
    },
    screen(now) {
      sharpest = now
    },
    frame(seconds) {
      if (seconds <= 0 || seconds > STALL_SECONDS) return false
      frames.push(seconds)
      total += seconds
      if (frames.length < WINDOW_FRAMES && total < WINDOW_SECONDS) return false
      const middle = frames.sort((a, b) => a - b)[frames.length >> 1]!
      frames = []
      total = 0
      const before = ratio()
      if (middle > SLOW_SECONDS) share *= middle > FAR_TOO_SLOW_SECONDS ? LONG_STEP : STEP
      return ratio() < before
    },
  }
}
