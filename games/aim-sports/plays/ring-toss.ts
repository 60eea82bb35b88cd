import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  bonus,
  distance,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { lobAt, type Lob } from './lob.ts'
import { numbersTo, placeAt, placeInput, PLACES, slip, type Place, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'carousel-ring-toss',
  genre: 'sports',
  input: ['tap', 'keys'],
  ground: ['#7a4fc0', '#221048'],
}

export interface Peg {
  /** Position on the wheel: angle in radians and distance from the axle. */
  angle: number
  far: number
  /** 1 turns with the wheel, -1 against it. */
  way: 1 | -1
  gold: boolean
  ringed: boolean
}
export interface TossState extends Tries {
  pegs: Peg[]
  turned: number
  speed: number
  ring: Lob | null
  fallen: { x: number; y: number; age: number }[]
  rings: number
  wheels: number
  since: number
}

export const AXLE: Place = { x: 200, y: 150 }
/** Vertical squeeze: the wheel is seen from the front and above. */
export const TILT = 0.62
export const FROM: Place = { x: 200, y: 372 }
export const RING = 24
const CATCH = 15
const FLIGHT = 40
const PATIENCE = 700
/** Wheel numbers from which the golden peg turns the other way, and from which every ring reverses the wheel. */
const AGAINST = 2
const TURNS_BACK = 3
/** Spare rings of the first wheels; one on all others. */
const SPARE = [3, 2, 2]

export const pegPlace = ({ angle, far, way }: Peg, turned: number): Place => ({
  x: AXLE.x + far * exactCos(angle + turned * way),
  y: AXLE.y + far * TILT * exactSin(angle + turned * way),
})

function setUp(state: TossState) {
  const hard = hardness(state.wheels, 3)
  const count = 5 + Math.min(3, state.wheels)
  state.pegs = Array.from({ length: count }, (_, index) => ({
    angle: (index * 2 * Math.PI) / count,
    far: index % 2 === 0 || state.wheels % 3 === 0 ? 128 : 84,
    way: 1,
    gold: false,
    ringed: false,
  }))
  const roams = state.wheels >= AGAINST
  state.pegs.push({ angle: 0, far: roams ? 46 : 0, way: roams ? -1 : 1, gold: true, ringed: false })
  state.rings = state.pegs.length + (SPARE[state.wheels] ?? 1)
  state.speed = (state.wheels % 2 === 0 ? 1 : -1) * (0.005 + 0.02 * hard)
}

function land(state: TossState, turn: Turn, { x, y }: Place) {
  const pegs = state.pegs
    .map((peg) => ({ peg, at: pegPlace(peg, state.turned) }))
    .toSorted((one, other) => distance(one.at.x, one.at.y, x, y) - distance(other.at.x, other.at.y, x, y))
  const { peg, at } = pegs[0]!
  const far = distance(at.x, at.y, x, y)
  if (far > CATCH || peg.ringed) {
    state.fallen.push({ x, y, age: 0 })
    turn.tell(far < RING + 6 ? 'rim' : 'miss', x, y)
    state.combo = 0
    return
  }
  peg.ringed = true
  gain(state, turn, peg.gold ? 3 : 1, at)
  if (state.wheels >= TURNS_BACK) {
    state.speed = -state.speed
    turn.tell('back', AXLE.x, AXLE.y)
  }
  if (far < 5) bonus(state, turn, 1, { x: at.x, y: at.y - 34 })
}

/** Throw rings over the pegs of a turning wheel before you run out. */
export const rules: MicroRules<TossState> = {
  inputs: numbersTo(PLACES),
  hand: 'tap',
  sight: 62,
  start() {
    const state: TossState = {
      ...freshBase(),
      lamps: 3,
      pegs: [],
      turned: 0.3,
      speed: 0,
      ring: null,
      fallen: [],
      rings: 0,
      wheels: 0,
      since: 0,
    }
    setUp(state)
    return state
  },
  step(state, turn) {
    state.since++
    state.turned += state.speed
    for (const ring of state.fallen) ring.age++
    state.fallen = state.fallen.filter(({ age }) => age < 30)
    if (state.ring) {
      if (++state.ring.age < FLIGHT) return
      const at = lobAt(state.ring)
      state.ring = null
      land(state, turn, at)
    } else if (turn.press && state.rings > 0) {
      const to = placeAt(turn.input)
      state.ring = { from: { ...FROM }, to, age: 0, full: FLIGHT, high: 90 }
      state.rings--
      state.since = 0
      return turn.tell('toss', FROM.x, FROM.y)
    } else if (state.since > PATIENCE) {
      state.since = 0
      return slip(state, turn, AXLE)
    } else return
    if (state.pegs.every(({ ringed }) => ringed)) {
      bonus(state, turn, 3 + state.rings, AXLE)
      turn.tell('wheel', AXLE.x, AXLE.y)
    } else if (state.rings > 0) return
    else slip(state, turn, AXLE)
    state.wheels++
    setUp(state)
  },
  hints: ({ pegs, turned, speed, ring }) =>
    ring
      ? [0]
      : [
          0,
          ...pegs
            .filter(({ ringed }) => !ringed)
            .flatMap((peg) =>
              [3, 12].map((wait) => placeInput(pegPlace(peg, turned + speed * (FLIGHT + wait)))),
            ),
        ],
}
