import { bonus, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { lose, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['tap', 'keys'], ground: ['#d8a868', '#5a2f1f'] }

export interface Row extends Yard {
  /** Barrel the hero is behind, and the one he runs to. */
  at: number
  to: number
  /** Share of the run, 0 to 1. */
  run: number
  next: number
}

export const BARRELS = [48, 124, 200, 276, 352] as const
export const HERO_Y = 352
export const ROWS = [92, 150, 208] as const
const RUN = 0.11
/** Ticks a bandit looks about, aims, and ducks again. */
export const LOOK = 34
export const AIM = 78
const STAY = 150

function appear(state: Row, turn: Turn) {
  const hard = hardness(state.tick, 3000)
  if (--state.next <= 0) {
    state.next = 92 - 56 * hard
    const free = BARRELS.flatMap((_, column) =>
      ROWS.flatMap((_row, row) =>
        state.foes.some((foe) => foe.a === column * 10 + row) ? [] : [column * 10 + row],
      ),
    )
    const spot = free[pickIndex(Math.max(1, free.length), turn.random)]
    if (spot !== undefined) {
      const [column, row] = [Math.floor(spot / 10), spot % 10]
      const roll = turn.random()
      const kind = roll < 0.17 && state.tick > 300 ? 'parrot' : roll < 0.3 && hard > 0.15 ? 'brute' : 'bandit'
      state.foes.push(
        thing(
          kind,
          { x: BARRELS[column]!, y: ROWS[row]! },
          { a: spot, hp: kind === 'brute' ? 2 : 1, vx: -1 },
        ),
      )
    }
  }
  for (const foe of state.foes) {
    foe.t++
    if (foe.kind === 'parrot') {
      if (foe.t > STAY) {
        foe.hp = 0
        bonus(state, turn, 1, foe)
      }
      continue
    }
    // `vx` holds the barrel it aims at: where the hero was when it raised its gun.
    if (foe.t === LOOK) foe.vx = state.run < 1 ? state.to : state.at
    if (foe.t < LOOK + AIM * (1 - 0.45 * hard)) continue
    turn.tell('bang', foe.x, foe.y)
    if (state.to === foe.vx && state.run > 0.5) lose(state, turn, { x: BARRELS[state.to]!, y: HERO_Y })
    else turn.tell('dust', BARRELS[foe.vx]!, HERO_Y)
    foe.t = foe.kind === 'brute' ? LOOK - 24 : -40
    foe.vx = -1
  }
}

function fire(state: Row, turn: Turn) {
  const column = state.to
  turn.tell('shot', BARRELS[column]!, HERO_Y - 24)
  // The nearest in the column is hit, whoever it is.
  const hit = state.foes
    .filter(({ a, hp, t }) => Math.floor(a / 10) === column && hp > 0 && t >= 0)
    .toSorted((one, other) => other.y - one.y)[0]
  if (!hit) {
    state.combo = 0
    return
  }
  if (hit.kind === 'parrot') {
    hit.hp = 0
    lose(state, turn, hit)
    return
  }
  hit.hp--
  if (hit.hp > 0) {
    turn.tell('dent', hit.x, hit.y)
    hit.t = Math.min(hit.t, LOOK)
    return
  }
  gain(state, turn, hit.kind === 'brute' ? 3 : 1 + Math.floor(hit.a % 10 === 0 ? 1 : 0), hit)
  // Hitting somebody about to shoot pays extra.
  if (hit.t > LOOK + AIM * 0.5) bonus(state, turn, 2, hit)
}

/** Run to a barrel and shoot up its alley; whoever aims at a barrel hits it a moment later. */
export const rules: YardRules<Row> = {
  inputs: [0, 1, 2, 3, 4, 5],
  hand: 'tap',
  sight: 90,
  start: () => ({ ...startYard(4), at: 2, to: 2, run: 1, next: 4 }),
  step(state, turn) {
    if (turn.press && state.run >= 1) {
      const spot = Math.min(BARRELS.length, turn.input) - 1
      if (spot === state.at) fire(state, turn)
      else Object.assign(state, { to: spot, run: 0 })
    }
    if (state.run < 1) {
      state.run = Math.min(1, state.run + RUN / Math.max(1, Math.abs(state.to - state.at)) + 0.02)
      if (state.run >= 1) {
        state.at = state.to
        fire(state, turn)
      }
    }
    appear(state, turn)
    state.foes = state.foes.filter(({ hp }) => hp > 0)
    const wave = 1 + Math.floor(state.tick / 1500)
    if (wave === state.wave || state.over) return
    state.wave = wave
    turn.tell('wave', 200, 150)
  },
  hints: ({ foes }) => [
    0,
    ...foes.filter(({ kind, t }) => kind !== 'parrot' && t >= 0).map(({ a }) => Math.floor(a / 10) + 1),
    1,
    3,
    5,
  ],
  worth: ({ lives, foes, to }) =>
    lives * 260 - foes.reduce((sum, { vx, kind }) => sum + (kind === 'parrot' ? 0 : vx === to ? 30 : 6), 0),
}
