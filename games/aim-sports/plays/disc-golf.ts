import {
  between,
  bonus,
  clamp,
  distance,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { numbersTo, slip, throwInput, throwOf, THROWS, type Place, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'palm-disc-golf',
  genre: 'sports',
  input: ['drag', 'tap', 'keys'],
  ground: ['#6ab04f', '#1c4420'],
}

export interface Tree {
  x: number
  y: number
  r: number
}
export interface DiscState extends Tries {
  lie: { x: number; y: number }
  /** The flying disc: its heading in radians (0 is up), speed, lean. */
  disc: { x: number; y: number; heading: number; speed: number; lean: number } | null
  /** Curve of the next throw: -1, 0 or 1. */
  lean: -1 | 0 | 1
  basket: { x: number; y: number }
  trees: Tree[]
  pond: { x: number; y: number; r: number } | null
  throws: number
  par: number
  holes: number
  since: number
  wind: number
}

export const TEE: Place = { x: 200, y: 362 }
export const CHAINS = 17
const DISC = 7
const SLOWING = 0.982
const PATIENCE = 900
/** Inputs after the throws choose the lean: left, flat, right. */
export const LEANS = [-1, 0, 1] as const
const FIRST_LEAN = THROWS + 1
export const leanInput = (lean: -1 | 0 | 1) => FIRST_LEAN + lean + 1

function plant(state: DiscState, random: () => number) {
  const hard = hardness(state.holes, 6)
  state.lie = { ...TEE }
  state.basket = { x: between(90, 310, random), y: between(50, 90, random) }
  state.trees = []
  const wanted = 3 + Math.round(9 * hard)
  for (let attempt = 0; attempt < 60 && state.trees.length < wanted; attempt++) {
    const tree = { x: between(50, 326, random), y: between(110, 300, random), r: between(11, 19, random) }
    // From the second hole on a tree blocks the straight line.
    if (state.trees.length === 0 && state.holes > 0) {
      const share = between(0.4, 0.6, random)
      tree.x = TEE.x + (state.basket.x - TEE.x) * share
      tree.y = TEE.y + (state.basket.y - TEE.y) * share
    }
    if (state.trees.every((other) => distance(other.x, other.y, tree.x, tree.y) > 52)) state.trees.push(tree)
  }
  state.pond =
    state.holes > 2 && random() < 0.4 + 0.3 * hard
      ? { x: between(110, 290, random), y: between(130, 210, random), r: between(26, 40, random) }
      : null
  state.throws = 0
  state.par = 3
  state.wind = state.holes > 4 ? (random() - 0.5) * 0.05 * hard : 0
  state.since = 0
  state.disc = null
}

function rest(state: DiscState, turn: Turn, at: Place) {
  state.disc = null
  state.since = 0
  const { pond } = state
  if (pond && distance(at.x, at.y, pond.x, pond.y) < pond.r) {
    state.throws++
    turn.tell('splash', at.x, at.y)
  } else {
    state.lie = { x: clamp(at.x, 20, 380), y: clamp(at.y, 24, 376) }
    turn.tell('land', at.x, at.y)
  }
  // Every lie is at least a little below the basket, since throws go up.
  state.lie.y = Math.max(state.lie.y, state.basket.y + 26)
  if (state.throws <= state.par) return
  slip(state, turn, state.basket)
  state.holes++
  plant(state, turn.random)
}

function hole(state: DiscState, turn: Turn) {
  const under = state.par - state.throws
  const at = state.basket
  turn.tell('chains', at.x, at.y)
  gain(state, turn, under >= 2 ? 6 : under === 1 ? 3 : 1, at)
  if (under >= 2) bonus(state, turn, 4, { x: at.x, y: at.y + 40 })
  state.holes++
  plant(state, turn.random)
}

/** One tick of flight: a disc curves more the slower it is. */
export function drift(disc: NonNullable<DiscState['disc']>, wind: number) {
  disc.speed *= SLOWING
  disc.heading += disc.lean * 0.0052 * clamp(5.2 - disc.speed, 0.6, 3.4)
  disc.x += exactSin(disc.heading) * disc.speed + wind
  disc.y -= exactCos(disc.heading) * disc.speed
}

function fly(state: DiscState, turn: Turn) {
  const disc = state.disc!
  drift(disc, state.wind)
  const { x, y } = disc
  const far = distance(x, y, state.basket.x, state.basket.y)
  if (far < CHAINS && disc.speed < 4.4) return hole(state, turn)
  for (const tree of state.trees)
    if (distance(x, y, tree.x, tree.y) < tree.r + DISC - 3 && disc.speed > 0.8) {
      turn.tell('wood', x, y)
      return rest(state, turn, { x: x + (x - tree.x) * 0.6, y: y + 12 })
    }
  if (disc.speed < 0.75 || x < 8 || x > 392 || y < 8) rest(state, turn, { x, y })
}

/** Curve the disc around trees by its lean. */
export const rules: MicroRules<DiscState> = {
  inputs: numbersTo(THROWS + LEANS.length),
  hand: 'tap',
  sight: 140,
  start(random) {
    const state: DiscState = {
      ...freshBase(),
      lamps: 3,
      lie: { ...TEE },
      disc: null,
      lean: 0,
      basket: { x: 200, y: 70 },
      trees: [],
      pond: null,
      throws: 0,
      par: 3,
      holes: 0,
      since: 0,
      wind: 0,
    }
    plant(state, random)
    return state
  },
  step(state, turn) {
    state.since++
    if (state.disc) return fly(state, turn)
    if (!turn.press) {
      if (state.since < PATIENCE) return
      slip(state, turn, state.lie)
      state.since = 0
      return
    }
    if (turn.input >= FIRST_LEAN) {
      state.lean = LEANS[turn.input - FIRST_LEAN] ?? 0
      return turn.tell('lean', state.lie.x, state.lie.y)
    }
    const { aside, power } = throwOf(turn.input)
    state.disc = { ...state.lie, heading: aside, speed: 2 + 5.2 * power, lean: state.lean }
    state.throws++
    state.since = 0
    turn.tell('throw', state.lie.x, state.lie.y)
  },
  hints({ disc, lie, basket }) {
    if (disc) return [0]
    const far = distance(lie.x, lie.y, basket.x, basket.y)
    const angle = (basket.x - lie.x) / far - Math.PI / 2
    const power = (far * (1 - SLOWING) + 0.75 - 2) / 5.2
    return [
      leanInput(-1),
      leanInput(1),
      ...[-0.3, -0.15, 0, 0.15, 0.3].flatMap((aside) =>
        [0, 0.08, 0.18].map((push) => throwInput(angle + aside, power + push)),
      ),
    ]
  },
  worth: ({ lie, basket, throws }) => -distance(lie.x, lie.y, basket.x, basket.y) / 30 - throws * 2,
}
