import type { Hole } from './boards.ts'

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The best hole in an arrow's direction; the same one at the edge, a middle one at the start. */
export function nextHole(holes: readonly Hole[], from: number | undefined, key: string): number {
  const way = WAYS[key]
  if (from === undefined || !way) return from ?? Math.floor(holes.length / 2)
  const [dx, dy] = way
  const { x, y } = holes[from]!
  let [best, least] = [from, Infinity]
  for (const [index, hole] of holes.entries()) {
    const ahead = (hole.x - x) * dx + (hole.y - y) * dy
    const aside = Math.abs((hole.x - x) * dy) + Math.abs((hole.y - y) * dx)
    if (ahead > 0.3 && ahead + aside * 2 < least) [best, least] = [index, ahead + aside * 2]
  }
  return best
}
