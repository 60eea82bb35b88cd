import { between, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { lose, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { placeInput, placeOf, PLACES } from '#kit/game/micro/places.ts'
import { fly, meets, thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['tap', 'keys'], ground: ['#3f8ac0', '#06183a'] }

export interface Depth extends Yard {
  /** Where the ship is, and where it sails to. */
  x: number
  goal: number
  next: number
  blasts: { x: number; y: number; t: number; hits: number }[]
}

export const SEA = 104
const MOST_CHARGES = 4
const SINK = 2.5
const BLAST = 38
export const BLAST_TICKS = 26
const KINDS: Readonly<
  Record<string, { readonly speed: number; readonly points: number; readonly r: number }>
> = {
  sub: { speed: 0.8, points: 1, r: 19 },
  swift: { speed: 1.6, points: 3, r: 15 },
  deep: { speed: 0.6, points: 4, r: 23 },
}

function patrol(state: Depth, turn: Turn) {
  const hard = hardness(state.tick, 3200)
  if (--state.next <= 0 && state.foes.length < 9) {
    state.next = 120 - 76 * hard
    const roll = turn.random()
    const kind = state.tick > 1300 && roll < 0.2 ? 'deep' : state.tick > 500 && roll < 0.45 ? 'swift' : 'sub'
    const { speed, r } = KINDS[kind]!
    const way = turn.random() < 0.5 ? 1 : -1
    const y = kind === 'deep' ? between(320, 375, turn.random) : between(160, 330, turn.random)
    state.foes.push(
      thing(
        kind,
        { x: way > 0 ? -50 : 450, y },
        { vx: way * speed * (1 + 0.7 * hard), r, hp: kind === 'deep' ? 2 : 1, a: Math.round(y) },
      ),
    )
  }
  fly(state.foes)
  for (const foe of state.foes) {
    if (foe.t % Math.round(210 - 90 * hard) !== 100 || foe.x < 20 || foe.x > 380) continue
    state.darts.push(thing('mine', foe, { vy: -1.25, r: 9 }))
    turn.tell('release', foe.x, foe.y)
  }
  state.foes = state.foes.filter(({ x }) => x > -60 && x < 460)
}

function rise(state: Depth, turn: Turn) {
  fly(state.darts)
  state.darts = state.darts.filter((mine) => {
    if (mine.y > SEA + 4) return true
    if (Math.abs(mine.x - state.x) < 34) lose(state, turn, { x: state.x, y: SEA })
    else turn.tell('fizz', mine.x, SEA)
    return false
  })
}

function explode(state: Depth, turn: Turn) {
  state.shots = state.shots.filter((charge) => {
    if (charge.y < SEA) charge.vy += 0.25
    else Object.assign(charge, { vx: 0, vy: SINK })
    if (charge.y < charge.a) return true
    state.blasts.push({ x: charge.x, y: charge.y, t: 0, hits: 0 })
    turn.tell('blast', charge.x, charge.y)
    return false
  })
  for (const blast of state.blasts) {
    if (++blast.t > 8) continue
    const reach = BLAST * Math.min(1, blast.t / 6)
    for (const foe of state.foes) {
      if (foe.hp <= 0 || !meets(blast, reach, foe, foe.r * 0.7)) continue
      if (blast.t !== 6 && blast.t !== 3) continue
      if (--foe.hp > 0) turn.tell('dent', foe.x, foe.y)
      else gain(state, turn, KINDS[foe.kind]!.points * ++blast.hits, foe)
    }
    state.darts = state.darts.filter((mine) => !meets(blast, reach, mine, mine.r))
  }
  state.foes = state.foes.filter(({ hp }) => hp > 0)
  state.blasts = state.blasts.filter(({ t }) => t < BLAST_TICKS)
}

/** Tap where a charge should burst: the ship throws it there and it has to sink first. */
export const rules: YardRules<Depth> = {
  inputs: PLACES,
  hand: 'tap',
  sight: 130,
  start: () => ({ ...startYard(4), x: 200, goal: 200, next: 10, blasts: [] }),
  step(state, turn) {
    state.cool = Math.max(0, state.cool - 1)
    if (turn.press) {
      const at = placeOf(turn.input)
      state.goal = at.x
      if (state.shots.length < MOST_CHARGES && state.cool === 0 && at.y > SEA + 20) {
        state.cool = 16
        // It flies in an arc for as long as it has to go aside.
        const ticks = 12 + Math.round(Math.abs(at.x - state.x) / 9)
        state.shots.push(
          thing(
            'charge',
            { x: state.x, y: SEA - 14 },
            { vx: (at.x - state.x) / ticks, vy: 1 - ticks * 0.125, a: at.y, r: 7 },
          ),
        )
        turn.tell('shot', state.x, SEA - 14)
      }
    }
    state.x += Math.max(-1.3, Math.min(1.3, state.goal - state.x))
    patrol(state, turn)
    rise(state, turn)
    fly(state.shots)
    explode(state, turn)
    const wave = 1 + Math.floor(state.tick / 1500)
    if (wave === state.wave || state.over) return
    state.wave = wave
    turn.tell('wave', 200, 60)
  },
  hints: ({ foes, x, darts }) => [
    0,
    ...foes.map((foe) => {
      const ticks = 22 + Math.abs(foe.x - x) / 9 + (foe.y - SEA) / SINK
      return placeInput({ x: foe.x + foe.vx * ticks, y: foe.y })
    }),
    ...(darts.length > 0 ? [placeInput({ x: 40, y: 60 }), placeInput({ x: 360, y: 60 })] : []),
  ],
  worth: ({ lives, darts, x }) =>
    lives * 260 -
    darts.reduce((sum, mine) => sum + (Math.abs(mine.x - x) < 40 ? (400 - mine.y) * 0.05 : 0), 0),
}
