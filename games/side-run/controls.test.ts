import { expect, test } from 'vitest'
import type { Point, Stage } from '#kit/game/stage.ts'
import { fourWays, twoSides } from './controls.ts'
import { freshLanes, LEFT, RIGHT, UP } from './lanes.ts'

/** Inputs of a finger that goes down, moves and comes up. */
function waysOf(open: typeof fourWays, lane: number, ...places: readonly Point[]) {
  const controls = open()
  const state = { ...freshLanes(), lane, side: lane }
  const stageAt = (held: Point | undefined, pointer: Point) => ({ held, pointer }) as Stage
  const ticks = places.map((place) => stageAt(places[0], place))
  for (let rest = 0; rest < 4; rest++) ticks.push(stageAt(undefined, places.at(-1)!))
  return ticks.map((stage) => controls.input(stage, (at) => at, state)).filter((way) => way > 0)
}

test('without a jump every tap is a step to its side of the runner, in the middle of the picture too', () => {
  expect(waysOf(twoSides, 1, { x: 180, y: 300 })).toEqual([LEFT])
  expect(waysOf(twoSides, 1, { x: 220, y: 100 })).toEqual([RIGHT])
  expect(waysOf(twoSides, 2, { x: 220, y: 300 })).toEqual([LEFT])
  expect(waysOf(twoSides, 0, { x: 180, y: 300 })).toEqual([RIGHT])
})

test('a swipe works anywhere, and is no tap as well', () => {
  expect(waysOf(twoSides, 1, { x: 300, y: 300 }, { x: 240, y: 300 })).toEqual([LEFT])
  expect(waysOf(fourWays, 1, { x: 200, y: 300 }, { x: 200, y: 240 })).toEqual([UP])
})

test('where the runner jumps, a tap high in the middle is a jump', () => {
  expect(waysOf(fourWays, 1, { x: 200, y: 120 })).toEqual([UP])
})
