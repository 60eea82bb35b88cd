// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFarPlay } from '#kit/game/duel/far-play.ts'
import type { Seat } from '#kit/game/duel/rules.ts'
import { blindPage } from '#kit/game/testing/blind-page.ts'
import { family } from './family.ts'
import { layoutOf } from './layout.ts'
import { squareOf } from './notation.ts'
import view from './view.ts'

const SIZE = { width: 360, height: 520 }
const SECONDS = 1000
const nothing = (): void => undefined

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A board with a remote opponent, recording what it sends and shows. */
function lay(seat: Seat | undefined, played: readonly string[] = []) {
  const page = blindPage()
  const made: string[] = []
  const said: string[] = []
  let moves = played
  let mayMove = seat !== undefined && played.length % 2 === seat
  let tell = nothing
  const change = (next: readonly string[], may: boolean) => {
    moves = next
    mayMove = may
    tell()
    vi.advanceTimersByTime(SECONDS)
  }
  const board = openFarPlay({
    canvas: page.canvas,
    view: view as never,
    definition: family.definitions[0]!,
    language: 'en',
    text: (key: string) => key,
    services: new Proxy({} as never, {
      get: (_none, name) => (word: string) => void (name === 'announce' && said.push(word)),
    }),
    reducedMotion: true,
    far: {
      names: ['Ann', 'Ben'],
      hasBegun: () => true,
      mayMove: () => mayMove,
      moves: () => moves,
      made(move) {
        made.push(String(move))
        change([...moves, String(move)], false)
      },
      watch(listener) {
        tell = listener
        return () => (tell = nothing)
      },
    },
    seed: 1,
    seat,
  })
  vi.advanceTimersByTime(SECONDS)
  const { centre } = layoutOf(SIZE, seat === 1)
  const touch = (square: string) => {
    const { x, y } = centre(squareOf(square))
    page.touch(x / SIZE.width, y / SIZE.height)
    vi.advanceTimersByTime(SECONDS)
  }
  const leave = () => {
    board.destroy()
    page.throwWhatFailed()
    page.leave()
  }
  return { made, said, change, touch, leave }
}

test('a move by hand is sent, the answer of the absent player is shown, and then the next one', () => {
  const { made, said, change, touch, leave } = lay(0)
  touch('e2')
  touch('e4')
  expect(made).toEqual(['e2e4'])
  touch('d2')
  touch('d4')
  expect(made).toEqual(['e2e4'])
  const before = said.length
  change(['e2e4', 'e7e5'], true)
  expect(said.length).toBe(before + 1)
  touch('d2')
  touch('d4')
  expect(made).toEqual(['e2e4', 'd2d4'])
  leave()
})

test('the player in the second seat plays black from the lower edge', () => {
  const { made, touch, leave } = lay(1, ['e2e4'])
  touch('e7')
  touch('e5')
  expect(made).toEqual(['e7e5'])
  leave()
})

test('a board opened later shows all moves, and returns to what the server knows', () => {
  const { made, change, touch, leave } = lay(0, ['e2e4', 'e7e5'])
  change(['d2d4', 'd7d5'], true)
  touch('e2')
  touch('e4')
  expect(made).toEqual(['e2e4'])
  leave()
})

test('spectators cannot move, and neither can a player whose opponent resigned while they held a piece', () => {
  const watched = lay(undefined)
  watched.touch('e2')
  watched.touch('e4')
  expect(watched.made).toEqual([])
  watched.leave()
  const given = lay(0)
  given.touch('e2')
  given.change([], false)
  given.touch('e4')
  expect(given.made).toEqual([])
  given.leave()
})
