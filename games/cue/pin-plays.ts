import { bonus, distance, gain, type Turn } from '#kit/game/micro/rules.ts'
import { reward, respot, waste, type CueGame, type CueState } from './cue-state.ts'
import { disc, type Place, type Table } from './discs.ts'
import { cloth, cueBall } from './pocket-plays.ts'

export const PIN = 5.5
/** Distance at which a moved pin counts as fallen. */
const FALLS_AT = 2
const MIDDLE = 200

const stand = (spots: readonly Place[]) => spots.map(({ x, y }) => disc(x, y))

/** Displaced pins fall at once, so that nothing rolls over them. */
function fell({ discs }: CueState, first: number, spots: readonly Place[]) {
  for (const [index, spot] of spots.entries()) {
    const pin = discs[first + index]!
    if (pin.out || distance(pin.x, pin.y, spot.x, spot.y) < FALLS_AT) continue
    Object.assign(pin, { out: true, vx: 0, vy: 0 })
  }
}

const fallen = ({ discs }: CueState, first: number) =>
  discs.flatMap(({ out }, index) => (out && index >= first ? [index - first] : []))

function standAgain(state: CueState, table: Table, first: number, spots: readonly Place[]) {
  for (const [index, spot] of spots.entries())
    if (state.discs[first + index]!.out) respot(state, table, first + index, spot)
}

const [YELLOW, RED] = [1, 2]
export const FIRST_PIN = 3
export const PIN_SPOTS: readonly Place[] = [
  { x: MIDDLE, y: 200 },
  { x: MIDDLE - 26, y: 200 },
  { x: MIDDLE + 26, y: 200 },
  { x: MIDDLE, y: 174 },
  { x: MIDDLE, y: 226 },
]
const pinTable: Table = {
  ...cloth,
  pockets: [],
  mouth: 0,
  radiusOf: (index) => (index >= FIRST_PIN ? PIN : 11),
  massOf: (index) => (index >= FIRST_PIN ? 0.06 : 1),
  keeps: 0.9905,
  spring: 0.86,
}
const RED_POINTS = 3

/** Drive the yellow ball into the pins; the white one may touch a pin only after the yellow one. */
export const fivePins: CueGame = {
  table: pinTable,
  strongest: 14,
  lamps: 5,
  lay(state, random) {
    state.discs = [
      disc(220 + random() * 50, 318),
      disc(130 + random() * 60, 268 + random() * 24),
      disc(170 + random() * 60, 84 + random() * 20),
      ...stand(PIN_SPOTS),
    ]
  },
  from: cueBall,
  targets: () => [YELLOW],
  steer: (state) => fell(state, FIRST_PIN, PIN_SPOTS),
  settle(state, turn) {
    const { met } = state.record
    fell(state, FIRST_PIN, PIN_SPOTS)
    const at = { x: cueBall(state).x, y: cueBall(state).y }
    const pins = fallen(state, FIRST_PIN)
    standAgain(state, pinTable, FIRST_PIN, PIN_SPOTS)
    if (met[0] !== YELLOW) return waste(state, turn, 'foul', at)
    const points =
      pins.reduce((sum, pin) => sum + (pin === 0 ? 4 : 2), 0) + (met.includes(RED) ? RED_POINTS : 0)
    if (points === 0) return waste(state, turn, 'miss', at)
    gain(state, turn, points, at)
    if (pins.length === PIN_SPOTS.length) reward(state, turn, 1, at)
  },
}

export interface Hole extends Place {
  readonly worth: number
}
/** Holes of the table with their values. */
export const HOLES: readonly Hole[] = [
  { x: 200, y: 54, worth: 8 },
  { x: 128, y: 96, worth: 4 },
  { x: 272, y: 96, worth: 4 },
  { x: 200, y: 122, worth: 5 },
  { x: 110, y: 168, worth: 2 },
  { x: 290, y: 168, worth: 2 },
  { x: 200, y: 186, worth: 2 },
]
/** Pegs before the best holes; the first one is black. */
export const PEG_SPOTS: readonly Place[] = [
  { x: 200, y: 82 },
  { x: 176, y: 142 },
  { x: 224, y: 142 },
]
export const BALLS = 4
const BALL_SPOTS: readonly Place[] = [
  { x: 200, y: 232 },
  { x: 150, y: 244 },
  { x: 250, y: 244 },
]
const START: Place = { x: 200, y: 330 }
const barTable: Table = {
  ...cloth,
  pockets: HOLES,
  mouth: 12,
  catches: 6.5,
  radiusOf: (index) => (index >= BALLS ? PIN : 9),
  massOf: (index) => (index >= BALLS ? 0.06 : 1),
}
const RED_BALL = 1
const BEST_HOLE = 8

