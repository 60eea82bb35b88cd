import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { Craft } from './definitions.ts'
import {
  colourOf,
  inputOf,
  lineCells,
  mirrored,
  patchOf,
  PEEK,
  placeOf,
  type Picture,
  type Stroke,
} from './picture.ts'
import { folded, foldCells, FRESH } from './folds.ts'
import { homeSwap, hueSwaps, swapped } from './hues.ts'
import { pictureOf } from './pictures.ts'
import { patchesOf, washOf } from './spills.ts'

export interface PaintState {
  readonly level: number
  /** One base-36 letter per cell. */
  readonly paint: string
  readonly slips: number
  readonly moves: number
  /** Whether the picture to remember is hidden. */
  readonly covered: boolean
  readonly peeks: number
  /** Dots joined so far. */
  readonly joined: number
}

const PATIENCE = 8
const SHORT_PATIENCE = 4
export const PEEKS = 2

/** Crafts without slips: anything can be painted over. */
export const isFree = (craft: Craft) =>
  craft === 'roller' || craft === 'stencil' || craft === 'blot' || craft === 'spill' || craft === 'hue'
export const patienceOf = (craft: Craft) =>
  craft === 'recall' || craft === 'dots' ? SHORT_PATIENCE : PATIENCE

const LETTERS = 36
export const letterOf = (colour: number) => colour.toString(LETTERS)
const sheetOf = (cells: readonly number[]) => cells.map(letterOf).join('')
export const colourAt = ({ paint }: PaintState, cell: number) => parseInt(paint[cell] ?? '0', LETTERS)

/** Strokes allowed beyond the fewest known, where patches are merged. */
export const SPARE = 4

const cellsOn = ({ paint }: PaintState) => [...paint].map((letter) => parseInt(letter, LETTERS))

const matches = (craft: Craft, { level, paint }: PaintState) =>
  pictureOf(craft, level).target.reduce(
    (count, colour, cell) => count + (paint[cell] === letterOf(colour) ? 1 : 0),
    0,
  )

/** Share of cells painted, or dots joined. */
export function shareDone(craft: Craft, state: PaintState): number {
  const { target, first, line, size } = pictureOf(craft, state.level)
  if (craft === 'spill') {
    const most = patchesOf(size, first).firsts.length - 1
    return 1 - (patchesOf(size, cellsOn(state)).firsts.length - 1) / most
  }
  if (line) return state.joined / line
  const bare = target.filter((colour, cell) => first[cell] === colour).length
  const all = target.length - bare
  return Math.max(0, (matches(craft, state) - bare) / all)
}

export function statusOf(craft: Craft, state: PaintState): 'playing' | 'won' | 'lost' {
  const { target, line, par } = pictureOf(craft, state.level)
  if (par !== undefined) {
    if ([...state.paint].every((letter) => letter === state.paint[0])) return 'won'
    return state.moves >= par + SPARE ? 'lost' : 'playing'
  }
  if (line ? state.joined >= line : matches(craft, state) === target.length) return 'won'
  return !isFree(craft) && state.slips >= patienceOf(craft) ? 'lost' : 'playing'
}

/** Colours a brush can have. */
export const brushesOf = (craft: Craft, { colours, target }: Picture): readonly number[] => {
  if (craft === 'mix') return [1, 2, 3, 4, 5, 6, 8, 9, 10, 12]
  const used = [...colours.keys()].slice(1)
  // A roller also has paper white, so that every sheet can be repaired.
  return craft === 'roller' ? [0, ...used] : used.filter((one) => craft === 'stencil' || target.includes(one))
}

/** Whether a brush may touch a cell at all. */
export function isOpen(craft: Craft, state: PaintState, cell: number): boolean {
  const { target, first } = pictureOf(craft, state.level)
  const wanted = target[cell]
  if (craft === 'spill') return wanted !== undefined
  if (wanted === undefined || first[cell]! > 0 || colourAt(state, cell) > 0) return false
  return craft === 'number' || craft === 'mix' ? wanted > 0 : true
}

