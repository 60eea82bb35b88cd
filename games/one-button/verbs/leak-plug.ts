import {
  between,
  bonus,
  BUTTON,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#a86a3f', '#33202c'] }

export interface LeakState extends Base {
  /** Age of the leak at each spot, ticks; 0 is dry. */
  leaks: number[]
  /** Position of the hand in spots, and its target. */
  at: number
  way: 1 | -1
  flood: number
  next: number
  /** Ticks since the last leak was plugged. */
  since: number
  plugged: number
}

const SPOTS = 6
const REACH = 0.36
const TRICKLE = 0.00062
const DRAIN = 0.0011
const SLIP = 0.075
/** Older leaks tear open and let in twice as much. */
export const TEARS = 260
const QUICK = 34

function spring(state: LeakState, random: Random) {
  const dry = state.leaks.flatMap((age, spot) => (age === 0 ? [spot] : []))
  if (dry.length > 0) state.leaks[pickOne(dry, random)] = 1
  state.next = between(92, 130, random) - 62 * hardness(state.plugged, 26)
}

function press(state: LeakState, turn: Turn) {
  const spot = Math.round(state.at)
  const at = { x: spotX(spot), y: 250 }
  if (Math.abs(state.at - spot) < REACH && state.leaks[spot]! > 0) {
    state.leaks[spot] = 0
    state.plugged++
    gain(state, turn, 1, at)
    if (state.since < QUICK) bonus(state, turn, 2, { x: at.x, y: at.y - 34 })
    state.since = 0
    turn.tell('plug', at.x, at.y)
    return
  }
  state.flood += SLIP
  state.combo = 0
  turn.tell('slip', spotX(state.at), at.y)
}

export const spotX = (spot: number) => 70 + spot * 52

/** The hand runs along the planks: press where water comes in. */
export const rules: MicroRules<LeakState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 100,
  start: () => ({
    ...freshBase(),
    leaks: [0, 0, 0, 1, 0, 0],
    at: 0,
    way: 1,
    flood: 0.12,
    next: 90,
    since: 99,
    plugged: 0,
  }),
  step(state, turn) {
    state.since++
    state.at += state.way * (0.042 + 0.03 * hardness(state.tick, 3000))
    if (state.at > SPOTS - 0.7) state.way = -1
    if (state.at < -0.3) state.way = 1
    if (turn.press) press(state, turn)
    for (const [spot, age] of state.leaks.entries()) {
      if (age === 0) continue
      state.leaks[spot] = age + 1
      state.flood += age > TEARS ? TRICKLE * 2.2 : TRICKLE
      if (age === TEARS) turn.tell('tear', spotX(spot), 250)
    }
    state.flood = Math.max(0, state.flood - DRAIN)
    if (state.flood >= 1) end(state, turn, { x: 200, y: 200 })
    if (--state.next <= 0) spring(state, turn.random)
  },
  worth: ({ flood }) => -flood * 60,
}
