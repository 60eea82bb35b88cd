import { expect, test } from 'vitest'
import { questionsAbout, type AskedGame } from './questions.ts'

const game = (title: string, facts: Partial<AskedGame> = {}): AskedGame => ({
  slug: title,
  title,
  pitch: `About ${title}`,
  family: 'sudoku',
  orientation: 'any',
  players: 1,
  score: { unit: 'points', ranked: true },
  ...facts,
})
const answersOf = (...games: readonly AskedGame[]) =>
  Object.fromEntries(questionsAbout(games).map(({ question, answer }) => [question, answer]))

test('a hub without games has no questions', () => {
  expect(questionsAbout([])).toEqual([])
})

test('the first answer names the best game; differences need three games', () => {
  const two = answersOf(game('A'), game('B'))
  expect(two['begin']).toEqual([['begin.answer', { game: 'A', count: 2 }]])
  expect(two).not.toHaveProperty('differ')
  expect(answersOf(game('A'), game('B'), game('C'), game('D'))['differ']).toEqual([
    [
      'differ.answer',
      { game1: 'A', pitch1: 'About A', game2: 'B', pitch2: 'About B', game3: 'C', pitch3: 'About C' },
    ],
  ])
})

test.for([
  [
    [1, 1],
    ['two.none', {}],
  ],
  [
    [2, 2],
    ['two.all', {}],
  ],
  [
    [1, 2],
    ['two.some', { count: 1, game: 'B' }],
  ],
] as const)('of games for %j players the answer is %j', ([[first, second], answer]) => {
  expect(answersOf(game('A', { players: first }), game('B', { players: second }))['two']).toEqual([answer])
})

test('scoring has a sentence for each unit', () => {
  const moves = { score: { unit: 'moves', ranked: false } }
  const answers = answersOf(game('A'), game('B', moves), game('C', moves))
  expect(answers['score']).toEqual([
    ['score.points', { count: 1 }],
    ['score.moves', { count: 2 }],
  ])
  expect(answers['ranked']).toEqual([['ranked.some', { count: 1, game: 'A' }]])
  expect(answersOf(game('B', moves))['ranked']).toEqual([['ranked.none', {}]])
})

test('a short game is named unless it is the best one', () => {
  const short = game('Quick', { family: 'whack' })
  expect(answersOf(game('A'), short)['quick']).toEqual([['quick.answer', { game: 'Quick' }]])
  expect(answersOf(short, game('A'))).not.toHaveProperty('quick')
})
