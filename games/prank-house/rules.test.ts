import { describe, expect, test } from 'vitest'
import { readActs } from './acts.ts'
import { shapesOf } from './drawing.ts'
import { drawingOf } from './drawings.ts'
import { PATIENCE, startLooks, starsOf, touches, turnRules, type State } from './rules.ts'
import { scenes } from './scenes.ts'
import { pictures, solve } from './search.ts'

const rules = turnRules(1)
const after = (...inputs: readonly string[]) =>
  inputs.reduce<State>(
    (state, input) => rules.step(state, input, Math.abs as never).state,
    rules.start(Math.abs as never),
  )

describe.for(scenes)('in the riddle of the $id', (scene) => {
  test('every picture still leads to the joke', () => {
    for (const looks of pictures(scene)) expect(solve(scene, looks)).toBeDefined()
  })

  test('every reaction, look and act names things that are there', () => {
    const names = Object.keys(scene.things)
    for (const { on, when = {}, turns = {}, acts = '' } of scene.reactions) {
      const [verb = '', ...touched] = on.split(' ')
      expect(names).toEqual(expect.arrayContaining([...touched, ...Object.keys(when), ...Object.keys(turns)]))
      if (verb !== 'tap') expect(scene.things[touched[0]!]!.can).toContain(verb)
      for (const { thing } of acts ? readActs(acts) : []) expect(names).toContain(thing)
    }
  })

  test('every look can be drawn', () => {
    for (const looks of pictures(scene))
      for (const [name, { art }] of Object.entries(scene.things))
        if (looks[name] !== 'gone') expect(shapesOf(drawingOf(art), looks[name]!)).not.toHaveLength(0)
  })

  test('tapping anything that can be touched answers with a joke of its own', () => {
    const taps = touches(scene, startLooks(scene)).filter((input) => input.startsWith('tap'))
    for (const tap of taps)
      expect(
        scene.reactions.some(({ on }) => on === tap),
        tap,
      ).toBe(true)
  })
})

test('a bucket is filled only under running water', () => {
  expect(after('drag bucket sink').looks.bucket).toBe('empty')
  expect(after('tap sink', 'drag bucket sink').looks.bucket).toBe('full')
})

test('a gag costs one try, a step none', () => {
  expect(after('tap sink').slips).toBe(0)
  expect(after('tap cat').slips).toBe(1)
})

test.for([
  [PATIENCE - 1, 'playing'],
  [PATIENCE, 'lost'],
] as const)('after %i slips the riddle is %s', ([slips, status]) => {
  expect(rules.status(after(...Array.from({ length: slips }, () => 'tap cat')))).toBe(status)
})

test.for([
  [0, 0, 3],
  [2, 0, 3],
  [1, 2, 2],
  [5, 0, 2],
  [5, 1, 1],
] as const)('%i slips and %i hints earn %i stars', ([slips, hints, stars]) => {
  expect(starsOf({ ...after(), slips, hints })).toBe(stars)
})

test('a hint has three steps, and a step forward asks for a fresh one', () => {
  const shown = after('hint', 'hint', 'hint')
  expect(rules.legal(shown)).not.toContain('hint')
  expect(rules.legal(after('hint', 'hint', 'hint', 'tap sink'))).toContain('hint')
})
