import { radiusOf, type Flying } from './orchard.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** A slower blade only strokes the fruit. Field units per tick. */
export const SLOWEST_CUT = 7
/** A longer jump in one tick is a new stroke, not a cut; a fast hand crosses the field in six ticks. */
export const LONGEST_CUT = 210
/** A cut this near to the middle is a clean hit; a share of the radius. */
const CLEAN = 0.13
/** Fruits are cut a little outside their skin, stones only well inside: the doubt is for the player. */
const FRUIT_REACH = 1.08
const STONE_REACH = 0.8

/** How a segment cuts a thing: not at all, or how near to its middle (0 to 1). */
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
  // The depth is measured to the blade's whole line: the first touch must not hide a cut through the heart.
  const offLine = Math.abs(fx * dy - fy * dx) / Math.sqrt(squared)
  return Math.min(1, offLine / radius)
}

export const isClean = (depth: number) => depth < CLEAN
