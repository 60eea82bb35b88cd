import {
  between,
  bonus,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#2f9ab8', '#0a3858'] }

export interface Float {
  does: 'rest' | 'nibble' | 'bite' | 'pull'
  age: number
  lasts: number
  /** Nibbles before the fish makes up its mind; at none it bites or swims on. */
  nibbles: number
  gold: boolean
  /** Whether all that nibbling leads to a bite. */
  sincere: boolean
}
export interface BiteState extends Tries {
  floats: Float[]
  caught: number
}

const FLOATS = 4
export const floatPlace = (index: number) => ({ x: 70 + index * 87, y: 232 + (index % 2) * 34 })
const PULL_TICKS = 26

const resting = (random: Random, hard: number): Float => ({
  does: 'rest',
  age: 0,
  lasts: Math.round(between(40, 170, random) * (1 - 0.45 * hard)),
  nibbles: pickIndex(4, random),
  gold: random() < 0.13,
  sincere: random() < 0.74,
})

/** How deep a float is under: 0 up, 1 gone. */
export function dipOf({ does, age, lasts }: Float): number {
  if (does === 'nibble') return 0.36 * (1 - Math.abs((2 * age) / lasts - 1))
  if (does === 'bite') return Math.min(1, age / 5)
  return 0
}

function goOn(float: Float, turn: Turn, hard: number, at: { readonly x: number; readonly y: number }) {
  float.age = 0
  if (float.does === 'rest' || (float.does === 'nibble' && float.nibbles > 0)) {
    float.does = float.nibbles > 0 ? 'nibble' : float.sincere ? 'bite' : 'rest'
    float.nibbles = Math.max(0, float.nibbles - 1)
  } else float.does = float.sincere ? 'bite' : 'rest'
  if (float.does === 'nibble') float.lasts = Math.round(between(16, 34, turn.random))
  else if (float.does === 'bite') {
    float.lasts = Math.round((float.gold ? 46 : 72) - 36 * hard)
    turn.tell('bite', at.x, at.y)
  } else Object.assign(float, resting(turn.random, hard))
}

function strike(state: BiteState, turn: Turn, index: number) {
  const float = state.floats[index]!
  const at = floatPlace(index)
  if (float.does === 'pull') return
  if (float.does !== 'bite') {
    slip(state, turn, at)
    Object.assign(float, resting(turn.random, 0))
    return
  }
  if (float.age < 20) bonus(state, turn, 1, { x: at.x, y: at.y - 44 })
  gain(state, turn, float.gold ? 4 : 1, at)
  state.caught++
  Object.assign(float, { does: 'pull', age: 0, lasts: PULL_TICKS })
}

/** Four floats on the water: strike when one goes right under. Nibbles only tempt. */
export const rules: MicroRules<BiteState> = {
  inputs: numbersTo(FLOATS),
  hand: 'tap',
  sight: 50,
  start: (random) => ({
    ...freshBase(),
    lamps: 3,
    floats: Array.from({ length: FLOATS }, (_, index) => ({
      ...resting(random, 0),
      lasts: 30 + index * 50,
      sincere: true,
    })),
    caught: 0,
  }),
  step(state, turn) {
    const hard = hardness(state.caught, 26)
    const tap = tapped(state, turn)
    if (tap > 0) strike(state, turn, tap - 1)
    for (const [index, float] of state.floats.entries()) {
      if (++float.age < float.lasts) continue
      if (float.does === 'bite') slip(state, turn, floatPlace(index))
      if (float.does === 'bite' || float.does === 'pull') Object.assign(float, resting(turn.random, hard))
      else goOn(float, turn, hard, floatPlace(index))
    }
  },
  hints: ({ floats }) => [0, ...floats.flatMap(({ does }, index) => (does === 'bite' ? [index + 1] : []))],
}
