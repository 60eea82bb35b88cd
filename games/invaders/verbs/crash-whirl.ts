import { between, bonus, clamp, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { glide, hurt, startRanks, thing, type RankRules, type Ranks } from '../ranks.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { placeInput, placeOf, PLACES } from '#kit/game/micro/places.ts'
import { far, meets, type Place, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'crash-whirl',
  input: ['drag', 'hold', 'keys'],
  ground: ['#d88a5a', '#2a1648'],
}

export interface Crash extends Ranks {
  /** Whether the whirl is on, and its charge from 0 to 1. */
  open: boolean
  breath: number
  next: number
  /** Crashes in quick succession, and ticks until the count resets. */
  row: number
  rowLeft: number
}

export const REACH = 120
export const SHORE = 366
const PULL = 0.21
const DRAIN = 0.0048
const REFILL = 0.0062
const TOP_SPEED = 5
const ROW_TICKS = 80
const POINTS: Readonly<Record<string, number>> = { ember: 2, boulder: 4 }

/** While the finger is down the whirl is there, as long as it has charge. */
function turnWhirl(state: Crash, { input, held }: Turn) {
  state.open = held && state.breath > 0
  state.breath = state.open ? Math.max(0, state.breath - DRAIN) : Math.min(1, state.breath + REFILL)
  if (!held) return
  const to = placeOf(input)
  state.x = glide(state.x, to.x, 14)
  state.y = glide(state.y, Math.min(330, to.y), 14)
}

function come(state: Crash, turn: Turn) {
  if (--state.next > 0) return
  const hard = hardness(state.tick, 3600)
  state.next = (84 - 50 * hard) * between(0.7, 1.3, turn.random)
  const at = { x: between(24, 376, turn.random), y: -20 }
  const vx = between(-0.5, 0.5, turn.random)
  const vy = between(0.55, 0.8, turn.random) * (1 + 0.7 * hard)
  const luck = turn.random()
  if (state.tick > 600 && luck < 0.14) {
    state.foes.push(thing('friend', at, { vx: vx * 0.5, vy: 0.6, r: 14, a: 0.6 }))
    return
  }
  const isBig = state.tick > 900 && luck < 0.34
  state.foes.push(
    thing(isBig ? 'boulder' : 'ember', at, { vx, vy, r: isBig ? 19 : 12, hp: isBig ? 2 : 1, a: vy }),
  )
}

/** All fall at their own pace unless the whirl bends their way. */
function fall(state: Crash) {
  for (const one of state.foes) {
    one.t++
    const away = far(one, state)
    if (state.open && away < REACH && away > 6) {
      const pull = (PULL * (1.25 - away / REACH)) / (one.kind === 'boulder' ? 1.5 : 1)
      one.vx += ((state.x - one.x) / away) * pull
      one.vy += ((state.y - one.y) / away) * pull
    } else {
      one.vx *= 0.985
      one.vy = glide(one.vy, one.a, 0.02)
    }
    const speed = Math.sqrt(one.vx * one.vx + one.vy * one.vy)
    if (speed > TOP_SPEED) {
      one.vx *= TOP_SPEED / speed
      one.vy *= TOP_SPEED / speed
    }
    one.x += one.vx
    one.y = Math.max(-40, one.y + one.vy)
    if (one.x < one.r || one.x > 400 - one.r) one.vx = -one.vx * 0.7
    one.x = clamp(one.x, one.r, 400 - one.r)
  }
}

function crash(state: Crash, turn: Turn, one: Thing, other: Thing) {
  const at = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
  const isLoss = one.kind === 'friend' || other.kind === 'friend'
  for (const part of [one, other]) {
    part.hp--
    if (part.hp > 0) {
      // What is left of a boulder jumps aside.
      part.vx = part.x < at.x ? -2.4 : 2.4
      part.r = 12
      part.t = -12
    } else if (part.kind !== 'friend' && !isLoss) gain(state, turn, POINTS[part.kind]!, part)
  }
  turn.tell(isLoss ? 'wrong' : 'crash', at.x, at.y)
  if (isLoss) {
    state.combo = 0
    return
  }
  state.row++
  state.rowLeft = ROW_TICKS
  if (state.row > 1) bonus(state, turn, Math.min(6, state.row), { x: at.x, y: at.y - 22 })
}

function meetEachOther(state: Crash, turn: Turn) {
  if (state.rowLeft > 0 && --state.rowLeft === 0) state.row = 0
  for (const [index, one] of state.foes.entries())
    for (const other of state.foes.slice(index + 1)) {
      if (one.hp <= 0 || other.hp <= 0 || one.t < 0 || other.t < 0) continue
      if (meets(one, one.r, other, other.r)) crash(state, turn, one, other)
    }
  state.foes = state.foes.filter(({ hp }) => hp > 0)
}

function ashore(state: Crash, turn: Turn) {
  state.foes = state.foes.filter((one) => {
    if (one.y < SHORE - one.r) return true
    if (one.kind === 'friend') {
      bonus(state, turn, 6, one)
      turn.tell('home', one.x, one.y)
      return false
    }
    state.safe = 0
    hurt(state, turn, one)
    return false
  })
}

/** Sensible places: between two that could collide. */
function meetingPlaces(state: Crash): readonly number[] {
  const falling = state.foes
    .filter(({ kind, y }) => kind !== 'friend' && y > -10)
    .toSorted((a, b) => b.y - a.y)
  const places: Place[] = []
  for (const one of falling.slice(0, 4))
    for (const other of falling.slice(0, 5))
      if (one !== other && far(one, other) < 220)
        places.push(
          { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
          { x: other.x, y: Math.min(one.y, other.y) - 20 },
        )
  return [0, ...places.slice(0, 16).map(placeInput)]
}

/** No gun, only a whirl: it steers falling things into each other. */
export const rules: RankRules<Crash> = {
  inputs: PLACES,
  hand: 'hold',
  sight: 80,
  start: () => ({
    ...startRanks(200, 180),
    lives: 4,
    open: false,
    breath: 1,
    next: 10,
    row: 0,
    rowLeft: 0,
  }),
  step(state, turn) {
    turnWhirl(state, turn)
    come(state, turn)
    fall(state)
    meetEachOther(state, turn)
    ashore(state, turn)
    const wave = 1 + Math.floor(state.tick / 1500)
    if (wave === state.wave || state.over) return
    state.wave = wave
    turn.tell('wave', 200, 150)
  },
  hints: meetingPlaces,
  worth: ({ lives, foes, breath }) =>
    lives * 260 +
    breath * 20 -
    foes.reduce((sum, { kind, y, vy }) => sum + (kind === 'friend' ? 0 : y * 0.03 + vy * 3), 0),
}
