import { turned, type Body, type Sticker, type Turn, type Vec } from './geometry.ts'

/** Radians around the upright axis, then from above. */
export interface Eye {
  readonly yaw: number
  readonly pitch: number
}

/** A turn in progress: its angle times `k`. */
export interface Motion {
  readonly turn: Turn
  /** 0 to 1; from 1 down to 0 while it settles. */
  readonly k: number
}

/** A sticker in points of the picture; up is positive. */
export interface Seen {
  readonly index: number
  readonly points: readonly (readonly [number, number])[]
  readonly middle: readonly [number, number]
  readonly depth: number
  /** How much it faces the viewer, -1 to 1. */
  readonly facing: number
  /** How much light falls on it, 0 to 1. */
  readonly light: number
}

const FRONT: Eye = { yaw: 0, pitch: 0 }
const HOME: Eye = { yaw: -0.62, pitch: 0.5 }
const LAMP: Vec = [-0.45, 0.8, 0.4]

export const homeEye = ({ flat }: Body): Eye => (flat ? FRONT : HOME)

export function seenFrom({ yaw, pitch }: Eye, [x, y, z]: Vec): Vec {
  const [cosYaw, sinYaw, cosPitch, sinPitch] = [
    Math.cos(yaw),
    Math.sin(yaw),
    Math.cos(pitch),
    Math.sin(pitch),
  ]
  const [right, near] = [x * cosYaw + z * sinYaw, z * cosYaw - x * sinYaw]
  return [right, y * cosPitch - near * sinPitch, y * sinPitch + near * cosPitch]
}

/** Half the width and height that a body needs in any position. */
export function extentOf({ stickers, flat }: Body): readonly [number, number] {
  const corners = stickers.flatMap(({ corners: points }) => points)
  if (flat)
    return [Math.max(...corners.map(([x]) => Math.abs(x))), Math.max(...corners.map(([, y]) => Math.abs(y)))]
  const far = Math.max(...corners.map(([x, y, z]) => Math.hypot(x, y, z)))
  return [far, far]
}

/** All stickers as seen by the eye, the farthest first. */
export function look(body: Body, eye: Eye, motion?: Motion): readonly Seen[] {
  const moving = new Set(motion?.turn.held)
  return body.stickers
    .map((sticker, index) => {
      const seen = seenSticker(sticker, index, eye, moving.has(index) ? motion : undefined)
      // Flat bodies lie in one plane: moving parts are drawn on top.
      return body.flat && moving.has(index) ? { ...seen, depth: seen.depth + 1 } : seen
    })
    .toSorted((one, other) => one.depth - other.depth)
}

function seenSticker(
  { corners, middle, normal }: Sticker,
  index: number,
  eye: Eye,
  motion: Motion | undefined,
): Seen {
  const place = (point: Vec) =>
    seenFrom(eye, motion ? turned(point, motion.turn, motion.turn.angle * motion.k) : point)
  const tip: Vec = [middle[0] + normal[0], middle[1] + normal[1], middle[2] + normal[2]]
  const [at, end] = [place(middle), place(tip)]
  const [nx, ny, nz] = [end[0] - at[0], end[1] - at[1], end[2] - at[2]]
  return {
    index,
    points: corners.map((corner) => {
      const [x, y] = place(corner)
      return [x, y] as const
    }),
    middle: [at[0], at[1]],
    depth: at[2],
    facing: nz,
    light: Math.max(0, nx * LAMP[0] + ny * LAMP[1] + nz * LAMP[2]),
  }
}
