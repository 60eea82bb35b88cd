import { type Beat, type Body, film } from '#kit/game/beats/beats.ts'
import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { pickIndex, type Random, seededRandom } from '#kit/random/random.ts'
import { burstAt, lastFall } from './burst.ts'
import type { BubbleDefinition } from './definitions.ts'
import { fly } from './flight.ts'
import { flood } from './hex-field.ts'
import type { PackedLevel } from './levels.ts'
import {
  type Aim,
  type Board,
  BOMB,
  cellOf,
  clearedShare,
  colorsOn,
  drawColor,
  eventsOf,
  HUB,
  idOf,
  isColor,
  kindOf,
  legalAims,
  type Place,
  pointsFor,
  RAINBOW,
  ROW,
  type State,
  STONE,
  SWAP,
  swapped,
} from './state.ts'

/** Rings that fit around the hub; one bubble beyond them ends the run. */
const RINGS = 6
const SIDE = 2 * RINGS + 1
const CENTRE = RINGS * SIDE + RINGS
const WIDTH = 12
const HEIGHT = 15.5
const HUB_AT: Place = { x: WIDTH / 2, y: 5.9 }
const LAUNCHER: Place = { x: WIDTH / 2, y: HEIGHT - 0.9 }
const TOUCH = 0.86 * 0.86
const FAN: readonly Aim[] = Array.from({ length: 301 }, (_, index) => index - 150)
/** Degrees that the wheel turns under a hit on its rim, one bubble from the middle line. */
const TWIST = 9
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const

const flat = (at: number): Place => {
  const q = (at % SIDE) - RINGS
  const r = Math.floor(at / SIDE) - RINGS
  return { x: q + r / 2, y: r * ROW }
}
const ringOf = (at: number) => {
  const q = (at % SIDE) - RINGS
  const r = Math.floor(at / SIDE) - RINGS
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}
const NEAR: readonly (readonly number[])[] = Array.from({ length: SIDE * SIDE }, (_, at) =>
  STEPS.flatMap(([dq, dr]) => {
    const q = (at % SIDE) + dq
    const r = Math.floor(at / SIDE) + dr
    return q >= 0 && r >= 0 && q < SIDE && r < SIDE ? [r * SIDE + q] : []
  }),
)
const neighbours = (at: number) => NEAR[at]!

/** Where a cell of the turned wheel is. */
function placeOf(at: number, degrees: number): Place {
  const turn = (degrees * Math.PI) / 180
  const [sin, cos] = [exactSin(turn), exactCos(turn)]
  const { x, y } = flat(at)
  return { x: HUB_AT.x + x * cos - y * sin, y: HUB_AT.y + x * sin + y * cos }
}

const held = (cells: readonly number[]) => new Set(flood(CENTRE, neighbours, (next) => cells[next] !== 0))

const bodies = ({ cells, lean }: Pick<State, 'cells' | 'lean'>): Body[] =>
  cells.flatMap((cell, at) =>
    cell === 0 ? [] : [{ id: idOf(cell), kind: kindOf(cell), ...placeOf(at, lean) }],
  )

/** Rings of clumps around the hub; later levels have more rings, colours and stones. */
function wheelBoard(level: number, levels: number, colors: number, random: Random) {
  const k = (level - 1) / (levels - 1)
  const rings = level < 5 ? 2 : level < 13 ? 3 : 4
  const cells = Array<number>(SIDE * SIDE).fill(0)
  let lastId = 1
  cells[CENTRE] = cellOf(lastId, HUB)
  const gap = level % 4
  for (let at = 0; at < cells.length; at++) {
    const ring = ringOf(at)
    if (ring === 0 || ring > rings + (level % 3 === 0 ? 1 : 0)) continue
    if (ring > rings && at % 3 !== 0) continue
    if (gap > 0 && ring === 2 && at % (gap + 3) === 0) continue
    const sector = Math.floor(ring + (at % SIDE) / 2 + level) % colors
    const color = random() < 0.45 ? pickIndex(colors, random) : sector
    const special = random() < 0.03 ? BOMB : random() < 0.025 ? RAINBOW : random() < k * 0.05 ? STONE : color
    cells[at] = cellOf(++lastId, ring === 1 ? color : special)
  }
  const safe = held(cells)
  return { cells: cells.map((cell, at) => (safe.has(at) ? cell : 0)), lastId }
}

function nearestFree(cells: readonly number[], hit: number, lean: number, at: Place): number {
  let best = -1
  let shortest = Infinity
  for (const cell of [...neighbours(hit), ...neighbours(hit).flatMap(neighbours)]) {
    if (cells[cell] !== 0 || !neighbours(cell).some((next) => cells[next] !== 0)) continue
    const place = placeOf(cell, lean)
    const far = (place.x - at.x) ** 2 + (place.y - at.y) ** 2
    if (far >= shortest) continue
    shortest = far
    best = cell
  }
  return best
}

/** A cluster on a hub that every hit turns: off-centre shots turn it the most. */
export function wheelBoardOf(definition: BubbleDefinition, level: number, packed: PackedLevel): Board {
  const colors = Math.min(definition.colors, 3 + Math.floor(level / 11))
  const layout = wheelBoard(level, definition.levels, colors, seededRandom(packed.seed))
  const whole = layout.cells.filter(isColor).length

  return {
    definition,
    width: WIDTH,
    height: HEIGHT,
    aim: 'fan',
    aims: FAN,
    shotsAtStart: packed.shots,
    launchers: () => [LAUNCHER],
    bodies,
    preview,
    worth,
    rules: {
      start: (random) => ({
        cells: layout.cells,
        queue: [drawColor(layout.cells, colors, random), drawColor(layout.cells, colors, random)],
        shots: 0,
        left: packed.shots,
        score: 0,
        streak: 0,
        lean: 0,
        lastId: layout.lastId,
        status: 'playing',
      }),
      step: (state, aim, random) => step(colors, state, aim, random),
      legal: (state) => legalAims(state, FAN),
      status: (state) => state.status,
      score: (state) => state.score,
      progress: (state) => clearedShare(state.cells, whole),
    },
  }
}

