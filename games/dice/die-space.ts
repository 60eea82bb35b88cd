/** Three columns of a turn in space: where the axes of the die point. X is right, Y is towards the player, Z is up. */
export type Turn = readonly [x: Axis, y: Axis, z: Axis]
export type Axis = readonly [number, number, number]

/** Normals of the faces 1 to 6 and the axes on them; opposite faces add up to seven. */
export const SIDES: readonly { readonly normal: Axis; readonly across: Axis; readonly down: Axis }[] = [
  { normal: [0, 0, 1], across: [1, 0, 0], down: [0, 1, 0] },
  { normal: [0, 1, 0], across: [1, 0, 0], down: [0, 0, 1] },
  { normal: [1, 0, 0], across: [0, 1, 0], down: [0, 0, 1] },
  { normal: [-1, 0, 0], across: [0, 1, 0], down: [0, 0, 1] },
  { normal: [0, -1, 0], across: [1, 0, 0], down: [0, 0, 1] },
  { normal: [0, 0, -1], across: [1, 0, 0], down: [0, 1, 0] },
]

const HALF = Math.PI / 2
const RISES: readonly (readonly [axis: Axis, angle: number])[] = [
  [[1, 0, 0], 0],
  [[1, 0, 0], HALF],
  [[0, 1, 0], -HALF],
  [[0, 1, 0], HALF],
  [[1, 0, 0], -HALF],
  [[1, 0, 0], 2 * HALF],
]

/** Where a vector of the die points to. */
export const turned = ([x, y, z]: Turn, [a, b, c]: Axis): Axis => [
  x[0] * a + y[0] * b + z[0] * c,
  x[1] * a + y[1] * b + z[1] * c,
  x[2] * a + y[2] * b + z[2] * c,
]

const after = (second: Turn, first: Turn): Turn => [
  turned(second, first[0]),
  turned(second, first[1]),
  turned(second, first[2]),
]

/** A turn about an axis of length 1 (Rodrigues). */
function about([x, y, z]: Axis, angle: number): Turn {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const k = 1 - c
  return [
    [c + x * x * k, y * x * k + z * s, z * x * k - y * s],
    [x * y * k - z * s, c + y * y * k, z * y * k + x * s],
    [x * z * k + y * s, y * z * k - x * s, c + z * z * k],
  ]
}

/** A die that lies still: its value is up, and it is turned a little on the table. */
export function restTurn(value: number, yaw: number): Turn {
  const [axis, angle] = RISES[value - 1]!
  return after(about([0, 0, 1], yaw), about(axis, angle))
}

/** A die that still has this far to roll (radians) in a direction of the table. */
export function rolling(rest: Turn, [dx, dy]: readonly [number, number], angle: number): Turn {
  const length = Math.hypot(dx, dy) || 1
  // A wheel that goes towards the player turns about the axis that points to its left.
  return after(about([dy / length, -dx / length, 0], angle), rest)
}
