import { huePicture } from './hues.ts'
import { hash32, pickIndex, seededRandom, shuffled, type Random } from '#kit/random/random.ts'
import type { Craft } from './definitions.ts'
import { blotPicture } from './folds.ts'
import { OUTLINES } from './outlines.ts'
import { lineCells, mirrored, turned, type Dot, type Picture, type Stroke } from './picture.ts'
import { SPRITE_SIDE, spriteCells } from './sprite.ts'
import { spillPicture } from './spills.ts'
import { SPRITES } from './sprites.ts'

type Make = (level: number, random: Random) => Picture

const PAPER = '#fff8ea'
const PAINTS = ['#ff6b6b', '#ffb63d', '#4fc878', '#4fa8f5', '#b58cff', '#ff86c2'] as const

const bare = (cells: number) => Array.from({ length: cells }, () => 0)
const someOf = (count: number, random: Random) => [PAPER, ...shuffled(PAINTS, random).slice(0, count)]

/** Background that reaches the edge stays paper. */
const number: Make = (level) => {
  const sprite = SPRITES[(level - 1) % SPRITES.length]!
  const target = spriteCells(sprite)
  return { size: SPRITE_SIDE, target, first: bare(target.length), colours: sprite.colours }
}

const half: Make = (level) => {
  // Another order than the pictures by numbers.
  const sprite = SPRITES[(level * 7) % SPRITES.length]!
  const target = spriteCells(sprite)
  const isLeft = level % 2 === 1
  const isGiven = (cell: number) => cell % SPRITE_SIDE < SPRITE_SIDE / 2 === isLeft
  const first = target.map((colour, cell) => (isGiven(cell) ? colour : 0))
  return { size: SPRITE_SIDE, target, first, colours: sprite.colours }
}

const mandala: Make = (level, random) => {
  const size = level < 8 ? 9 : level < 16 ? 11 : 13
  const colours = someOf(level < 6 ? 3 : 4, random)
  const target = bare(size * size)
  for (let cell = 0; cell < target.length; cell++) {
    const all = mirrored(size, cell)
    // The first of a set of mirrored cells decides for all.
    if (Math.min(...all) < cell) continue
    const colour = random() < 0.28 ? 0 : 1 + pickIndex(colours.length - 1, random)
    for (const one of all) target[one] = colour
  }
  return { size, target, first: bare(target.length), colours }
}

const recall: Make = (level, random) => {
  const size = level < 4 ? 3 : level < 10 ? 4 : level < 18 ? 5 : 6
  const colours = someOf(level < 7 ? 2 : 3, random)
  const painted = Math.round(size * size * (0.45 + level / 120))
  const cells = shuffled([...bare(size * size).keys()], random).slice(0, painted)
  const target = bare(size * size)
  for (const cell of cells) target[cell] = 1 + pickIndex(colours.length - 1, random)
  return { size, target, first: bare(target.length), colours }
}

/** Pots of red, yellow, blue and white as bits; two make a colour. */
export const POTS = ['#e8456a', '#ffd23f', '#3f8fe0', '#ffffff'] as const
const MIXTURES: Readonly<Record<number, string>> = {
  1: '#e8456a',
  2: '#ffd23f',
  3: '#ff8f3c',
  4: '#3f8fe0',
  5: '#9a5fd0',
  6: '#4fb86a',
  8: '#ffffff',
  9: '#ffb0c4',
  10: '#fff0a8',
  12: '#a8d8ff',
}

const mix: Make = (level, random) => {
  const sprite = SPRITES[(level * 5 + 3) % SPRITES.length]!
  const cells = spriteCells(sprite)
  const easy = [1, 2, 4, 3, 6]
  const masks = shuffled(level < 5 ? easy : Object.keys(MIXTURES).map(Number), random)
  const target = cells.map((colour) => (colour === 0 ? 0 : masks[colour - 1]!))
  const colours = Array.from({ length: 13 }, (_, mask) => MIXTURES[mask] ?? '#f0e4cc')
  return { size: SPRITE_SIDE, target, first: bare(target.length), colours }
}

/** Works backwards: a line whose visible cells have one colour was painted last. */
function peel(size: number, target: readonly number[]): Stroke[] {
  const seen = new Set(target.keys())
  const strokes: Stroke[] = []
  while (seen.size > 0) {
    let found: Stroke | undefined
    for (let line = 0; line < size * 2 && !found; line++) {
      const left = lineCells(size, line).filter((cell) => seen.has(cell))
      const colour = left[0] === undefined ? undefined : target[left[0]]!
      if (colour !== undefined && left.every((cell) => target[cell] === colour)) found = { at: line, colour }
    }
    if (!found) throw new Error('a picture no roller can have made')
    for (const cell of lineCells(size, found.at)) seen.delete(cell)
    strokes.unshift(found)
  }
  return strokes
}

const roller: Make = (level, random) => {
  const size = level < 6 ? 4 : level < 14 ? 5 : 6
  const colours = someOf(level < 4 ? 2 : level < 12 ? 3 : 4, random)
  const target = bare(size * size)
  const count = Math.min(size * 2 - 1, 3 + Math.floor(level / 3))
  for (const line of shuffled([...bare(size * 2).keys()], random).slice(0, count)) {
    const colour = 1 + pickIndex(colours.length - 1, random)
    for (const cell of lineCells(size, line)) target[cell] = colour
  }
  return { size, target, first: bare(target.length), colours, strokes: peel(size, target) }
}

