import { radiusOf, type Flying } from './orchard.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** Field units per tick; a slower blade does not cut. */
export const SLOWEST_CUT = 7
/** A longer jump in one tick starts a new stroke; a fast hand crosses the field in six ticks. */
export const LONGEST_CUT = 210
/** Share of the radius within which a cut is clean. */
const CLEAN = 0.13
/** Fruits are slightly larger than drawn, stones smaller: in doubt for the player. */
const FRUIT_REACH = 1.08
const STONE_REACH = 0.8

/** Distance of a segment from a thing's middle (0 to 1), or undefined. */
export function cutDepth(from: Point, to: Point, thing: Flying, reach = 1): number | undefined {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const squared = dx * dx + dy * dy
  if (squared < SLOWEST_CUT * SLOWEST_CUT || squared > LONGEST_CUT * LONGEST_CUT) return undefined
  const radius = radiusOf(thing.kind)
  const fx = thing.x - from.x
  const fy = thing.y - from.y
  const along = Math.max(0, Math.min(1, (fx * dx + fy * dy) / squared))
  const px = fx - dx * along
  const py = fy - dy * along
  const near = Math.sqrt(px * px + py * py)
  if (near > radius * (thing.kind === 'stone' ? STONE_REACH : FRUIT_REACH * reach)) return undefined
  // Measured to the blade's whole line: the first contact must not hide a centred cut.
  const offLine = Math.abs(fx * dy - fy * dx) / Math.sqrt(squared)
  return Math.min(1, offLine / radius)
}

export const isClean = (depth: number) => depth < CLEAN
