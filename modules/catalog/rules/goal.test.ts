import { expect, test } from 'vitest'
import { goalOf } from './goal.ts'

const words = { title: 'Lanterns', pitch: 'Each minds its neighbours', how: [] }

test.for<[string, object, string]>([
  ['the game’s own words', { goal: 'Put all lanterns out', how: ['Touch one.'] }, 'Put all lanterns out'],
  [
    'the first sentence of how to play',
    { how: ['Touch a lantern. It changes.', 'More.'] },
    'Touch a lantern',
  ],
  ['its first half', { how: ['Touch a lantern: it changes, and so do its neighbours.'] }, 'Touch a lantern'],
  ['a sentence without spaces behind it', { how: ['触摸灯笼。它会变化。'] }, '触摸灯笼'],
  ['a number with a point in it', { how: ['Wait 2.5 seconds! Then touch.'] }, 'Wait 2.5 seconds!'],
  ['the pitch, where the sentence is long', { how: [`Touch ${'the one beside '.repeat(5)}.`] }, words.pitch],
  ['the pitch, where nothing is said', {}, words.pitch],
])('the goal is %s', ([, more, goal]) => {
  expect(goalOf({ ...words, ...more })).toBe(goal)
})
