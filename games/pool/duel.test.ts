import { expect, test } from 'vitest'
import { AWAY_LEVELS } from '#kit/game/duel/modes.ts'
import { seededRandom } from '#kit/random/random.ts'
import { allowsMove, readShot, set, shotName } from './duel.ts'
import { family, type PoolSim } from './family.ts'

const random = seededRandom(4)

test('a name decodes to its stroke, rounded', () => {
  const shot = { angle: 5.25, power: 0.731, top: -0.4, side: 0.27, cue: { x: 312.4, y: 500 } }
  const read = readShot(shotName(shot))!
  expect(read.angle).toBeCloseTo(shot.angle, 6)
  expect(read.cue).toEqual({ x: 312.375, y: 500 })
  expect(readShot(shotName(read))).toEqual(read)
})

test.for(family.definitions.map((one) => [one.id, one] as const))(
  'two play %s by names to its end, as the server judges it',
  ([, definition]) => {
    const rules = set.rulesOf(definition)
    const [mine, theirs] = AWAY_LEVELS.map((level) => family.create(definition, 5, level) as PoolSim)
    const open = family.create(definition, 5, AWAY_LEVELS[0]) as PoolSim
    let position = open.state
    for (let stroke = 0; stroke < 150 && !rules.ending(position); stroke++) {
      const name = set.mindOf(definition).think(position, 3, random)
      expect(allowsMove(position, name)).toBe(true)
      position = rules.play(position, name)
      for (const sim of [mine!, theirs!]) sim.apply(name)
    }
    expect(rules.ending(position)).toBeDefined()
    expect(mine!.hash()).toBe(theirs!.hash())
    expect(mine!.state).toEqual(position)
    expect([mine!.status, mine!.score]).toEqual(['over', 0])
  },
)

const start = (family.create(family.definitions[0]!, 1, AWAY_LEVELS[0]) as PoolSim).state
const inPlay = { ...start, inHand: 'no' as const }

test.for([
  ['no such move', start, false],
  [-7, start, false],
  [{ angle: 1, power: 1, top: 0, side: 0 }, start, false],
  ['100.500.100.100', start, false],
  ['100.500.100.100', inPlay, true],
  ['100.500.100.100.8000.8000', inPlay, false],
  ['100.500.100.100.8000.8000', start, true],
  ['100.500.100.100.9000.8000', start, false],
  ['100.1001.100.100', inPlay, false],
  ['100.500.201.100', inPlay, false],
  ['16777216.500.100.100', inPlay, false],
  ['16777215.1000.200.0', inPlay, true],
  ['1e3.500.100.100', inPlay, false],
  ['100.500.100.100', { ...inPlay, winner: 0 as const }, false],
] as const)('whether the server accepts %o: %s', ([move, state, may]) => {
  expect(allowsMove(state, move)).toBe(may)
})

test('a stroke that is none changes nothing', () => {
  const sim = family.create(family.definitions[0]!, 1, AWAY_LEVELS[0]) as PoolSim
  const before = sim.hash()
  for (const input of ['no such move', { angle: 1, power: 1, top: 0, side: 0 }]) sim.apply(input)
  expect(sim.hash()).toBe(before)
})
