import { gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { lose, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { placeInput, placeOf, PLACES } from '#kit/game/micro/places.ts'
import { far, thing, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['hold', 'keys'], ground: ['#7fae4a', '#24401c'] }

export interface Loops extends Yard {
  /** Middle and radius of the loop; 0 while there is none. */
  x: number
  y: number
  r: number
  /** Ticks until the thrown loop lies on the ground; 0 while none is thrown. */
  falling: number
  /** Ticks until the next herd. */
  next: number
  /** How many ponies have run off since the last one that cost a heart. */
  fled: number
}

export const SMALLEST = 16
export const LARGEST = 96
export const FALL = 12
export const PATIENCE = 5
const GROWTH = 0.85
const REST = 10
const TOP = 70
const FENCE = 330

/** A herd comes from one side; its bulls run among the ponies. */
function drive(state: Loops, turn: Turn) {
  if (--state.next > 0) return
  const hard = hardness(state.tick, 3200)
  state.next = 190 - 80 * hard
  const way = turn.random() < 0.5 ? 1 : -1
  const count = 3 + Math.floor(turn.random() * (3 + 2 * hard))
  const speed = 0.9 + 1.5 * hard + 0.4 * turn.random()
  const middle = TOP + 60 + turn.random() * (FENCE - TOP - 120)
  // The first herd has no bulls, so that the throw can be learned.
  const bulls = state.tick < 30 ? 0 : Math.round(turn.random() * (1 + 1.4 * hard))
  for (let one = 0; one < count + bulls; one++)
    state.foes.push(
      thing(
        one < count ? 'pony' : 'bull',
        {
          x: (way > 0 ? -30 : 430) - way * one * (14 + 16 * turn.random()),
          y: Math.max(TOP, Math.min(FENCE - 8, middle + (turn.random() - 0.5) * 120)),
        },
        { vx: way * speed, r: one < count ? 11 : 15, a: turn.random() * 6 },
      ),
    )
}

function run(state: Loops, turn: Turn) {
  for (const foe of state.foes) {
    foe.t++
    foe.x += foe.vx
    // Triangle waves are exact on every machine.
    foe.y += (Math.abs(((foe.t + foe.a * 40) % 120) - 60) - 30) * 0.012
    const isGone = foe.vx > 0 ? foe.x > 440 : foe.x < -40
    if (!isGone) continue
    foe.hp = 0
    if (foe.kind !== 'pony') continue
    state.fled++
    turn.tell('fled', foe.vx > 0 ? 392 : 8, foe.y)
    if (state.fled < PATIENCE) continue
    state.fled = 0
    lose(state, turn, { x: foe.vx > 0 ? 380 : 20, y: foe.y })
  }
}

export const isInLoop = ({ x, y, r }: Pick<Loops, 'x' | 'y' | 'r'>, one: Thing) => far({ x, y }, one) < r

/** The loop lies: ponies inside are caught, one bull inside tears it. */
function catchAll(state: Loops, turn: Turn) {
  const inside = state.foes.filter((foe) => isInLoop(state, foe))
  const bull = inside.find(({ kind }) => kind === 'bull')
  if (bull) {
    turn.tell('snap', bull.x, bull.y)
    lose(state, turn, bull)
  } else if (inside.length === 0) {
    state.combo = 0
    turn.tell('miss', state.x, state.y)
  } else
    for (const [index, pony] of inside.entries()) {
      pony.hp = 0
      gain(state, turn, 1 + index, pony)
    }
  state.r = 0
  state.cool = REST
}

function swing(state: Loops, turn: Turn) {
  if (state.cool > 0) state.cool--
  if (state.falling > 0) {
    if (--state.falling === 0) catchAll(state, turn)
    return
  }
  if (turn.held && state.cool === 0) {
    const at = placeOf(turn.input)
    if (state.r === 0) turn.tell('swing', at.x, at.y)
    state.x = at.x
    state.y = at.y
    state.r = Math.min(LARGEST, Math.max(SMALLEST, state.r + GROWTH))
  } else if (state.r > 0) {
    state.falling = FALL
    turn.tell('throw', state.x, state.y)
  }
}

/** Hold and the loop grows, let go and it falls: many ponies at once pay more, a bull among them tears the rope. */
export const rules: YardRules<Loops> = {
  inputs: PLACES,
  hand: 'aim',
  sight: 100,
  start: () => ({ ...startYard(4), x: 200, y: 200, r: 0, falling: 0, next: 4, fled: 0 }),
  step(state, turn) {
    drive(state, turn)
    run(state, turn)
    swing(state, turn)
    state.foes = state.foes.filter(({ hp }) => hp > 0)
    const wave = 1 + Math.floor(state.tick / 1500)
    if (wave === state.wave || state.over) return
    state.wave = wave
    turn.tell('wave', 200, 200)
  },
  hints: ({ foes }) => [
    0,
    ...foes
      .filter(({ kind, x }) => kind === 'pony' && x > 10 && x < 390)
      .flatMap(({ x, y, vx }) => [40, 80].map((ahead) => placeInput({ x: x + vx * ahead, y }))),
  ],
  worth: ({ lives, fled }) => lives * 260 - fled * 30,
}
