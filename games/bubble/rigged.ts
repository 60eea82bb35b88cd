import { type Beat, film } from '#kit/game/beats/beats.ts'
import { pickIndex, type Random, seededRandom } from '#kit/random/random.ts'
import { arrive } from './arriving.ts'
import { clustersAround } from './clusters.ts'
import type { BubbleDefinition, RiggedKind } from './definitions.ts'
import { columnsIn } from './hex-field.ts'
import { bodiesOf, COLUMNS, FIELD, neighboursOf, ROWS } from './lattice.ts'
import { gradeOf, hangingBoard } from './layouts.ts'
import type { PackedLevel } from './levels.ts'
import { flight, groundOf, gust, HEIGHT, LAUNCHER, type Rigged } from './rigged-table.ts'
import { isWanted, pureOf, RIGS, ticked } from './rigs.ts'
import {
  type Aim,
  type Board,
  cellOf,
  colorsOn,
  drawColor,
  eventsOf,
  HUB,
  idOf,
  isColor,
  kindOf,
  legalAims,
  pointsFor,
  ROW,
  type State,
  SWAP,
  swapped,
} from './state.ts'
import { type Taste, worthOf } from './worth.ts'

const FARTHEST = 150
const FAN: readonly Aim[] = Array.from({ length: 2 * FARTHEST + 1 }, (_, index) => index - FARTHEST)
const START_ROWS = 5
const MOST_ROWS = 7

/** Rows that a miss adds, and shots until one comes anyway. */
const MISS_ROWS = 1
const GOOD_SHOTS = 200
export const rowEvery = (shots: number) => (shots < 30 ? 7 : shots < 80 ? 6 : shots < 150 ? 5 : 4)

const EMPTY: State = {
  cells: [],
  queue: [],
  shots: 0,
  left: -1,
  score: 0,
  streak: 0,
  lean: 0,
  lastId: 0,
  status: 'playing',
}

/** Boards under a ceiling, or round hubs, whose rules a `Rig` switches. */
export function riggedBoardOf(definition: BubbleDefinition, level: number, packed: PackedLevel): Board {
  const kind = definition.kind as RiggedKind
  const rig = RIGS[kind]
  const isEndless = definition.levels === 0
  const full = gradeOf(level, Math.max(2, definition.levels), rig.colors ?? definition.colors)
  const grade = { ...full, colors: Math.max(rig.leastColors ?? 0, full.colors) }

  const table: Rigged = {
    definition,
    level,
    packed,
    rig,
    isEndless,
    grade,
  }
  const { cells: fresh, lastId } = isEndless ? { cells: [], lastId: 0 } : layoutOf(table)
  const whole = Math.max(1, fresh.filter((cell) => isWanted(rig, cell)).length)
  const taste: Taste = {
    kin: rig.holds === 'hubs' ? 3.4 : 0.9,
    row: rig.holds === 'hubs' ? 0.1 : 0.6,
    mixed: rig.arrives === 'mixes' ? 5 : 0,
  }

  return {
    definition,
    width: COLUMNS,
    height: HEIGHT,
    aim: 'fan',
    aims: FAN,
    ...(rig.holds === 'hubs' ? {} : { line: ROWS * ROW + 0.1 }),
    ...(rig.isWindy ? { wind: (state) => gust(table, state) } : {}),
    shotsAtStart: packed.shots,
    launchers: () => [LAUNCHER],
    bodies: bodiesOf,
    preview: (state, aim) => preview(table, state, aim),
    worth: (state) => worthOf(state, (cell) => isWanted(rig, cell), neighboursOf(state.lean), taste),
    rules: {
      start(random) {
        let state: State = { ...EMPTY, cells: fresh, left: packed.shots, lastId }
        if (isEndless) {
          state = { ...state, cells: Array<number>(COLUMNS * FIELD.rows).fill(0) }
          for (let row = 0; row < START_ROWS; row++) state = descend(table, state, random)
        }
        return {
          ...state,
          queue: [colorFor(table, state.cells, random), colorFor(table, state.cells, random)],
        }
      },
      step: (state, aim, random) => step(table, state, aim, random),
      legal: (state) => legalAims(state, FAN),
      status: (state) => state.status,
      score: (state) => state.score,
      progress: ({ cells, shots }) =>
        isEndless
          ? Math.min(1, shots / GOOD_SHOTS)
          : Math.max(0, Math.min(1, 1 - cells.filter((cell) => isWanted(rig, cell)).length / whole)),
    },
  }
}

function layoutOf(table: Rigged) {
  const random = seededRandom(table.packed.seed)
  const bare = { ...table.grade, rows: Math.min(MOST_ROWS, table.grade.rows), charms: 0, stones: 0 }
  const layout =
    table.rig.holds === 'hubs'
      ? clustersAround(FIELD, table.level, table.grade.colors, random)
      : hangingBoard(FIELD, table.level + table.rig.shift, bare, random)
  const cells = [...layout.cells]
  table.rig.dress?.(cells, table.level, COLUMNS, random)
  return { cells, lastId: layout.lastId }
}

