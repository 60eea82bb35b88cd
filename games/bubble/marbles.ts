import { type Beat, type Body, film } from '#kit/game/beats/beats.ts'
import { pickIndex, type Random, seededRandom } from '#kit/random/random.ts'
import type { BubbleDefinition } from './definitions.ts'
import { fly } from './flight.ts'
import type { PackedLevel } from './levels.ts'
import { FIELD, SHAPES, type Track, trackOf } from './paths.ts'
import {
  type Aim,
  type Board,
  BOMB,
  cellOf,
  colorsOn,
  drawColor,
  eventsOf,
  idOf,
  isColor,
  kindOf,
  legalAims,
  type Place,
  RAINBOW,
  type State,
  SWAP,
  swapped,
  TIDE,
} from './state.ts'

const ROUND: readonly Aim[] = Array.from({ length: 360 }, (_, index) => index)
const TOUCH = 0.84 * 0.84
const MILLI = 1000
/** Marbles by which a tide marble pulls the chain back. */
const PULL = 4
const FEWEST = 3
const BLAST = 2

const wayOf = (lean: number, index: number) => lean / MILLI - index

/** Visible colours: marbles behind the mouth do not count. */
const seen = ({ cells, lean }: State) => cells.filter((_, index) => wayOf(lean, index) > -0.5)

interface Course {
  readonly track: Track
  readonly colors: number
  readonly pace: number
  readonly first: number
}

/** The chain, front first: a marble lies one step behind the one before it. */
export function marbleBoardOf(definition: BubbleDefinition, level: number, packed: PackedLevel): Board {
  const track = trackOf(level - 1)
  const lap = Math.floor((level - 1) / SHAPES.length)
  const colors = Math.min(definition.colors, 4 + Math.floor((level - 1) / 9))
  const count = 26 + level + lap * 6
  const pace = 300 + lap * 90 + level * 8
  const first = Math.floor(track.length * 0.3)
  const chain = chainOf(count, colors, seededRandom(packed.seed))

  const course: Course = {
    track,
    colors,
    pace,
    first,
  }

  return {
    definition,
    ...FIELD,
    aim: 'round',
    aims: ROUND,
    path: track.points,
    shotsAtStart: -1,
    launchers: () => [track.shooter],
    bodies: (state) => bodies(course, state),
    preview: (state, aim) => preview(course, state, aim),
    worth,
    rules: {
      start: (random) => ({
        cells: chain,
        queue: [drawColor(chain, colors, random), drawColor(chain, colors, random)],
        shots: 0,
        left: -1,
        score: 0,
        streak: 0,
        lean: first * MILLI,
        lastId: chain.length,
        status: 'playing',
      }),
      step: (state, aim, random) => step(course, state, aim, random),
      legal: (state) => legalAims(state, ROUND),
      status: (state) => state.status,
      score: (state) => state.score,
      progress: ({ cells }) => Math.max(0, 1 - cells.length / count),
    },
  }
}

function bodies(course: Course, { cells, lean }: Pick<State, 'cells' | 'lean'>): Body[] {
  return cells.flatMap((cell, index) => {
    const way = wayOf(lean, index)
    return way < -0.9
      ? []
      : [{ id: idOf(cell), kind: kindOf(cell), ...course.track.at(Math.min(way, course.track.length)) }]
  })
}

function flight(course: Course, state: State, aim: Aim) {
  const rest = bodies(course, state)
  const landing = fly(course.track.shooter, aim, { ...FIELD, open: true }, (x, y) => {
    for (const [index, body] of rest.entries())
      if ((body.x - x) ** 2 + (body.y - y) ** 2 < TOUCH) return index
    return undefined
  })
  if (landing.hit < 0) return { points: landing.points, index: -1 }
  const way = wayOf(state.lean, landing.hit)
  const far = (at: Place) => (at.x - landing.at.x) ** 2 + (at.y - landing.at.y) ** 2
  const isAhead = far(course.track.at(way + 1)) < far(course.track.at(way - 1))
  return { points: landing.points, index: isAhead ? landing.hit : landing.hit + 1 }
}

