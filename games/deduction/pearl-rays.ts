/** Where a ray ends: the number of an edge, or one of these. */
export const SWALLOWED = -1

/**
 * Edges of a square lagoon are numbered 0 to 4·size-1: along the top from the left, down the right side, along the bottom
 * from the left, down the left side.
 */
export function edgeOf(size: number, edge: number) {
  const [side, at] = [Math.floor(edge / size), edge % size]
  if (side === 0) return { x: at, y: -1, dx: 0, dy: 1 }
  if (side === 1) return { x: size, y: at, dx: -1, dy: 0 }
  if (side === 2) return { x: at, y: size, dx: 0, dy: -1 }
  return { x: -1, y: at, dx: 1, dy: 0 }
}

function edgeAt(size: number, x: number, y: number): number {
  if (y < 0) return x
  if (x >= size) return size + y
  if (y >= size) return 2 * size + x
  return 3 * size + y
}

export interface RayPath {
  readonly end: number
  /** Cells it went through, edge places included. */
  readonly path: readonly (readonly [x: number, y: number])[]
}

/** Sends a ray in: a pearl ahead swallows it, a pearl beside its way ahead turns it off. */
export function sendRay(size: number, pearls: readonly number[], edge: number): RayPath {
  const has = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < size && y < size && pearls.includes(y * size + x)
  let { x, y, dx, dy } = edgeOf(size, edge)
  const path: [number, number][] = [[x, y]]
  let isOutside = true
  for (;;) {
    if (has(x + dx, y + dy)) return { end: SWALLOWED, path: [...path, [x + dx, y + dy]] }
    const [left, right] = [has(x + dx + dy, y + dy - dx), has(x + dx - dy, y + dy + dx)]
    // At the rim a pearl beside the entry throws the ray straight back.
    if (isOutside && (left || right)) return { end: edge, path }
    if (left && right) [dx, dy] = [-dx, -dy]
    else if (left) [dx, dy] = [-dy, dx]
    else if (right) [dx, dy] = [dy, -dx]
    else {
      x += dx
      y += dy
      path.push([x, y])
      isOutside = false
      if (x < 0 || y < 0 || x >= size || y >= size) return { end: edgeAt(size, x, y), path }
    }
  }
}

export const endOf = (size: number, pearls: readonly number[], edge: number): number =>
  sendRay(size, pearls, edge).end
