import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import type { Picture } from './picture.ts'

/** Inputs are `first cell * SWAP + second`, the smaller first. */
const SWAP = 64
export const swapOf = (one: number, other: number) => Math.min(one, other) * SWAP + Math.max(one, other)
export const swapped = (input: number): readonly [number, number] => [Math.floor(input / SWAP), input % SWAP]

/** Colours of the four corners: upper left, upper right, lower left, lower right. */
const CORNERS = [
  ['#ff5a6e', '#ffd84a', '#5a3fd0', '#2fc8e8'],
  ['#10306a', '#2fb8c8', '#f26a3c', '#ffe9a0'],
  ['#f8f0c8', '#f27aa8', '#38a878', '#40307a'],
  ['#7a1f5a', '#ff8a4a', '#1f5aa8', '#a8f0c0'],
  ['#fff2d0', '#f0a83c', '#c03a6a', '#28204a'],
  ['#0f4a4a', '#9ad84a', '#3a6af0', '#ffb0e0'],
] as const

const channels = (color: string) => [1, 3, 5].map((from) => parseInt(color.slice(from, from + 2), 16))

/** A sheet whose colours flow from corner to corner. */
function flowing(size: number, corners: readonly string[]): string[] {
  const [upperLeft, upperRight, lowerLeft, lowerRight] = corners.map(channels)
  return Array.from({ length: size * size }, (_, cell) => {
    const [x, y] = [(cell % size) / (size - 1), Math.floor(cell / size) / (size - 1)]
    const mixed = [0, 1, 2].map((channel) => {
      const upper = upperLeft![channel]! * (1 - x) + upperRight![channel]! * x
      const lower = lowerLeft![channel]! * (1 - x) + lowerRight![channel]! * x
      return Math.round(upper * (1 - y) + lower * y)
    })
    return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  })
}

/** Fixed cells besides the corners: a frame, every second one, two edges, none. */
const NAILED: readonly ((x: number, y: number, last: number) => boolean)[] = [
  (x, y, last) => x === 0 || y === 0 || x === last || y === last,
  (x, y) => (x + y) % 2 === 0,
  (_x, y, last) => y === 0 || y === last,
  () => false,
]

/** A gradient whose loose cells are shuffled. */
export function huePicture(level: number, random: Random): Picture {
  const size = level < 4 ? 3 : level < 10 ? 4 : level < 17 ? 5 : 6
  const corners = CORNERS[(level - 1) % CORNERS.length]!
  // On alternate levels the sheet is reversed.
  const colours = flowing(size, level % 2 ? corners : corners.toReversed())
  const last = size - 1
  const isNailed = size === 3 ? NAILED.at(-1)! : NAILED[pickIndex(NAILED.length, random)]!
  const target = [...colours.keys()]
  const fixed = target.filter((cell) => {
    const [x, y] = [cell % size, Math.floor(cell / size)]
    return ((x === 0 || x === last) && (y === 0 || y === last)) || isNailed(x, y, last)
  })
  const loose = target.filter((cell) => !fixed.includes(cell))
  const mixed = shuffled(loose, random)
  const first = [...target]
  for (const [index, cell] of loose.entries()) first[cell] = mixed[index]!
  const isMixed = loose.filter((cell) => first[cell] !== cell).length >= loose.length * 0.7
  return isMixed ? { size, target, first, colours, fixed } : huePicture(level, random)
}

/** A swap that puts a colour in its place. */
export function homeSwap({ target }: Picture, sheet: readonly number[]): number | undefined {
  const cell = target.findIndex((colour, at) => sheet[at] !== colour)
  return cell < 0 ? undefined : swapOf(cell, sheet.indexOf(target[cell]!))
}

/** All pairs of swappable cells. */
export function hueSwaps({ target, fixed = [] }: Picture): readonly number[] {
  const loose = target.filter((cell) => !fixed.includes(cell))
  return loose.flatMap((one, index) => loose.slice(index + 1).map((other) => swapOf(one, other)))
}
