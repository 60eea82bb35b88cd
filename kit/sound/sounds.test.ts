import { expect, test } from 'vitest'
import { lengthOf, SOUNDS, type AnySound } from './sounds.ts'

const names = Object.keys(SOUNDS) as AnySound[]

test('a tap is a coconut knock with three pitches that follow one another', () => {
  const pitches = SOUNDS.tap.map((layers) => layers[0]?.from)
  expect(new Set(pitches).size).toBe(3)
  for (const layers of SOUNDS.tap) expect(lengthOf(layers)).toBeLessThanOrEqual(0.06)
})

test.for(names)('%s is short and not too loud', (name) => {
  for (const layers of SOUNDS[name]) {
    expect(layers.length).toBeGreaterThan(0)
    expect(lengthOf(layers)).toBeLessThanOrEqual(name === 'tierSSS' ? 1.85 : 1.5)
    for (const { volume } of layers) expect(volume).toBeLessThanOrEqual(0.6)
  }
})

test('a better tier rings more tongues, and only the best blows the conch', () => {
  const layers = (['tierNormal', 'tierRare', 'tierS', 'tierSS', 'tierSSS'] as const).map(
    (name) => SOUNDS[name][0]?.length ?? 0,
  )
  expect(layers).toEqual([3, 6, 9, 12, 18])
})
