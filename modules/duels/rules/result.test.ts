import { expect, test } from 'vitest'
import { instant } from '#kit/time/time.ts'
import type { EndedBy } from '../model.ts'
import type { DuelPhase } from './duel.ts'
import { TURNS_BEFORE_RESIGNING, TURNS_THAT_COUNT, resultsOf } from './result.ts'

const endedAt = instant('2026-03-01T12:00Z')
const ended = (by: EndedBy, winner?: 0 | 1): DuelPhase => ({ status: 'ended', by, winner, endedAt })
const moves = (count: number) => Array.from({ length: count }, () => 1)
const outcomes = (phase: DuelPhase, count = TURNS_THAT_COUNT) =>
  resultsOf({ seats: [11, 22], moves: moves(count), phase }).map(
    ({ accountId, seat, outcome, againstId }) => [accountId, seat, outcome, againstId],
  )

test.for<[string, DuelPhase, readonly unknown[]]>([
  [
    'on the board',
    ended('board', 1),
    [
      [11, 0, 'lost', 22],
      [22, 1, 'won', 11],
    ],
  ],
  [
    'by time',
    ended('time', 0),
    [
      [11, 0, 'won', 22],
      [22, 1, 'lost', 11],
    ],
  ],
  [
    'in a draw',
    ended('agreed'),
    [
      [11, 0, 'drawn', 22],
      [22, 1, 'drawn', 11],
    ],
  ],
  ['because nobody came', ended('withdrawn'), []],
  ['because the rules changed', ended('rules'), []],
  ['not yet', { status: 'running', turn: 0 }, []],
])('a duel that ended %s has these results', ([, phase, results]) => {
  expect(outcomes(phase)).toEqual(results)
})

test('a duel without moves counts for nobody', () => {
  expect(outcomes(ended('board', 0), TURNS_THAT_COUNT - 1)).toEqual([])
})

test('resigning counts once enough moves were played', () => {
  expect(outcomes(ended('resigned', 0), TURNS_BEFORE_RESIGNING - 1)).toEqual([])
  expect(outcomes(ended('resigned', 0), TURNS_BEFORE_RESIGNING)).toEqual([
    [11, 0, 'won', 22],
    [22, 1, 'lost', 11],
  ])
})

test('an erased player has no result, the opponent keeps theirs', () => {
  const phase = ended('board', 1)
  expect(resultsOf({ seats: [undefined, 22], moves: moves(9), phase })).toEqual([
    { accountId: 22, seat: 1, outcome: 'won', againstId: undefined },
  ])
})
