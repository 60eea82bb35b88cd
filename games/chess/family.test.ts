import { expect, test } from 'vitest'
import { coverSvg } from '#kit/game/cover.ts'
import { openRun, playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { family, stateOf } from './family.ts'
import { layoutOf } from './layout.ts'
import { squareOf } from './notation.ts'

const definition = family.definitions[0]!
const FRIEND = 40

test('[1.1] six random games come to an end and are never without a move before', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const random = seededRandom(seed)
    const sim = family.create(definition, seed, 1)
    while (sim.status === 'playing') {
      expect(sim.legal().length).toBeGreaterThan(0)
      sim.apply(pickOne(sim.legal(), random))
    }
    expect(sim.save().length).toBeLessThan(64 * 1024)
    expect(sim.progress).toBe(1)
  }
})

test('a game continues unchanged after a reload', () => {
  const random = seededRandom(8)
  const inputs: string[] = []
  const whole = family.create(definition, 42, 12)
  let reloaded = family.create(definition, 42, 12)
  for (let turn = 0; turn < 120 && whole.status === 'playing'; turn++) {
    const input = pickOne(whole.legal(), random)
    inputs.push(input)
    whole.apply(input)
    reloaded.apply(input)
    if (turn % 10 === 0) reloaded = family.create(definition, 42, 12, reloaded.save())
  }
  expect(reloaded.hash()).toBe(whole.hash())
  expect(playAgain(family, definition, { seed: 42, level: 12, inputs }).hash()).toBe(whole.hash())
})

test('two undos take back the reply and the move', () => {
  const run = openRun(family, definition, { seed: 5, level: 1, changed: () => {} })
  const first = run.sim.hash()
  run.apply('e2e4')
  run.apply('e7e5')
  expect(run.undo()).toBe(true)
  expect(run.undo()).toBe(true)
  expect(run.sim.hash()).toBe(first)
})

test('a game between friends earns nothing', () => {
  const sim = family.create(definition, 1, FRIEND)
  for (const move of ['f2f3', 'e7e5', 'g2g4', 'd8h4']) sim.apply(move)
  expect(sim.status).toBe('over')
  expect(sim.score).toBe(0)
  expect(stateOf(sim).ending).toBe('checkmate')
})

test.for([
  [320, 310, 30],
  [375, 480, 40],
  [414, 700, 40],
  [768, 800, 60],
  [900, 570, 60],
  [1280, 720, 80],
] as const)(
  '[1.2] on a stage of %i by %i a square is at least %i wide and all is in view',
  ([width, height, least]) => {
    const layout = layoutOf({ width, height }, false)
    expect(layout.square).toBeGreaterThanOrEqual(least)
    for (const box of [layout.board, ...layout.strips]) {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(box.y + box.height).toBeLessThanOrEqual(height)
    }
  },
)

test.for([
  [866, 571],
  [700, 340],
  [520, 360],
  [480, 400],
] as const)('names stand beside the board of %i by %i only where they have room', ([width, height]) => {
  const { wide, strips, board, frame } = layoutOf({ width, height }, false)
  for (const box of strips) expect(box.width).toBeGreaterThanOrEqual(wide ? 120 : 200)
  expect(board.x).toBeGreaterThanOrEqual(frame)
})

test.for([false, true])('a point on a square finds that square, flipped: %s', (flipped) => {
  const layout = layoutOf({ width: 375, height: 480 }, flipped)
  for (const name of ['a1', 'h1', 'a8', 'h8', 'e4'])
    expect(layout.squareAt(layout.centre(squareOf(name)))).toBe(squareOf(name))
  expect(layout.squareAt({ x: 0, y: 0 })).toBe(-1)
  const white = layout.centre(squareOf('a1')).y
  const black = layout.centre(squareOf('a8')).y
  expect(white > black).toBe(!flipped)
})

test('the cover is a small drawing whose ids belong to the game', () => {
  const drawing = cover(definition)
  expect(drawing.length).toBeLessThan(6000)
  expect(coverSvg(drawing)).toMatch(/^<svg.*<\/svg>$/)
  for (const [, id] of drawing.matchAll(/ id="([^"]+)"/g)) expect(id).toMatch(/^classic-chess-/)
})

test.for([
  [375, 420],
  [375, 480],
  [667, 290],
  [414, 640],
  [900, 570],
  [1280, 720],
  [1100, 700],
] as const)('the buttons of a stage of %i by %i have room of their own', ([width, height]) => {
  const { bar, board, strips, list } = layoutOf({ width, height }, false)
  const isColumn = bar.height > bar.width
  // Six buttons of 44 px with gaps, in one line, two lines or a column.
  expect(isColumn ? bar.height : bar.width * Math.round(bar.height / 44)).toBeGreaterThanOrEqual(
    6 * 44 + 5 * 4,
  )
  const others = [board, ...strips, ...(list ? [list] : [])]
  for (const { x, y, width: across, height: down } of others) {
    const isBeside = bar.x >= x + across || bar.x + bar.width <= x
    expect(isBeside || bar.y >= y + down || bar.y + bar.height <= y).toBe(true)
  }
  expect(bar.x + bar.width).toBeLessThanOrEqual(width)
  expect(bar.y + bar.height).toBeLessThanOrEqual(height)
})