export function legalOf(craft: Craft, state: PaintState): readonly number[] {
  if (statusOf(craft, state) !== 'playing') return []
  const picture = pictureOf(craft, state.level)
  if (picture.dots) return [...picture.dots.keys()].filter((dot) => dot >= state.joined)
  if (craft === 'hue') return hueSwaps(picture)
  const brushes = brushesOf(craft, picture)
  const places = picture.stencils
    ? [...picture.stencils.keys()]
    : craft === 'roller'
      ? Array.from({ length: picture.size * 2 }, (_, line) => line)
      : craft === 'spill'
        ? patchesOf(picture.size, cellsOn(state)).firsts
        : [...picture.target.keys()].filter((cell) => isOpen(craft, state, cell))
  const strokes = places.flatMap((place) => brushes.map((colour) => inputOf(place, colour)))
  if (craft === 'spill') return strokes.filter((input) => colourAt(state, placeOf(input)) !== colourOf(input))
  if (craft === 'blot')
    return [
      ...strokes,
      ...Array.from({ length: FRESH + 1 }, (_, fold) => inputOf(picture.size * picture.size + fold, 0)),
    ]
  return craft === 'recall' && state.covered && state.peeks > 0 ? [...strokes, PEEK] : strokes
}

function painted(paint: string, cells: readonly number[], colour: number): string {
  const letters = [...paint]
  for (const cell of cells) letters[cell] = letterOf(colour)
  return letters.join('')
}

/** The cells of a stroke; patches are those of the current sheet. */
export function cellsOf(
  craft: Craft,
  { size, target, stencils }: Picture,
  place: number,
  state?: PaintState,
): readonly number[] {
  if (craft === 'spill' && state) return patchOf(size, cellsOn(state), place)
  if (craft === 'blot' && place >= size * size) return foldCells(size, place - size * size)
  if (stencils) return stencils[place] ?? []
  if (craft === 'roller') return lineCells(size, place)
  if (craft === 'mandala') return mirrored(size, place)
  return craft === 'mix' ? patchOf(size, target, place) : [place]
}

/** The sheet after one stroke. */
function applied(craft: Craft, picture: Picture, state: PaintState, { at, colour }: Stroke): string {
  const { size } = picture
  if (craft === 'blot' && at >= size * size) return sheetOf(folded(size, cellsOn(state), at - size * size))
  return painted(state.paint, cellsOf(craft, picture, at, state), colour)
}

interface Step {
  readonly state: PaintState
  readonly events: readonly SimEvent[]
}

function stroke(craft: Craft, state: PaintState, input: number): Step {
  const picture = pictureOf(craft, state.level)
  const told = (next: PaintState, kind: string): Step => ({ state: next, events: [{ kind, x: input }] })
  if (input === PEEK) return told({ ...state, covered: false, peeks: state.peeks - 1 }, 'peek')
  if (picture.dots)
    return input === state.joined
      ? told({ ...state, joined: state.joined + 1 }, 'joined')
      : told({ ...state, slips: state.slips + 1 }, 'slip')
  if (craft === 'hue') {
    const [one, other] = swapped(input)
    const sheet = cellsOn(state)
    const next = { ...state, paint: sheetOf(sheet.with(one, sheet[other]!).with(other, sheet[one]!)) }
    return told(next, matches(craft, next) > matches(craft, state) ? 'painted' : 'covered')
  }
  const [place, colour] = [placeOf(input), colourOf(input)]
  const at = { ...state, covered: true }
  if (!isFree(craft) && picture.target[place] !== colour)
    return told({ ...at, slips: state.slips + 1 }, 'slip')
  const next = { ...at, paint: applied(craft, picture, state, { at: place, colour }) }
  if (craft === 'spill') return told(next, 'painted')
  const gained = matches(craft, next) - matches(craft, state)
  return told(next, isFree(craft) && gained <= 0 ? 'covered' : 'painted')
}

/** The fewest strokes known, where strokes are counted. */
export const parOf = (craft: Craft, level: number) => wayOf(craft, level).length

const POINTS = 100
const SLIP_COST = 10
const EXTRA_COST = 10
const LEAST_BONUS = 20

