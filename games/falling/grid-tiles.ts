import { shade } from '#kit/game/draw.ts'
import { colorOf, isSpecial, type GridKind } from './grid-kinds.ts'

/** A part of a tile: an outline in a box of 100 by 100, its colour and how much one sees of it. */
export type Layer = readonly [outline: string, color: string, opacity?: number]

const CORAL = '#ff6f61'
const LAGOON = '#35c4d4'
const SUN = '#ffc94d'
const PALM = '#6cc95c'
const ORCHID = '#b483f0'

const COLORS: Readonly<Record<GridKind, readonly string[]>> = {
  totem: [CORAL, LAGOON, SUN, PALM, ORCHID],
  barnacles: [CORAL, LAGOON, SUN],
  tens: ['#59c9c0', '#4fb8d8', '#5f9fe8', '#7d8cf0', '#a584ec', '#cc7fd4', '#ec7fae', '#f98072', '#ffa24d'],
  beam: ['#ffb63d', '#4a63d8'],
  feast: [CORAL, PALM, SUN, ORCHID],
  pips: ['#dfe3ea', LAGOON, PALM, SUN, CORAL],
}

export const colorsOf = (kind: GridKind): readonly string[] => COLORS[kind]
const tint = (kind: GridKind, value: number) => COLORS[kind][colorOf(value) - 1]!

export const bar = (x: number, y: number, width: number, height: number, radius: number) =>
  `M${x + radius} ${y}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}v${height - 2 * radius}q0 ${radius}-${radius} ${radius}h-${width - 2 * radius}q-${radius} 0-${radius}-${radius}v-${height - 2 * radius}q0-${radius} ${radius}-${radius}z`
