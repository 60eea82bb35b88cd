import { expect, test } from 'vitest'
import type { Turn } from '#kit/game/micro/rules.ts'
import { columnOf } from '#kit/game/micro/columns.ts'
import { placeInput } from '#kit/game/micro/places.ts'
import { seededRandom } from '#kit/random/random.ts'
import { thing } from './ranks.ts'
import { rules as crash } from './verbs/crash-whirl.ts'
import { DELAY, echoesOf, rules as echo } from './verbs/echo-squad.ts'

const turnOf = (input = 0): Turn & { told: string[] } => {
  const told: string[] = []
  return {
    input,
    press: false,
    held: input > 0,
    release: false,
    random: seededRandom(1),
    told,
    tell: (kind) => told.push(kind),
  }
}

test('two passing stones collide in the whirlpool while breath lasts', () => {
  const scoreOf = (input: number) => {
    const state = crash.start(seededRandom(1))
    Object.assign(state, { next: 9999, tick: 1 })
    state.foes = [-60, 60].map((off) => thing('ember', { x: 200 + off, y: 100 }, { r: 12, vy: 0.6, a: 0.6 }))
    for (let tick = 0; tick < 120; tick++) crash.step(state, turnOf(input))
    return state
  }
  expect(scoreOf(0).score).toBe(0)
  const held = scoreOf(placeInput({ x: 200, y: 180 }))
  expect([held.score, held.foes.length, held.breath < 0.6]).toEqual([4, 0, true])
})

test('a friend who lands is worth something, a stone that lands costs a heart', () => {
  const state = crash.start(seededRandom(1))
  Object.assign(state, { next: 9999, tick: 1 })
  state.foes = [
    thing('friend', { x: 60, y: 360 }, { r: 14, vy: 0.6 }),
    thing('ember', { x: 300, y: 360 }, { vy: 2, a: 2 }),
  ]
  crash.step(state, turnOf())
  expect([state.score, state.lives, state.foes.length]).toEqual([6, 3, 0])
})

test('echoes sail where the boat was, and their shots count', () => {
  const state = echo.start(seededRandom(1))
  state.next = 9999
  for (state.tick = 1; state.tick <= DELAY; state.tick++) echo.step(state, turnOf(columnOf(100)))
  for (; state.tick <= 2 * DELAY - 20; state.tick++) echo.step(state, turnOf(columnOf(300)))
  expect([Math.round(state.x), echoesOf(state)]).toEqual([300, [100]])
  state.foes = [thing('crab', { x: 100, y: 200 }, { r: 13, a: 0, t: -500 })]
  for (let tick = 0; tick < 19; tick++, state.tick++) echo.step(state, turnOf(columnOf(300)))
  expect(state.score).toBe(1)
})

test('an armoured whelk heals when it is left alone', () => {
  const state = echo.start(seededRandom(1))
  Object.assign(state, { next: 9999, x: 30 })
  state.foes = [thing('whelk', { x: 350, y: 100 }, { r: 19, hp: 2, a: 0, t: -500 })]
  for (state.tick = 1; state.tick < 200; state.tick++) echo.step(state, turnOf())
  expect(state.foes[0]!.hp).toBe(7)
})
