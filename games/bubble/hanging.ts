import { type Beat, film } from '#kit/game/beats/beats.ts'
import { pickIndex, type Random, seededRandom } from '#kit/random/random.ts'
import { burstAt, lastFall } from './burst.ts'
import { boosted, boosterOf, mayBoost } from './boosters.ts'
import { bodies, type Ceiling, flight, held, neighboursOf, PACK_ROWS, ROWS } from './ceiling.ts'
import type { BubbleDefinition } from './definitions.ts'
import { gatheredBy, goalOn, openOf } from './goals.ts'
import { columnsIn, type HexField, placeOf } from './hex-field.ts'
import { gradeOf, hangingBoard, packGrade } from './layouts.ts'
import type { PackedLevel } from './levels.ts'
import {
  type Aim,
  type Board,
  BOMB,
  cellOf,
  colorsOn,
  drawColor,
  eventsOf,
  isColor,
  kindOf,
  legalAims,
  type Place,
  pointsFor,
  RAINBOW,
  ROW,
  type State,
  SWAP,
  swapped,
} from './state.ts'

const FARTHEST = 150
const FAN: readonly Aim[] = Array.from({ length: 2 * FARTHEST + 1 }, (_, index) => index - FARTHEST)
const BOMB_EARNED = 12
const RAINBOW_EARNED = 8
const START_ROWS = 5

/** Two bubbles a volley fill a board faster. */
const TWIN_ROWS = 7
const CLEARED_BONUS = 1000

/** Boards that hang from the ceiling: the pack, the endless ceiling and the twin launchers. */
export function hangingBoardOf(definition: BubbleDefinition, level: number, packed?: PackedLevel): Board {
  const { kind } = definition
  const columns = kind === 'twin' ? 10 : 9
  const rows = kind === 'pack' ? PACK_ROWS : ROWS
  const field: HexField = { columns, rows: rows + 2 }
  const height = rows * ROW + (kind === 'pack' ? 2.5 : 3)
  const full = (kind === 'pack' ? packGrade : gradeOf)(level, definition.levels, definition.colors)
  const grade = kind === 'twin' ? { ...full, rows: Math.min(TWIN_ROWS, full.rows) } : full
  const shots = packed?.shots ?? -1
  const middle = { x: columns / 2, y: height - 0.9 }
  const launchers =
    kind === 'twin'
      ? [
          { x: 2.2, y: middle.y },
          { x: columns - 2.2, y: middle.y },
        ]
      : [middle]
  const layout = packed ? hangingBoard(field, level, grade, seededRandom(packed.seed)) : undefined
  const goal =
    kind === 'pack' && layout
      ? goalOn(layout.cells, level, seededRandom(level))
      : ({ kind: 'clear' } as const)
  const whole = layout ? openOf(goal, layout) : 1
  const near = new Map<number, readonly number[]>()

  const ceiling: Ceiling = {
    definition,
    kind,
    columns,
    rows,
    goal,
    field,
    height,
    grade,
    shots,
    launchers,
    layout,
    near,
  }

  return {
    definition,
    width: columns,
    height,
    aim: 'fan',
    aims: FAN,
    line: rows * ROW + 0.1,
    ...(kind === 'pack' ? { goal } : {}),
    shotsAtStart: shots,
    launchers: () => launchers,
    bodies: (state) => bodies(ceiling, state),
    preview: (state, aim) => preview(ceiling, state, aim),
    worth: (state) => worth(ceiling, state),
    rules: {
      start: (random) => start(ceiling, random),
      step: (state, aim, random) => step(ceiling, state, aim, random),
      legal: (state) => legalAims(state, FAN),
      status: (state) => state.status,
      score: (state) => state.score,
      progress: (state) =>
        kind === 'ceiling'
          ? Math.min(1, state.shots / 200)
          : Math.max(0, Math.min(1, 1 - openOf(goal, state) / whole)),
    },
  }
}

