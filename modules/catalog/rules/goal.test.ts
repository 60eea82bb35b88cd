import { expect, test } from 'vitest'
import { goalOf } from './goal.ts'

const words = { pitch: 'Each minds its neighbours', instructions: [] }

test.for<[string, object, string]>([
  ['a line of its own', { instructions: ['Put all lanterns out', 'Touch one.'] }, 'Put all lanterns out'],
  [
    'the first sentence of how to play',
    { instructions: ['Touch a lantern. It changes.', 'More.'] },
    'Touch a lantern',
  ],
  [
    'its first half',
    { instructions: ['Touch a lantern: it changes, and so do its neighbours.'] },
    'Touch a lantern',
  ],
  ['a sentence without spaces behind it', { instructions: ['触摸灯笼。它会变化。'] }, '触摸灯笼'],
  ['a number with a point in it', { instructions: ['Wait 2.5 seconds! Then touch.'] }, 'Wait 2.5 seconds!'],
  [
    'the pitch, where the sentence is long',
    { instructions: [`Touch ${'the one beside '.repeat(5)}.`] },
    words.pitch,
  ],
  ['the pitch, where nothing is said', {}, words.pitch],
])('the goal is %s', ([, more, goal]) => {
  expect(goalOf({ ...words, ...more })).toBe(goal)
})
