// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { readFigures } from '#kit/game/progress/figures.ts'
import { gameRig } from '#kit/game/testing/game-rig.ts'
import { levelOfBoard } from './all-boards.ts'
import { definitions, type MahjongDefinition } from './definitions.ts'
import { family, mahjongOf } from './family.ts'
import { geometryOf } from './geometry.ts'
import view from './view.ts'

/** The stage of a blind page. */
const STAGE = { width: 360, height: 520 }
const LANDED = 2000
const gameOf = (slug: string) => definitions.find((one) => one.slug === slug)!

const open = gameRig('mahjong', view)

function begin(definition: MahjongDefinition, options: Readonly<Record<string, string>>) {
  const { play, page, memory } = open(definition, { record: { options } })
  return { play, page, figures: () => readFigures(memory()).boards }
}

/** Takes all pairs with the thumb, in the order that clears the board. */
function clear({ play, page }: ReturnType<typeof begin>, definition: MahjongDefinition) {
  const { seed, level } = play.replay()!
  const { board } = mahjongOf(family.create(definition, seed, level))
  const { centre } = geometryOf(board, STAGE)
  for (const pair of family.prove!(definition, seed, level)!) {
    for (const place of pair === 'shuffle' ? [] : pair) {
      const { x, y } = centre(place)
      page.touch(x / STAGE.width, y / STAGE.height)
    }
    vi.advanceTimersByTime(LANDED)
  }
}

test('a cleared board is counted with its time and stars, under its own name', () => {
  const definition = gameOf('mahjong')
  const game = begin(definition, { board: 'crab' })
  clear(game, definition)
  const level = levelOfBoard('crab')
  const board = game.figures()[String(level)]!
  expect(board).toMatchObject({ played: 1, marks: { 3: 1 } })
  expect(board.millis).toBeGreaterThan(50 * LANDED)
  expect(board.clean).toMatchObject([{ score: game.play.state().score, mark: '3' }])
  const [shown] = game.play.state().progress?.figures ?? []
  expect(shown).toMatchObject({ name: 'Crab Mahjong', played: 1, marks: [{ name: '★★★', count: 1 }] })
})

test('a game with a picture counts for itself', () => {
  const definition = gameOf('candle-mahjong')
  const game = begin(definition, { time: 'off' })
  expect(game.play.state().hud.map(({ id }) => id)).toEqual(['pairs', 'free'])
  clear(game, definition)
  expect(game.play.state().progress?.figures).toMatchObject([{ name: 'Candle Mahjong', played: 1 }])
})

test('other tiles and a hidden time leave the run as it stands', () => {
  const definition = gameOf('mahjong')
  const { play } = begin(definition, { board: 'shell' })
  const before = play.replay()
  for (const [id, value] of [
    ['theme', 'wood'],
    ['time', 'off'],
  ] as const) {
    play.setOption(id, value)
    expect(play.state().options.find((option) => option.id === id)?.value).toBe(value)
  }
  expect(play.replay()).toEqual(before)
  expect(play.state().hud.map(({ id }) => id)).toEqual(['pairs', 'free'])
  play.setOption('board', 'terrace')
  expect(play.state().level).toBe(levelOfBoard('terrace'))
})
