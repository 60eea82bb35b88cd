import {
  clamp,
  distance,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { lobAt, lobOf, type Lob } from './lob.ts'
import { isStill, reachOf, roll, type Body, type Ground } from './roll.ts'
import { numbersTo, slip, throwInput, throwOf, THROWS, type Place, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'village-petanque',
  genre: 'sports',
  input: ['drag', 'keys'],
  ground: ['#4f9a5a', '#16402a'],
}

export interface Boule extends Body {
  mine: boolean
}
export interface PetanqueState extends Tries {
  jack: Body
  boules: Boule[]
  /** Boules left by side. */
  hands: [mine: number, theirs: number]
  turnOf: 'me' | 'rival'
  flying: (Lob & { mine: boolean; vx: number; vy: number }) | null
  rolling: boolean
  since: number
  ends: number
}

export const CIRCLE: Place = { x: 200, y: 362 }
export const COURT = { left: 66, right: 334, top: 18 } as const
const BOULE = 11
const GROUND: Ground = { keeps: 0.962, rub: 0.03, spring: 0.62 }
const FARTHEST = 352
/** From this power on a boule is shot flat and hard. */
export const SHOOTING = 0.86
const EACH = 3
const PATIENCE = 900
const RIVAL_THINKS = 40

/** Landing place of a throw and its speed afterwards. */
export function planOf(power: number) {
  if (power > SHOOTING) return { lands: 0, speed: 8.2, high: 16, full: 1 }
  const far = 90 + (FARTHEST - 90) * (power / SHOOTING)
  const speed = 2 + 1.4 * power
  return {
    lands: Math.max(30, far - reachOf(speed, GROUND)),
    speed,
    high: 30 + 50 * power,
    full: Math.round(26 + 20 * power),
  }
}

function launch(
  state: PetanqueState,
  turn: Turn,
  aim: { readonly aside: number; readonly power: number; readonly mine: boolean },
) {
  const { aside, power, mine } = aim
  const plan = planOf(power)
  const isShot = power > SHOOTING
  const far = isShot ? 190 : plan.lands
  const lob = lobOf(CIRCLE, { aside, far, high: plan.high, full: isShot ? 24 : plan.full })
  const length = distance(lob.from.x, lob.from.y, lob.to.x, lob.to.y)
  state.flying = {
    ...lob,
    mine,
    vx: ((lob.to.x - lob.from.x) / length) * plan.speed,
    vy: ((lob.to.y - lob.from.y) / length) * plan.speed,
  }
  state.hands[mine ? 0 : 1]--
  state.since = 0
  turn.tell('throw', CIRCLE.x, CIRCLE.y)
}

const isOut = ({ x, y }: Place) => x < COURT.left || x > COURT.right || y < COURT.top

/** Current points of the end: positive for the player. */
export function standing({ jack, boules }: Pick<PetanqueState, 'jack' | 'boules'>): number {
  const far = (mine: boolean) =>
    boules.filter((one) => one.mine === mine).map(({ x, y }) => distance(x, y, jack.x, jack.y))
  const [mine, theirs] = [far(true), far(false)]
  const [best, theirBest] = [Math.min(999, ...mine), Math.min(999, ...theirs)]
  if (best === theirBest) return 0
  return best < theirBest
    ? mine.filter((one) => one < theirBest).length
    : -theirs.filter((one) => one < best).length
}

function newEnd(state: PetanqueState, random: () => number) {
  state.jack = { x: 130 + random() * 140, y: 70 + random() * 130, vx: 0, vy: 0, r: 6, mass: 0.14 }
  state.boules = []
  state.hands = [EACH, EACH]
  state.turnOf = 'me'
  state.since = 0
}

function nextThrower(state: PetanqueState, turn: Turn) {
  const [mine, theirs] = state.hands
  if (mine + theirs === 0) {
    const points = standing(state)
    if (points > 0) {
      gain(state, turn, points * 2, state.jack)
      turn.tell('end', state.jack.x, state.jack.y)
    } else if (points < 0) slip(state, turn, state.jack)
    state.ends++
    return newEnd(state, turn.random)
  }
  // The side that is not nearest throws.
  const iLead = standing(state) > 0
  state.turnOf = mine === 0 ? 'rival' : theirs === 0 ? 'me' : iLead ? 'rival' : 'me'
  state.since = 0
}

function rivalThrows(state: PetanqueState, turn: Turn) {
  const wild = (most: number) => (turn.random() + turn.random() - 1) * most * (1.5 - hardness(state.ends, 4))
  const mine = state.boules
    .filter((one) => one.mine)
    .toSorted(
      (one, other) =>
        distance(one.x, one.y, state.jack.x, state.jack.y) -
        distance(other.x, other.y, state.jack.x, state.jack.y),
    )[0]
  const shoots = mine && distance(mine.x, mine.y, state.jack.x, state.jack.y) < 22 && turn.random() < 0.4
  const goal = shoots ? mine : state.jack
  const [dx, dy] = [goal.x + wild(16) - CIRCLE.x, CIRCLE.y - goal.y]
  const far = distance(0, 0, dx, dy)
  const power = shoots ? 1 : clamp(((far + wild(34) - 90) / (FARTHEST - 90)) * SHOOTING, 0, SHOOTING - 0.02)
  // Small-angle approximation.
  const aside = dx / far
  launch(state, turn, { aside: aside + (aside * aside * aside) / 6, power, mine: false })
}

function fly(state: PetanqueState, turn: Turn) {
  const lob = state.flying!
  lob.age++
  if (lob.age < lob.full) return
  const { x, y } = lobAt(lob)
  state.boules.push({ x, y, vx: lob.vx, vy: lob.vy, r: BOULE, mass: 1, mine: lob.mine })
  state.flying = null
  state.rolling = true
  turn.tell('land', x, y)
}

function rolls(state: PetanqueState, turn: Turn) {
  const all: Body[] = [...state.boules, state.jack]
  const knock = roll(all, GROUND)
  if (knock > 0.6) turn.tell('clack', state.jack.x, state.jack.y)
  state.boules = state.boules.filter((one) => !isOut(one))
  state.jack.x = clamp(state.jack.x, COURT.left + 8, COURT.right - 8)
  state.jack.y = clamp(state.jack.y, COURT.top + 8, 300)
  if (!isStill([...state.boules, state.jack]) && state.since < 600) return
  for (const one of all) one.vx = one.vy = 0
  state.rolling = false
  nextThrower(state, turn)
}

/** The farther side throws next; a hard throw shoots the other's boule away. */
export const rules: MicroRules<PetanqueState> = {
  inputs: numbersTo(THROWS),
  hand: 'tap',
  sight: 90,
  start(random) {
    const state: PetanqueState = {
      ...freshBase(),
      lamps: 3,
      jack: { x: 200, y: 120, vx: 0, vy: 0, r: 6, mass: 0.14 },
      boules: [],
      hands: [EACH, EACH],
      turnOf: 'me',
      flying: null,
      rolling: false,
      since: 0,
      ends: 0,
    }
    newEnd(state, random)
    return state
  },
  step(state, turn) {
    state.since++
    if (state.flying) return fly(state, turn)
    if (state.rolling) return rolls(state, turn)
    if (state.turnOf === 'rival') {
      if (state.since > RIVAL_THINKS) rivalThrows(state, turn)
      return
    }
    if (turn.press) return launch(state, turn, { ...throwOf(turn.input), mine: true })
    if (state.since < PATIENCE) return
    slip(state, turn, state.jack)
    newEnd(state, turn.random)
  },
  hints({ jack, turnOf, flying, rolling }) {
    if (turnOf === 'rival' || flying || rolling) return [0]
    const far = distance(jack.x, jack.y, CIRCLE.x, CIRCLE.y)
    const angle = (jack.x - CIRCLE.x) / far - Math.PI / 2
    const power = ((far - 90) / (FARTHEST - 90)) * SHOOTING
    return [-0.04, 0, 0.04].flatMap((push) =>
      [-0.05, 0, 0.05].map((aside) => throwInput(angle + aside, clamp(power + push, 0, SHOOTING))),
    )
  },
  worth(state) {
    const near = state.boules.reduce(
      (sum, { x, y, mine }) =>
        sum + ((mine ? 1 : -1) * Math.max(0, 90 - distance(x, y, state.jack.x, state.jack.y))) / 60,
      0,
    )
    // A thrown boule is worth more than one in the hand.
    return standing(state) * 3 + near - 7 * state.hands[0]
  },
}
