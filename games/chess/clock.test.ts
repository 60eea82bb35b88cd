import { expect, test } from 'vitest'
import { clockReader } from './clock-use.ts'
import { face } from './clock.ts'
import { family, stateOf } from './family.ts'
import { readFen } from './fen.ts'
import { WHITE } from './position.ts'
import { checkReplay } from '#kit/game/check-replay.ts'

const definition = family.definitions[0]!
const FRIEND = 40

/** A run of these inputs, each of which must be allowed. */
function run(level: number, ...inputs: readonly string[]) {
  const sim = family.create(definition, 1, level)
  for (const input of inputs) {
    expect(family.allows!(sim, input), input).toBe(true)
    sim.apply(input)
  }
  return { sim, state: stateOf(sim) }
}

test('a move costs its time and gains the increment, from the second move of each side', () => {
  const { state } = run(1, '@3+2', 'e2e4/500', 'e7e5/900', 'g1f3/1000', 'b8c6/250')
  expect(state.clock?.left).toEqual([18_000 - 1000 + 200, 18_000 - 250 + 200])
  expect(state.moves).toEqual(['e2e4', 'e7e5', 'g1f3', 'b8c6'])
})

test('a fallen flag loses, and a move that used up all the time comes too late', () => {
  expect(run(1, '@1+0', 'e2e4', 'e7e5', 'flag').sim.status).toBe('lost')
  expect(run(1, '@1+0', 'e2e4', 'e7e5', 'g1f3/6000').sim.status).toBe('lost')
  const won = run(1, '@1+0', 'e2e4', 'e7e5', 'g1f3/100', 'b8c6/6001')
  expect(won.sim.status).toBe('won')
  expect(won.state.moves).toHaveLength(3)
})

test('a fallen flag is a draw against a side that cannot mate', () => {
  const { sim, state } = run(1, '=8/8/4k3/8/8/3Q4/8/K5n1 w - - 0 1', '@1+0', 'flag')
  expect([sim.status, state.ending]).toEqual(['over', 'timeout'])
})

test('resigning loses, and an agreed draw just ends the game', () => {
  expect(run(1, 'e2e4', 'resign').sim.status).toBe('lost')
  expect(run(FRIEND, 'e2e4', 'resign').state.loser).toBe(8)
  expect(run(1, 'draw').state.ending).toBe('agreed')
})

test('the inputs prove a run with clocks, and cannot add time', () => {
  const inputs = ['@1+0', 'f2f3/100', 'e7e5/100', 'g2g4/100', 'd8h4/100']
  expect(checkReplay(family, definition, { seed: 1, level: 11, inputs })).toMatchObject({
    isSound: true,
    status: 'won',
  })
  for (const bad of ['g2g4/-100', 'g2g4/1e9', 'g2g4/NaN', '@1+0', 'flag!', 'g2g4/1/2', 7])
    expect(family.allows!(run(1, '@1+0', 'f2f3', 'e7e5').sim, bad)).toBe(false)
})

test('without a clock there is no flag, and the board cannot be set up in mid-game', () => {
  const { sim } = run(1, 'e2e4')
  for (const bad of ['flag', '@3+2', '=8/8/4k3/8/8/3Q4/8/K7 w - - 0 1'])
    expect(family.allows!(sim, bad)).toBe(false)
})

test('a game from a position set up by hand earns nothing', () => {
  const { sim } = run(1, '=6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', 'd1d8')
  expect([sim.status, sim.score]).toEqual(['won', 0])
})

test.for([
  ['8/8/8/8/8/8/8/8 w - - 0 1', false],
  ['kK6/8/8/8/8/8/8/8 w - - 0 1', false],
  ['4k3/8/8/8/8/8/8/P3K3 w - - 0 1', false],
  ['4k3/4R3/8/8/8/8/8/4K3 w - - 0 1', false],
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR', true],
  ['4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1', true],
  ['9/8/8/8/8/8/8/8 w - - 0 1', false],
  ['', false],
] as const)('the position %s may be played: %s', ([text, may]) => {
  expect(readFen(text) !== undefined).toBe(may)
})

test('a clock shows tenths when they count', () => {
  expect([30_000, 6_010, 999, -5].map(face)).toEqual(['5:00', '1:00', '0:09.9', '0:00.0'])
})

test('a running clock is painted anew only when it shows another time', () => {
  let left: number | undefined = 30_000
  const hasNewTime = clockReader((side) => (side === WHITE ? left : 6000))
  const read = (next: number | undefined) => {
    left = next
    return hasNewTime()
  }
  expect([30_000, 29_999, 29_950, 29_900, 29_899].map(read)).toEqual([true, true, false, false, true])
  expect([990, 985, 980, 979].map(read)).toEqual([true, true, false, true])
})
