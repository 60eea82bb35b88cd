import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { lengthOf, LOUDEST, nextTake, SOUNDS, type AnySound } from './sounds.ts'

const names = Object.keys(SOUNDS) as AnySound[]

test('a tap is a coconut knock with three pitches', () => {
  const pitches = SOUNDS.tap.map((layers) => layers[0]?.from)
  expect(new Set(pitches).size).toBe(3)
  for (const layers of SOUNDS.tap) expect(lengthOf(layers)).toBeLessThanOrEqual(0.06)
})

test.for(names)('%s is short and not too loud', (name) => {
  for (const layers of SOUNDS[name]) {
    expect(layers.length).toBeGreaterThan(0)
    expect(lengthOf(layers)).toBeLessThanOrEqual(name === 'tierSSS' ? 1.85 : 1.5)
    for (const { volume } of layers) expect(volume).toBeLessThanOrEqual(LOUDEST)
  }
})

test('a better tier plays more notes, and only the best has the conch', () => {
  const layers = (['tierNormal', 'tierRare', 'tierS', 'tierSS', 'tierSSS'] as const).map(
    (name) => SOUNDS[name][0]?.length ?? 0,
  )
  expect(layers).toEqual([3, 6, 9, 12, 18])
})

test.for(names)('%s has three takes that differ a little', (name) => {
  const takes = SOUNDS[name]
  expect(takes.length).toBeGreaterThanOrEqual(3)
  expect(new Set(takes.map((layers) => JSON.stringify(layers))).size).toBe(takes.length)
  const [first] = takes
  for (const other of takes) {
    const ratio = other[0]!.from / first![0]!.from
    expect(Math.abs(12 * Math.log2(ratio))).toBeLessThan(4)
  }
})

test('the same take never plays twice in a row, and each is used', () => {
  const random = seededRandom(7)
  const heard: number[] = []
  for (let count = 0; count < 200; count++) heard.push(nextTake(3, heard.at(-1), random))
  expect(heard.filter((take, index) => take === heard[index - 1])).toEqual([])
  expect(new Set(heard).size).toBe(3)
})

test('a sound with a single take plays it each time', () => {
  expect([nextTake(1, undefined, () => 0.9), nextTake(1, 0, () => 0.9)]).toEqual([0, 0])
})