const holeOf = ({ x, y }: Place) =>
  HOLES.find((hole) => distance(hole.x, hole.y, x, y) < barTable.mouth + 1)?.worth ?? 0

/** Returns balls from the holes, and the white one to its start. */
function clearHoles(state: CueState) {
  for (const index of state.discs.keys())
    if (index > 0 && index < BALLS && state.discs[index]!.out)
      respot(state, barTable, index, BALL_SPOTS[index - 1]!)
  respot(state, barTable, 0, START)
}

/** Holes in the table, with pegs before the best ones that must not fall. */
export const barBilliards: CueGame = {
  table: barTable,
  strongest: 12,
  lamps: 5,
  lay(state) {
    state.discs = [disc(START.x, START.y), ...stand(BALL_SPOTS), ...stand(PEG_SPOTS)]
  },
  from: cueBall,
  targets: ({ discs }) =>
    discs.flatMap(({ out }, index) => (out || index === 0 || index >= BALLS ? [] : [index])),
  steer: (state) => fell(state, BALLS, PEG_SPOTS),
  settle(state, turn) {
    const { met, potted } = state.record
    fell(state, BALLS, PEG_SPOTS)
    const at = { x: cueBall(state).x, y: cueBall(state).y }
    const hasFallen = fallen(state, BALLS).length > 0
    const balls = potted.filter((ball) => ball < BALLS)
    const points = balls.reduce(
      (sum, ball) => sum + holeOf(state.discs[ball]!) * (ball === RED_BALL ? 2 : 1),
      0,
    )
    const isBest = balls.some((ball) => holeOf(state.discs[ball]!) === BEST_HOLE)
    standAgain(state, barTable, BALLS, PEG_SPOTS)
    clearHoles(state)
    if (hasFallen || met.length === 0) return waste(state, turn, 'foul', at)
    if (points === 0) return waste(state, turn, 'miss', at)
    gain(state, turn, points, at)
    if (isBest) reward(state, turn, 1, at)
  },
}

export const RING = { x: 200, y: 196, reach: 158 } as const
const TAW = 12
const MARBLE = 8.5
const ringTable: Table = {
  ...cloth,
  left: 0,
  right: 400,
  top: 0,
  bottom: 400,
  edges: 'open',
  pockets: [],
  mouth: 0,
  rim: RING,
  radiusOf: (index) => (index === 0 ? TAW : MARBLE),
  massOf: (index) => (index === 0 ? 1.9 : 1),
  keeps: 0.974,
  rub: 0.022,
}
const HALF = Math.SQRT1_2
/** Eight start places of the shooter around the ring, in turn. */
const AROUND: readonly (readonly [number, number])[] = [
  [0, 1],
  [HALF, HALF],
  [-HALF, HALF],
  [1, 0],
  [-1, 0],
  [HALF, -HALF],
  [-HALF, -HALF],
  [0, -1],
]
const EDGE = 142

function toEdge(state: CueState) {
  const [dx, dy] = AROUND[state.wish % AROUND.length]!
  respot(state, ringTable, 0, { x: RING.x + dx * EDGE, y: RING.y + dy * EDGE })
}

const marblesLeft = ({ discs }: CueState) =>
  discs.flatMap(({ out }, index) => (out || index === 0 ? [] : [index]))

function drawCross(state: CueState, turn: Pick<Turn, 'random'>) {
  const step = MARBLE * 2.6
  state.discs = [{ ...disc(RING.x, RING.y + EDGE), out: true }]
  const row = [-3, -2, -1, 1, 2, 3]
  for (const [x, y] of [[0, 0], ...row.map((far) => [far, 0]), ...row.map((far) => [0, far])])
    state.discs.push(disc(RING.x + x! * step + turn.random(), RING.y + y! * step + turn.random()))
  state.wish = 0
  toEdge(state)
}

/** Knock marbles out of the ring; while the shooter stays inside, it continues from where it is. */
export const marbles: CueGame = {
  table: ringTable,
  strongest: 15,
  lamps: 5,
  lay: (state, random) => drawCross(state, { random }),
  from: cueBall,
  targets: marblesLeft,
  settle(state, turn) {
    const { potted } = state.record
    const at = { x: cueBall(state).x, y: cueBall(state).y }
    const out = potted.filter((marble) => marble > 0)
    const isGone = potted.includes(0)
    if (out.length === 0) waste(state, turn, isGone ? 'foul' : 'miss', at)
    for (const index of out.keys())
      if (index === 0) gain(state, turn, isGone ? 2 : 3, at)
      else bonus(state, turn, 3, at)
    if (marblesLeft(state).length === 0) {
      reward(state, turn, 2, at)
      return drawCross(state, turn)
    }
    if (!isGone && out.length > 0) return
    state.wish++
    toEdge(state)
  },
}
