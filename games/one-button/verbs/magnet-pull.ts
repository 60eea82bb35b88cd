import {
  between,
  bonus,
  BUTTON,
  distance,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#496a8a', '#14243c'] }

export interface Scrap {
  x: number
  y: number
  vx: number
  vy: number
  kind: 'shell' | 'gold' | 'mine'
}
export interface MagnetState extends Base {
  x: number
  way: 1 | -1
  heat: number
  /** Too hot: off until it has cooled. */
  burnt: boolean
  scraps: Scrap[]
  /** Caught since the magnet went on. */
  haul: number
  next: number
  /** The lamp above burns it; shells bring more. */
  oil: number
}

export const MAGNET_Y = 96
export const BELT_Y = 318
const REACH = 200
const TOUCH = 36
const FIRST_X = 640

function bring(state: MagnetState, turn: Turn) {
  const hard = hardness(state.tick, 2600)
  const roll = pickIndex(100, turn.random)
  const kind = roll < 24 + 20 * hard ? 'mine' : roll > 88 ? 'gold' : 'shell'
  state.scraps.push({ x: FIRST_X, y: BELT_Y, vx: -1.5 - 1.3 * hard, vy: 0, kind })
  state.next = between(46, 70, turn.random) - 22 * hard
}

function pull(state: MagnetState, scrap: Scrap) {
  const far = distance(scrap.x, scrap.y, state.x, MAGNET_Y)
  if (far > REACH + 40 || Math.abs(scrap.x - state.x) > 74) return
  const force = 0.2 + 0.5 * (1 - far / (REACH + 40))
  scrap.vx += ((state.x - scrap.x) / far) * force
  scrap.vy += ((MAGNET_Y - scrap.y) / far) * force
}

function touch(state: MagnetState, turn: Turn, scrap: Scrap): boolean {
  if (distance(scrap.x, scrap.y, state.x, MAGNET_Y) > TOUCH) return false
  if (scrap.kind === 'mine') {
    end(state, turn, scrap)
    return true
  }
  state.haul++
  state.oil = Math.min(1, state.oil + (scrap.kind === 'gold' ? 0.5 : 0.17))
  gain(state, turn, scrap.kind === 'gold' ? 3 : 1, scrap)
  if (state.haul > 1) bonus(state, turn, state.haul - 1, { x: scrap.x, y: scrap.y - 30 })
  return true
}

/** Hold to switch the magnet on: it lifts shells, gold and mines alike. */
export const rules: MicroRules<MagnetState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 70,
  start: () => ({
    ...freshBase(),
    x: 150,
    way: 1,
    heat: 0,
    burnt: false,
    scraps: [
      { x: 260, y: BELT_Y, vx: -1.5, vy: 0, kind: 'shell' },
      { x: 400, y: BELT_Y, vx: -1.5, vy: 0, kind: 'shell' },
      { x: 540, y: BELT_Y, vx: -1.5, vy: 0, kind: 'mine' },
    ],
    haul: 0,
    next: 40,
    oil: 1,
  }),
  step(state, turn) {
    const hard = hardness(state.tick, 2600)
    state.x += state.way * (1.3 + 1.1 * hard)
    if (state.x > 320) state.way = -1
    if (state.x < 80) state.way = 1
    state.oil -= 1 / (1500 - 600 * hard)
    if (state.oil <= 0) end(state, turn, { x: state.x, y: MAGNET_Y })
    const on = turn.held && !state.burnt
    if (turn.press && on) turn.tell('on', state.x, MAGNET_Y)
    if (!turn.held) state.haul = 0
    state.heat = Math.max(0, Math.min(1, state.heat + (on ? 1 / 110 : -1 / 80)))
    if (state.heat === 1 && !state.burnt) {
      state.burnt = true
      turn.tell('hot', state.x, MAGNET_Y)
    }
    if (state.heat === 0) state.burnt = false
    for (const scrap of state.scraps) {
      if (on) pull(state, scrap)
      scrap.vy += 0.16
      scrap.x += scrap.vx
      scrap.y += scrap.vy
      if (scrap.y < BELT_Y) continue
      scrap.y = BELT_Y
      scrap.vy = 0
      scrap.vx = -1.5 - 1.3 * hard
    }
    state.scraps = state.scraps.filter((scrap) => !touch(state, turn, scrap) && scrap.x > -340)
    if (--state.next <= 0) bring(state, turn)
  },
}
