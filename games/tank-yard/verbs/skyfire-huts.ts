import { bonus, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { lose, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { placeInput, placeOf, PLACES } from '#kit/game/micro/places.ts'
import { along, angleTo, far, fly, meets, thing, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['tap', 'keys'], ground: ['#7a4a6a', '#1a1030'] }

export interface Skyfire extends Yard {
  /** Blooms of light: `a` is how large one gets, `t` its age. */
  blooms: Thing[]
  /** Whether each hut stands. */
  huts: number[]
  next: number
  /** Shells that are left, and ticks until one more. */
  shells: number
  refill: number
}

export const HUTS = [58, 130, 270, 342] as const
export const GROUND = 352
export const BATTERY = { x: 200, y: 340 }
export const MOST_SHELLS = 8
export const BLOOM_TICKS = 56
const SHELL_SPEED = 8
const BLOOM = 40
const REFILL = 46

/** How large a bloom is at its age. */
export const bloomOf = ({ a, t }: Thing) => a * Math.min(1, t / 14, (BLOOM_TICKS - t) / 14)

function rain(state: Skyfire, turn: Turn) {
  const hard = hardness(state.tick, 3400)
  if (--state.next <= 0) {
    state.next = 84 - 54 * hard
    const standing = HUTS.filter((_, index) => state.huts[index] === 1)
    const goal = { x: standing[pickIndex(standing.length, turn.random)] ?? 200, y: GROUND }
    const from = { x: 20 + turn.random() * 360, y: -20 }
    const roll = turn.random()
    const kind = roll < 0.16 ? 'comet' : roll < 0.3 && hard > 0.2 ? 'splitter' : 'ember'
    const speed = (kind === 'comet' ? 1.7 : 0.85) * (1 + 0.7 * hard)
    state.foes.push(
      thing(kind, from, { ...along(angleTo(from, goal), speed), r: kind === 'splitter' ? 12 : 8 }),
    )
  }
  fly(state.foes)
  for (const ember of state.foes) {
    if (ember.kind === 'splitter' && ember.y > 130) split(state, ember)
    if (ember.y < GROUND - 14) continue
    ember.hp = 0
    const index = HUTS.findIndex((x, hut) => state.huts[hut] === 1 && Math.abs(x - ember.x) < 30)
    if (index < 0) turn.tell('splash', ember.x, GROUND)
    else {
      state.huts[index] = 0
      lose(state, turn, { x: HUTS[index]!, y: GROUND })
    }
  }
}

function split(state: Skyfire, ember: Thing) {
  ember.kind = 'ember'
  ember.r = 8
  state.foes.push(thing('ember', ember, { vx: ember.vx + 0.7, vy: ember.vy, r: 8 }))
  ember.vx -= 0.7
}

function bloom(state: Skyfire, turn: Turn) {
  fly(state.shots)
  state.shots = state.shots.filter((shell) => {
    if (shell.t < shell.a) return true
    state.blooms.push(thing('bloom', shell, { a: BLOOM }))
    turn.tell('blast', shell.x, shell.y)
    return false
  })
  for (const one of state.blooms) {
    one.t++
    for (const ember of state.foes) {
      if (ember.hp <= 0 || !meets(one, bloomOf(one), ember, ember.r)) continue
      ember.hp = 0
      // Each in the chain is worth one more than the one before.
      gain(state, turn, 1 + one.hp + (ember.kind === 'comet' ? 1 : 0), ember)
      state.blooms.push(thing('bloom', ember, { a: BLOOM * 0.66, hp: one.hp + 1 }))
    }
  }
  state.blooms = state.blooms.filter(({ t }) => t < BLOOM_TICKS)
  state.foes = state.foes.filter(({ hp }) => hp > 0)
}

/** Light blooms where one taps; what burns in it blooms as well. */
export const rules: YardRules<Skyfire> = {
  inputs: PLACES,
  hand: 'tap',
  sight: 110,
  start: () => ({
    ...startYard(4),
    blooms: [],
    huts: [1, 1, 1, 1],
    next: 5,
    shells: MOST_SHELLS,
    refill: REFILL,
  }),
  step(state, turn) {
    if (state.shells < MOST_SHELLS && --state.refill <= 0) {
      state.shells++
      state.refill = REFILL
    }
    if (turn.press && state.shells > 0) {
      const goal = placeOf(turn.input)
      if (goal.y < GROUND - 20) {
        state.shells--
        const ticks = Math.max(4, Math.round(far(BATTERY, goal) / SHELL_SPEED))
        state.shots.push(
          thing('shell', BATTERY, { ...along(angleTo(BATTERY, goal), SHELL_SPEED), a: ticks, r: 4 }),
        )
        turn.tell('shot', BATTERY.x, BATTERY.y)
      }
    } else if (turn.press) turn.tell('empty', BATTERY.x, BATTERY.y)
    rain(state, turn)
    bloom(state, turn)
    const wave = 1 + Math.floor(state.tick / 1200)
    if (wave === state.wave || state.over) return
    state.wave = wave
    const fallen = state.huts.indexOf(0)
    if (fallen >= 0) {
      // Every new night one hut is built up again.
      state.huts[fallen] = 1
      state.lives++
      turn.tell('heal', HUTS[fallen]!, GROUND)
    } else bonus(state, turn, 10, { x: 200, y: 200 })
    turn.tell('wave', 200, 150)
  },
  hints: ({ foes, shells }) =>
    shells === 0
      ? [0]
      : [
          0,
          ...foes
            .filter(({ y }) => y > 20)
            .map((ember) => {
              const ticks = far(BATTERY, ember) / SHELL_SPEED + 10
              return placeInput({ x: ember.x + ember.vx * ticks, y: ember.y + ember.vy * ticks })
            }),
        ],
  worth: ({ lives, foes, shells }) =>
    lives * 260 + shells * 5 - foes.reduce((sum, { y }) => sum + Math.max(0, y) * 0.12, 0),
}
