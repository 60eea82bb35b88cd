import { dice } from '#kit/random/dice.ts'
import type { Eye } from './camera.ts'
import { color, type Color, type Corner, type Mesh } from './mesh.ts'

/** Tyre marks on the road and dust in the air. */
export interface Trail {
  mark(left: Corner, right: Corner, strength: number): void
  puff(at: Corner, paint: Color, size: number, push?: Corner): void
  step(): void
  draw(mesh: Mesh, eye: Eye): void
  /** Ends the current marks. */
  lift(): void
  clear(): void
}

interface Puff {
  x: number
  y: number
  z: number
  readonly push: Corner
  readonly paint: Color
  readonly size: number
  age: number
}
interface Mark {
  readonly from: readonly [Corner, Corner]
  readonly to: readonly [Corner, Corner]
  readonly strength: number
}

const MOST_MARKS = 150
const MOST_PUFFS = 70
const PUFF_TICKS = 44
const MARK_WIDTH = 0.16
const RUBBER = color(0x241c36)
export const DUST = color(0xffe3bd)
export const SPRAY = color(0xe8fbff)
export const SPARK = color(0xffd76b)
const STILL: Corner = [0, 0, 0]

export function openTrail(): Trail {
  let marks: Mark[] = []
  let puffs: Puff[] = []
  let last: readonly [Corner, Corner] | undefined

  return {
    mark(left, right, strength) {
      const now = [left, right] as const
      if (last) marks.push({ from: last, to: now, strength })
      if (marks.length > MOST_MARKS) marks.shift()
      last = now
    },
    lift() {
      last = undefined
    },
    puff([x, y, z], paint, size, push = STILL) {
      if (puffs.length >= MOST_PUFFS) puffs.shift()
      const shake = () => (dice() - 0.5) * size
      puffs.push({ x: x + shake(), y: y + shake() * 0.4, z: z + shake(), push, paint, size, age: 0 })
    },
    step() {
      for (const puff of puffs) {
        puff.age++
        puff.x += puff.push[0] / 60
        puff.y += puff.push[1] / 60 + 0.008
        puff.z += puff.push[2] / 60
      }
      puffs = puffs.filter(({ age }) => age < PUFF_TICKS)
    },
    draw(mesh, eye) {
      for (const { from, to, strength } of marks)
        for (const side of [0, 1] as const) stripe(mesh, from[side], to[side], strength)
      for (const puff of puffs) paintPuff(mesh, puff, eye)
    },
    clear() {
      marks = []
      puffs = []
      last = undefined
    },
  }
}

function stripe(mesh: Mesh, from: Corner, to: Corner, strength: number) {
  const [ax, az] = [to[0] - from[0], to[2] - from[2]]
  const far = Math.hypot(ax, az) || 1
  const [sx, sz] = [(az / far) * MARK_WIDTH, (-ax / far) * MARK_WIDTH]
  mesh.plains(
    [from[0] - sx, from[1], from[2] - sz],
    [from[0] + sx, from[1], from[2] + sz],
    [to[0] + sx, to[1], to[2] + sz],
    [to[0] - sx, to[1], to[2] - sz],
    RUBBER,
    strength,
  )
}

/** A diamond that faces the eye. */
function paintPuff(mesh: Mesh, { x, y, z, paint, size, age }: Puff, eye: Eye) {
  const life = age / PUFF_TICKS
  const half = size * (0.4 + life)
  const [ax, az] = [x - eye.x, z - eye.z]
  const far = Math.hypot(ax, az) || 1
  const [sx, sz] = [(az / far) * half, (-ax / far) * half]
  const opacity = 0.5 * (1 - life)
  mesh.plains([x - sx, y, z - sz], [x, y + half, z], [x + sx, y, z + sz], [x, y - half, z], paint, opacity)
}
