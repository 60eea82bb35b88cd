import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { answerShapes, shapesOf } from './all-shapes.ts'
import { endOf, mirrored, reachOf, turnedBy, unfolded } from './ask-paths.ts'
import { isLit } from './ask-puzzles.ts'
import { LASTS, lightOf, SIGNALS } from './ask-sights.ts'
import { asks, type Pack } from './asks.ts'
import { isPictured } from './question.ts'

const drawn = Object.keys(asks).slice(20) as Pack[]

test.for(drawn)('%s asks what it can draw, with different answers', (pack) => {
  for (let seed = 1; seed <= 12; seed++) {
    const random = seededRandom(seed)
    const past: string[] = []
    for (let index = 0; index < 12; index++) {
      const { kind, subject, answers, right } = asks[pack](random, { index, hard: index / 11, past })
      past.push(subject)
      expect(shapesOf(kind, subject)!.length, subject).toBeGreaterThan(1)
      expect(new Set(answers).size, `${subject} ${answers.join('|')}`).toBe(answers.length)
      expect([4, 6]).toContain(answers.length)
      for (const place of right) expect(answers[place]).toBeDefined()
      if (isPictured(kind))
        for (const answer of answers) expect(answerShapes(kind, answer).length).toBeGreaterThan(0)
    }
  }
})

test('a rook is stopped by a stone, a knight is not', () => {
  expect(reachOf('R', 0, [2, 6])).toEqual([1])
  expect([...reachOf('N', 0, [1, 6, 7])].toSorted((one, other) => one - other)).toEqual([8, 13])
})

test('a hole of a sheet folded twice comes out four times', () => {
  expect(unfolded('vh', [[0, 1]])).toHaveLength(4)
  expect(unfolded('v', [[1, 0]])).toEqual([
    [1, 0],
    [2, 0],
  ])
})

test('a piece turned four times is itself, and its mirror image is none of its turns', () => {
  const whole = turnedBy('100 100 110', 0)
  expect(turnedBy(whole, 4)).toBe(whole)
  const turns = [0, 1, 2, 3].map((quarters) => turnedBy(whole, quarters))
  expect(turns).not.toContain(mirrored(whole))
})

test('a rope changes its lane at each crossing it meets', () => {
  expect(endOf(0, [0, 1, 0])).toBe(2)
  expect(endOf(2, [0, 1, 0])).toBe(0)
})

test.for([
  ['c', true],
  ['co', false],
  ['[oc]c', true],
  ['[oo]c', false],
] as const)('a lamp behind %s: %s', ([wire, lit]) => expect(isLit(wire)).toBe(lit))

test('red and green light make yellow, a dotted half lasts three beats', () => {
  expect(lightOf('220')).toBe('#ffff2c')
  expect(LASTS.d! / 2).toBe(3)
  expect(SIGNALS).toHaveLength(26)
})
