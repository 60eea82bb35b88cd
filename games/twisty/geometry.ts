import { exactCos, exactSin } from '#kit/game/exact-math.ts'

/** A point or a direction in space: right, up, towards the viewer. */
export type Vec = readonly [number, number, number]

export interface Sticker {
  /** The outline, in order. */
  readonly corners: readonly Vec[]
  readonly middle: Vec
  /** Points out of the body, length 1. */
  readonly normal: Vec
  /** The face it belongs to; a solved face has one colour. */
  readonly face: number
  /** Radius of a bead, which is drawn as a circle. */
  readonly round?: number
}

export interface Turn {
  readonly axis: Vec
  /** A point on the axis. */
  readonly through: Vec
  /** Radians, right-handed about the axis. */
  readonly angle: number
  /** Stickers that it moves. */
  readonly held: readonly number[]
  /** Where the sticker at each place goes. */
  readonly to: readonly number[]
  /** Index of the inverse turn. */
  readonly back: number
  /** This many in a row change nothing. */
  readonly order: number
}

export interface Body {
  readonly stickers: readonly Sticker[]
  readonly turns: readonly Turn[]
  readonly faces: number
  /** Lies in a plane: it cannot be seen from behind. */
  readonly flat: boolean
}

/** A turn as a shape describes it; its inverse is added by `assemble`. */
export interface Wheel {
  readonly axis: Vec
  readonly through: Vec
  /** Turns in a full circle. */
  readonly parts: number
  readonly holds: (middle: Vec) => boolean
}

export const plus = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k]
export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (a: Vec): Vec => times(a, 1 / Math.sqrt(dot(a, a)))
export const middleOf = (points: readonly Vec[]): Vec =>
  times(
    points.reduce((sum, point) => plus(sum, point)),
    1 / points.length,
  )

/** Rotates about an axis through the origin. */
export function rotated(point: Vec, axis: Vec, angle: number): Vec {
  const [cos, sin] = [exactCos(angle), exactSin(angle)]
  const along = times(axis, dot(axis, point) * (1 - cos))
  return plus(plus(times(point, cos), times(cross(axis, point), sin)), along)
}

export const turned = (point: Vec, { axis, through }: Pick<Turn, 'axis' | 'through'>, angle: number): Vec =>
  plus(rotated(minus(point, through), axis, angle), through)

const NEAR = 1e-3
const LONGEST_ORDER = 64

/** A sticker of a convex body around the origin. */
export function stickerOf(corners: readonly Vec[], face: number): Sticker {
  const middle = middleOf(corners)
  const across = unit(cross(minus(corners[1]!, corners[0]!), minus(corners[2]!, corners[0]!)))
  return { corners, middle, normal: dot(across, middle) < 0 ? times(across, -1) : across, face }
}

/** Distance of a sticker's middle from its nearest side. */
export function reachOf({ corners, middle }: Sticker): number {
  const gaps = corners.map((corner, index) => {
    const gap = minus(times(plus(corner, corners[(index + 1) % corners.length]!), 1 / 2), middle)
    return Math.sqrt(dot(gap, gap))
  })
  return Math.min(...gaps)
}

/** Works out what each wheel does to the stickers, in both directions. */
export function assemble(stickers: readonly Sticker[], wheels: readonly Wheel[], flat = false): Body {
  const turns: Turn[] = []
  for (const { axis, through, parts, holds } of wheels) {
    const held = [...stickers.keys()].filter((index) => holds(stickers[index]!.middle))
    const [first, isOwnBack] = [turns.length, parts === 2]
    for (const sign of isOwnBack ? [1] : [1, -1]) {
      const angle = (sign * 2 * Math.PI) / parts
      const to = landing(stickers, held, { axis, through }, angle)
      const back = isOwnBack ? first : sign > 0 ? first + 1 : first
      turns.push({ axis, through, angle, held, to, back, order: orderOf(to) })
    }
  }
  return { stickers, turns, faces: 1 + Math.max(...stickers.map(({ face }) => face)), flat }
}

function landing(
  stickers: readonly Sticker[],
  held: readonly number[],
  wheel: Pick<Turn, 'axis' | 'through'>,
  angle: number,
): readonly number[] {
  const to = stickers.map((_, index) => index)
  for (const index of held) {
    const { middle, normal } = stickers[index]!
    const [at, facing] = [turned(middle, wheel, angle), rotated(normal, wheel.axis, angle)]
    const place = stickers.findIndex((other) => {
      const gap = minus(other.middle, at)
      return dot(gap, gap) < NEAR && dot(other.normal, facing) > 0.9
    })
    if (place < 0) throw new RangeError(`sticker ${index} turns into nowhere`)
    to[index] = place
  }
  return to
}

function orderOf(to: readonly number[]): number {
  let place = to
  for (let order = 1; order < LONGEST_ORDER; order++) {
    if (place.every((at, index) => at === index)) return order
    place = place.map((at) => to[at]!)
  }
  return LONGEST_ORDER
}
