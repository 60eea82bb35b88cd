import { afterEach, expect, test, vi } from 'vitest'
import { openControls } from './controls.ts'
import { DROP, REST, RIGHT, TURN } from './inputs.ts'

afterEach(() => vi.restoreAllMocks())

/** Meaning of a finger's positions with times in milliseconds; the last one is the release. */
function gesture(places: readonly (readonly [x: number, y: number, at: number])[]) {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const hand = openControls('sand', () => 30)
  places.forEach(([x, y, at], index) => {
    now = at
    if (index === 0) hand.down({ x, y })
    else hand.move({ x, y })
  })
  const [x, y] = places.at(-1)!
  hand.up({ x, y }, TURN)
  const inputs: number[] = []
  for (let input = hand.take(new Set()); input !== REST && inputs.length < 9; input = hand.take(new Set()))
    inputs.push(input)
  return inputs
}

test('a tap turns, a short flick down drops, one upwards turns', () => {
  expect(
    gesture([
      [100, 100, 0],
      [102, 103, 60],
    ]),
  ).toEqual([TURN])
  expect(
    gesture([
      [100, 100, 0],
      [100, 130, 60],
      [102, 170, 150],
    ]),
  ).toEqual([DROP])
  expect(
    gesture([
      [100, 200, 0],
      [100, 150, 60],
      [102, 110, 150],
    ]),
  ).toEqual([TURN])
})

test('a drag aims and, without letting go, a flick drops', () => {
  const aimed = [
    [100, 100, 0],
    [140, 102, 200],
    [170, 104, 500],
    [171, 106, 700],
  ] as const
  expect(gesture(aimed)).toEqual([RIGHT, RIGHT])
  expect(gesture([...aimed, [172, 150, 760], [173, 200, 800]])).toEqual([RIGHT, RIGHT, DROP])
})

test('a slow drag down does not drop', () => {
  const slow = Array.from({ length: 12 }, (_, at) => [100, 100 + at * 12, at * 60] as const)
  expect(gesture(slow)).toEqual([])
})
