/** The sixteen ways to walk: input 1 goes right, then on clockwise. */
const STEPS: readonly (readonly [x: number, y: number])[] = [
  [1, 0],
  [0.92388, 0.382683],
  [Math.SQRT1_2, Math.SQRT1_2],
  [0.382683, 0.92388],
]
export const WAYS = 16

/** The step of an input, one unit long. */
export function stepOf(input: number): readonly [x: number, y: number] {
  const way = (input - 1) % WAYS
  const [x, y] = STEPS[way % 4]!
  const quarter = Math.floor(way / 4)
  if (quarter === 0) return [x, y]
  if (quarter === 1) return [-y, x]
  return quarter === 2 ? [-x, -y] : [y, -x]
}

/** The input that leads towards a place, 0 when it is reached. */
export function wayTo(dx: number, dy: number, near: number): number {
  if (dx * dx + dy * dy <= near * near) return 0
  let best = 0
  let most = -Infinity
  for (let input = 1; input <= WAYS; input++) {
    const [x, y] = stepOf(input)
    const along = x * dx + y * dy
    if (along <= most) continue
    most = along
    best = input
  }
  return best
}
