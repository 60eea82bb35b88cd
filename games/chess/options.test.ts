import { expect, test } from 'vitest'
import { clockOf } from './clock.ts'
import { chosenAnew, isOtherGame, levelOfChoice, optionsOf } from './options.ts'
import type { ChessContext } from './say.ts'

const context = { text: (key: string) => key, number: String } as unknown as ChessContext
const usual = { opponent: 2, side: 'white', flips: false, tempo: 'none', coordinates: true } as const
const valueOf = (id: string, shown: Parameters<typeof optionsOf>[1], flips = false) =>
  optionsOf(context, shown, { ...usual, flips }).find((option) => option.id === id)?.value

test('the menu shows whom the game is played against, also when that is not the own choice', () => {
  expect(valueOf('opponent', { level: 3, opponent: 3 })).toBe('3')
  expect(valueOf('side', { level: 13, opponent: 3 })).toBe('black')
  expect(valueOf('side', { level: 26, opponent: 6 })).toBe('random')
})

test('friends may let the board turn, and choosing it keeps their game', () => {
  const friends = { ...usual, opponent: 'friend' } as const
  const turning = chosenAnew(friends, 'flip', 'on')
  expect(turning.flips).toBe(true)
  expect(levelOfChoice(turning)).toBe(levelOfChoice(friends))
  expect(valueOf('flip', { level: 40, opponent: 'friend' }, true)).toBe('on')
  expect(valueOf('flip', { level: 2, opponent: 2 }, true)).toBeUndefined()
})

test('a value that no menu offers falls back to an easy game as white', () => {
  const choice = { ...usual, opponent: 5, side: 'black' } as const
  expect(chosenAnew(choice, 'opponent', '99').opponent).toBe(2)
  expect(chosenAnew(choice, 'side', 'green').side).toBe('white')
})

test('changing the clock starts another game, changing the lettering does not', () => {
  const timed = chosenAnew(usual, 'clock', '3+2')
  expect(isOtherGame(2, usual, timed)).toBe(true)
  expect(chosenAnew(timed, 'clock', '9+9').tempo).toBe('none')
  expect(isOtherGame(2, usual, chosenAnew(usual, 'coordinates', 'off'))).toBe(false)
  expect(valueOf('clock', { level: 2, opponent: 2, clock: clockOf('15+10') })).toBe('15+10')
})