export const SHEET = 7

/** The whole sheet first, then rings, bars and corners, by column and row from the middle. */
const OPENINGS: readonly ((x: number, y: number) => boolean)[] = [
  () => true,
  (x, y) => x * x + y * y <= 5,
  (x, y) => x * x + y * y >= 8,
  (x, y) => Math.abs(x) + Math.abs(y) <= 3,
  (x) => x < 0,
  (_, y) => y > 0,
  (x, y) => x === 0 || y === 0,
  (x, y) => Math.abs(x) === Math.abs(y),
  (x) => Math.abs(x) % 2 === 1,
  (_, y) => Math.abs(y) % 2 === 0,
  (x, y) => Math.abs(x) <= 1 && Math.abs(y) <= 1,
  (x, y) => Math.max(Math.abs(x), Math.abs(y)) === 2,
]

const openCells = (opening: (x: number, y: number) => boolean) =>
  [...bare(SHEET * SHEET).keys()].filter((cell) => opening((cell % SHEET) - 3, Math.floor(cell / SHEET) - 3))

const stencil: Make = (level, random) => {
  const colours = someOf(level < 5 ? 3 : 4, random)
  const chosen = shuffled([...OPENINGS.keys()].slice(1), random).slice(0, level < 6 ? 3 : 5)
  const stencils = [0, ...chosen].map((one) => openCells(OPENINGS[one]!))
  const count = Math.min(chosen.length, 2 + Math.floor(level / 6))
  const target = bare(SHEET * SHEET)
  const strokes: Stroke[] = []
  let last = 0
  for (const at of [
    0,
    ...shuffled([...chosen.keys()], random)
      .slice(0, count)
      .map((index) => index + 1),
  ]) {
    // Consecutive sprays differ in colour, or the upper one would be invisible.
    const colour =
      last === 0
        ? 1 + pickIndex(colours.length - 1, random)
        : 1 + ((last + pickIndex(colours.length - 2, random)) % (colours.length - 1))
    strokes.push({ at, colour })
    for (const cell of stencils[at]!) target[cell] = colour
    last = colour
  }
  return { size: SHEET, target, first: bare(target.length), colours, stencils, strokes }
}

const dots: Make = (level, random) => {
  const outline = OUTLINES[(level - 1) % OUTLINES.length]!
  // Later levels count by twos, threes and fours, with decoys in between.
  const step = level < 7 ? 1 : level < 13 ? 2 : level < 19 ? 3 : 4
  const line: Dot[] = outline.map(({ x, y }, index) => ({ x, y, label: step * (index + 1) }))
  const strays: Dot[] = []
  const wanted = step === 1 ? 0 : 3 + Math.floor(level / 4)
  for (let attempt = 0; attempt < 200 && strays.length < wanted; attempt++) {
    const stray = {
      x: 6 + pickIndex(89, random),
      y: 6 + pickIndex(89, random),
      label: 1 + pickIndex(step * line.length, random),
    }
    const isFar = [...line, ...strays].every(
      ({ x, y }) => (x - stray.x) * (x - stray.x) + (y - stray.y) * (y - stray.y) > 60,
    )
    if (isFar && stray.label % step !== 0) strays.push(stray)
  }
  return {
    size: 1,
    target: [],
    first: [],
    colours: [PAPER, PAINTS[level % PAINTS.length]!],
    dots: [...line, ...strays],
    line: line.length,
  }
}

const blot: Make = (level, random) => blotPicture(level, someOf(level < 7 ? 2 : 3, random), random)

const spill: Make = (level, random) => spillPicture(level, someOf(level < 10 ? 4 : 5, random), random)

const hue: Make = huePicture

/** A pattern without rotational symmetry. */
const turn: Make = (level, random) => {
  const size = level < 4 ? 3 : level < 10 ? 4 : level < 18 ? 5 : 6
  const colours = someOf(level < 7 ? 2 : 3, random)
  const quarters = ([2, 1, 3] as const)[level % 3]!
  const model = bare(size * size).map(() => (random() < 0.4 ? 0 : 1 + pickIndex(colours.length - 1, random)))
  const target = turned(size, model, quarters)
  const moved = target.filter((colour, cell) => colour !== model[cell]).length
  if (moved < target.length * 0.4) return turn(level, random)
  return { size, target, first: bare(target.length), colours, model, quarters }
}

const MAKERS: Readonly<Record<Craft, Make>> = {
  number,
  half,
  mandala,
  recall,
  mix,
  roller,
  stencil,
  dots,
  blot,
  spill,
  hue,
  turn,
}

const made = new Map<string, Picture>()

/** The picture of a level, cached while it is painted. */
export function pictureOf(craft: Craft, level: number): Picture {
  const name = `${craft}:${level}`
  const known = made.get(name)
  if (known) return known
  if (made.size > 40) made.clear()
  const picture = MAKERS[craft](level, seededRandom(hash32(`paint:${name}`)))
  made.set(name, picture)
  return picture
}
