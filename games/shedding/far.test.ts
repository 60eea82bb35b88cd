// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFarPlay } from '#kit/game/duel/far-play.ts'
import { blindPage } from '#kit/game/testing/blind-page.ts'
import { seededRandom } from '#kit/random/random.ts'
import { sealed } from './sealed.ts'
import { cardIn } from './state.ts'
import view from './view.ts'

const SECONDS = 3000
const nothing = (): void => undefined
const game = sealed.definitions.find(({ id }) => id === 'up-or-down')!
const rules = sealed.rulesOf(game, 3)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A table of three by link, as one of them sees it. */
function lay(seat: number) {
  const page = blindPage()
  let state = rules.deal(seededRandom(2))
  const made: number[] = []
  const said: string[] = []
  let count = 0
  let tell = nothing
  let position = rules.seenBy(state, { seat, isOver: false })
  const board = openFarPlay({
    canvas: page.canvas,
    view: view as never,
    definition: game,
    language: 'en',
    text: (key: string, values?: object) => (values ? `${key} ${Object.values(values).join(' ')}` : key),
    services: new Proxy({} as never, {
      get: (_none, name) => (word: string) => void (name === 'announce' && said.push(word)),
    }),
    reducedMotion: true,
    far: {
      names: ['Ann', 'Ben', 'Cleo'],
      hasBegun: () => true,
      mayMove: () => rules.turn(state) === seat,
      moves: () => [],
      made: (move) => void made.push(Number(move)),
      sight: () => ({ position, count, seat }),
      watch(listener) {
        tell = listener
        return () => (tell = nothing)
      },
    },
    seed: 0,
    seat: undefined,
  })
  vi.advanceTimersByTime(SECONDS)
  return {
    made,
    said,
    press(key: string) {
      page.press(key)
      vi.advanceTimersByTime(SECONDS)
    },
    /** Whoever is on turn plays a card if they can, and the page is told. */
    goOn() {
      const moves = rules.moves(state)
      state = rules.play(
        state,
        moves.find((move) => cardIn(move) !== undefined) ?? moves[0]!,
        seededRandom(1),
      )
      count++
      position = rules.seenBy(state, { seat, isOver: false })
      tell()
      vi.advanceTimersByTime(SECONDS)
    },
    turn: () => rules.turn(state),
    legal: () => rules.moves(state),
    leave() {
      board.destroy()
      page.throwWhatFailed()
      page.leave()
    },
  }
}

test('whoever sits third hears the others by their names, and moves when it is their turn', () => {
  const { made, said, press, goOn, turn, legal, leave } = lay(2)
  for (let count = 0; turn() !== 2 && count < 20; count++) {
    press('Enter')
    expect(made).toEqual([])
    goOn()
  }
  expect(turn()).toBe(2)
  expect(said.some((words) => words.includes('Ann'))).toBe(true)
  expect(said.some((words) => words.includes('Ben'))).toBe(true)
  press('Enter')
  // A card with several choices shows them first.
  if (made.length === 0) press('Enter')
  expect(made).toHaveLength(1)
  expect(legal()).toContain(made[0])
  leave()
})
