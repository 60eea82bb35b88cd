import { film, type Beat, type Body } from '#kit/game/beats/beats.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { burstAt, lastFall } from './burst.ts'
import type { BubbleDefinition } from './definitions.ts'
import { fly } from './flight.ts'
import { around, columnsIn, flood, placeOf, type HexField, type Neighbours } from './hex-field.ts'
import { gradeOf, hangingBoard } from './layouts.ts'
import type { PackedLevel } from './levels.ts'
import { seededRandom } from '#kit/random/random.ts'
import {
  BOMB,
  cellOf,
  clearedShare,
  colorsOn,
  drawColor,
  eventsOf,
  idOf,
  isColor,
  kindOf,
  legalAims,
  pointsFor,
  RAINBOW,
  ROW,
  SWAP,
  swapped,
  type Aim,
  type Board,
  type Place,
  type State,
} from './state.ts'

/** Rows a bubble may rest in; the one below is over the line. */
const ROWS = 12
const TOUCH = 0.86 * 0.86
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
  const field: HexField = { columns, rows: ROWS + 2 }
  const height = ROWS * ROW + 3
  const full = gradeOf(level, definition.levels, definition.colors)
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
  const whole = layout?.cells.filter(isColor).length ?? 1
  const near = new Map<number, readonly number[]>()
  const neighboursOf =
    (lean: number): Neighbours =>
    (cell) => {
      const key = cell * 2 + lean
      const known = near.get(key) ?? around(field, cell, lean)
      near.set(key, known)
      return known
    }
  const bodies = ({ cells, lean }: Pick<State, 'cells' | 'lean'>): Body[] =>
    cells.flatMap((cell, at) =>
      cell === 0 ? [] : [{ id: idOf(cell), kind: kindOf(cell), ...placeOf(field, at, lean) }],
    )
  const held = (lean: number) => (cells: readonly number[]) => {
    const safe = new Set<number>()
    for (let at = 0; at < columns; at++)
      if (cells[at] !== 0 && !safe.has(at))
        for (const cell of flood(at, neighboursOf(lean), (next) => cells[next] !== 0)) safe.add(cell)
    return safe
  }

  function flight({ cells, lean }: State, from: Place, halfDegrees: number) {
    const landing = fly(from, halfDegrees / 2, { width: columns, height }, (x, y) => {
      if (y <= 0.5) return 0
      const row = Math.round((y - 0.5) / ROW)
      for (let r = Math.max(0, row - 1); r <= row + 1 && r < field.rows; r++)
        for (let c = Math.max(0, Math.floor(x) - 1); c <= Math.floor(x) + 1 && c < columns; c++) {
          const at = r * columns + c
          if (cells[at] === 0) continue
          const place = placeOf(field, at, lean)
          if ((place.x - x) ** 2 + (place.y - y) ** 2 < TOUCH) return at
        }
      return undefined
    })
    const cell = nearestFree(cells, lean, landing.at)
    return { points: [...landing.points, placeOf(field, cell, lean)], cell }
  }

  function nearestFree(cells: readonly number[], lean: number, at: Place): number {
    let best = -1
    let shortest = Infinity
    const row = Math.round((at.y - 0.5) / ROW)
    for (let r = Math.max(0, row - 1); r <= row + 1 && r < field.rows; r++)
      for (let c = 0; c < columnsIn(field, r, lean); c++) {
        const cell = r * columns + c
        if (cells[cell] !== 0) continue
        const place = placeOf(field, cell, lean)
        const far = (place.x - at.x) ** 2 + (place.y - at.y) ** 2
        const hangs = r === 0 || neighboursOf(lean)(cell).some((next) => cells[next] !== 0)
        if (!hangs || far >= shortest) continue
        shortest = far
        best = cell
      }
    return best < 0 ? (field.rows - 1) * columns : best
  }

  /** One bubble flies, lands and sets free what it can. */
  function shoot(state: State, from: Place, aim: number, kind: number): { state: State; beat: Beat } {
    const { points, cell } = flight(state, from, aim)
    const lastId = state.lastId + 1
    const cells = state.cells.with(cell, cellOf(lastId, kind))
    const burst = burstAt(cells, cell, neighboursOf(state.lean), held(state.lean))
    const hits = burst.popped.length + burst.fell.length
    const streak = hits > 0 ? state.streak + 1 : 0
    const gain = pointsFor(burst.popped.length, burst.fell.length, streak - 1)
    const next = { ...state, cells: burst.cells, lastId, streak, score: state.score + gain }
    const body = { id: lastId, kind, ...placeOf(field, cell, state.lean) }
    return {
      state: next,
      beat: {
        flights: [{ body, points }],
        popped: burst.popped,
        fell: burst.fell,
        bodies: bodies(next),
        gain,
        chain: Math.max(1, streak),
      },
    }
  }

  const earned = (hits: number): number | undefined => {
    if (kind === 'twin') return undefined
    return hits >= BOMB_EARNED ? BOMB : hits >= RAINBOW_EARNED ? RAINBOW : undefined
  }

  function refill(state: State, hits: number, random: Random): readonly number[] {
    const wanted = colorsOn(state.cells)
    const fit = (kind: number) =>
      kind >= BOMB || wanted.length === 0 || wanted.includes(kind)
        ? kind
        : drawColor(state.cells, grade.colors, random)
    const [, second = 0, third = 0, fourth = 0] = state.queue
    const draw = () => drawColor(state.cells, grade.colors, random)
    if (kind === 'twin') return [fit(third), fit(fourth), draw(), draw()]
    return [fit(second), earned(hits) ?? draw()]
  }

  const isOverLine = (cells: readonly number[]) =>
    cells.some((cell, at) => cell !== 0 && at >= ROWS * columns)

  function judge(state: State, beats: Beat[]): State {
    if (!state.cells.some(isColor) && kind !== 'ceiling') {
      const bonus = 100 * Math.max(0, state.left)
      beats.push({ ...lastFall(state.cells), gain: bonus })
      return { ...state, cells: state.cells.map(() => 0), score: state.score + bonus, status: 'won' }
    }
    if (isOverLine(state.cells)) return { ...state, status: kind === 'ceiling' ? 'over' : 'lost' }
    return state.left === 0 ? { ...state, status: 'lost' } : state
  }

  /** The ceiling comes down by one row of clumps; the later, the more colours. */
  function descend(state: State, random: Random): State {
    const lean = 1 - state.lean
    const colors = endlessColors(state.shots, definition.colors)
    const fresh = Array<number>(columns).fill(0)
    let { lastId } = state
    for (let c = 0; c < columnsIn(field, 0, lean); c++) {
      const left = c > 0 ? kindOf(fresh[c - 1]!) : -1
      const color = left >= 0 && left < BOMB && random() < 0.5 ? left : pickIndex(colors, random)
      const charm = random() < 0.03 ? BOMB : random() < 0.02 ? RAINBOW : color
      fresh[c] = cellOf(++lastId, charm)
    }
    return { ...state, cells: [...fresh, ...state.cells.slice(0, -columns)], lean, lastId }
  }

  function press(start: State, beats: Beat[], random: Random): State {
    let state = start
    const isEmpty = !state.cells.some((cell) => cell !== 0)
    if (isEmpty) state = { ...state, score: state.score + CLEARED_BONUS }
    const due = state.shots % pressureAt(state.shots) === 0 ? 1 : 0
    const rows = isEmpty ? START_ROWS : due
    for (let row = 0; row < rows; row++) {
      state = descend(state, random)
      beats.push({
        bodies: bodies(state),
        enter: { x: 0, y: -ROW },
        gain: isEmpty && row === 0 ? CLEARED_BONUS : 0,
      })
    }
    return state
  }

  function step(state: State, aim: Aim, random: Random) {
    if (aim === SWAP) {
      const next = film(swapped(state), [])
      return { state: next, events: [{ kind: 'swap' }] }
    }
    const beats: Beat[] = []
    const first = shoot(state, launchers[0]!, aim, state.queue[0]!)
    beats.push(first.beat)
    let next = first.state
    const other = launchers[1]
    if (other && next.cells.some(isColor)) {
      const second = shoot(next, other, -aim, state.queue[1]!)
      beats.push(second.beat)
      next = second.state
    }
    next = { ...next, shots: state.shots + 1, left: state.left < 0 ? -1 : state.left - 1 }
    if (kind === 'ceiling') next = press(next, beats, random)
    next = judge(next, beats)
    const hits = beats.reduce((sum, { popped = [], fell = [] }) => sum + popped.length + fell.length, 0)
    next = { ...next, queue: refill(next, hits, random) }
    return { state: film(next, beats), events: eventsOf(beats, state, next) }
  }

  function start(random: Random): State {
    let state: State = {
      cells: layout?.cells ?? Array<number>(columns * field.rows).fill(0),
      queue: [],
      shots: 0,
      left: shots,
      score: 0,
      streak: 0,
      lean: 0,
      lastId: layout?.lastId ?? 0,
      status: 'playing',
    }
    if (kind === 'ceiling') for (let row = 0; row < START_ROWS; row++) state = descend(state, random)
    const count = kind === 'twin' ? 4 : 2
    return {
      ...state,
      queue: Array.from({ length: count }, () => drawColor(state.cells, grade.colors, random)),
    }
  }

  return {
    definition,
    width: columns,
    height,
    aim: 'fan',
    aims: FAN,
    line: ROWS * ROW + 0.1,
    shotsAtStart: shots,
    launchers: () => launchers,
    bodies,
    preview: (state, aim) =>
      launchers.map((from, index) => {
        const { points, cell } = flight(state, from, index === 0 ? aim : -aim)
        return { points, lands: placeOf(field, cell, state.lean), kind: state.queue[index]! }
      }),
    worth({ cells, score, lean, status }) {
      let worth = score / 12 + (status === 'won' ? 500 : status === 'playing' ? 0 : -900)
      for (const [at, cell] of cells.entries()) {
        if (cell === 0) continue
        worth -= 3 + Math.floor(at / columns) * (kind === 'ceiling' ? 1.2 : 0.5)
        for (const next of neighboursOf(lean)(at))
          if (cells[next] !== 0 && kindOf(cells[next]!) === kindOf(cell)) worth += 0.7
      }
      return worth
    },
    rules: {
      start,
      step,
      legal: (state) => legalAims(state, FAN),
      status: (state) => state.status,
      score: (state) => state.score,
      progress: (state) =>
        kind === 'ceiling' ? Math.min(1, state.shots / 200) : clearedShare(state.cells, whole),
    },
  }
}

/** Shots between two steps of the ceiling: they grow fewer. */
export const pressureAt = (shots: number) => (shots < 24 ? 6 : shots < 75 ? 5 : shots < 160 ? 4 : 3)

const endlessColors = (shots: number, most: number) => Math.min(most, 4 + Math.floor(shots / 45))