function shoot(table: Rigged, state: State, aim: Aim, beats: Beat[]): State {
  const { arrival, points } = flight(table, state, aim)
  const lastId = state.lastId + 1
  const shot = { id: lastId, kind: state.queue[0]!, ...points.at(-1)! }
  const flights = [{ body: shot, points }]
  if (arrival.cell < 0) {
    beats.push({ flights, bodies: bodiesOf(state) })
    return { ...state, lastId, streak: 0 }
  }
  const { mid, cells, popped, fell } = arrive(groundOf(table, state.lean), state.cells, lastId, arrival)
  const streak = popped.length + fell.length > 0 ? state.streak + 1 : 0
  const gain = pointsFor(popped.length, fell.length, streak - 1)
  const next = { ...state, cells, lastId, streak, score: state.score + gain }
  const burst = { popped, fell, bodies: bodiesOf(next), gain, chain: Math.max(1, streak) }
  // A changed colour is shown before it bursts.
  if (mid) beats.push({ flights, bodies: bodiesOf({ ...next, cells: mid }) }, burst)
  else beats.push({ flights, ...burst })
  return next
}

/** Rows push in from above: one bubble more to burst for every miss. */
function descend(table: Rigged, state: State, random: Random): State {
  const lean = 1 - state.lean
  let { lastId } = state
  const colors = Math.min(table.definition.colors, 4 + Math.floor(state.shots / 40))
  const row = Array.from({ length: COLUMNS }, (_, at) =>
    at < columnsIn(FIELD, 0, lean) ? cellOf(++lastId, pickIndex(colors, random)) : 0,
  )
  return { ...state, cells: [...row, ...state.cells.slice(0, -COLUMNS)], lastId, lean }
}

function press(table: Rigged, start: State, isMiss: boolean, beats: Beat[], random: Random): State {
  const isDue = start.shots % rowEvery(start.shots) === 0
  const isEmpty = !start.cells.some(isColor)
  const rows = isEmpty ? START_ROWS : (isMiss ? MISS_ROWS : 0) + (isDue ? 1 : 0)
  let state = start
  for (let row = 0; row < rows; row++) {
    state = descend(table, state, random)
    beats.push({ bodies: bodiesOf(state), enter: { x: 0, y: -ROW } })
  }
  return state
}

function judge(table: Rigged, state: State, beats: Beat[]): State {
  const isCleared = !state.cells.some((cell) => isWanted(table.rig, cell))
  if (isCleared && !table.isEndless) {
    const gain = 100 * Math.max(0, state.left)
    const rest = state.cells.filter((cell) => cell !== 0 && kindOf(cell) === HUB)
    const cells = state.cells.map((cell) => (rest.includes(cell) ? cell : 0))
    const fell = state.cells.filter((cell) => cell !== 0 && !rest.includes(cell)).map(idOf)
    beats.push({ fell, bodies: bodiesOf({ ...state, cells }), gain })
    return { ...state, cells, score: state.score + gain, status: 'won' }
  }
  const isOver = state.cells.some((cell, at) => cell !== 0 && at >= ROWS * COLUMNS)
  if (isOver) return { ...state, status: table.isEndless ? 'over' : 'lost' }
  return state.left === 0 ? { ...state, status: 'lost' } : state
}

/** Fuses burn down; a burnt one ends the level. */
function burn(table: Rigged, state: State, beats: Beat[]): State {
  if (!table.rig.tickEvery || state.status !== 'playing' || state.shots % table.rig.tickEvery !== 0)
    return state
  const { cells, isOut } = ticked(state.cells)
  const next: State = { ...state, cells, status: isOut ? 'lost' : 'playing' }
  beats.push({ bodies: bodiesOf(next) })
  return next
}

function colorFor(table: Rigged, cells: readonly number[], random: Random): number {
  if (table.rig.arrives !== 'mixes') return drawColor(cells, table.grade.colors, random)
  const pure = pureOf(colorsOn(cells))
  return pure[pickIndex(Math.max(1, pure.length), random)] ?? 0
}

function refill(table: Rigged, { cells, queue }: State, random: Random): readonly number[] {
  const second = queue[1]!
  const wanted = colorsOn(cells)
  const isUseful =
    table.rig.turnsColor ||
    wanted.length === 0 ||
    (table.rig.arrives === 'mixes' ? pureOf(wanted) : wanted).includes(second)
  return [isUseful ? second : colorFor(table, cells, random), colorFor(table, cells, random)]
}

function step(table: Rigged, state: State, aim: Aim, random: Random) {
  if (aim === SWAP) return { state: film(swapped(state), []), events: [{ kind: 'swap' }] }
  const beats: Beat[] = []
  let next = shoot(table, state, aim, beats)
  const isMiss = next.streak === 0
  next = { ...next, shots: state.shots + 1, left: state.left < 0 ? -1 : state.left - 1 }
  if (table.isEndless) next = press(table, next, isMiss, beats, random)
  next = burn(table, judge(table, next, beats), beats)
  next = { ...next, queue: refill(table, next, random) }
  return { state: film(next, beats), events: eventsOf(beats, state, next) }
}

function preview(table: Rigged, state: State, aim: Aim) {
  const { arrival, points } = flight(table, state, aim)
  return [{ points, lands: arrival.cell < 0 ? undefined : points.at(-1), kind: arrival.kind }]
}
