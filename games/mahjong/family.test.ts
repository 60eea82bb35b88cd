import { expect, test } from 'vitest'
import { coverSvg } from '#kit/game/cover.ts'
import { playAgain } from '#kit/game/run.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { boardOfLevel, boards, levelOfBoard } from './all-boards.ts'
import { cover } from './cover.ts'
import { family, mahjongOf } from './family.ts'
import { fittingBoard } from './choose-board.ts'
import { tileWidthOn } from './geometry.ts'
import type { MahjongInput } from './rules.ts'

const definition = family.definitions.find(({ slug }) => slug === 'mahjong')!
/** The pictures are held by their own tests; some of them stand for all here. */
const LEVELS = boards.map((_, index) => index + 1).filter((level) => level < 10 || level % 12 === 0)

function playedBy(seed: number, level: number, strength?: 0 | 1 | 2) {
  const sim = family.create(definition, seed, level)
  const random = seededRandom(seed)
  while (sim.status === 'playing') {
    const legal = sim.legal()
    expect(legal.length).toBeGreaterThan(0)
    sim.apply(strength === undefined ? pickOne(legal, random) : family.bot(sim, random, strength)!)
  }
  return mahjongOf(sim)
}

test.for(LEVELS)('[1.1] six random runs on board %i end', (level) => {
  for (let seed = 1; seed <= 6; seed++) expect(playedBy(seed, level).status).toBe('won')
})

test.for(LEVELS)('the proved line wins board %i without a shuffle', (level) => {
  const line = family.prove!(definition, 77, level)!
  const sim = playAgain(family, definition, { seed: 77, level, inputs: line })
  expect(sim.status).toBe('won')
  expect(mahjongOf(sim).state.shuffles).toBe(0)
})

test.for([1, 6, 9, 40])('a run on board %i continues unchanged after a reload', (level) => {
  const random = seededRandom(3)
  const inputs: MahjongInput[] = []
  const whole = family.create(definition, 42, level)
  let reloaded = family.create(definition, 42, level)
  while (whole.status === 'playing') {
    const input = pickOne(whole.legal(), random)
    inputs.push(input)
    whole.apply(input)
    reloaded.apply(input)
    if (inputs.length % 9 === 0) reloaded = family.create(definition, 42, level, reloaded.save())
  }
  expect(reloaded.hash()).toBe(whole.hash())
  expect(playAgain(family, definition, { seed: 42, level, inputs }).hash()).toBe(whole.hash())
})

test('a careful player shuffles less than a random one', () => {
  const shuffles = (strength?: 1) => {
    let sum = 0
    for (let seed = 1; seed <= 6; seed++) sum += playedBy(seed, 1, strength).state.shuffles
    return sum
  }
  expect(shuffles(1)).toBeLessThan(shuffles() / 2)
})

test('every level number has a board, so that a replay from elsewhere still plays', () => {
  for (const level of [-3, 0, 1, 8, 9, 1000]) expect(boards).toContain(boardOfLevel(level))
})

test.for([
  [375, 480, 'shell'],
  [320, 360, 'shell'],
  [414, 700, 'terrace'],
  [390, 640, 'terrace'],
  [812, 300, 'reef'],
  [768, 800, 'turtle'],
  [900, 570, 'turtle'],
  [1280, 720, 'turtle'],
] as const)('[1.2] a new visitor with a stage of %i by %i plays on the %s', ([width, height, id]) => {
  expect(fittingBoard({ width, height })).toBe(id)
})

test('there are at least forty boards, each with a name and a level of its own, and two have all 144 tiles', () => {
  expect(boards.length).toBeGreaterThanOrEqual(40)
  expect(new Set(boards.map(({ id }) => id)).size).toBe(boards.length)
  for (const [index, { id }] of boards.entries()) expect(levelOfBoard(id)).toBe(index + 1)
  for (const id of ['turtle', 'terrace']) expect(boardOfLevel(levelOfBoard(id)).places.length).toBe(144)
})

test('boards keep their levels: a saved run opens on its board', () => {
  const first = ['shell', 'star', 'fish', 'palm', 'lighthouse', 'reef', 'harbour', 'turtle', 'terrace']
  expect(boards.slice(0, first.length).map(({ id }) => id)).toEqual(first)
})

test('[1.2] on a phone of 375 pixels a tile of the first board is at least 40 wide', () => {
  expect(tileWidthOn(boardOfLevel(1), { width: 375, height: 480 })).toBeGreaterThanOrEqual(40)
})

test('the cover is a small drawing whose ids belong to the game', () => {
  const drawing = cover(definition)
  expect(drawing.length).toBeLessThan(6000)
  expect(coverSvg(drawing)).toMatch(/^<svg.*<\/svg>$/)
  for (const [, id] of drawing.matchAll(/ id="([^"]+)"/g)) expect(id).toMatch(/^mahjong-/)
})
