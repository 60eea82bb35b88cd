import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { PADS } from './pads.ts'
import { FIELDS } from './fields.ts'
import { LENGTH, nearestDirection, WIDTH } from './pitch.ts'
import { startWith } from './match.ts'
import { eventSeen, openSeen, turnedStick } from './room-seen.ts'
import { ALPHABET, stick } from './stick.ts'

const right = stick(1 + nearestDirection(1, 0), false)

test('whoever plays the far side sees the match turned: their car first, driving the same way', () => {
  const start = (side: 1 | 2) =>
    startWith({ mode: 'room', sides: side, rival: 0, field: 2 }, { skill: 0.5, random: seededRandom(3) })
  const match = start(2)
  match.goals[0] = 2
  match.winner = 1
  Object.assign(match.cars[3]!, { x: 400, y: 100, hx: -1, hy: 0 })
  const seen = openSeen(2).show(match, 3)
  const [own, mate, ...rivals] = seen.cars
  expect(own).toMatchObject({ side: 0, seat: 0, x: LENGTH - 400, y: WIDTH - 100, hx: 1 })
  expect(mate).toMatchObject({ side: 0, seat: 1 })
  expect(rivals.map(({ side }) => side)).toEqual([1, 1])
  expect(seen.goals).toEqual([0, 2])
  expect(seen.winner).toBe(0)
  expect(match.goals).toEqual([2, 0])
  expect(eventSeen({ kind: 'goal', x: LENGTH, y: 190, amount: 0 }, true)).toEqual({
    kind: 'goal',
    x: 0,
    y: 190,
    amount: 1,
  })
  expect(turnedStick(right)).toBe(stick(1 + nearestDirection(-1, 0), false))
  for (let held = 0; held < ALPHABET; held++) expect(turnedStick(turnedStick(held))).toBe(held)
})

test('the ground is the same from both ends', () => {
  const turned = (places: readonly { x: number; y: number }[]) =>
    places.map(({ x, y }) => `${(LENGTH - x).toFixed(3)} ${(WIDTH - y).toFixed(3)}`).toSorted()
  const as = (places: readonly { x: number; y: number }[]) =>
    places.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).toSorted()
  expect(turned(PADS)).toEqual(as(PADS))
  for (const { posts } of FIELDS) expect(turned(posts)).toEqual(as(posts))
})
