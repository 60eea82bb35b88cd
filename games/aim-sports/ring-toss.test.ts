import { expect, test } from 'vitest'
import { openMicro, stepMicro } from '#kit/game/micro/rules.ts'
import { seededRandom } from '#kit/random/random.ts'
import { pegPlace, rules, type TossState } from './plays/ring-toss.ts'
import { placeInput } from './plays/tries.ts'

const random = seededRandom(1)

/** Continues to a given wheel by throwing at each peg's predicted place. */
function onWheel(wheels: number) {
  const state = openMicro(rules, 1).state as TossState
  Object.assign(state, { wheels: wheels - 1, rings: 0, ring: null, since: 701, lamps: 3 })
  const told: string[] = []
  const tick = (input = 0) => stepMicro(rules, state, { input, random, tell: (kind) => told.push(kind) })
  // Skips the rest by setting up the next wheel.
  state.pegs = [{ ...state.pegs[0]!, ringed: true }]
  state.ring = { from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, age: 39, full: 40, high: 1 }
  tick()
  const throwAt = (index: number) => {
    tick(placeInput(pegPlace(state.pegs[index]!, state.turned + state.speed * 41)))
    for (let flight = 0; flight < 40; flight++) tick()
  }
  return { state, told, throwAt, tick }
}

test('later wheels leave one ring to spare', () => {
  const spare = (wheels: number) => {
    const { state } = onWheel(wheels)
    return state.rings - state.pegs.length
  }
  expect([1, 2, 3, 6].map(spare)).toEqual([2, 2, 1, 1])
})

test('from the third wheel on, the golden peg turns against the others', () => {
  const turnOf = (wheels: number) => {
    const { state } = onWheel(wheels)
    const moved = (index: number) => {
      const [from, to] = [0, 0.02].map((turned) => pegPlace(state.pegs[index]!, turned))
      const [one, two] = [from!, to!].map(({ x, y }) => [x - 200, y - 150] as const)
      return Math.sign(Math.round(one![0] * two![1] - one![1] * two![0]))
    }
    return [moved(0), moved(state.pegs.length - 1)]
  }
  expect(turnOf(1)).toEqual([1, 0])
  expect(turnOf(2)).toEqual([1, -1])
})

test('from the fourth wheel on, a wheel reverses when a ring lands, and only then', () => {
  const { state, told, throwAt, tick } = onWheel(3)
  const before = state.speed
  tick(placeInput({ x: 5, y: 390 }))
  for (let flight = 0; flight < 40; flight++) tick()
  expect(state.speed).toBe(before)
  throwAt(0)
  expect(told).toContain('back')
  expect(state.speed).toBe(-before)
  const early = onWheel(1)
  const calm = early.state.speed
  early.throwAt(0)
  expect(early.state.pegs[0]!.ringed).toBe(true)
  expect(early.state.speed).toBe(calm)
})
