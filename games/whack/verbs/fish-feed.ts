import { bonus, freshBase, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#2a8fc0', '#0a2f5a'] }

export interface Guest {
  wants: number
  /** Ticks since it said so: after a while it says it no more. */
  age: number
  /** Above zero it is chewing. */
  chewing: number
}
export interface FeedState extends Tries {
  guests: Guest[]
  food: number
  left: number
  full: number
  fed: number
}

export const FOODS = 5
export const fishPlace = (index: number) => ({ x: index % 2 === 0 ? 88 : 312, y: index < 2 ? 118 : 262 })
export const BIN = { x: 200, y: 360 } as const
const BIN_INPUT = 5
/** Ticks for which a wish is readable. */
export const readable = (fed: number) => 4000 / (1 + Math.max(0, fed - 5) * 3) + 130

function serve(state: FeedState, random: Random) {
  const wished = state.guests.filter(({ chewing }) => chewing === 0).map(({ wants }) => wants)
  const nobody = Array.from({ length: FOODS }, (_, food) => food).filter((food) => !wished.includes(food))
  const forBin = state.fed > 3 && nobody.length > 0 && random() < 0.2
  const choice = forBin || wished.length === 0 ? nobody : wished
  state.food = choice[pickIndex(choice.length, random)] ?? 0
  state.full = Math.round(230 - 130 * hardness(state.fed, 22))
  state.left = state.full
}

/** All four wishes differ. */
function wish(state: FeedState, guest: Guest, random: Random) {
  const taken = state.guests.filter((other) => other !== guest).map(({ wants }) => wants)
  const free = Array.from({ length: FOODS }, (_, food) => food).filter((food) => !taken.includes(food))
  guest.wants = free[pickIndex(free.length, random)] ?? guest.wants
  guest.age = 0
}

function give(state: FeedState, turn: Turn, tap: number) {
  const guest = state.guests[tap - 1]
  const at = tap === BIN_INPUT ? BIN : fishPlace(tap - 1)
  const nobody = state.guests.every(({ wants, chewing }) => chewing > 0 || wants !== state.food)
  const right = guest ? guest.chewing === 0 && guest.wants === state.food : nobody
  if (!right) return slip(state, turn, at)
  if (state.left > state.full * 0.62) bonus(state, turn, 1, { x: at.x, y: at.y - 40 })
  gain(state, turn, 1, at)
  state.fed++
  if (guest) {
    guest.chewing = 40
    turn.tell('munch', at.x, at.y)
  } else turn.tell('bin', at.x, at.y)
  serve(state, turn.random)
}

/** Four fish, each with a wish; give every bite to the one that wants it. Later the wishes have to be remembered. */
export const rules: MicroRules<FeedState> = {
  inputs: numbersTo(BIN_INPUT),
  hand: 'tap',
  sight: 26,
  start(random) {
    const wishes = shuffled([0, 1, 2, 3, 4], random)
    const state: FeedState = {
      ...freshBase(),
      lamps: 3,
      guests: wishes.slice(0, 4).map((wants) => ({ wants, age: 0, chewing: 0 })),
      food: 0,
      left: 0,
      full: 0,
      fed: 0,
    }
    serve(state, random)
    return state
  },
  step(state, turn) {
    for (const guest of state.guests) {
      guest.age++
      if (guest.chewing > 0 && --guest.chewing === 0) wish(state, guest, turn.random)
    }
    const tap = tapped(state, turn)
    if (tap > 0) return give(state, turn, tap)
    if (--state.left > 0) return
    slip(state, turn, { x: 200, y: 190 })
    serve(state, turn.random)
  },
  hints({ guests, food }) {
    const hungry = guests.findIndex(({ wants, chewing }) => chewing === 0 && wants === food)
    return [0, hungry < 0 ? BIN_INPUT : hungry + 1]
  },
}
