// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { readFigures } from '#kit/game/progress/figures.ts'
import { gameRig } from '#kit/game/testing/game-rig.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import { definitions } from './definitions.ts'
import type { Input } from './rules.ts'
import view from './view.ts'

const definition = definitions[0]!
const open = gameRig('sudoku', view)

interface Begun {
  readonly options?: Readonly<Record<string, string>>
  readonly storage?: TextStorage
}

function begin({ options, storage }: Begun = {}) {
  const game = open(definition, {
    ...(options ? { record: { options } } : {}),
    ...(storage ? { storage } : {}),
  })
  const { play } = game
  const inputs = () => (play.replay()?.inputs ?? []) as readonly Input[]
  return { ...game, inputs, hud: () => play.state().hud.map(({ id }) => id) }
}
const timeOf = ({ play }: ReturnType<typeof begin>) => play.state().hud.find(({ id }) => id === 'time')?.value

test('the first hint shows where and why and writes nothing, the second one writes', () => {
  const { play, inputs, toasts } = begin({ options: { size: '4' } })
  play.hint()
  expect(inputs()).toEqual([])
  expect(toasts).toHaveLength(1)
  play.hint()
  expect(inputs().map(({ kind }) => kind)).toEqual(['hint'])
})

test('the time waits for the first touch, stands still in the menu and goes on after a reload', () => {
  const first = begin({ options: { size: '4' } })
  vi.advanceTimersByTime(2000)
  expect(timeOf(first)).toBe('0:00')
  first.page.touch(0.5, 0.3)
  vi.advanceTimersByTime(65_000)
  expect(timeOf(first)).toBe('1:05')
  first.play.pause()
  vi.advanceTimersByTime(2000)
  first.play.resume()
  first.page.touch(0.5, 0.3)
  expect(timeOf(first)).toBe('1:05')
  first.play.hint()
  first.play.hint()
  first.play.pause()
  first.play.destroy()
  first.page.leave()
  expect(timeOf(begin({ storage: first.storage }))).toBe('1:05')
})

test('the same board from its beginning starts at zero, whatever was played before', () => {
  const game = begin({ options: { size: '4' } })
  game.page.touch(0.5, 0.3)
  vi.advanceTimersByTime(30_000)
  game.play.hint()
  game.play.hint()
  game.play.pause()
  game.play.again()
  expect(timeOf(game)).toBe('0:00')
  game.page.touch(0.5, 0.3)
  vi.advanceTimersByTime(3000)
  game.play.pause()
  game.play.destroy()
  game.page.leave()
  expect(timeOf(begin({ storage: game.storage }))).toBe('0:03')
})

test('the counters hide the time if the player wishes, and it is measured all the same', () => {
  const game = begin({ options: { size: '4', time: 'off' } })
  expect(game.hud()).toEqual(['mistakes', 'left'])
  game.play.setOption('time', 'on')
  expect(game.hud()).toEqual(['time', 'mistakes'])
  expect(game.play.state().options.find(({ id }) => id === 'time')?.value).toBe('on')
  game.play.setOption('time', 'off')
  game.page.touch(0.5, 0.3)
  vi.advanceTimersByTime(2000)
  for (let hint = 0; hint < 40; hint++) game.play.hint()
  const board = readFigures(game.memory()).boards['6']
  expect(board).toMatchObject({ played: 1, timed: 1, clean: [] })
  expect(board!.millis).toBeGreaterThanOrEqual(2000)
})
