export type Shape = 'square' | 'hex' | 'round'

export interface Spot {
  readonly x: number
  readonly y: number
  /** Ring of a round maze. */
  readonly ring: number
}

export interface Lattice {
  readonly spots: readonly Spot[]
  readonly near: readonly (readonly number[])[]
  /** Width and height in cells. */
  readonly side: number
}

const ROW_HEIGHT = Math.sqrt(3) / 2

export function latticeOf(shape: Shape, size: number): Lattice {
  if (shape === 'round') return round(size)
  const spots: Spot[] = []
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      spots.push(
        shape === 'hex'
          ? { x: x + 0.5 + (y % 2) / 2, y: 0.5 + y * ROW_HEIGHT, ring: 0 }
          : { x: x + 0.5, y: y + 0.5, ring: 0 },
      )
  const near = spots.map((one, cell) =>
    [...spots.keys()].filter((other) => {
      const { x, y } = spots[other]!
      return other !== cell && Math.hypot(x - one.x, y - one.y) < 1.1
    }),
  )
  return { spots, near, side: shape === 'hex' ? size + 0.5 : size }
}

/** Rings around a middle; a ring has twice the cells of the one inside when they would grow too long. */
function round(rings: number): Lattice {
  const counts = [1]
  for (let ring = 1; ring <= rings; ring++) {
    const inner = counts[ring - 1]!
    counts.push(ring === 1 ? 6 : (2 * Math.PI * ring) / inner > 1.6 ? inner * 2 : inner)
  }
  const starts = counts.map((_, ring) => counts.slice(0, ring).reduce((sum, count) => sum + count, 0))
  const spots: Spot[] = []
  const links: [number, number][] = []
  for (const [ring, count] of counts.entries())
    for (let index = 0; index < count; index++) {
      const angle = ((index + 0.5) / count) * 2 * Math.PI
      const cell = spots.length
      spots.push({
        x: rings + 0.5 + Math.cos(angle) * ring * (ring > 0 ? 1 : 0),
        y: rings + 0.5 + Math.sin(angle) * ring,
        ring,
      })
      if (ring === 0) continue
      links.push([cell, starts[ring]! + ((index + 1) % count)])
      const inner = counts[ring - 1]!
      links.push([cell, starts[ring - 1]! + Math.floor((index * inner) / count)])
    }
  const near = spots.map((_, cell) =>
    links.flatMap(([one, other]) => (one === cell ? [other] : other === cell ? [one] : [])),
  )
  return { spots, near, side: 2 * rings + 1 }
}
