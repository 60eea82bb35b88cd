import { expect, test } from 'vitest'
import { openTurns, type Transport } from './turns.ts'

/** Which of the inputs count, in the order of their coming. */
function counted(...came: readonly (readonly [Transport, number | undefined])[]) {
  const isDue = openTurns()
  return came
    .filter(([transport, turn]) => isDue(turn, transport))
    .map(([transport, turn]) => `${transport} ${turn}`)
}

test('an input counts once, from whichever channel delivers it first', () => {
  expect(counted(['input', 1], ['moves', 1], ['moves', 2], ['input', 2])).toEqual(['input 1', 'moves 2'])
})

test('the fast channel never skips a missing input', () => {
  expect(counted(['moves', 2], ['moves', 1], ['moves', 2])).toEqual(['moves 1', 'moves 2'])
})

test('inputs that the reliable channel delivers late are not repeated', () => {
  expect(counted(['moves', 1], ['moves', 2], ['input', 1], ['input', 2], ['input', 3])).toEqual([
    'moves 1',
    'moves 2',
    'input 3',
  ])
})

test('a gap in the reliable channel is final, and the fast channel continues after it', () => {
  expect(counted(['input', 1], ['input', 3], ['moves', 2], ['moves', 4])).toEqual([
    'input 1',
    'input 3',
    'moves 4',
  ])
})

test('inputs without a sequence number always count', () => {
  expect(counted(['socket', undefined], ['input', 1], ['socket', undefined])).toHaveLength(3)
})
