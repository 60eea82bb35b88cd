import { expect, test } from 'vitest'
import { openRun } from '#kit/game/run.ts'
import { alphaBetaMind } from './alpha-beta.ts'
import { duelFamily, duelOf } from './family.ts'
import { levelOf, modeOf, starterOf } from './modes.ts'
import type { DuelRules, Seat } from './rules.ts'
import { roomOf, stripsOf } from './room.ts'
import { wordsIn } from './strips.ts'
import { nextSpot } from './walk.ts'

interface Heap {
  readonly left: number
  readonly turn: Seat
}

/** Take one to three; who takes the last wins. */
const rules: DuelRules<Heap, number> = {
  usualLength: 12,
  start: () => ({ left: 21, turn: 0 }),
  turn: ({ turn }) => turn,
  moves: ({ left }) => [1, 2, 3].filter((count) => count <= left),
  play: ({ left, turn }, count) => ({ left: left - count, turn: turn === 0 ? 1 : 0 }),
  ending: ({ left, turn }) => (left === 0 ? { winner: turn === 0 ? 1 : 0 } : undefined),
  events: (_before, count) => [{ kind: `take${count}` }],
}
const hard = { depth: 24, nodes: 50_000, slips: 0, careless: 0 }
const characters = { 1: { depth: 1, nodes: 10, slips: 1, careless: 0 }, 2: hard, 3: hard, 4: hard }
const mind = alphaBetaMind(rules, { worth: () => 0 }, characters)
const definition = {
  id: 'heap',
  gameId: 1,
  slug: 'heap',
  distinct: 'rules',
  genre: 'puzzle',
  tags: ['board'],
  players: 2,
  orientation: 'any',
  input: ['tap'],
  session: [10, 60],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: false },
  tune: 1,
  ground: ['#000000', '#000000'],
} as const
const family = duelFamily('heap', { definitions: [definition], rulesOf: () => rules, mindOf: () => mind })

test.for([5, 6, 7, 9, 10, 11])(
  'from a heap of %i the computer takes a number that leaves a multiple of four',
  (left) => {
    expect((left - mind.think({ left, turn: 0 }, 4, () => 0.5)) % 4).toBe(0)
  },
)

test.for([
  { level: 1, opponent: 1, seat: 0 },
  { level: 14, opponent: 4, seat: 1 },
  { level: 40, opponent: 'friend', seat: 0 },
  { level: 99, opponent: 1, seat: 0 },
])('level $level is a game against $opponent from seat $seat', ({ level, opponent, seat }) => {
  expect(modeOf(level, 5)).toEqual({ opponent, seat })
})

test('the level number keeps who starts', () => {
  for (const starter of ['you', 'computer', 'random'] as const)
    expect(starterOf(levelOf(3, starter))).toBe(starter)
  expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => modeOf(22, seed).seat)).size).toBe(2)
})

test('an illegal move changes nothing, undo goes back one move', () => {
  const run = openRun(family, definition, { seed: 1, level: 1, changed: () => {} })
  expect(run.apply(7)).toEqual([])
  run.apply(3)
  run.apply(1)
  expect(duelOf<Heap, number>(run.sim).position.left).toBe(17)
  expect(run.undo()).toBe(true)
  expect(duelOf<Heap, number>(run.sim).moves).toEqual([3])
})

const score = (inputs: readonly number[]) => {
  const run = openRun(family, definition, { seed: 1, level: 2, changed: () => {} })
  for (const input of inputs) run.apply(input)
  expect(run.sim.status).toBe('won')
  return run.sim.score
}

test('an early win earns more than a late one', () => {
  const slow = Array.from({ length: 21 }, () => 1)
  expect(score([3, 3, 3, 3, 3, 3, 3])).toBeGreaterThan(score(slow))
})

test.for([
  [320, 360],
  [375, 480],
  [414, 700],
  [768, 800],
  [812, 300],
  [900, 570],
  [1280, 720],
] as const)('on a stage of %i by %i board and names are visible', ([width, height]) => {
  for (const [shape, hasBareCorners] of [
    [1, false],
    [0.8, false],
    [2, false],
    [1, true],
  ] as const) {
    const room = roomOf({ width, height }, shape, hasBareCorners)
    const wide = Math.min(room.board.width, room.board.height * shape)
    const frame = {
      x: room.board.x + (room.board.width - wide) / 2,
      y: room.board.y + (room.board.height - wide / shape) / 2,
      width: wide,
      height: wide / shape,
    }
    for (const box of [frame, ...stripsOf(room, frame, { width, height })]) {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.y).toBeGreaterThanOrEqual(-1)
      expect(box.x + box.width).toBeLessThanOrEqual(width + 1)
      expect(box.y + box.height).toBeLessThanOrEqual(height + 1)
      expect(box.width).toBeGreaterThan(100)
    }
  }
})

test('on a low phone both names share one line, and the board gets the rest', () => {
  const low = roomOf({ width: 375, height: 400 }, 0.8)
  const high = roomOf({ width: 375, height: 440 }, 0.8)
  expect(low.board.height).toBeGreaterThan(high.board.height)
  const [far, near] = stripsOf(low, low.board, { width: 375, height: 400 })
  expect(far.y).toBe(near.y)
  expect(near.x + near.width).toBeLessThanOrEqual(far.x)
})

test('an arrow key moves to the next spot in its direction and stops at the edge', () => {
  const places = {
    spots: () => [0, 1, 2, 3],
    centre: (spot: number) => ({ x: (spot % 2) * 50, y: Math.floor(spot / 2) * 50 }),
  }
  expect(nextSpot(places, 0, 'ArrowRight')).toBe(1)
  expect(nextSpot(places, 0, 'ArrowDown')).toBe(2)
  expect(nextSpot(places, 0, 'ArrowLeft')).toBe(0)
  expect(nextSpot(places, 0, 'x')).toBeUndefined()
})

test.for([
  [866, 571],
  [700, 340],
  [520, 380],
] as const)(
  'beside a board on a stage of %i by %i a name keeps its width, with points and dots',
  ([width, height]) => {
    const room = roomOf({ width, height }, 1)
    const side = Math.min(room.board.width, room.board.height)
    const frame = {
      x: room.board.x + (room.board.width - side) / 2,
      y: room.board.y + (room.board.height - side) / 2,
      width: side,
      height: side,
    }
    for (const box of stripsOf(room, frame, { width, height })) {
      // The token and its margins take 50 of it; "Medium" in 18 px is 66 wide.
      expect(wordsIn(box, box.x + 50, true).widest).toBeGreaterThanOrEqual(66)
    }
  },
)
