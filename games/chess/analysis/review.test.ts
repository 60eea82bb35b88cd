import { expect, test } from 'vitest'
import { judge } from '../engine.ts'
import { readPosition, START } from '../notation.ts'
import { MATE } from '../mate-scores.ts'
import { chanceOf, reviewMove, reviewSide, scoreText, whiteScore } from './review.ts'

test('chances are even at zero, mirror each other and approach certainty', () => {
  expect(chanceOf(0)).toBe(50)
  expect(chanceOf(300) + chanceOf(-300)).toBeCloseTo(100)
  expect(chanceOf(1000)).toBeGreaterThan(97)
})

test('losing a queen is a blunder of the player who lost it, and a good move is none', () => {
  expect(reviewMove(chanceOf(20), chanceOf(-900), true)).toMatchObject({ slip: 'blunder' })
  expect(reviewMove(chanceOf(-20), chanceOf(900), false)).toMatchObject({ slip: 'blunder' })
  expect(reviewMove(chanceOf(20), chanceOf(25), true)).toMatchObject({ slip: undefined, loss: 0 })
  expect(reviewMove(chanceOf(20), chanceOf(-50), true).slip).toBe('inaccuracy')
  expect(reviewMove(chanceOf(20), chanceOf(-100), true).slip).toBe('mistake')
})

test('accuracy falls with what was lost', () => {
  const good = reviewSide([reviewMove(50, 50, true), reviewMove(50, 49, true)])
  const bad = reviewSide([reviewMove(50, 30, true), reviewMove(50, 10, true)])
  expect(good.accuracy).toBeGreaterThan(95)
  expect(bad.accuracy).toBeLessThan(45)
  expect(bad.counts.blunder).toBe(2)
})

test('a mated side has lost all, and a drawn end is even', () => {
  expect(whiteScore(undefined, true, true)).toBe(-1000)
  expect(whiteScore(undefined, false, true)).toBe(1000)
  expect(whiteScore(undefined, true, false)).toBe(0)
})

test('the engine judges and says what it expects', () => {
  const mate = judge({ fen: '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', trail: [0] })!
  expect(mate).toMatchObject({ score: MATE - 1, line: ['d1d8'] })
  expect(scoreText(mate, true)).toBe('#1')
  const start = judge({ fen: START, trail: [readPosition(START).key] })!
  expect(Math.abs(start.score)).toBeLessThan(100)
  expect(start.line.length).toBeGreaterThan(1)
  expect(judge({ fen: 'R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1', trail: [0] })).toBeUndefined()
})
