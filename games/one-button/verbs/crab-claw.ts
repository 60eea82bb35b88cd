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
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#5f4fa0', '#1c1440'] }

/** The run does not end at the first mistake. */
export const hasTries = true

export interface Ware {
  x: number
  kind: 'shell' | 'gem' | 'urchin'
}
export interface ClawState extends Base {
  x: number
  way: 1 | -1
  y: number
  phase: 'glide' | 'down' | 'up'
  /** What hangs in the claw. */
  holds: Ware['kind'] | 'nothing'
  wares: Ware[]
  next: number
  lamps: number
  patience: number
}

export const RAIL_Y = 74
export const BELT_Y = 300
export const PATIENCE = 420
const REACHES = { shell: 27, gem: 15, urchin: 21 } as const
const PAYS = { shell: 1, gem: 3, urchin: 0 } as const

function lay(state: ClawState, turn: Turn) {
  const roll = turn.random()
  const hard = hardness(state.score, 40)
  const kind = roll < 0.2 + 0.2 * hard ? 'urchin' : roll > 0.8 ? 'gem' : 'shell'
  state.wares.push({ x: 660, kind })
  state.next = between(54, 88, turn.random)
}

function lose(state: ClawState, turn: Turn) {
  state.combo = 0
  state.lamps--
  state.patience = PATIENCE
  turn.tell('empty', state.x, state.y)
  if (state.lamps <= 0) end(state, turn, { x: state.x, y: state.y })
}

function grab(state: ClawState, turn: Turn) {
  const ware = state.wares.find(({ x, kind }) => Math.abs(x - state.x) < REACHES[kind])
  state.phase = 'up'
  state.holds = 'nothing'
  if (!ware) {
    lose(state, turn)
    return
  }
  const at = { x: state.x, y: BELT_Y - 30 }
  state.holds = ware.kind
  state.wares = state.wares.filter((other) => other !== ware)
  if (ware.kind === 'urchin') {
    end(state, turn, at)
    return
  }
  state.patience = PATIENCE
  gain(state, turn, PAYS[ware.kind], at)
  // Taken from beside an urchin.
  if (state.wares.some(({ x, kind }) => kind === 'urchin' && Math.abs(x - state.x) < 70))
    bonus(state, turn, 2, { x: at.x, y: at.y - 30 })
}

/** Press to let the claw down: it needs a while to get there, and the belt runs on. */
export const rules: MicroRules<ClawState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 90,
  start: () => ({
    ...freshBase(),
    x: 200,
    way: 1,
    y: RAIL_Y,
    phase: 'glide',
    holds: 'nothing',
    wares: [
      { x: 250, kind: 'shell' },
      { x: 370, kind: 'gem' },
      { x: 480, kind: 'shell' },
    ],
    next: 30,
    lamps: 3,
    patience: PATIENCE,
  }),
  step(state, turn) {
    const belt = 1.5 + 1.5 * hardness(state.tick, 3000)
    for (const ware of state.wares) ware.x -= belt
    state.wares = state.wares.filter(({ x }) => x > -260)
    if (--state.next <= 0) lay(state, turn)
    if (state.phase === 'glide') {
      state.x += state.way * 2.1
      if (state.x > 330) state.way = -1
      if (state.x < 70) state.way = 1
      if (--state.patience <= 0) lose(state, turn)
      if (turn.press && !state.over) {
        state.phase = 'down'
        turn.tell('drop', state.x, state.y)
      }
    } else if (state.phase === 'down') {
      state.y += 8
      if (state.y >= BELT_Y - 16) grab(state, turn)
    } else {
      state.y = Math.max(RAIL_Y, state.y - 11)
      if (state.y === RAIL_Y) {
        state.phase = 'glide'
        state.holds = 'nothing'
      }
    }
  },
}