/** Bursts around a place, then wherever the closed gap joins equal colours. */
function burst(course: Course, start: State, landed: number, beats: Beat[]): State {
  let state = start
  let at = landed
  for (let chain = 1; ; chain++) {
    const { cells } = state
    if (at < 0 || at >= cells.length || !isColor(cells[at]!)) return state
    let [from, to] = group(cells, at)
    if (to - from < FEWEST || (chain > 1 && from === at && to === at + 1)) return state
    const touched = (index: number, kind: number) =>
      cells[index] !== undefined && kindOf(cells[index]!) === kind
    const pull = [from - 1, to].filter((index) => touched(index, TIDE)).length * PULL * MILLI
    if (touched(from - 1, BOMB)) from = Math.max(0, from - 1 - BLAST)
    else if (touched(from - 1, TIDE)) from--
    if (touched(to, BOMB)) to = Math.min(cells.length, to + 1 + BLAST)
    else if (touched(to, TIDE)) to++
    const gone = to - from
    const gain = gone * 10 * chain + (chain > 1 ? 50 * (chain - 1) : 0)
    const lean = state.lean - gone * MILLI - pull
    state = {
      ...state,
      cells: [...cells.slice(0, from), ...cells.slice(to)],
      lean,
      score: state.score + gain,
    }
    beats.push({ popped: cells.slice(from, to).map(idOf), bodies: bodies(course, state), gain, chain })
    const [ahead, behind] = [state.cells[from - 1], state.cells[from]]
    if (ahead === undefined || behind === undefined || kindOf(ahead) !== kindOf(behind)) return state
    at = from
  }
}

function shoot(course: Course, state: State, aim: Aim, beats: Beat[]): State {
  const { points, index } = flight(course, state, aim)
  const kind = state.queue[0]!
  const lastId = state.lastId + 1
  if (index < 0) {
    beats.push({
      flights: [{ body: { id: lastId, kind, ...points.at(-1)! }, points }],
      bodies: bodies(course, state),
    })
    return { ...state, lastId, streak: 0 }
  }
  const cells = state.cells.toSpliced(index, 0, cellOf(lastId, kind))
  const next = { ...state, cells, lastId, lean: state.lean + MILLI }
  const body = { id: lastId, kind, ...course.track.at(wayOf(next.lean, index)) }
  beats.push({ flights: [{ body, points }], bodies: bodies(course, next) })
  const count = beats.length
  const after = burst(course, next, index, beats)
  return { ...after, streak: beats.length > count ? state.streak + 1 : 0 }
}

function judge(course: Course, state: State): State {
  if (!state.cells.some(isColor)) {
    const rest = Math.max(0, Math.round(course.track.length - state.lean / MILLI))
    return { ...state, score: state.score + 10 * rest, status: 'won' }
  }
  return state.lean / MILLI >= course.track.length ? { ...state, status: 'lost' } : state
}

function step(course: Course, state: State, aim: Aim, random: Random) {
  if (aim === SWAP) return { state: film(swapped(state), []), events: [{ kind: 'swap' }] }
  const beats: Beat[] = []
  const shot = shoot(course, state, aim, beats)
  // A chain still behind its mouth moves faster.
  const hidden = shot.lean < (course.first * MILLI) / 2 ? 2 * course.pace : course.pace
  const moved = judge(course, { ...shot, shots: state.shots + 1, lean: shot.lean + hidden })
  beats.push({ bodies: moved.status === 'won' ? [] : bodies(course, moved) })
  const draw = () => drawColor(seen(moved), course.colors, random)
  const second = state.queue[1]!
  const isUseful = colorsOn(moved.cells).includes(second)
  const next = { ...moved, queue: [isUseful ? second : draw(), draw()] }
  return { state: film(next, beats), events: eventsOf(beats, state, next) }
}

function preview(course: Course, state: State, aim: Aim) {
  const { points, index } = flight(course, state, aim)
  return [{ points, lands: index < 0 ? undefined : points.at(-1), kind: state.queue[0]! }]
}

function worth({ cells, lean, score, status }: State) {
  let worth = score / 8 - cells.length * 4 - lean / 400
  worth += status === 'won' ? 900 : status === 'lost' ? -900 : 0
  for (let index = 1; index < cells.length; index++) {
    if (kindOf(cells[index]!) !== kindOf(cells[index - 1]!)) continue
    worth += index > 1 && kindOf(cells[index]!) === kindOf(cells[index - 2]!) ? 3 : 8
  }
  return worth
}

/** Marbles of one colour around a place, from and up to. */
function group(cells: readonly number[], at: number): readonly [from: number, to: number] {
  const color = kindOf(cells[at]!)
  const fits = (index: number) => {
    const cell = cells[index]
    return cell !== undefined && (kindOf(cell) === color || kindOf(cell) === RAINBOW)
  }
  let [from, to] = [at, at + 1]
  while (fits(from - 1)) from--
  while (fits(to)) to++
  return [from, to]
}

/** Runs of one or two of a colour, sometimes a charm. */
function chainOf(count: number, colors: number, random: Random): readonly number[] {
  const cells: number[] = []
  let color = -1
  while (cells.length < count) {
    color = (color + 1 + pickIndex(colors - 1, random)) % colors
    const run = 1 + pickIndex(2, random)
    for (let index = 0; index < run && cells.length < count; index++)
      cells.push(cellOf(cells.length + 1, color))
    if (cells.length % 11 > 8 && cells.length < count) {
      const charm = random() < 0.5 ? BOMB : TIDE
      if (random() < 0.6) cells.push(cellOf(cells.length + 1, charm))
    }
  }
  return cells
}
