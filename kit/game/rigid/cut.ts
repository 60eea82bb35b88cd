import { MASS_SCALE, type Body } from './body.ts'

type Points = readonly (readonly [x: number, y: number])[]
/** Twice the area; positive if the points are clockwise on the screen. */
const twiceArea = (points: Points) =>
  points.reduce((sum, [x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length]!
    return sum + x * ny - nx * y
  }, 0)

export const areaOf = ({ corners }: Pick<Body, 'corners'>) => twiceArea(pairsOf(corners)) / 2

const pairsOf = (flat: readonly number[]): Points =>
  Array.from({ length: flat.length / 2 }, (_, at) => [flat[at * 2]!, flat[at * 2 + 1]!] as const)

/** A convex body with these corners in world coordinates; mass and inertia follow from its area. */
export function slabOf(of: Body, points: Points, density: number): Body {
  const twice = twiceArea(points)
  let [x, y] = [0, 0]
  for (const [index, [ax, ay]] of points.entries()) {
    const [bx, by] = points[(index + 1) % points.length]!
    const cross = ax * by - bx * ay
    x += (ax + bx) * cross
    y += (ay + by) * cross
  }
  x /= 3 * twice
  y /= 3 * twice
  const around = points.map(([px, py]) => [px - x, py - y] as const)
  let [spread, radius] = [0, 0]
  for (const [index, [ax, ay]] of around.entries()) {
    const [bx, by] = around[(index + 1) % around.length]!
    spread += (ax * by - bx * ay) * (ax * ax + ax * bx + bx * bx + ay * ay + ay * by + by * by)
    radius = Math.max(radius, Math.sqrt(ax * ax + ay * ay))
  }
  const mass = (twice / 2) * density * MASS_SCALE
  const inertia = (spread / 12) * density * MASS_SCALE
  return { ...of, x, y, turn: 0, corners: around.flat(), radius, push: 1 / mass, swing: 1 / inertia }
}

/**
 * Cuts a convex outline, in world coordinates, along a stroke that crosses it completely; undefined if the stroke starts or ends
 * inside, or misses.
 */
export function halvesOf(
  flat: readonly number[],
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
): readonly [Points, Points] | undefined {
  const points = pairsOf(flat)
  const [dx, dy] = [toX - fromX, toY - fromY]
  const aside = points.map(([x, y]) => (x - fromX) * dy - (y - fromY) * dx)
  const [left, right]: [(readonly [number, number])[], (readonly [number, number])[]] = [[], []]
  let crossings = 0
  for (const [index, point] of points.entries()) {
    const next = (index + 1) % points.length
    const [here, there] = [aside[index]!, aside[next]!]
    ;(here >= 0 ? left : right).push(point)
    if (here >= 0 === there >= 0) continue
    const share = here / (here - there)
    const [nx, ny] = points[next]!
    const at = [point[0] + (nx - point[0]) * share, point[1] + (ny - point[1]) * share] as const
    const along = ((at[0] - fromX) * dx + (at[1] - fromY) * dy) / (dx * dx + dy * dy)
    if (along < 0 || along > 1) return undefined
    crossings++
    left.push(at)
    right.push(at)
  }
  return crossings === 2 ? [left, right] : undefined
}
