import { bonus, freshBase, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'shooter', input: ['tap', 'keys'], ground: ['#e09a5a', '#4a2040'] }

export interface Port {
  who: 'none' | 'pirate' | 'captain' | 'islander' | 'hit'
  age: number
  stay: number
}
export interface PortState extends Tries {
  ports: Port[]
  shots: number
  /** Ticks until the drum is full again. */
  loading: number
  next: number
}

export const PORTS = 6
export const FULL_DRUM = 6
const RELOAD_INPUT = PORTS + 1
const RELOAD_TICKS = 34
const HIT_TICKS = 16
export const portPlace = (index: number) => ({
  x: 86 + (index % 3) * 114,
  y: 122 + Math.floor(index / 3) * 118,
})
export const DRUM = { x: 200, y: 362 } as const

function appear(state: PortState, turn: Turn) {
  const hard = hardness(state.tick, 2200)
  const free = state.ports.flatMap(({ who }, index) => (who === 'none' ? [index] : []))
  const index = free[pickIndex(free.length, turn.random)]
  state.next = 62 - 40 * hard
  if (index === undefined) return
  const luck = turn.random()
  const who = luck < 0.26 + 0.08 * hard ? 'islander' : luck > 0.9 ? 'captain' : 'pirate'
  const stay = (who === 'captain' ? 74 : 118) - 58 * hard
  state.ports[index] = { who, age: 0, stay: Math.round(stay) }
  turn.tell('open', portPlace(index).x, portPlace(index).y)
}

function shoot(state: PortState, turn: Turn, index: number) {
  const at = portPlace(index)
  if (state.loading > 0 || state.shots === 0) return turn.tell('click', at.x, at.y)
  state.shots--
  turn.tell('bang', at.x, at.y)
  const port = state.ports[index]!
  if (port.who === 'islander') {
    slip(state, turn, at)
    state.ports[index] = { who: 'none', age: 0, stay: 0 }
  } else if (port.who === 'pirate' || port.who === 'captain') {
    if (port.age < 26) bonus(state, turn, 1, { x: at.x, y: at.y - 44 })
    gain(state, turn, port.who === 'captain' ? 3 : 1, at)
    state.ports[index] = { who: 'hit', age: 0, stay: HIT_TICKS }
  } else state.combo = 0
}

/** Pirates look out and take aim: be faster. Six shots, then the drum wants loading; islanders only wave. */
export const rules: MicroRules<PortState> = {
  inputs: numbersTo(RELOAD_INPUT),
  hand: 'tap',
  sight: 60,
  start: () => ({
    ...freshBase(),
    lamps: 3,
    ports: Array.from({ length: PORTS }, () => ({ who: 'none' as const, age: 0, stay: 0 })),
    shots: FULL_DRUM,
    loading: 0,
    next: 20,
  }),
  step(state, turn) {
    if (state.loading > 0 && --state.loading === 0) {
      state.shots = FULL_DRUM
      turn.tell('loaded', DRUM.x, DRUM.y)
    }
    const tap = tapped(state, turn)
    if (tap === RELOAD_INPUT) {
      if (state.loading === 0 && state.shots < FULL_DRUM) {
        state.loading = RELOAD_TICKS
        turn.tell('load', DRUM.x, DRUM.y)
      }
    } else if (tap > 0) shoot(state, turn, tap - 1)
    for (const [index, port] of state.ports.entries()) {
      if (port.who === 'none' || ++port.age < port.stay) continue
      // Whoever has aimed long enough fires.
      if (port.who === 'pirate' || port.who === 'captain') slip(state, turn, portPlace(index))
      state.ports[index] = { who: 'none', age: 0, stay: 0 }
    }
    if (--state.next <= 0) appear(state, turn)
  },
  hints: ({ ports, shots }) => [
    0,
    ...(shots < 3 ? [RELOAD_INPUT] : []),
    ...(shots > 0
      ? ports.flatMap(({ who }, index) => (who === 'pirate' || who === 'captain' ? [index + 1] : []))
      : []),
  ],
  worth: ({ shots, loading }) => (loading > 0 ? FULL_DRUM : shots),
}
