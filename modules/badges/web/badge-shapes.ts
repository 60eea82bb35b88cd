/** Shapes of badges, derived from a name: one name always gives one picture, with no randomness and no clock. */

const FULL = Math.PI * 2
const LOBES = 6
const FAN = { x: 32, y: 53, wide: 28, high: 42, from: -Math.PI * 0.88, to: -Math.PI * 0.12 }
const HINGE = { x: 32, y: 61 }

const short = (value: number) => String(Math.round(value * 10) / 10)
const at = (x: number, y: number) => `${short(x)} ${short(y)}`

const joints = Array.from({ length: LOBES + 1 }, (_, index) => {
  const angle = FAN.from + ((FAN.to - FAN.from) * index) / LOBES
  return { x: FAN.x + Math.cos(angle) * FAN.wide, y: FAN.y + Math.sin(angle) * FAN.high }
})

/** The outline of a scallop, and the ribs from its hinge to its rim. */
export const SHELL = `M${at(HINGE.x - 7, HINGE.y)}L${joints
  .map(({ x, y }, index) => (index === 0 ? at(x, y) : `A7 7 0 0 1 ${at(x, y)}`))
  .join('')}L${at(HINGE.x + 7, HINGE.y)}Z`
export const RIBS = joints
  .slice(1, -1)
  .map(({ x, y }) => `M${at(HINGE.x, HINGE.y - 3)}L${at(x, y)}`)
  .join('')

const CENTRE = { x: 32, y: 35 }

/** FNV-1a with a final mix so that short names differ in all bits; only pictures depend on it. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (const char of name) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) >>> 0
}

export interface Motif {
  readonly path: string
  /** Degrees on the colour wheel. */
  readonly hue: number
}

type Leaf = (angle: number, spread: number) => string

const point = (angle: number, radius: number) =>
  at(CENTRE.x + Math.cos(angle) * radius, CENTRE.y + Math.sin(angle) * radius)

/** Leaf shapes of a rosette: petals, rays, pearls, waves and darts. */
const LEAVES: readonly Leaf[] = [
  (angle, spread) =>
    `M${point(angle, 2)}Q${point(angle - spread, 7)} ${point(angle, 9)}Q${point(angle + spread, 7)} ${point(angle, 2)}`,
  (angle) => `M${point(angle - 0.3, 3)}L${point(angle, 9.5)}L${point(angle + 0.3, 3)}Z`,
  (angle) =>
    `M${point(angle - 0.27, 7)}A2.2 2.2 0 1 0 ${point(angle + 0.27, 7)}A2.2 2.2 0 1 0 ${point(angle - 0.27, 7)}`,
  (angle, spread) =>
    `M${point(angle, 3)}Q${point(angle + spread, 5)} ${point(angle, 9)}L${point(angle + 0.6, 7)}Z`,
  (angle, spread) =>
    `M${point(angle - spread / 2, 4)}L${point(angle, 9)}L${point(angle + spread / 2, 4)}L${point(angle, 5.5)}Z`,
]

/** The mark of a family or series: a rosette with its own leaf shape, count, rotation and colour. */
export function motifOf(name: string): Motif {
  const hash = hashOf(name)
  const leaf = LEAVES[hash % LEAVES.length]!
  const count = 3 + ((hash >>> 4) % 6)
  const turn = ((hash >>> 8) % 4) * (FULL / count / 4) - FULL / 4
  const spread = Math.min(0.7, FULL / count / 2)
  const path = Array.from({ length: count }, (_, index) => leaf(turn + (FULL * index) / count, spread)).join(
    '',
  )
  return { path, hue: (hash >>> 12) % 360 }
}
