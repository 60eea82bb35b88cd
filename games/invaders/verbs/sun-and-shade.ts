import { bonus, clamp, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { columnX, COLUMNS } from '#kit/game/micro/columns.ts'
import { exactSin } from '#kit/game/exact-math.ts'
import { glide, hurt, inField, startRanks, thing, TURN, type RankRules, type Ranks } from '../ranks.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { numbersTo } from '#kit/game/micro/places.ts'
import { along, angleTo, far, fly, meets } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'sun-and-shade',
  input: ['drag', 'hold', 'keys'],
  ground: ['#6a4a9a', '#140c30'],
}

export interface Shade extends Ranks {
  /** 0 is sun, 1 is shade; darts and foes have theirs in `a`. */
  side: number
  /** Absorbed light: when full it bursts. */
  charge: number
  next: number
}

export const FULL = 20
const POINTS: Readonly<Record<string, number>> = { kite: 1, disc: 2, mask: 5 }

function come(state: Shade, turn: Turn) {
  const hard = hardness(state.tick, 3000)
  if (--state.next > 0) return
  state.next = 120 - 70 * hard
  const side = turn.random() < 0.5 ? 0 : 1
  const x = 60 + turn.random() * 280
  const roll = turn.random()
  if (state.tick > 1500 && roll < 0.2) {
    state.foes.push(thing('mask', { x, y: -40 }, { hp: 8, r: 22, vy: 0.7, a: side }))
    return
  }
  const kind = state.tick > 500 && roll < 0.5 ? 'disc' : 'kite'
  for (let one = 0; one < (kind === 'kite' ? 4 : 2); one++)
    state.foes.push(
      thing(
        kind,
        { x: clamp(x + (one - 1.5) * 44, 20, 380), y: -40 - one * 22 },
        { hp: kind === 'kite' ? 1 : 2, vy: 1.1, a: side, t: one * 9 },
      ),
    )
}

function act(state: Shade) {
  for (const foe of state.foes) {
    if (foe.kind === 'mask' && foe.y > 90) foe.vy = 0
    if (foe.kind === 'disc' && foe.y > 150) foe.vy = 0.25
    foe.vx = exactSin(foe.t / 30) * (foe.kind === 'kite' ? 1.4 : 0.8)
    const beat = foe.kind === 'mask' ? 44 : foe.kind === 'disc' ? 74 : 110
    if (foe.y < 0 || foe.y > 280 || foe.t % beat !== 30) continue
    const aim = angleTo(foe, state)
    for (const off of foe.kind === 'mask' ? [-0.4, -0.13, 0.13, 0.4] : [0])
      state.darts.push(thing('ray', foe, { ...along(aim + off, 2.1), r: 7, a: foe.a }))
  }
  state.foes = inField(state.foes, 30)
}

function swallow(state: Shade, turn: Turn) {
  state.darts = inField(state.darts).filter((dart) => {
    if (!meets(dart, dart.r, state, dart.a === state.side ? 17 : 8)) return true
    if (dart.a !== state.side) {
      hurt(state, turn)
      return false
    }
    state.charge++
    bonus(state, turn, 1, dart)
    return false
  })
  if (state.charge < FULL) return
  state.charge = 0
  turn.tell('burst', state.x, state.y)
  for (const foe of state.foes) {
    foe.hp -= 4
    if (foe.hp <= 0) gain(state, turn, POINTS[foe.kind]!, foe)
  }
  state.foes = state.foes.filter(({ hp }) => hp > 0)
  state.darts = []
}

/** A coat of two sides: light of its own side charges it, the other hurts; foes of the other side fall faster. */
export const rules: RankRules<Shade> = {
  inputs: numbersTo(TURN + COLUMNS),
  hand: 'hold',
  sight: 70,
  start: () => ({ ...startRanks(200, 340), side: 0, charge: 0, next: 10 }),
  step(state, turn) {
    state.safe = Math.max(0, state.safe - 1)
    const isTurned = turn.input >= TURN
    if (isTurned && state.last < TURN) {
      state.side = 1 - state.side
      turn.tell('turn', state.x, state.y)
    }
    const column = isTurned ? turn.input - TURN : turn.input
    if (column > 0) state.x = glide(state.x, clamp(columnX(column), 16, 384), 5)
    if (--state.cool <= 0) {
      state.cool = 10
      state.shots.push(thing('shot', { x: state.x, y: state.y - 16 }, { vy: -8, r: 6, a: state.side }))
      turn.tell('shot', state.x, state.y)
    }
    come(state, turn)
    fly(state.shots)
    fly(state.darts)
    fly(state.foes)
    act(state)
    state.shots = inField(state.shots).filter((shot) => {
      const foe = state.foes.find((one) => one.hp > 0 && meets(shot, shot.r, one, one.r))
      if (!foe) return true
      foe.hp -= shot.a === foe.a ? 1 : 2
      if (foe.hp > 0) turn.tell('dent', foe.x, foe.y)
      else gain(state, turn, POINTS[foe.kind]!, foe)
      return false
    })
    state.foes = state.foes.filter(({ hp }) => hp > 0)
    swallow(state, turn)
    if (state.foes.some((foe) => meets(foe, foe.r - 4, state, 9))) hurt(state, turn)
    const wave = 1 + Math.floor(state.tick / 1800)
    if (wave === state.wave) return
    state.wave = wave
    turn.tell('wave', 200, 150)
  },
  hints: ({ foes }) =>
    [
      0,
      4,
      12,
      20,
      28,
      36,
      TURN,
      TURN + 10,
      TURN + 30,
      ...foes.slice(0, 4).map(({ x }) => 1 + Math.round(x / 10)),
    ].filter((input) => input >= 0),
  worth: (state) =>
    state.lives * 260 +
    state.charge * 2 -
    state.foes.reduce((sum, foe) => sum + (far(foe, state) < 60 ? 8 : 0), 0),
}
