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
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#2f9ab0', '#0a2f50'] }

/** A ring of the tower: where its dark part begins and how long it is, in sectors. */
export interface Disc {
  from: number
  dark: number
}
export interface SmashState extends Base {
  discs: Disc[]
  /** How far the tower has turned, in sectors. */
  turned: number
  way: -1 | 1
  tower: number
  /** Ticks until the next ring breaks. */
  wait: number
  /** Rings in one go; twelve light the star. */
  row: number
  fire: number
  bounce: number
  idle: number
  sunk: number
}

export const SECTORS = 12
const RINGS = 22
const BEAT = 6
const FOR_FIRE = 12

function build(state: SmashState, turn: Turn) {
  const hard = hardness(state.tower, 4)
  state.discs = []
  let from = between(0, SECTORS, turn.random)
  const dark = 2 + Math.floor(between(0, 2, turn.random) + 3.4 * hard)
  for (let ring = 0; ring < RINGS; ring++) {
    from = ring % 7 === 0 ? between(0, SECTORS, turn.random) : from + 0.32
    state.discs.push({
      from: Math.round((from % SECTORS) * 100) / 100,
      dark: ring < 3 && state.tower === 0 ? 0 : dark,
    })
  }
  state.way = turn.random() < 0.5 ? -1 : 1
}

/** Whether a ring shows its dark side to the star. */
export function isDark({ turned }: SmashState, { from, dark }: Disc): boolean {
  const place = (((turned - from) % SECTORS) + SECTORS) % SECTORS
  return place < dark
}

function smash(state: SmashState, turn: Turn) {
  const disc = state.discs[0]
  const at = { x: 200, y: 190 }
  if (!disc) return
  if (isDark(state, disc) && state.fire === 0) {
    end(state, turn, at)
    return
  }
  state.discs.shift()
  state.wait = BEAT
  state.row++
  state.sunk = 1
  if (state.fire > 0) {
    state.fire--
    turn.tell('burn', at.x, at.y)
  } else if (state.row === FOR_FIRE) {
    state.fire = 8
    state.row = 0
    turn.tell('fire', at.x, at.y)
  }
  gain(state, turn, 1, at)
  if (state.discs.length > 0) return
  state.tower++
  bonus(state, turn, 5, { x: at.x, y: at.y - 40 })
  build(state, turn)
  turn.tell('tower', 200, 300)
  state.wait = 40
}

/** Hold to smash ring after ring; the dark part breaks the star. */
export const rules: MicroRules<SmashState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 70,
  start(random) {
    const state: SmashState = {
      ...freshBase(),
      discs: [],
      turned: 0,
      way: 1,
      tower: 0,
      wait: 0,
      row: 0,
      fire: 0,
      bounce: 0,
      idle: 0,
      sunk: 0,
    }
    build(state, { input: 0, press: false, held: false, release: false, random, tell: () => undefined })
    return state
  },
  step(state, turn) {
    const hard = hardness(state.tower, 5)
    state.turned = (state.turned + state.way * (0.05 + 0.05 * hard) + SECTORS) % SECTORS
    state.sunk *= 0.8
    if (state.wait > 0) state.wait--
    if (turn.held) {
      state.bounce = 0
      state.idle = 0
      if (state.wait === 0) smash(state, turn)
      return
    }
    state.row = 0
    state.bounce++
    if (++state.idle > 110) state.combo = 0
  },
}
