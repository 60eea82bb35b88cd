import type { Point } from '#kit/game/stage.ts'
import { middleOf, type Spot } from './scene.ts'

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** Penalty of a spot aside against one far ahead. */
const ASIDE = 2.2

/** The spot an arrow key leads to: the nearest one ahead; undefined for other keys. */
export function spotAfterKey(
  key: string,
  spots: readonly Spot[],
  from: number | undefined,
): number | undefined {
  const way = WAYS[key]
  if (!way || spots.length === 0) return undefined
  if (from === undefined || !spots[from]) return 0
  const start = middleOf(spots[from].box)
  let best = from
  let least = Infinity
  for (const [index, { box }] of spots.entries()) {
    const { x, y } = middleOf(box)
    const ahead = (x - start.x) * way.x + (y - start.y) * way.y
    const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x)
    if (index === from || ahead < 4) continue
    const cost = ahead + aside * ASIDE
    if (cost < least) [best, least] = [index, cost]
  }
  return best
}
