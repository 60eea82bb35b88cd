import { exactAtan2, exactCos, exactSin } from '#kit/game/exact-math.ts'
import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import { between, lengthOf, type Spot } from '#kit/game/discs/discs.ts'
import { bell, type Match, type Sport, type Strength } from './sport.ts'

/** The board lies around the zero point. */
export const BOARD = 170
export const BULL = 9
export const OUTER_BULL = 20
export const TREBLE = [92, 108] as const
export const DOUBLE = [154, BOARD] as const
/** Clockwise from the top. */
export const NUMBERS = [20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5] as const
const START = 301
export const DARTS = 3
const STEP = 2
const SIDE = 190
const COLUMNS = SIDE + 1
/** Ticks below which a touch is no throw. */
const SHORTEST_HOLD = 10
export const FLIGHT = 14
const TURN_PAUSE = 46
const RIVAL_PAUSE = 34
const WIDEST_RING = 44
const NARROWEST_RING = 15
/** Ticks until the ring is smallest; then the arm tires. */
const BEST_HOLD = 70

export interface Dart extends Spot {
  readonly isMine: boolean
  readonly worth: number
}

export interface Darts extends Match {
  left: number
  rival: number
  /** Score before the turn, restored by a bust. */
  before: number
  isMyTurn: boolean
  darts: Dart[]
  thrown: number
  /** Aim while the finger is down. */
  aim: Spot | null
  held: number
  /** Ticks until the flying dart hits. */
  flight: number
  target: Spot
  pause: number
}

export const aimAt = ({ x, y }: Spot): number =>
  1 +
  between(0, Math.round((x + SIDE) / STEP), COLUMNS - 1) +
  COLUMNS * between(0, Math.round((y + SIDE) / STEP), COLUMNS - 1)

/** Points of a place on the board. */
export function worthOf({ x, y }: Spot): number {
  const far = lengthOf(x, y)
  if (far <= BULL) return 50
  if (far <= OUTER_BULL) return 25
  if (far > BOARD) return 0
  const turn = exactAtan2(x, -y) / (2 * Math.PI)
  const value = NUMBERS[Math.floor((turn + 1 + 1 / 40) * 20) % 20]!
  if (far >= TREBLE[0] && far <= TREBLE[1]) return value * 3
  return far >= DOUBLE[0] ? value * 2 : value
}

/** Largest sway after this time of holding. */
export const swayAfter = (held: number) =>
  held <= BEST_HOLD
    ? WIDEST_RING - ((WIDEST_RING - NARROWEST_RING) * held) / BEST_HOLD
    : Math.min(WIDEST_RING, NARROWEST_RING + (held - BEST_HOLD) * 0.3)

/** Where the swaying ring is. */
export function ringAt({ aim, held, level }: Pick<Darts, 'aim' | 'held' | 'level'>): Spot {
  const { x, y } = aim ?? { x: 0, y: 0 }
  const sway = swayAfter(held) * (0.7 + level * 0.2)
  return { x: x + sway * exactSin(held * 0.083), y: y + sway * exactSin(held * 0.131 + 1) }
}

function start(level: number): Darts {
  return {
    tick: 0,
    status: 'playing',
    points: 0,
    level,
    left: START,
    rival: START,
    before: START,
    isMyTurn: true,
    darts: [],
    thrown: 0,
    aim: null,
    held: 0,
    flight: 0,
    target: { x: 0, y: 0 },
    pause: 0,
  }
}

function fly(state: Darts, target: Spot, events: SimEvent[]) {
  state.target = { x: Math.round(target.x * 8) / 8, y: Math.round(target.y * 8) / 8 }
  state.flight = FLIGHT
  state.aim = null
  state.held = 0
  events.push({ kind: 'throw', ...state.target })
}

