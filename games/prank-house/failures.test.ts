import { describe, expect, test } from 'vitest'
import { readActs } from './acts.ts'
import { shapesOf } from './drawing.ts'
import { drawingOf } from './drawings.ts'
import { failureOf } from './failures.ts'
import { reactionTo, touches } from './rules.ts'
import { scenes } from './scenes.ts'
import { pictures } from './search.ts'

describe.for(scenes)('in the riddle of the $id', (scene) => {
  const wrong = pictures(scene).flatMap((looks) =>
    touches(scene, looks)
      .filter((input) => reactionTo(scene, looks, input) < 0)
      .map((input) => ({ looks, input })),
  )

  test('each touch without an answer goes wrong with three things to see, on what was touched', () => {
    for (const { looks, input } of wrong) {
      const acts = readActs(failureOf(scene, looks, { input, slips: 0 }))
      const [, ...touched] = input.split(' ')
      expect(new Set(acts.map(({ kind }) => kind)).size, input).toBeGreaterThanOrEqual(3)
      for (const name of touched) expect(acts.map(({ thing }) => thing)).toContain(name)
      for (const { thing, kind, rest } of acts) {
        expect(Object.keys(scene.things)).toContain(thing)
        expect(looks[thing], input).not.toBe('gone')
        if (kind === 'as')
          expect(
            shapesOf(drawingOf(scene.things[thing]!.art), rest[0]!),
            `${input}: ${rest[0]}`,
          ).not.toHaveLength(0)
      }
    }
  })

  test('drawing a new face leaves the rest of the figure unchanged', () => {
    for (const { looks, input } of wrong)
      for (const { thing, kind, rest } of readActs(failureOf(scene, looks, { input, slips: 0 })))
        if (kind === 'as') {
          const drawing = drawingOf(scene.things[thing]!.art)
          const [before, after] = [looks[thing]!, rest[0]!].map((look) => shapesOf(drawing, look).length)
          expect(after, `${input}: ${thing} ${looks[thing]} as ${rest[0]}`).toBeGreaterThan(before! / 2)
        }
  })
})

test('the same touch fails the same way, and further on with a second act', () => {
  const [scene] = scenes
  const looks = pictures(scene!)[0]!
  const fail = (slips: number) => failureOf(scene!, looks, { input: 'drag bucket bell', slips })
  expect(fail(0)).toBe(fail(4))
  expect(readActs(fail(5)).length).toBeGreaterThan(readActs(fail(4)).length)
})

test('failures differ: hardly two of them look alike', () => {
  const told = scenes.flatMap((scene) => {
    const looks = pictures(scene)[0]!
    return touches(scene, looks)
      .filter((input) => reactionTo(scene, looks, input) < 0)
      .map((input) => failureOf(scene, looks, { input, slips: 0 }).replaceAll(/[\d.-]+/g, ''))
  })
  expect(told.length).toBeGreaterThan(70)
  expect(new Set(told).size / told.length).toBeGreaterThan(0.9)
})
