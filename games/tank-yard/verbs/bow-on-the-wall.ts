import { between, bonus, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { isOut, lose, slingsTo, SLINGS, slung, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { fly, thing, type Thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['drag', 'keys'], ground: ['#d08a5a', '#3a1a3a'] }

export interface Bow extends Yard {
  next: number
}

export const ARCHER = { x: 46, y: 232 }
export const GROUND = 366
export const WALL = 78
const FASTEST = 12
const GRAVITY = 0.16
const RELOAD = 22
const KINDS: Readonly<
  Record<string, { readonly hp: number; readonly speed: number; readonly points: number }>
> = {
  looter: { hp: 1, speed: 0.55, points: 1 },
  runner: { hp: 1, speed: 1.15, points: 2 },
  shield: { hp: 1, speed: 0.42, points: 3 },
  giant: { hp: 4, speed: 0.3, points: 5 },
}

function march(state: Bow, turn: Turn) {
  const hard = hardness(state.tick, 3200)
  if (--state.next <= 0) {
    state.next = between(0.7, 1.3, turn.random) * (130 - 84 * hard)
    const roll = turn.random()
    const kind =
      state.tick > 2200 && roll < 0.14
        ? 'giant'
        : state.tick > 1000 && roll < 0.38
          ? 'shield'
          : state.tick > 500 && roll < 0.6
            ? 'runner'
            : 'looter'
    const { hp, speed } = KINDS[kind]!
    state.foes.push(
      thing(
        kind,
        { x: 420, y: GROUND - 18 },
        { hp, vx: -speed * (1 + 0.6 * hard), r: kind === 'giant' ? 22 : 14 },
      ),
    )
  }
  for (const foe of state.foes) {
    foe.t++
    if (foe.x > WALL + 14) foe.x += foe.vx
    else if (++foe.a >= 150) {
      // Long enough at the gate: it loses a plank.
      foe.a = 0
      lose(state, turn, foe)
    }
  }
}

/** A shield stops what comes flat, not what falls from above; the head pays extra. */
function land(state: Bow, turn: Turn, arrow: Thing): boolean {
  const foe = state.foes.find(
    ({ hp, x, y, r }) =>
      hp > 0 && Math.abs(x - arrow.x) < r * 0.8 + 3 && arrow.y > y - r * 1.6 && arrow.y < y + r,
  )
  if (!foe) return arrow.y > GROUND
  if (foe.kind === 'shield' && arrow.vy < Math.abs(arrow.vx) * 0.9) {
    turn.tell('clang', arrow.x, arrow.y)
    return true
  }
  const isHead = arrow.y < foe.y - foe.r * 0.55
  foe.hp -= isHead ? 2 : 1
  if (foe.hp > 0) {
    turn.tell('dent', arrow.x, arrow.y)
    return true
  }
  gain(state, turn, KINDS[foe.kind]!.points, foe)
  if (isHead) bonus(state, turn, 2, { x: foe.x, y: foe.y - 40 })
  return true
}

/** An archer on the wall, looters on the beach. */
export const rules: YardRules<Bow> = {
  inputs: SLINGS,
  hand: 'tap',
  sight: 130,
  start: () => ({ ...startYard(5), next: 20 }),
  step(state, turn) {
    state.cool = Math.max(0, state.cool - 1)
    if (turn.press && state.cool === 0) {
      state.cool = RELOAD
      state.shots.push(thing('arrow', ARCHER, slung(turn.input, FASTEST)))
      turn.tell('shot', ARCHER.x, ARCHER.y)
    }
    march(state, turn)
    fly(state.shots, GRAVITY)
    state.shots = state.shots.filter((arrow) => {
      if (!land(state, turn, arrow)) return !isOut(arrow, 420)
      state.foes = state.foes.filter(({ hp }) => hp > 0)
      return false
    })
    const wave = 1 + Math.floor(state.tick / 1500)
    if (wave === state.wave || state.over) return
    state.wave = wave
    turn.tell('wave', 200, 100)
  },
  hints: ({ foes, cool }) =>
    cool > 8
      ? [0]
      : [
          0,
          ...foes
            .slice(0, 4)
            .flatMap((foe) =>
              slingsTo(
                ARCHER,
                { x: foe.x + foe.vx * 34, y: foe.y - 6 },
                { fastest: FASTEST, gravity: GRAVITY },
              ),
            ),
        ],
  worth: ({ lives, foes }) =>
    lives * 260 - foes.reduce((sum, { x, hp }) => sum + (420 - x) * 0.05 + hp * 6, 0),
}