export function scoreOf(craft: Craft, state: PaintState): number {
  const done = Math.round(shareDone(craft, state) * POINTS)
  if (statusOf(craft, state) !== 'won') return isFree(craft) ? Math.floor(done / 4) : done
  const cost = isFree(craft)
    ? EXTRA_COST * Math.max(0, state.moves - parOf(craft, state.level))
    : SLIP_COST * (state.slips + PEEKS - state.peeks)
  return done + Math.max(LEAST_BONUS, POINTS - cost)
}

export function starsOf(craft: Craft, state: PaintState): 1 | 2 | 3 {
  const faults = isFree(craft)
    ? Math.max(0, state.moves - parOf(craft, state.level))
    : state.slips + PEEKS - state.peeks
  return faults === 0 ? 3 : faults <= 3 ? 2 : 1
}

export const turnRules = (craft: Craft, level: number): TurnRules<PaintState, number> => ({
  start: () => ({
    level,
    paint: sheetOf(pictureOf(craft, level).first),
    slips: 0,
    moves: 0,
    covered: craft !== 'recall',
    peeks: PEEKS,
    joined: 0,
  }),
  step(state, input) {
    const next = stroke(craft, { ...state, moves: state.moves + 1 }, input)
    const status = statusOf(craft, next.state)
    return status === 'playing' ? next : { ...next, events: [...next.events, { kind: status }] }
  },
  legal: (state) => legalOf(craft, state),
  status: (state) => statusOf(craft, state),
  score: (state) => scoreOf(craft, state),
  progress: (state) => Math.min(1, shareDone(craft, state)),
})

const endOf = (craft: Craft, state: PaintState, picture: Picture, strokes: readonly Stroke[]) =>
  strokes.reduce((end, one) => ({ ...end, paint: applied(craft, picture, end, one) }), state).paint

/** Remaining part of the known strokes: the shortest tail that makes the picture. */
function leftOf(craft: Craft, state: PaintState, picture: Picture): readonly Stroke[] {
  const strokes = picture.strokes ?? []
  const goal = sheetOf(picture.target)
  for (let from = strokes.length - 1; from > 0; from--) {
    const rest = strokes.slice(from)
    if (endOf(craft, state, picture, rest) === goal) return rest
  }
  // A failed blot needs a fresh sheet.
  if (craft === 'blot' && endOf(craft, state, picture, strokes) !== goal)
    return [{ at: picture.size * picture.size + FRESH, colour: 0 }, ...strokes]
  return strokes
}

/** The next stroke of a perfect player. */
export function bestOf(craft: Craft, state: PaintState): number | undefined {
  if (statusOf(craft, state) !== 'playing') return undefined
  const picture = pictureOf(craft, state.level)
  if (picture.dots) return state.joined
  if (craft === 'hue') return homeSwap(picture, cellsOn(state))
  if (craft === 'spill') {
    const { first } = washOf(picture.size, cellsOn(state))
    return first && inputOf(first.at, first.colour)
  }
  if (isFree(craft)) {
    const next = leftOf(craft, state, picture)[0]
    return next && inputOf(next.at, next.colour)
  }
  // One colour after the other, like a person.
  let best: number | undefined
  for (const [cell, colour] of picture.target.entries()) {
    if (colour === 0 || !isOpen(craft, state, cell)) continue
    if (best === undefined || colour < colourOf(best)) best = inputOf(cell, colour)
  }
  return best
}

const LONGEST_WAY = 200
const ways = new Map<string, readonly number[]>()

/** The solution that the hints follow. */
export function wayOf(craft: Craft, level: number): readonly number[] {
  const name = `${craft}:${level}`
  const known = ways.get(name)
  if (known) return known
  const way: number[] = []
  let state = turnRules(craft, level).start(() => 0)
  for (let input = bestOf(craft, state); input !== undefined; input = bestOf(craft, state)) {
    if (way.length >= LONGEST_WAY) break
    way.push(input)
    state = stroke(craft, state, input).state
  }
  ways.set(name, way)
  return way
}
