import { film, type Beat } from '#kit/game/beats/beats.ts'
import { pickIndex, seededRandom, type Random } from '#kit/random/random.ts'
import { arrive, type Arrival, type Ground } from './arriving.ts'
import { clustersAround } from './clusters.ts'
import type { BubbleDefinition, RiggedKind } from './definitions.ts'
import { fly } from './flight.ts'
import { columnsIn, flood, placeOf } from './hex-field.ts'
import { bodiesOf, COLUMNS, FIELD, neighboursOf, restingCell, ROWS } from './lattice.ts'
import { gradeOf, hangingBoard } from './layouts.ts'
import type { PackedLevel } from './levels.ts'
import { gustAt, isWanted, pureOf, pushOf, RIGS, ticked } from './rigs.ts'
import {
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
  SWAP,
  swapped,
  type Aim,
  type Board,
  type Place,
  type State,
} from './state.ts'
import { worthOf, type Taste } from './worth.ts'

const HEIGHT = ROWS * ROW + 3
const LAUNCHER: Place = { x: COLUMNS / 2, y: HEIGHT - 0.9 }
const TOUCH = 0.86 * 0.86
const FARTHEST = 150
const FAN: readonly Aim[] = Array.from({ length: 2 * FARTHEST + 1 }, (_, index) => index - FARTHEST)
const START_ROWS = 5
const MOST_ROWS = 7
/** Rows that a miss brings down, and the one that comes anyway after so many shots. */
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
  const { cells: fresh, lastId } = isEndless ? { cells: [], lastId: 0 } : layoutOf()
  const whole = Math.max(1, fresh.filter((cell) => isWanted(rig, cell)).length)

  function layoutOf() {
    const random = seededRandom(packed.seed)
    const bare = { ...grade, rows: Math.min(MOST_ROWS, grade.rows), charms: 0, stones: 0 }
    const layout =
      rig.holds === 'hubs'
        ? clustersAround(FIELD, level, grade.colors, random)
        : hangingBoard(FIELD, level + rig.shift, bare, random)
    const cells = [...layout.cells]
    rig.dress?.(cells, level, COLUMNS, random)
    return { cells, lastId: layout.lastId }
  }

  const isHold = (cells: readonly number[], cell: number) =>
    rig.holds === 'hubs' ? kindOf(cells[cell]!) === HUB && cells[cell] !== 0 : cell < COLUMNS
  const held = (lean: number) => (cells: readonly number[]) => {
    const safe = new Set<number>()
    for (const [at, cell] of cells.entries())
      if (cell !== 0 && isHold(cells, at) && !safe.has(at))
        for (const one of flood(at, neighboursOf(lean), (next) => cells[next] !== 0)) safe.add(one)
    return safe
  }
  const groundOf = (lean: number): Ground => ({
    rig,
    neighbours: neighboursOf(lean),
    held: held(lean),
    colors: grade.colors,
    seed: packed.seed,
  })

  function hitAt({ cells, lean }: State, passes: (cell: number) => boolean) {
    return (x: number, y: number): number | undefined => {
      if (y <= 0.5) return rig.holds === 'hubs' ? undefined : -1
      const row = Math.round((y - 0.5) / ROW)
      for (let r = Math.max(0, row - 1); r <= row + 1 && r < FIELD.rows; r++)
        for (let c = Math.max(0, Math.floor(x) - 1); c <= Math.floor(x) + 1 && c < COLUMNS; c++) {
          const at = r * COLUMNS + c
          if (cells[at] === 0) continue
          const place = placeOf(FIELD, at, lean)
          if ((place.x - x) ** 2 + (place.y - y) ** 2 < TOUCH && !passes(at)) return at
        }
      return undefined
    }
  }

  /** The way of a shot, where it comes to rest, what it hit and what it went through. */
  function flight(state: State, aim: Aim) {
    const { cells, lean, queue } = state
    const pierced = new Set<number>()
    const passes = (at: number) => {
      if (rig.arrives !== 'pierces' || kindOf(cells[at]!) !== queue[0]) return false
      pierced.add(at)
      return true
    }
    const landing = fly(
      LAUNCHER,
      aim / 2,
      { width: COLUMNS, height: HEIGHT, bouncesAbove: rig.holds === 'hubs', wind: pushOf(gust(state)) },
      hitAt(state, passes),
    )
    const isLost = landing.hit < 0 && landing.at.y > 0.6
    const cell = isLost ? -1 : restingCell(cells, lean, landing.at, rig.holds === 'ceiling')
    const turns = rig.turnsColor ? landing.bounces : 0
    const kindThen = (queue[0]! + turns) % (rig.turnsColor ? grade.colors : 16)
    const last = cell < 0 ? [] : [placeOf(FIELD, cell, lean)]
    const arrival: Arrival = {
      cell,
      hit: landing.hit,
      kind: kindThen,
      pierced: [...pierced],
      touchedWall: landing.bounces > 0,
    }
    return { arrival, points: [...landing.points, ...last] }
  }

  const taste: Taste = {
    kin: rig.holds === 'hubs' ? 3.4 : 0.9,
    row: rig.holds === 'hubs' ? 0.1 : 0.6,
    mixed: rig.arrives === 'mixes' ? 5 : 0,
  }
  const gust = ({ shots }: State) => (rig.isWindy ? gustAt(shots, level) : 0)

  function shoot(state: State, aim: Aim, beats: Beat[]): State {
    const { arrival, points } = flight(state, aim)
    const lastId = state.lastId + 1
    const shot = { id: lastId, kind: state.queue[0]!, ...points.at(-1)! }
    const flights = [{ body: shot, points }]
    if (arrival.cell < 0) {
      beats.push({ flights, bodies: bodiesOf(state) })
      return { ...state, lastId, streak: 0 }
    }
    const { mid, cells, popped, fell } = arrive(groundOf(state.lean), state.cells, lastId, arrival)
    const streak = popped.length + fell.length > 0 ? state.streak + 1 : 0
    const gain = pointsFor(popped.length, fell.length, streak - 1)
    const next = { ...state, cells, lastId, streak, score: state.score + gain }
    const burst = { popped, fell, bodies: bodiesOf(next), gain, chain: Math.max(1, streak) }
    // What changes its colour on arrival is seen before it bursts.
    if (mid) beats.push({ flights, bodies: bodiesOf({ ...next, cells: mid }) }, burst)
    else beats.push({ flights, ...burst })
    return next
  }

  /** Rows push in from above: one bubble more to burst for every miss. */
  function descend(state: State, random: Random): State {
    const lean = 1 - state.lean
    let { lastId } = state
    const colors = Math.min(definition.colors, 4 + Math.floor(state.shots / 40))
    const row = Array.from({ length: COLUMNS }, (_, at) =>
      at < columnsIn(FIELD, 0, lean) ? cellOf(++lastId, pickIndex(colors, random)) : 0,
    )
    return { ...state, cells: [...row, ...state.cells.slice(0, -COLUMNS)], lastId, lean }
  }

  function press(start: State, isMiss: boolean, beats: Beat[], random: Random): State {
    const isDue = start.shots % rowEvery(start.shots) === 0
    const isEmpty = !start.cells.some(isColor)
    const rows = isEmpty ? START_ROWS : (isMiss ? MISS_ROWS : 0) + (isDue ? 1 : 0)
    let state = start
    for (let row = 0; row < rows; row++) {
      state = descend(state, random)
      beats.push({ bodies: bodiesOf(state), enter: { x: 0, y: -ROW } })
    }
    return state
  }

  function judge(state: State, beats: Beat[]): State {
    const isCleared = !state.cells.some((cell) => isWanted(rig, cell))
    if (isCleared && !isEndless) {
      const gain = 100 * Math.max(0, state.left)
      const rest = state.cells.filter((cell) => cell !== 0 && kindOf(cell) === HUB)
      const cells = state.cells.map((cell) => (rest.includes(cell) ? cell : 0))
      const fell = state.cells.filter((cell) => cell !== 0 && !rest.includes(cell)).map(idOf)
      beats.push({ fell, bodies: bodiesOf({ ...state, cells }), gain })
      return { ...state, cells, score: state.score + gain, status: 'won' }
    }
    const isOver = state.cells.some((cell, at) => cell !== 0 && at >= ROWS * COLUMNS)
    if (isOver) return { ...state, status: isEndless ? 'over' : 'lost' }
    return state.left === 0 ? { ...state, status: 'lost' } : state
  }

  /** Fuses burn on; one that has burnt down ends the level. */
  function burn(state: State, beats: Beat[]): State {
    if (!rig.tickEvery || state.status !== 'playing' || state.shots % rig.tickEvery !== 0) return state
    const { cells, isOut } = ticked(state.cells)
    const next: State = { ...state, cells, status: isOut ? 'lost' : 'playing' }
    beats.push({ bodies: bodiesOf(next) })
    return next
  }

  function colorFor(cells: readonly number[], random: Random): number {
    if (rig.arrives !== 'mixes') return drawColor(cells, grade.colors, random)
    const pure = pureOf(colorsOn(cells))
    return pure[pickIndex(Math.max(1, pure.length), random)] ?? 0
  }

  function refill({ cells, queue }: State, random: Random): readonly number[] {
    const second = queue[1]!
    const wanted = colorsOn(cells)
    const isUseful =
      rig.turnsColor ||
      wanted.length === 0 ||
      (rig.arrives === 'mixes' ? pureOf(wanted) : wanted).includes(second)
    return [isUseful ? second : colorFor(cells, random), colorFor(cells, random)]
  }

  function step(state: State, aim: Aim, random: Random) {
    if (aim === SWAP) return { state: film(swapped(state), []), events: [{ kind: 'swap' }] }
    const beats: Beat[] = []
    let next = shoot(state, aim, beats)
    const isMiss = next.streak === 0
    next = { ...next, shots: state.shots + 1, left: state.left < 0 ? -1 : state.left - 1 }
    if (isEndless) next = press(next, isMiss, beats, random)
    next = burn(judge(next, beats), beats)
    next = { ...next, queue: refill(next, random) }
    return { state: film(next, beats), events: eventsOf(beats, state, next) }
  }

  return {
    definition,
    width: COLUMNS,
    height: HEIGHT,
    aim: 'fan',
    aims: FAN,
    ...(rig.holds === 'hubs' ? {} : { line: ROWS * ROW + 0.1 }),
    ...(rig.isWindy ? { wind: gust } : {}),
    shotsAtStart: packed.shots,
    launchers: () => [LAUNCHER],
    bodies: bodiesOf,
    preview(state, aim) {
      const { arrival, points } = flight(state, aim)
      return [{ points, lands: arrival.cell < 0 ? undefined : points.at(-1), kind: arrival.kind }]
    },
    worth: (state) => worthOf(state, (cell) => isWanted(rig, cell), neighboursOf(state.lean), taste),
    rules: {
      start(random) {
        let state: State = { ...EMPTY, cells: fresh, left: packed.shots, lastId }
        if (isEndless) {
          state = { ...state, cells: Array<number>(COLUMNS * FIELD.rows).fill(0) }
          for (let row = 0; row < START_ROWS; row++) state = descend(state, random)
        }
        return { ...state, queue: [colorFor(state.cells, random), colorFor(state.cells, random)] }
      },
      step,
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
