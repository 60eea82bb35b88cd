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
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#7d4a26', '#2c1510'] }

export interface Row {
  y: number
  rocks: number[]
  gem: number
  passed: boolean
  taken: boolean
}
export interface DigState extends Base {
  x: number
  y: number
  way: 1 | -1
  rows: Row[]
  /** The tunnel behind, newest last: x, y. */
  tunnel: number[]
  sand: number
  eye: number
}

export const ROCK = 22
export const DIGGER = 15
const LEFT = 40
const RIGHT = 360
const AHEAD = 10
const TUNNEL_POINTS = 90

function bury(state: DigState, random: Random) {
  const last = state.rows.at(-1)
  const index = state.rows.length + (last ? Math.round(last.y / 90) : 0)
  const hard = hardness(index, 26)
  const y = (last ? last.y : 190) + between(86, 104, random) - 18 * hard
  const gap = between(LEFT + 30, RIGHT - 30, random)
  const room = 84 - 34 * hard
  const rocks: number[] = []
  for (let x = LEFT - 4; x <= RIGHT + 4; x += 44) if (Math.abs(x - gap) > room / 2 + ROCK) rocks.push(x)
  // Extra holes at the start, which get rare.
  const spare = Math.floor(random() * rocks.length)
  if (random() > hard) rocks.splice(spare, 2)
  state.rows.push({
    y,
    rocks,
    gem: random() < 0.6 ? gap + between(-room / 3, room / 3, random) : -100,
    passed: false,
    taken: false,
  })
}

function meet(state: DigState, turn: Turn) {
  for (const row of state.rows) {
    if (!row.taken && distance(row.gem, row.y, state.x, state.y) < 26) {
      row.taken = true
      bonus(state, turn, 1, { x: row.gem, y: row.y })
    }
    if (!row.passed && state.y > row.y + ROCK + DIGGER) {
      row.passed = true
      const narrow = row.rocks.some((x) => Math.abs(x - state.x) < ROCK + DIGGER + 6)
      gain(state, turn, 1, state)
      if (narrow) bonus(state, turn, 1, { x: state.x, y: state.y - 26 })
    }
    for (const x of row.rocks) {
      if (distance(x, row.y, state.x, state.y) >= ROCK + DIGGER - 5) continue
      if (turn.held) end(state, turn, state)
      else state.way = x > state.x ? -1 : 1
    }
  }
}

/** The digger walks to and fro; hold to dig straight down between the rocks. */
export const rules: MicroRules<DigState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 130,
  start(random) {
    const state: DigState = {
      ...freshBase(),
      x: 200,
      y: 150,
      way: 1,
      rows: [],
      tunnel: [60, 150, 200, 150],
      sand: -150,
      eye: 0,
    }
    for (let index = 0; index < AHEAD; index++) bury(state, random)
    return state
  },
  step(state, turn) {
    if (turn.press) turn.tell('dig', state.x, state.y)
    if (turn.held) state.y += 3.6
    else state.x += state.way * (2.7 + 1.6 * hardness(state.tick, 3000))
    if (state.x < LEFT || state.x > RIGHT) {
      state.x = state.x < 200 ? LEFT : RIGHT
      state.way = state.x < 200 ? 1 : -1
    }
    meet(state, turn)
    if (turn.press || turn.release || state.tick % 6 === 0)
      state.tunnel.push(Math.round(state.x), Math.round(state.y))
    if (state.tunnel.length > TUNNEL_POINTS) state.tunnel.splice(0, 2)
    // The sand never falls far behind, so that dawdling has consequences.
    state.sand = Math.max(state.sand + 0.4 + 0.55 * hardness(state.tick, 3600), state.y - 330)
    if (state.sand > state.y - 8) end(state, turn, state)
    state.eye += (state.y - 150 - state.eye) * 0.12
    if (state.rows[0]!.y < state.eye - 400) state.rows.shift()
    while (state.rows.at(-1)!.y < state.y + 800) bury(state, turn.random)
  },
  worth: ({ y }) => y * 0.05,
}
