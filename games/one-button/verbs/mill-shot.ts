import { exactAtan2 } from '#kit/game/exact-math.ts'
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
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'shooter', input: ['tap', 'keys'], ground: ['#e0a05f', '#5a3450'] }

/** The run does not end at the first mistake. */
export const hasTries = true

interface Flying {
  x: number
  vx: number
  golden: boolean
}
export interface MillState extends Base {
  turned: number
  /** Height of the arrow in the air; 0 while it lies on the string. */
  arrow: number
  kites: Flying[]
  next: number
  lamps: number
  /** Ticks until the wind dies down; each kite that is hit wakes it again. */
  breeze: number
  /** How near the last arrow flew past a blade, radians. */
  near: number
}

export const HUB = { x: 162, y: 214 } as const
export const BLADE = 88
export const ARROW_X = 226
export const BOW_Y = 372
export const KITE_Y = 76
export const BLADES = 3
export const BREEZE = 720
const FLIGHT = 16
const WIDTH = 0.13
const CLOSE = 0.24

const wrapped = (angle: number) => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI))

function fly(state: MillState, turn: Turn) {
  const hard = hardness(state.tick, 2800)
  const way = turn.random() < 0.5 ? -1 : 1
  state.kites.push({
    x: 200 - way * 330,
    vx: way * (between(1, 1.6, turn.random) + 1.1 * hard),
    golden: turn.random() < 0.16,
  })
  state.next = between(84 - 26 * hard, 130 - 40 * hard, turn.random)
}

function lose(state: MillState, turn: Turn, kind: string, at: { readonly x: number; readonly y: number }) {
  state.combo = 0
  state.lamps--
  turn.tell(kind, at.x, at.y)
  if (state.lamps <= 0) end(state, turn, at)
}

/** How far the nearest blade is turned away from the arrow. */
function bladeOff(state: MillState): number {
  const [dx, dy] = [ARROW_X - HUB.x, state.arrow - HUB.y]
  if (dx * dx + dy * dy > BLADE * BLADE) return 9
  const angle = exactAtan2(dy, dx) - state.turned
  const step = (2 * Math.PI) / BLADES
  return Math.abs(angle - step * Math.round(angle / step))
}

function soar(state: MillState, turn: Turn) {
  const at = { x: ARROW_X, y: state.arrow }
  const off = bladeOff(state)
  state.near = Math.min(state.near, off)
  if (off < WIDTH) {
    state.arrow = 0
    lose(state, turn, 'break', at)
    return
  }
  if (state.arrow > KITE_Y) return
  const kite = state.kites.find(({ x }) => Math.abs(x - ARROW_X) < 29)
  state.arrow = 0
  if (!kite) {
    lose(state, turn, 'miss', at)
    return
  }
  state.kites = state.kites.filter((other) => other !== kite)
  state.breeze = BREEZE
  gain(state, turn, kite.golden ? 3 : 1, at)
  if (state.near < CLOSE) bonus(state, turn, 1, { x: at.x, y: at.y - 30 })
}

/** Press to shoot between the sails of the mill, when a kite is passing above. */
export const rules: MicroRules<MillState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 110,
  start: () => ({
    ...freshBase(),
    turned: 0.4,
    arrow: 0,
    kites: [{ x: 10, vx: 1.2, golden: false }],
    next: 110,
    lamps: 3,
    breeze: BREEZE,
    near: 9,
  }),
  step(state, turn) {
    state.turned = wrapped(state.turned - 0.021 - 0.013 * hardness(state.tick, 3000))
    for (const kite of state.kites) kite.x += kite.vx
    const gone = state.kites.filter(({ x, vx }) => (x - 200) * vx > 420 * Math.abs(vx))
    if (gone.length > 0) {
      state.kites = state.kites.filter((kite) => !gone.includes(kite))
      state.combo = 0
      turn.tell('gone', gone[0]!.x, KITE_Y)
    }
    if (turn.press && state.arrow === 0 && !state.over) {
      state.arrow = BOW_Y
      state.near = 9
      turn.tell('shoot', ARROW_X, BOW_Y)
    }
    if (state.arrow > 0) {
      state.arrow -= FLIGHT
      soar(state, turn)
    }
    if (--state.breeze <= 0) end(state, turn, HUB)
    if (--state.next <= 0) fly(state, turn)
  },
}
