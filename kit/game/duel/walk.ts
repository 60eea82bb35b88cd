import type { Point } from '#kit/game/stage.ts'

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** Weight of the sideways distance when searching for the next spot. */
const ASIDE = 2.2

interface Places {
  spots(): readonly number[]
  centre(spot: number): Point
}

/** The spot that an arrow key leads to, on any board; the same one at the edge. */
export function nextSpot(places: Places, from: number, key: string): number | undefined {
  const way = WAYS[key]
  if (!way) return undefined
  const here = places.centre(from)
  let best = from
  let least = Infinity
  for (const spot of places.spots()) {
    const { x, y } = places.centre(spot)
    const ahead = (x - here.x) * way.x + (y - here.y) * way.y
    const aside = Math.abs((x - here.x) * way.y) + Math.abs((y - here.y) * way.x)
    if (ahead < 1 || aside > ahead * 1.8) continue
    if (ahead + aside * ASIDE < least) {
      least = ahead + aside * ASIDE
      best = spot
    }
  }
  return best
}