function land(state: Darts, events: SimEvent[]) {
  const { target, isMyTurn } = state
  const worth = worthOf(target)
  state.darts.push({ ...target, isMine: isMyTurn, worth })
  if (isMyTurn) state.thrown++
  const rest = (isMyTurn ? state.left : state.rival) - worth
  const kind = worth === 0 ? 'missed' : worth === 50 ? 'bull' : worth >= 30 ? 'big' : 'stick'
  events.push({ kind, ...target, amount: worth })
  const after = rest < 0 ? state.before : rest
  if (rest < 0) events.push({ kind: 'bust', ...target })
  if (isMyTurn) {
    state.left = after
    state.points = START - after
  } else state.rival = after
  if (after === 0) return finish(state, events)
  const isDone = rest < 0 || state.darts.length === DARTS
  state.pause = isDone ? TURN_PAUSE : isMyTurn ? 8 : RIVAL_PAUSE
  if (isDone) state.before = -1
}

function finish(state: Darts, events: SimEvent[]) {
  state.status = state.isMyTurn ? 'won' : 'lost'
  if (state.isMyTurn)
    state.points = START + state.level * 200 + state.rival + Math.max(0, 40 - state.thrown) * 15
  events.push({ kind: state.status })
}

function nextTurn(state: Darts, events: SimEvent[]) {
  state.isMyTurn = !state.isMyTurn
  state.darts = []
  state.before = state.isMyTurn ? state.left : state.rival
  state.pause = state.isMyTurn ? 0 : RIVAL_PAUSE
  events.push({ kind: 'turn' })
}

/** The middle of a field worth exactly this much, else the best leave. */
export function placeFor(left: number): Spot {
  const at = (value: number, far: number): Spot => {
    const turn = (NUMBERS.findIndex((number) => number === value) / 20) * 2 * Math.PI
    return { x: exactSin(turn) * far, y: -exactCos(turn) * far }
  }
  if (left > 60) return at(20, 100)
  if (left === 50) return { x: 0, y: 0 }
  if (left <= 20) return at(left, 130)
  if (left % 3 === 0) return at(left / 3, 100)
  if (left <= 40 && left % 2 === 0) return at(left / 2, 162)
  return at(left > 40 ? 20 : 19, 130)
}

function tick(state: Darts, input: number, random: Random): readonly SimEvent[] {
  const events: SimEvent[] = []
  state.tick++
  if (state.flight > 0) {
    state.flight--
    if (state.flight === 0) land(state, events)
    return events
  }
  if (state.pause > 0) {
    state.pause--
    return events
  }
  if (state.before === -1) nextTurn(state, events)
  else if (!state.isMyTurn) {
    const stray = [112, 76, 46][state.level - 1]!
    const { x, y } = placeFor(state.rival)
    fly(state, { x: x + bell(random) * stray, y: y + bell(random) * stray }, events)
  } else if (input > 0) {
    const place = input - 1
    state.aim = { x: (place % COLUMNS) * STEP - SIDE, y: Math.floor(place / COLUMNS) * STEP - SIDE }
    state.held++
  } else if (state.aim) {
    if (state.held >= SHORTEST_HOLD) fly(state, ringAt(state), events)
    else state.aim = null
    state.held = 0
  }
  return events
}

function bot(state: Darts, random: Random, strength: Strength): number {
  const { isMyTurn, flight, pause, left, held, aim, before } = state
  if (!isMyTurn || flight > 0 || pause > 0 || before === -1) return 0
  const wish = placeFor(left)
  const ring = ringAt(state)
  const stray = lengthOf(ring.x - wish.x, ring.y - wish.y)
  const patience = [34, 18, 7][strength]!
  if (aim && held > 30 && (stray < patience || held > 240)) return 0
  return aimAt({ x: wish.x + (aim ? 0 : random() - 0.5), y: wish.y })
}

export const darts: Sport<Darts> = {
  start,
  tick,
  bot,
  progress: ({ left, status }) => (status === 'won' ? 1 : Math.min(0.99, (START - left) / START)),
  sampled: [
    0,
    ...[-160, -80, 0, 80, 160].flatMap((x) => [-160, -80, 0, 80, 160].map((y) => aimAt({ x, y }))),
  ],
  most: COLUMNS * COLUMNS,
}
