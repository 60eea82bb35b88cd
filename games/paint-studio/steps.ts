import type { Point } from '#kit/game/stage.ts'

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The spot an arrow key leads to: the first one if none is selected, `undefined` for other keys. */
export function nearestAhead(spots: readonly Point[], from: number, key: string): number | undefined {
  const way = WAYS[key]
  if (!way || spots.length === 0) return undefined
  const here = spots[from]
  if (!here) return 0
  let best = from
  let least = Infinity
  for (const [index, { x, y }] of spots.entries()) {
    const ahead = (x - here.x) * way[0] + (y - here.y) * way[1]
    const aside = Math.abs((x - here.x) * way[1]) + Math.abs((y - here.y) * way[0])
    if (ahead < 1 || ahead + aside * 2 >= least) continue
    best = index
    least = ahead + aside * 2
  }
  return best
}