function flight({ cells, lean }: State, aim: Aim) {
  const turn = (-lean * Math.PI) / 180
  const [sin, cos] = [exactSin(turn), exactCos(turn)]
  const room = { width: WIDTH, height: HEIGHT, bouncesAbove: true }
  const landing = fly(LAUNCHER, aim / 2, room, (wx, wy) => {
    const [dx, dy] = [wx - HUB_AT.x, wy - HUB_AT.y]
    const [x, y] = [dx * cos - dy * sin, dx * sin + dy * cos]
    if (x * x + y * y > (RINGS + 1) ** 2) return undefined
    const r = Math.round(y / ROW)
    const q = Math.round(x - r / 2)
    for (let row = r - 1; row <= r + 1; row++)
      for (let column = q - 1; column <= q + 1; column++) {
        if (Math.abs(row) > RINGS || Math.abs(column) > RINGS) continue
        const at = (row + RINGS) * SIDE + column + RINGS
        if (cells[at] === 0) continue
        const place = flat(at)
        if ((place.x - x) ** 2 + (place.y - y) ** 2 < TOUCH) return at
      }
    return undefined
  })
  if (landing.hit < 0) return { points: landing.points, cell: -1, twist: 0 }
  const cell = nearestFree(cells, landing.hit, lean, landing.at)
  const [rx, ry] = [landing.at.x - HUB_AT.x, landing.at.y - HUB_AT.y]
  const twist = Math.round((rx * landing.direction.y - ry * landing.direction.x) * TWIST)
  return { points: [...landing.points, placeOf(cell, lean)], cell, twist }
}

function shoot(state: State, aim: Aim, beats: Beat[]): State {
  const { points, cell, twist } = flight(state, aim)
  const kind = state.queue[0]!
  const lastId = state.lastId + 1
  if (cell < 0) {
    const body = { id: lastId, kind, ...points.at(-1)! }
    beats.push({ flights: [{ body, points }], bodies: bodies(state) })
    return { ...state, lastId, streak: 0 }
  }
  const burst = burstAt(state.cells.with(cell, cellOf(lastId, kind)), cell, neighbours, held)
  const hits = burst.popped.length + burst.fell.length
  const streak = hits > 0 ? state.streak + 1 : 0
  const gain = pointsFor(burst.popped.length, burst.fell.length, streak - 1)
  const lean = (state.lean + twist + 720) % 360
  const next = { ...state, cells: burst.cells, lastId, streak, lean, score: state.score + gain }
  const body = { id: lastId, kind, ...placeOf(cell, state.lean) }
  beats.push({
    flights: [{ body, points }],
    popped: burst.popped,
    fell: burst.fell,
    bodies: bodies(next),
    gain,
    chain: Math.max(1, streak),
  })
  return next
}

function judge(state: State, beats: Beat[]): State {
  if (!state.cells.some(isColor)) {
    const gain = 100 * state.left
    beats.push({
      ...lastFall(state.cells),
      bodies: bodies({ ...state, cells: hubAlone(state.cells) }),
      gain,
    })
    return { ...state, cells: hubAlone(state.cells), score: state.score + gain, status: 'won' }
  }
  const isTooWide = state.cells.some((cell, at) => cell !== 0 && ringOf(at) >= RINGS)
  return isTooWide || state.left === 0 ? { ...state, status: 'lost' } : state
}

function step(colors: number, state: State, aim: Aim, random: Random) {
  if (aim === SWAP) return { state: film(swapped(state), []), events: [{ kind: 'swap' }] }
  const beats: Beat[] = []
  const shot = { ...shoot(state, aim, beats), shots: state.shots + 1, left: state.left - 1 }
  const judged = judge(shot, beats)
  const wanted = colorsOn(judged.cells)
  const draw = () => drawColor(judged.cells, colors, random)
  const second = state.queue[1]!
  const queue = [wanted.includes(second) || second >= BOMB ? second : draw(), draw()]
  const next = { ...judged, queue }
  return { state: film(next, beats), events: eventsOf(beats, state, next) }
}

function preview(state: State, aim: Aim) {
  const { points, cell } = flight(state, aim)
  return [{ points, lands: cell < 0 ? undefined : placeOf(cell, state.lean), kind: state.queue[0]! }]
}

function worth({ cells, score, status }: State) {
  let worth = score / 12 + (status === 'won' ? 500 : status === 'playing' ? 0 : -900)
  for (const [at, cell] of cells.entries()) {
    if (cell === 0) continue
    worth -= 3 + ringOf(at) * 0.8
    for (const next of neighbours(at))
      if (cells[next] !== 0 && kindOf(cells[next]!) === kindOf(cell)) worth += 2.2
  }
  return worth
}

const hubAlone = (cells: readonly number[]) => cells.map((cell, at) => (at === CENTRE ? cell : 0))

/** The radius the cluster must keep inside, for the view. */
export const WHEEL = { hub: HUB_AT, reach: RINGS - 0.35 }
