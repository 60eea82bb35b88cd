import { expect, test } from 'vitest'
import { family } from './family.ts'
import { spotAfterKey } from './focus.ts'
import { LANGUAGE_ORDER, levelOfLanguage } from './languages.ts'
import { keyBoxes, rowBoxes } from './scene.ts'
import { padHeight } from './scenes/key-rows.ts'
import { cover } from './cover.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import type { State } from './modes.ts'

const FINGER = 36
const KEYED: readonly string[] = ['tide', 'cross', 'guess', 'cipher']

test.for(LANGUAGE_ORDER)('keys in %s are large enough for a finger on a phone of 375 pixels', (language) => {
  for (const definition of family.definitions) {
    if (!KEYED.includes(definition.mode)) continue
    const sim = family.create(definition, 4, levelOfLanguage(language)) as TurnSim<State, number>
    for (let turn = 0; turn < 90 && sim.status === 'playing'; turn++) {
      const { state } = sim
      if ('keys' in state && turn % 8 === 0) {
        const { length } = state.keys
        const pad = { x: 10, y: 0, width: 355, height: padHeight(length) }
        const sides = keyBoxes(pad, length, false).flatMap(({ width, height }) => [width, height])
        expect(Math.min(...sides)).toBeGreaterThanOrEqual(FINGER)
      }
      sim.apply(family.bot(sim, () => 0.99, 2)!)
    }
  }
})

test('rows run from the right where the script does', () => {
  const room = { x: 0, y: 0, width: 200, height: 40 }
  const [first, second] = rowBoxes(room, 3, { leftwards: true })
  expect(first!.x).toBeGreaterThan(second!.x)
  expect(rowBoxes(room, 3, { leftwards: false })[0]!.x).toBeLessThan(100)
})

test('arrow keys go to the nearest spot ahead and stay at the edge', () => {
  const spots = [0, 50, 100].map((x) => ({
    box: { x, y: 0, width: 40, height: 40 },
    says: '',
    act: () => undefined,
  }))
  expect(spotAfterKey('ArrowRight', spots, 0)).toBe(1)
  expect(spotAfterKey('ArrowRight', spots, 2)).toBe(2)
  expect(spotAfterKey('ArrowLeft', spots, 2)).toBe(1)
  expect(spotAfterKey('a', spots, 2)).toBeUndefined()
  expect(spotAfterKey('ArrowUp', spots, undefined)).toBe(0)
})

test('each cover is small, and no two are alike', () => {
  const covers = family.definitions.map(cover)
  for (const drawing of covers) expect(drawing.length).toBeLessThan(6 * 1024)
  expect(new Set(covers).size).toBe(covers.length)
})
