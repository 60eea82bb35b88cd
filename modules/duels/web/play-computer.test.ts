import { expect, test, vi } from 'vitest'
import type { Play } from '#kit/game/play.ts'
import { playComputer } from './play-computer.ts'

const board = (opponent: string, phase: 'playing' | 'ended') => {
  const calls = { setOption: vi.fn(), again: vi.fn(), resume: vi.fn() }
  const canvas = { scrollIntoView: vi.fn(), focus: vi.fn() }
  const choices = ['1', '2', 'friend'].map((value) => ({ value, label: value }))
  const state = { phase, options: [{ id: 'opponent', label: 'Opponent', value: opponent, choices }] }
  return { calls, canvas, play: { ...calls, canvas, state: () => state } as unknown as Play }
}

test.for([
  [
    'a game with a friend on this device becomes one against the computer',
    'friend',
    'playing',
    ['opponent', '1'],
    0,
  ],
  ['a game against the computer that is over begins anew', '2', 'ended', undefined, 1],
  ['a game against the computer that runs goes on', '2', 'playing', undefined, 0],
] as const)('%s', ([, opponent, phase, option, times]) => {
  const { calls, canvas, play } = board(opponent, phase)
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => then())
  playComputer(play)
  expect(calls.setOption.mock.calls).toEqual(option ? [option] : [])
  expect(calls.again).toHaveBeenCalledTimes(times)
  expect(canvas.focus).toHaveBeenCalledOnce()
})
