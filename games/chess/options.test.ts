import { expect, test } from 'vitest'
import { chosenAnew, levelOfChoice, optionsOf } from './options.ts'
import type { ChessContext } from './say.ts'

const context = { text: (key: string) => key, number: String } as unknown as ChessContext
const valueOf = (id: string, shown: Parameters<typeof optionsOf>[1]) =>
  optionsOf(context, shown).find((option) => option.id === id)?.value

test('the menu shows whom the game is played against, also when that is not the own choice', () => {
  expect(valueOf('opponent', { level: 3, opponent: 3, flips: false })).toBe('3')
  expect(valueOf('side', { level: 13, opponent: 3, flips: false })).toBe('black')
  expect(valueOf('side', { level: 26, opponent: 6, flips: false })).toBe('random')
})

test('friends may let the board turn, and choosing it keeps their game', () => {
  const friends = { opponent: 'friend', side: 'white', flips: false } as const
  const turning = chosenAnew(friends, 'flip', 'on')
  expect(turning.flips).toBe(true)
  expect(levelOfChoice(turning)).toBe(levelOfChoice(friends))
  expect(valueOf('flip', { level: 40, opponent: 'friend', flips: true })).toBe('on')
  expect(valueOf('flip', { level: 2, opponent: 2, flips: true })).toBeUndefined()
})

test('a value that no menu offers falls back to an easy game as white', () => {
  const choice = { opponent: 5, side: 'black', flips: false } as const
  expect(chosenAnew(choice, 'opponent', '99').opponent).toBe(2)
  expect(chosenAnew(choice, 'side', 'green').side).toBe('white')
})
