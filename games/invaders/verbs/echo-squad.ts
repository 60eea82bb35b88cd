import { between, bonus, clamp, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { columnX, COLUMNS } from '#kit/game/micro/columns.ts'
import {
  ease,
  glide,
  hurt,
  inField,
  startRanks,
  suffer,
  thing,
  type RankRules,
  type Ranks,
} from '../ranks.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { numbersTo } from '#kit/game/micro/places.ts'
import { fly, meets, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'echo-squad',
  input: ['drag', 'hold', 'keys'],
  ground: ['#5a3fa8', '#0c2440'],
}

export interface Echo extends Ranks {
  /** Past positions of the boat, every second tick, the oldest first. */
  path: number[]
  next: number
}

/** Delay of an echo in ticks; the next echo has twice as much. */
export const DELAY = 240
export const ECHOES = 2
const EVERY = 20
const SHORE = 344
/** Ticks without a hit after which armour heals. */
const HEAL = 45
const POINTS: Readonly<Record<string, number>> = { crab: 1, whelk: 4 }
const ARMOUR: Readonly<Record<string, number>> = { crab: 1, whelk: 7 }

/** Where the echoes are, as far as there are any yet. */
export function echoesOf({ path }: Pick<Echo, 'path'>): number[] {
  const places: number[] = []
  for (let echo = 1; echo <= ECHOES; echo++) {
    const x = path[path.length - (echo * DELAY) / 2]
    if (x !== undefined) places.push(x)
  }
  return places
}

function remember(state: Echo) {
  if (state.tick % 2 !== 0) return
  state.path.push(Math.round(state.x))
  if (state.path.length > (DELAY * ECHOES) / 2) state.path.shift()
}

function shoot(state: Echo, turn: Turn) {
  if (state.tick % EVERY !== 0) return
  for (const x of [state.x, ...echoesOf(state)])
    state.shots.push(thing('shot', { x, y: 334 }, { vy: -7, r: 6 }))
  turn.tell('shot', state.x, 334)
}

function come(state: Echo, turn: Turn) {
  const hard = hardness(state.tick, 3600)
  if (--state.next <= 0) {
    state.next = (74 - 46 * hard) * between(0.7, 1.3, turn.random)
    const kind = state.tick > DELAY && turn.random() < 0.24 + 0.2 * hard ? 'whelk' : 'crab'
    const at = { x: between(30, 370, turn.random), y: -24 }
    const vy = (kind === 'whelk' ? 0.34 : 0.6) * (1 + 0.8 * hard)
    state.foes.push(
      thing(kind, at, { vy, r: kind === 'whelk' ? 19 : 13, hp: ARMOUR[kind]!, a: turn.random() * 100 }),
    )
  }
  for (const foe of state.foes) {
    if (foe.kind === 'crab') foe.vx = (Math.floor((foe.t + foe.a) / 70) % 2 ? -1 : 1) * 0.5
    foe.x = clamp(foe.x, 14, 386)
    // A whelk counts the ticks since its last hit.
    if (foe.kind === 'whelk') {
      foe.a++
      if (foe.a > HEAL && foe.hp < ARMOUR['whelk']! && state.tick % 12 === 0) foe.hp++
    }
    if (foe.t > 40 && Math.floor(foe.t + foe.x) % 190 === 0 && foe.y < 220) {
      state.darts.push(thing('dart', foe, { vy: 2.3 + hard, r: 6 }))
      turn.tell('dive', foe.x, foe.y)
    }
  }
}

/** Armour wears off by hits; three boats at once leave it no time to heal. */
function strike(state: Echo, turn: Turn, shot: Thing): boolean {
  const foe = state.foes.find((one) => one.hp > 0 && meets(shot, shot.r, one, one.r))
  if (!foe) return true
  foe.hp--
  if (foe.kind === 'whelk') foe.a = 0
  if (foe.hp > 0) turn.tell('dent', foe.x, foe.y)
  else gain(state, turn, POINTS[foe.kind]!, foe)
  return false
}

/** What lands costs a life; echoes block darts. */
function ashore(state: Echo, turn: Turn) {
  const thief = state.foes.find(({ y }) => y > SHORE - 14)
  if (thief) {
    state.foes = state.foes.filter((foe) => foe !== thief)
    state.safe = 0
    hurt(state, turn, thief)
  }
  const hulls = echoesOf(state)
  state.darts = inField(state.darts).filter((dart) => {
    if (!hulls.some((x) => Math.abs(dart.x - x) < 20 && Math.abs(dart.y - state.y) < 12)) return true
    turn.tell('hull', dart.x, dart.y)
    return false
  })
}

/** The boat's past sails and shoots beside it: good positions help again. */
export const rules: RankRules<Echo> = {
  inputs: numbersTo(COLUMNS),
  hand: 'hold',
  sight: 75,
  start: () => ({ ...startRanks(200, 350), path: [], next: 20 }),
  step(state, turn) {
    state.safe = Math.max(0, state.safe - 1)
    if (turn.held) state.x = glide(state.x, clamp(columnX(turn.input), 16, 384), 4.4)
    remember(state)
    shoot(state, turn)
    come(state, turn)
    fly(state.foes)
    fly(state.shots)
    fly(state.darts)
    state.shots = inField(state.shots).filter((shot) => strike(state, turn, shot))
    state.foes = state.foes.filter(({ hp }) => hp > 0)
    ashore(state, turn)
    suffer(state, turn)
    const wave = 1 + Math.floor(state.tick / 1500)
    if (wave === state.wave || state.over) return
    state.wave = wave
    bonus(state, turn, 5, { x: 200, y: 150 })
    turn.tell('wave', 200, 150)
  },
  worth: (state) =>
    ease(state) - state.foes.reduce((sum, { hp, y }) => sum + hp * (y > 0 ? 2 + y * 0.02 : 0), 0),
}