/** One bubble flies, lands and sets free what it can. */
function shoot(
  ceiling: Ceiling,
  state: State,
  from: Place,
  aim: number,
  kind: number,
): { state: State; beat: Beat } {
  const { points, cell } = flight(ceiling, state, from, aim)
  const lastId = state.lastId + 1
  const cells = state.cells.with(cell, cellOf(lastId, kind))
  const burst = burstAt(cells, cell, neighboursOf(ceiling, state.lean), held(ceiling, state.lean))
  const hits = burst.popped.length + burst.fell.length
  const streak = hits > 0 ? state.streak + 1 : 0
  const gain = pointsFor(burst.popped.length, burst.fell.length, streak - 1)
  const next = { ...state, cells: burst.cells, lastId, streak, score: state.score + gain }
  const body = { id: lastId, kind, ...placeOf(ceiling.field, cell, state.lean) }
  return {
    state: next,
    beat: {
      flights: [{ body, points }],
      popped: burst.popped,
      fell: burst.fell,
      bodies: bodies(ceiling, next),
      gain,
      chain: Math.max(1, streak),
    },
  }
}

function earned(ceiling: Ceiling, hits: number): number | undefined {
  if (ceiling.kind === 'twin') return undefined
  return hits >= BOMB_EARNED ? BOMB : hits >= RAINBOW_EARNED ? RAINBOW : undefined
}

function refill(ceiling: Ceiling, state: State, hits: number, random: Random): readonly number[] {
  const wanted = colorsOn(state.cells)
  const fit = (kind: number) =>
    kind >= BOMB || wanted.length === 0 || wanted.includes(kind)
      ? kind
      : drawColor(state.cells, ceiling.grade.colors, random)
  const [, second = 0, third = 0, fourth = 0] = state.queue
  const draw = () => drawColor(state.cells, ceiling.grade.colors, random)
  if (ceiling.kind === 'twin') return [fit(third), fit(fourth), draw(), draw()]
  return [fit(second), earned(ceiling, hits) ?? draw()]
}

function isOverLine(ceiling: Ceiling, cells: readonly number[]) {
  return cells.some((cell, at) => cell !== 0 && at >= ceiling.rows * ceiling.columns)
}

function judge(ceiling: Ceiling, state: State, beats: Beat[]): State {
  if (openOf(ceiling.goal, state) === 0 && ceiling.kind !== 'ceiling') {
    const bonus = 100 * Math.max(0, state.left)
    beats.push({ ...lastFall(state.cells), gain: bonus })
    return { ...state, cells: state.cells.map(() => 0), score: state.score + bonus, status: 'won' }
  }
  if (isOverLine(ceiling, state.cells))
    return { ...state, status: ceiling.kind === 'ceiling' ? 'over' : 'lost' }
  return state.left === 0 ? { ...state, status: 'lost' } : state
}

/** The ceiling descends by a row of clumps, with more colours over time. */
function descend(ceiling: Ceiling, state: State, random: Random): State {
  const lean = 1 - state.lean
  const colors = endlessColors(state.shots, ceiling.definition.colors)
  const fresh = Array<number>(ceiling.columns).fill(0)
  let { lastId } = state
  for (let c = 0; c < columnsIn(ceiling.field, 0, lean); c++) {
    const left = c > 0 ? kindOf(fresh[c - 1]!) : -1
    const color = left >= 0 && left < BOMB && random() < 0.5 ? left : pickIndex(colors, random)
    const charm = random() < 0.03 ? BOMB : random() < 0.02 ? RAINBOW : color
    fresh[c] = cellOf(++lastId, charm)
  }
  return { ...state, cells: [...fresh, ...state.cells.slice(0, -ceiling.columns)], lean, lastId }
}

function press(ceiling: Ceiling, start: State, beats: Beat[], random: Random): State {
  let state = start
  const isEmpty = !state.cells.some((cell) => cell !== 0)
  if (isEmpty) state = { ...state, score: state.score + CLEARED_BONUS }
  const due = state.shots % pressureAt(state.shots) === 0 ? 1 : 0
  const rows = isEmpty ? START_ROWS : due
  for (let row = 0; row < rows; row++) {
    state = descend(ceiling, state, random)
    beats.push({
      bodies: bodies(ceiling, state),
      enter: { x: 0, y: -ROW },
      gain: isEmpty && row === 0 ? CLEARED_BONUS : 0,
    })
  }
  return state
}

