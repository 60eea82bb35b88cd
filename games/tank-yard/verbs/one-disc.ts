import { bonus, gain, hardness, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { lose, startYard, type Yard, type YardRules } from '../yard.ts'
import type { Listing } from '#kit/game/micro/listing.ts'
import { placeInput, placeOf, PLACES } from '#kit/game/micro/places.ts'
import { along, angleTo, far, meets, thing } from '#kit/game/things/things.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { input: ['tap', 'keys'], ground: ['#d9b679', '#5a3a24'] }

export interface Disc extends Yard {
  next: number
  mode: 'held' | 'out' | 'stuck' | 'back'
  x: number
  y: number
  toX: number
  toY: number
  /** Cut in this flight. */
  cut: number
}

export const THROWER = { x: 200, y: 366 }
export const LINE = 342
const SPEED = 9
const REACH = 15

function march(state: Disc, turn: Turn) {
  const hard = hardness(state.tick, 3400)
  if (--state.next <= 0) {
    state.next = 150 - 84 * hard
    const roll = turn.random()
    const kind = roll < 0.2 && state.tick > 500 ? 'shield' : roll < 0.4 ? 'runner' : 'walker'
    const count = kind === 'runner' ? 1 : 2 + pickIndex(2 + Math.round(hard * 2), turn.random)
    const [x, lean] = [40 + turn.random() * 320, (turn.random() - 0.5) * 70]
    for (let one = 0; one < count; one++)
      state.foes.push(
        thing(
          kind,
          { x: Math.max(20, Math.min(380, x + lean * one)), y: -20 - one * 34 },
          { r: 14, vy: (kind === 'runner' ? 1.25 : 0.62) * (1 + 0.6 * hard) },
        ),
      )
  }
  for (const foe of state.foes) {
    foe.t++
    foe.y += foe.vy
    if (foe.y < LINE) continue
    foe.hp = 0
    lose(state, turn, { x: foe.x, y: LINE })
  }
}

function flyDisc(state: Disc, turn: Turn) {
  if (state.mode !== 'out' && state.mode !== 'back') return
  const goal = state.mode === 'out' ? { x: state.toX, y: state.toY } : THROWER
  const { vx, vy } = along(angleTo(state, goal), SPEED)
  const isThere = far(state, goal) <= SPEED
  state.x = isThere ? goal.x : state.x + vx
  state.y = isThere ? goal.y : state.y + vy
  for (const foe of state.foes) {
    if (foe.hp <= 0 || !meets(state, REACH, foe, foe.r)) continue
    if (foe.kind === 'shield' && state.mode === 'out') {
      // A shield turns the disc away from the front; only the way home cuts it.
      if (foe.a === 0) turn.tell('clang', foe.x, foe.y)
      foe.a = 1
      continue
    }
    foe.hp = 0
    gain(state, turn, 1 + Math.min(4, state.cut++), foe)
  }
  for (const foe of state.foes) if (foe.a === 1 && !meets(state, REACH + 6, foe, foe.r)) foe.a = 0
  if (!isThere) return
  if (state.mode === 'out') {
    state.mode = 'stuck'
    turn.tell('stick', state.x, state.y)
    return
  }
  if (state.cut >= 3) bonus(state, turn, state.cut, THROWER)
  state.mode = 'held'
  state.cut = 0
  turn.tell('catch', THROWER.x, THROWER.y)
}

/** One disc: it stays where it was thrown until it is called back, and cuts on both ways. */
export const rules: YardRules<Disc> = {
  inputs: PLACES,
  hand: 'tap',
  sight: 120,
  start: () => ({
    ...startYard(4),
    next: 4,
    mode: 'held',
    x: THROWER.x,
    y: THROWER.y,
    toX: 0,
    toY: 0,
    cut: 0,
  }),
  step(state, turn) {
    if (turn.press && state.mode === 'held') {
      const goal = placeOf(turn.input)
      if (goal.y < LINE) {
        Object.assign(state, { mode: 'out', toX: goal.x, toY: goal.y, cut: 0 })
        turn.tell('shot', THROWER.x, THROWER.y)
      }
    } else if (turn.press && state.mode === 'stuck') {
      state.mode = 'back'
      turn.tell('back', state.x, state.y)
    }
    march(state, turn)
    flyDisc(state, turn)
    state.foes = state.foes.filter(({ hp }) => hp > 0)
    const wave = 1 + Math.floor(state.tick / 1500)
    if (wave === state.wave || state.over) return
    state.wave = wave
    turn.tell('wave', 200, 180)
  },
  hints: ({ foes, mode }) =>
    mode === 'held' || mode === 'stuck'
      ? [
          0,
          ...foes
            .filter(({ y }) => y > -10)
            .flatMap(({ x, y, vy }) => [
              placeInput({ x, y: y + vy * 30 }),
              placeInput({ x: x * 1.2 - 40, y: Math.max(0, y - 60) }),
            ]),
        ]
      : [0],
  worth: ({ lives, foes, mode }) =>
    lives * 260 + (mode === 'held' ? 14 : 0) - foes.reduce((sum, { y }) => sum + Math.max(0, y) * 0.12, 0),
}