export const dot = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`

/** A slab with a darker side and a light from above. */
const block = (color: string, radius = 24): Layer[] => [
  [bar(3, 6, 94, 92, radius), shade(color, -0.42)],
  [bar(3, 3, 94, 86, radius), color],
  [bar(20, 8, 60, 8, 4), '#ffffff', 0.5],
]

const pill = (color: string): Layer[] => [
  [dot(50, 53, 45), shade(color, -0.42)],
  [dot(50, 48, 44), color],
  [bar(26, 14, 30, 9, 4), '#ffffff', 0.65],
]

const EYES: readonly Layer[] = [
  [dot(32, 38, 11) + dot(68, 38, 11), '#fff8e8'],
  [dot(33, 40, 5) + dot(67, 40, 5), '#22120c'],
]
const MOUTHS = [
  bar(28, 60, 44, 14, 7),
  'M26 60h48l-10 18h-28z',
  dot(50, 68, 11),
  'M24 66l9-8 9 8 8-8 8 8 9-8 9 8v10h-52z',
  'M26 72q24-26 48 0q-24-10-48 0z',
] as const
const BROWS = [
  bar(18, 20, 64, 8, 4),
  'M16 18l30 10v8l-30-10zM84 18l-30 10v8l30-10z',
  'M20 26q12-12 24 0zM56 26q12-12 24 0z',
  'M50 12l14 16h-28z',
  bar(20, 22, 24, 7, 3) + bar(56, 22, 24, 7, 3),
] as const

/** A carved face; each colour has a mouth and a brow of its own. */
const mask = (color: string, face: number): Layer[] => [
  ...block(color, 18),
  [BROWS[face]!, shade(color, -0.55)],
  ...EYES,
  [MOUTHS[face]!, shade(color, -0.6)],
]

const MARKS = [
  bar(44, 28, 12, 40, 6) + bar(30, 42, 40, 12, 6),
  'M26 42q12-14 24 0t24 0v10q-12 14-24 0t-24 0z',
  'M50 26l24 40h-48z',
] as const

const shell = (color: string, mark: number): Layer[] => [...pill(color), [MARKS[mark]!, shade(color, -0.3)]]

const SPIKES = Array.from({ length: 9 }, (_, spike) => {
  const [from, tip, to] = [-0.24, 0, 0.24].map((aside, part) => {
    const angle = (spike * 40 * Math.PI) / 180 + aside
    const far = part === 1 ? 49 : 34
    return `${Math.round(50 + Math.cos(angle) * far)} ${Math.round(50 + Math.sin(angle) * far)}`
  })
  return `M${from}L${tip}L${to}z`
}).join('')

const barnacle = (color: string, mark: number): Layer[] => [
  [SPIKES, shade(color, -0.5)],
  [dot(50, 50, 37), shade(color, -0.28)],
  [dot(50, 50, 27), shade(color, -0.6)],
  [MARKS[mark]!, color],
]

const FOODS: readonly ((color: string) => Layer[])[] = [
  // Berries.
  (color) => [
    [dot(34, 62, 25) + dot(68, 64, 23), shade(color, -0.35)],
    [dot(33, 58, 23) + dot(67, 60, 21), color],
    ['M34 38q8-26 26-28q-14 10-18 30zM60 12q20-6 28 8q-18 6-28-8z', '#3f7d3a'],
    [dot(26, 50, 6) + dot(60, 52, 5), '#ffffff', 0.7],
  ],
  // Kelp.
  (color) => [
    ['M44 96q-22-20-4-40t0-46q28 22 12 44t6 42z', shade(color, -0.35)],
    ['M42 92q-20-18-3-38t0-44q26 22 10 42t6 40z', color],
    ['M50 46q22-4 30-24q-30 0-32 16zM40 70q-22 0-30-18q26-4 32 10z', color],
  ],
  // A star fruit.
  (color) => [
    ['M50 8l12 27 30 3-23 20 7 30-26-16-26 16 7-30-23-20 30-3z', shade(color, -0.35)],
    ['M50 6l11 26 28 3-21 18 6 28-24-15-24 15 6-28-21-18 28-3z', color],
    [dot(44, 38, 6), '#ffffff', 0.7],
  ],
  // A shell.
  (color) => [
    ['M50 92q-44-22-40-50q4-28 40-34q36 6 40 34q4 28-40 50z', shade(color, -0.35)],
    ['M50 86q-40-20-36-46q4-26 36-30q32 4 36 30q4 26-36 46z', color],
    ['M48 84l-18-58 6-4 14 60zM52 84l18-58-6-4-14 60zM49 82v-70h4v70z', shade(color, -0.25)],
  ],
]

/** A round mouth with eyes on top, wide open. */
const mouth = (color: string): Layer[] => [
  [dot(50, 56, 44), shade(color, -0.42)],
  [dot(50, 52, 43), color],
  ['M16 52q34-12 68 0q-4 36-34 36t-34-36z', '#3a0f1c'],
  ['M30 76q20-14 40 0q-8 12-20 12t-20-12z', '#ff9aa8'],
  ['M22 51l8 11 8-13zM62 49l8 13 8-11z', '#fffaf0'],
  [dot(33, 24, 14) + dot(67, 24, 14), '#ffffff'],
  [dot(35, 26, 7) + dot(65, 26, 7), '#22120c'],
]

const [NEAR, MIDDLE, FAR] = [28, 46, 64]
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[50, MIDDLE]],
  [
    [28, NEAR],
    [72, FAR],
  ],
  [
    [28, NEAR],
    [50, MIDDLE],
    [72, FAR],
  ],
  [
    [28, NEAR],
    [72, NEAR],
    [28, FAR],
    [72, FAR],
  ],
  [
    [28, NEAR],
    [72, NEAR],
    [50, MIDDLE],
    [28, FAR],
    [72, FAR],
  ],
]

const die = (color: string, value: number): Layer[] => [
  ...block(color, 26),
  [PIPS[value - 1]!.map(([x, y]) => dot(x, y, 9.5)).join(''), '#1c1236'],
]

const lamp = (color: string, value: number): Layer[] => [
  ...block(color, 18),
  value === 1 ? [dot(50, 47, 22), '#fff3c4'] : ['M50 22l25 25-25 25-25-25z', '#a9b8ff'],
]

/** The picture of a value, from below to above. Numbers are written on top by who draws it. */
export function tileLayers(kind: GridKind, value: number): readonly Layer[] {
  const color = tint(kind, value)
  const index = colorOf(value) - 1
  if (kind === 'totem') return mask(color, index)
  if (kind === 'barnacles') return isSpecial(value) ? barnacle(color, index) : shell(color, index)
  if (kind === 'beam') return lamp(color, value)
  if (kind === 'feast') return isSpecial(value) ? mouth(color) : FOODS[index]!(color)
  if (kind === 'pips') return die(color, value)
  return block(color)
}

/** All values that a well of a kind may hold. */
export function valuesOf(kind: GridKind): readonly number[] {
  const plain = COLORS[kind].map((_, index) => index + 1)
  return kind === 'barnacles' || kind === 'feast' ? [...plain, ...plain.map((value) => value + 10)] : plain
}
