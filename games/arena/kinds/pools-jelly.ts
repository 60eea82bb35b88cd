/** One piece of a player. */
export interface Jelly {
  x: number
  y: number
  /** Speed of a throw, which decays. */
  vx: number
  vy: number
  /** Integer. */
  mass: number
  /** Ticks until it may merge with pieces of the same player. */
  merge: number
}

const LEAST_SPLIT_MASS = 36
const THROW = 11
const MERGE_TICKS = 540

const reachOf = ({ mass }: Jelly) => Math.sqrt(mass) * 4

/** Splits every piece that is large enough and throws the new halves forward; true if any was split. */
export function splitAll(
  jellies: Jelly[],
  { dx, dy }: { readonly dx: number; readonly dy: number },
  most: number,
): boolean {
  const before = jellies.length
  for (const jelly of jellies.slice()) {
    if (jelly.mass < LEAST_SPLIT_MASS || jellies.length >= most) continue
    const half = Math.floor(jelly.mass / 2)
    jelly.mass -= half
    jelly.merge = MERGE_TICKS
    jellies.push({ ...jelly, mass: half, vx: dx * THROW, vy: dy * THROW })
  }
  return jellies.length > before
}

/** Pieces of one player do not overlap while they cannot merge. */
export function pushApart(jellies: readonly Jelly[]) {
  for (const [index, one] of jellies.entries())
    for (const two of jellies.slice(index + 1)) {
      if (one.merge === 0 && two.merge === 0) continue
      const [dx, dy] = [two.x - one.x, two.y - one.y]
      const reach = reachOf(one) + reachOf(two)
      const square = dx * dx + dy * dy
      if (square >= reach * reach || square < 1) continue
      // A thrown piece does not push others until it slows down.
      if (Math.abs(one.vx) + Math.abs(one.vy) + Math.abs(two.vx) + Math.abs(two.vy) > 4) continue
      const far = Math.sqrt(square)
      const push = ((reach - far) / far) * 0.25
      one.x -= dx * push
      one.y -= dy * push
      two.x += dx * push
      two.y += dy * push
    }
}

export function growTogether(jellies: Jelly[]) {
  for (let one = 0; one < jellies.length; one++)
    for (let two = jellies.length - 1; two > one; two--) {
      const [a, b] = [jellies[one]!, jellies[two]!]
      if (a.merge > 0 || b.merge > 0) continue
      const within = Math.max(reachOf(a), reachOf(b)) * 0.9
      if ((a.x - b.x) ** 2 + (a.y - b.y) ** 2 > within * within) continue
      const mass = a.mass + b.mass
      a.x = (a.x * a.mass + b.x * b.mass) / mass
      a.y = (a.y * a.mass + b.y * b.mass) / mass
      a.mass = mass
      jellies.splice(two, 1)
    }
}
