import { SCALES } from './encoder-load.ts'

/** The smallest scale that is not upsampled on the player's screen; `seen` is in its pixels. */
export function scaleSeen(width: number, seen: number | undefined): number {
  if (!seen) return 1
  return SCALES.findLast((scale) => width * scale >= seen) ?? 1
}
