import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { LANGUAGES } from './languages.ts'
import { formatNumber } from './numbers.ts'
import { translator } from './texts.ts'

const say = translator('en', {
  'game.plain': compileMessage('Play again'),
  'game.value': compileMessage('Hello {name}, you are {place}'),
  'game.count': compileMessage('{count, plural, =0 {No game} one {# game} other {# games}}'),
  'game.mate': compileMessage(
    '{who, select, red {Red} other {{name}}} wins #1 in {moves, plural, one {# move} other {# moves}}',
  ),
  'game.score': compileMessage('{score, number} points'),
})

test.for([
  ['game.plain', undefined, 'Play again'],
  ['game.value', { name: 'Ann', place: 3 }, 'Hello Ann, you are 3'],
  ['game.value', { name: '{place} <b>', place: 3 }, 'Hello {place} <b>, you are 3'],
  ['game.count', { count: 0 }, 'No game'],
  ['game.count', { count: 1 }, '1 game'],
  ['game.count', { count: 2 }, '2 games'],
  ['game.mate', { who: 'red', name: 'Ann', moves: 1 }, 'Red wins #1 in 1 move'],
  ['game.mate', { who: 'blue', name: 'Ann', moves: 1234 }, 'Ann wins #1 in 1,234 moves'],
  ['game.score', { score: 12_345 }, '12,345 points'],
  ['game.missing', undefined, 'game.missing'],
] as const)('%s with %j says "%s"', ([key, values, words]) => {
  expect(say(key, values)).toBe(words)
})

test.for([
  [1, '1 gra'],
  [3, '3 gry'],
  [5, '5 gier'],
  [22, '22 gry'],
] as const)('Polish uses the right plural for %d: %s', ([count, words]) => {
  const polish = translator('pl', {
    games: compileMessage('{count, plural, one {# gra} few {# gry} many {# gier} other {# gry}}'),
  })
  expect(polish('games', { count })).toBe(words)
})

test.for([
  ['en', 12_345.67, '12,345.7'],
  ['de', 12_345, '12.345'],
  ['sv', 12_345, '12\u00a0345'],
  ['sq', 12_345, '12\u00a0345'],
  ['sq', 0.5, '0,5'],
  ['zh', 1234, '1,234'],
  ['en', 0, '0'],
  ['en', -7, '-7'],
] as const)('%s formats %d as %j', ([language, value, text]) => {
  expect(formatNumber(language, value)).toBe(text)
})

test.for(LANGUAGES)('%s writes every score without its decimals', (language) => {
  expect(formatNumber(language, 2048)).toMatch(/^[\d٠-٩][\d٠-٩\s\u00a0\u202f.,٬]*[\d٠-٩]$/)
})
