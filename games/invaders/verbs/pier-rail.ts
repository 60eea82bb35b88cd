import { between, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { exactSin } from '#kit/game/exact-math.ts'
import { pickOne } from '#kit/random/random.ts'
import { ease, hurt, startRanks, thing, type RankRules, type Ranks } from '../ranks.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { placeInput, placeOf, PLACES } from '#kit/game/micro/places.ts'
import { far, type Place, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { slug: 'six-shots', input: ['tap', 'keys'], ground: ['#c06a5a', '#2c1440'] }

export interface Rail extends Ranks {
  /** Shots in the clip, and ticks until it is full again. */
  clip: number
  reload: number
  next: number
  /** Place of the last shot, and how long it is shown. */
  mx: number
  my: number
  flash: number
}

export const CLIP = 6
const RELOAD_TICKS = 54
const HORIZON = 130
const KINDS = ['gull', 'gull', 'bat', 'puffer', 'turtle'] as const

/** Things keep their side and height at depth 1; `hp` is strength, `a` the depth from 1 to 0. */
export function seenAt({ kind, x, y, a, t }: Thing): Place & { readonly size: number } {
  const near = 1 / (0.28 + a * 2.6)
  const weave = kind === 'bat' ? exactSin(t / 13) * 34 : kind === 'gull' ? exactSin(t / 40) * 10 : 0
  return { x: 200 + (x + weave) * near * 0.5, y: HORIZON + y * near * 0.42, size: 9 * near + 3 }
}

function come(state: Rail, turn: Turn) {
  const hard = hardness(state.tick, 3200)
  if (--state.next <= 0) {
    state.next = 74 - 48 * hard
    const kind = pickOne(state.tick < 500 ? KINDS.slice(0, 2) : KINDS, turn.random)
    state.foes.push(
      thing(
        kind,
        { x: between(-170, 170, turn.random), y: between(-60, 150, turn.random) },
        { a: 1, hp: kind === 'puffer' ? 2 : 1 },
      ),
    )
  }
  state.foes = state.foes.filter((foe) => {
    foe.t++
    foe.a -= (foe.kind === 'bat' ? 0.0062 : 0.0047) * (1 + 0.9 * hard)
    if (foe.a > 0) return true
    if (foe.kind === 'turtle') return false
    state.safe = 0
    hurt(state, turn, seenAt(foe))
    return false
  })
}

function shoot(state: Rail, turn: Turn) {
  const at = placeOf(turn.input)
  Object.assign(state, { mx: at.x, my: at.y, flash: 8 })
  state.clip--
  turn.tell('shot', at.x, at.y)
  if (state.clip === 0) {
    state.reload = RELOAD_TICKS
    turn.tell('empty', 200, 380)
  }
  const hit = state.foes
    .filter((foe) => far(seenAt(foe), at) < seenAt(foe).size + 12)
    .toSorted((one, other) => one.a - other.a)[0]
  if (!hit) {
    state.combo = 0
    return
  }
  if (hit.kind === 'turtle') {
    state.foes = state.foes.filter((foe) => foe !== hit)
    state.safe = 0
    hurt(state, turn, at)
    return
  }
  if (--hit.hp > 0) {
    turn.tell('dent', at.x, at.y)
    return
  }
  // Distant foes pay more.
  gain(state, turn, hit.a > 0.55 ? 3 : hit.a > 0.25 ? 2 : 1, at)
  state.foes = state.foes.filter((foe) => foe !== hit)
}

/** They fly out of the distance at the player; six shots, then a breath to reload. */
export const rules: RankRules<Rail> = {
  inputs: PLACES,
  hand: 'tap',
  sight: 90,
  start: () => ({
    ...startRanks(200, 200),
    lives: 4,
    clip: CLIP,
    reload: 0,
    next: 10,
    mx: 200,
    my: 200,
    flash: 0,
  }),
  step(state, turn) {
    state.flash = Math.max(0, state.flash - 1)
    come(state, turn)
    if (state.reload > 0 && --state.reload === 0) {
      state.clip = CLIP
      turn.tell('ready', 200, 380)
    }
    if (turn.press && state.reload === 0) shoot(state, turn)
    const wave = 1 + Math.floor(state.tick / 1500)
    if (wave === state.wave) return
    state.wave = wave
    turn.tell('wave', 200, 120)
  },
  hints: ({ foes }) => [
    0,
    0,
    ...foes
      .filter(({ kind, a }) => kind !== 'turtle' && a < 0.8)
      .map((foe) => placeInput(seenAt({ ...foe, a: foe.a - 0.02, t: foe.t + 4 }))),
  ],
  worth: (state) =>
    ease(state) - state.foes.reduce((sum, { a, kind }) => sum + (kind === 'turtle' ? 0 : (1 - a) * 10), 0),
}
