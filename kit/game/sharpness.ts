/** Frames that are looked at together; a single stall says nothing. */
const WINDOW = 40
/** Slower than this on average, about 45 frames a second, is felt. */
const SLOW_SECONDS = 0.0222
/** A frame after a pause or a stall of the page is no measure of the picture. */
const STALL_SECONDS = 0.25
const STEP = 0.8
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
  let frames = 0
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
      frames++
      total += seconds
      if (frames < WINDOW) return false
      const isSlow = total / frames > SLOW_SECONDS
      frames = 0
      total = 0
      const before = ratio()
      if (isSlow) share *= STEP
      return ratio() < before
    },
  }
}
