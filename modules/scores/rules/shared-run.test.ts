import { describe, expect, test } from 'vitest'
import { verdictOf, type RunEnd } from '../model.ts'
import { signsOf } from './shared-run.ts'

describe('a run that races a shared one', () => {
  test.for<[RunEnd['status'], number, string]>([
    ['over', 101, 'won'],
    ['over', 100, 'tied'],
    ['over', 99, 'lost'],
    ['lost', 101, 'won'],
  ])('for the highest score, %s with %i against 100, has %s', ([status, score, verdict]) => {
    expect(verdictOf('highest', { status, score }, 100)).toBe(verdict)
  })

  test.for<[RunEnd['status'], number, string]>([
    ['won', 99, 'won'],
    ['won', 100, 'tied'],
    ['won', 101, 'lost'],
    ['lost', 99, 'lost'],
    ['over', 0, 'lost'],
  ])('for the lowest score, %s with %i against 100, has %s', ([status, score, verdict]) => {
    expect(verdictOf('lowest', { status, score }, 100)).toBe(verdict)
  })
})

describe('the emoji of a result', () => {
  test.for([
    [0, '☆☆☆'],
    [1, '⭐☆☆'],
    [3, '⭐⭐⭐'],
  ] as const)('show %i stars as %s', ([stars, signs]) => {
    expect(signsOf({ status: 'won', score: 1, stars, best: 1, rule: 'highest' })).toBe(signs)
  })

  test.for<[Parameters<typeof signsOf>[0]['status'], number, number | undefined, string]>([
    ['won', 0, undefined, '🟩🟩🟩🟩🟩'],
    ['over', 100, 100, '🟩🟩🟩🟩🟩'],
    ['over', 99, 100, '🟩🟩🟩🟩⬜'],
    ['over', 20, 100, '🟩⬜⬜⬜⬜'],
    ['over', 19, 100, '⬜⬜⬜⬜⬜'],
    ['lost', 0, 100, '⬜⬜⬜⬜⬜'],
    ['lost', 5, undefined, '⬜⬜⬜⬜⬜'],
    ['over', 200, 100, '🟩🟩🟩🟩🟩'],
  ])('of a run that was %s with %i, best %s, are %s', ([status, score, best, signs]) => {
    expect(signsOf({ status, score, best, rule: 'highest' })).toBe(signs)
  })

  test('are reversed in a game where the lowest score is best', () => {
    expect(signsOf({ status: 'over', score: 100, best: 60, rule: 'lowest' })).toBe('🟩🟩🟩⬜⬜')
  })
})