function step(ceiling: Ceiling, state: State, aim: Aim, random: Random) {
  if (aim === SWAP) {
    const next = film(swapped(state), [])
    return { state: next, events: [{ kind: 'swap' }] }
  }
  const booster = boosterOf(aim)
  if (booster) {
    if (!mayBoost(state)) return { state, events: [] }
    return { state: film(boosted(state, booster), []), events: [{ kind: 'boost' }] }
  }
  const beats: Beat[] = []
  const first = shoot(ceiling, state, ceiling.launchers[0]!, aim, state.queue[0]!)
  beats.push(first.beat)
  let next = first.state
  const other = ceiling.launchers[1]
  if (other && next.cells.some(isColor)) {
    const second = shoot(ceiling, next, other, -aim, state.queue[1]!)
    beats.push(second.beat)
    next = second.state
  }
  if (ceiling.goal.kind === 'gather') {
    const more = gatheredBy(ceiling.goal, state.cells, next.cells, state.queue[0]!)
    next = { ...next, gathered: (state.gathered ?? 0) + more }
  }
  next = { ...next, shots: state.shots + 1, left: state.left < 0 ? -1 : state.left - 1 }
  if (ceiling.kind === 'ceiling') next = press(ceiling, next, beats, random)
  next = judge(ceiling, next, beats)
  const hits = beats.reduce((sum, { popped = [], fell = [] }) => sum + popped.length + fell.length, 0)
  next = { ...next, queue: refill(ceiling, next, hits, random) }
  return { state: film(next, beats), events: eventsOf(beats, state, next) }
}

function start(ceiling: Ceiling, random: Random): State {
  let state: State = {
    cells: ceiling.layout?.cells ?? Array<number>(ceiling.columns * ceiling.field.rows).fill(0),
    queue: [],
    shots: 0,
    left: ceiling.shots,
    score: 0,
    streak: 0,
    lean: 0,
    lastId: ceiling.layout?.lastId ?? 0,
    status: 'playing',
  }
  if (ceiling.kind === 'ceiling')
    for (let row = 0; row < START_ROWS; row++) state = descend(ceiling, state, random)
  const count = ceiling.kind === 'twin' ? 4 : 2
  return {
    ...state,
    queue: Array.from({ length: count }, () => drawColor(state.cells, ceiling.grade.colors, random)),
  }
}

function preview(ceiling: Ceiling, state: State, aim: Aim) {
  return ceiling.launchers.map((from, index) => {
    const { points, cell } = flight(ceiling, state, from, index === 0 ? aim : -aim)
    return { points, lands: placeOf(ceiling.field, cell, state.lean), kind: state.queue[index]! }
  })
}

/** Cost of each open goal for the bot. */
const OPEN_COST = 14

function worth(ceiling: Ceiling, state: State) {
  const { cells, score, lean, status } = state
  let worth = score / 12 + (status === 'won' ? 500 : status === 'playing' ? 0 : -900)
  if (ceiling.goal.kind !== 'clear') worth -= OPEN_COST * openOf(ceiling.goal, state)
  for (const [at, cell] of cells.entries()) {
    if (cell === 0) continue
    worth -= 3 + Math.floor(at / ceiling.columns) * (ceiling.kind === 'ceiling' ? 1.2 : 0.5)
    for (const next of neighboursOf(ceiling, lean)(at))
      if (cells[next] !== 0 && kindOf(cells[next]!) === kindOf(cell)) worth += 0.7
  }
  return worth
}

/** Shots between two steps of the ceiling, decreasing. */
export const pressureAt = (shots: number) => (shots < 24 ? 6 : shots < 75 ? 5 : shots < 160 ? 4 : 3)
const endlessColors = (shots: number, most: number) => Math.min(most, 4 + Math.floor(shots / 45))
