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
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#f0905f', '#4a2440'] }

/** The run does not end at the first mistake. */
export const hasTries = true

interface Fire {
  x: number
  /** 0 is out, 1 burns the hut down. */
  heat: number
}
export interface HoseState extends Base {
  pressure: number
  fires: Fire[]
  cat: { x: number; left: number; wet: number }
  next: number
  lamps: number
}

export const NOZZLE = { x: 42, y: 250 } as const
export const GROUND_Y = 312
const WIDE = 30
export const HUTS = [120, 184, 248, 312, 372] as const

export const landsAt = ({ pressure }: HoseState) => 84 + 306 * pressure

function kindle(state: HoseState, turn: Turn) {
  const hard = hardness(state.tick, 2600)
  state.next = between(120, 170, turn.random) - 74 * hard
  const free = HUTS.filter((x) => !state.fires.some((fire) => fire.x === x))
  const x = free[Math.floor(turn.random() * free.length)]
  if (x === undefined) return
  state.fires.push({ x, heat: 0.22 })
  turn.tell('kindle', x, GROUND_Y - 40)
}

/** Hold for pressure: the harder the jet, the farther it falls. */
export const rules: MicroRules<HoseState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 100,
  start: () => ({
    ...freshBase(),
    pressure: 0.2,
    fires: [{ x: HUTS[2], heat: 0.3 }],
    cat: { x: 0, left: 300, wet: 0 },
    next: 150,
    lamps: 3,
  }),
  step(state, turn) {
    const hard = hardness(state.tick, 3000)
    state.pressure = clamp(state.pressure + (turn.held ? 0.013 : -0.013), 0, 1)
    const x = landsAt(state)
    for (const fire of state.fires) {
      const wet = Math.abs(fire.x - x) < WIDE
      fire.heat += wet ? -0.016 : 0.0015 + 0.0016 * hard
      if (fire.heat <= 0) gain(state, turn, 1, { x: fire.x, y: GROUND_Y - 50 })
      if (fire.heat < 1) continue
      state.lamps--
      state.combo = 0
      turn.tell('burnt', fire.x, GROUND_Y - 30)
      if (state.lamps === 0) end(state, turn, { x: fire.x, y: GROUND_Y - 30 })
    }
    state.fires = state.fires.filter(({ heat }) => heat > 0 && heat < 1)
    doze(state, turn, x)
    if (--state.next <= 0 || state.fires.length === 0) kindle(state, turn)
  },
  worth: ({ fires }) => -fires.reduce((sum, { heat }) => sum + heat * heat * 14, 0),
}

/** A cat sleeps between the huts for a while: leaving it dry pays, wetting it resets the combo. */
function doze(state: HoseState, turn: Turn, x: number) {
  const { cat } = state
  if (--cat.left <= 0) {
    if (cat.x > 0 && cat.wet < 8) bonus(state, turn, 3, { x: cat.x, y: GROUND_Y - 30 })
    const gap = Math.floor(turn.random() * (HUTS.length - 1))
    cat.x = cat.x > 0 ? 0 : (HUTS[gap]! + HUTS[gap + 1]!) / 2
    cat.left = cat.x > 0 ? 260 : Math.round(between(200, 400, turn.random))
    cat.wet = 0
  }
  if (cat.x === 0 || Math.abs(cat.x - x) > 16 || ++cat.wet < 8) return
  state.combo = 0
  turn.tell('meow', cat.x, GROUND_Y - 20)
  cat.x = 0
  cat.left = 240
}
