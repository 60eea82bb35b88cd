import { SCALES } from './encoder-load.ts'

/** The smallest picture that is not stretched where the player sees it; `seen` is in pixels of their screen. */
export function scaleSeen(width: number, seen: number | undefined): number {
  if (!seen) return 1
  return SCALES.findLast((scale) => width * scale >= seen) ?? 1
}
