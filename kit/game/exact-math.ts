/**
 * Sine, cosine and angle that give the same bits on every engine, so that a server can replay a ranked run. They use only
 * the four operations and the square root: IEEE 754 fixes those, but not Math.sin.
 */
const HALF_TURN = Math.PI

/** Absolute error below 1e-9 for angles of ordinary size (radians). */
export function exactSin(angle: number): number {
  const turns = Math.round(angle / (2 * HALF_TURN))
  let x = angle - turns * 2 * HALF_TURN
  if (x > HALF_TURN / 2) x = HALF_TURN - x
  else if (x < -HALF_TURN / 2) x = -HALF_TURN - x
  const square = x * x
  return (
    x *
    (1 +
      square *
        (-1 / 6 +
          square *
            (1 / 120 +
              square * (-1 / 5040 + square * (1 / 362880 + square * (-1 / 39916800 + square / 6227020800))))))
  )
}

export const exactCos = (angle: number): number => exactSin(angle + HALF_TURN / 2)

/** The angle of the vector (x, y) in radians, -π to π; absolute error below 1e-5. */
export function exactAtan2(y: number, x: number): number {
  if (x === 0 && y === 0) return 0
  const flat = Math.abs(x) >= Math.abs(y)
  const slope = flat ? y / x : x / y
  const square = slope * slope
  const series =
    slope *
    (0.99997726 +
      square *
        (-0.33262347 +
          square * (0.19354346 + square * (-0.11643287 + square * (0.05265332 + square * -0.0117212)))))
  if (!flat) return (y > 0 ? HALF_TURN / 2 : -HALF_TURN / 2) - series
  if (x > 0) return series
  return y >= 0 ? series + HALF_TURN : series - HALF_TURN
}
