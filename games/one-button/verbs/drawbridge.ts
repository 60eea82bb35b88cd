import {
  between,
  bonus,
  BUTTON,
  clamp,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
} from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#2f8fb0', '#0c3350'] }

interface Traveller {
  kind: 'boat' | 'cart'
  /** Ticks of the usual pace until it is in the middle of the bridge. */
  left: number
  colour: number
  passed: boolean
}
export interface DrawbridgeState extends Base {
  /** 0 lies down, 1 stands open. */
  open: number
  travellers: Traveller[]
  /** When the last one that was sent will arrive. */
  queue: number
  lastKind: Traveller['kind']
  /** Ticks since the bridge last began to move. */
  moved: number
}

export const PACE = 3
const LIFT = 0.045
/** Half the stretch in which a traveller needs the bridge, field units. */
const NEEDS = { boat: 40, cart: 54 } as const
const PASSED = -46

function send(state: DrawbridgeState, random: Random) {
  const hard = hardness(state.score, 40)
  const kind = random() < 0.62 ? (state.lastKind === 'boat' ? 'cart' : 'boat') : state.lastKind
  const gap =
    kind === state.lastKind ? between(40, 62, random) : between(74 - 12 * hard, 120 - 40 * hard, random)
  state.queue += gap
  state.lastKind = kind
  state.travellers.push({ kind, left: state.queue, colour: pickIndex(4, random), passed: false })
}

/** Hold to lift the bridge for boats, let it down for carts. Nobody waits. */
export const rules: MicroRules<DrawbridgeState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 110,
  start(random) {
    const state: DrawbridgeState = {
      ...freshBase(),
      open: 0,
      travellers: [
        { kind: 'cart', left: 70, colour: 0, passed: false },
        { kind: 'boat', left: 160, colour: 1, passed: false },
      ],
      queue: 160,
      lastKind: 'boat',
      moved: 0,
    }
    while (state.queue < 420) send(state, random)
    return state
  },
  step(state, turn) {
    if (turn.press || turn.release) {
      state.moved = 0
      turn.tell(turn.press ? 'lift' : 'lower', 200, 200)
    }
    state.moved++
    state.open = clamp(state.open + (turn.held ? LIFT : -LIFT), 0, 1)
    const pace = 0.95 + 0.75 * hardness(state.tick, 3600)
    state.queue -= pace
    for (const traveller of state.travellers) {
      traveller.left -= pace
      const off = traveller.left * PACE
      const fits = traveller.kind === 'boat' ? state.open > 0.8 : state.open < 0.2
      if (Math.abs(off) < NEEDS[traveller.kind] && !fits) end(state, turn, { x: 200, y: 200 })
      if (!traveller.passed && off < PASSED) {
        traveller.passed = true
        const at = traveller.kind === 'boat' ? { x: 200, y: 280 } : { x: 290, y: 190 }
        gain(state, turn, 1, at)
        // Late is daring: the bridge had hardly stopped when they came.
        if (state.moved < 62 / pace) bonus(state, turn, 1, { x: at.x, y: at.y - 30 })
      }
    }
    state.travellers = state.travellers.filter(({ left }) => left > -200)
    while (state.queue < 420) send(state, turn.random)
  },
}
