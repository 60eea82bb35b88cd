import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { LONGEST_CUT, SLOWEST_CUT, cutDepth, isClean } from './cuts.ts'
import { definitions } from './definitions.ts'
import { createOrchard, type SlicerSim } from './family.ts'
import { radiusOf, type Flying, type Kind } from './orchard.ts'
import { CLEAN_POINTS, LIFTED, STONE_COST, bladeInput, bladePoint } from './rules.ts'
import { planWave } from './waves.ts'

const definition = definitions[0]!

const hanging = (kind: Kind, x: number, y: number, id = 900): Flying => ({
  id,
  kind,
  x,
  y,
  vx: 0,
  vy: 0,
  turn: 0,
  spin: 0,
})

/** A run without early throws and with only these things in the air. */
function runWith(level: number, ...things: Flying[]): SlicerSim {
  const sim = createOrchard(definition, 1, level)
  sim.orchard.beat = -100_000
  sim.orchard.flying.push(...things)
  return sim
}

const swipe = (sim: SlicerSim, ...points: readonly (readonly [number, number])[]) =>
  points.flatMap(([x, y]) => [...sim.apply(bladeInput(x, y, definition))])

const rest = (sim: SlicerSim, ticks: number) =>
  Array.from({ length: ticks }, () => [...sim.apply(LIFTED)]).flat()

test.for([
  { length: SLOWEST_CUT - 1, cuts: false },
  { length: SLOWEST_CUT, cuts: true },
  { length: LONGEST_CUT, cuts: true },
  { length: LONGEST_CUT + 1, cuts: false },
])('a blade that goes $length units in a tick cuts: $cuts', ({ length, cuts }) => {
  const depth = cutDepth({ x: 400, y: 400 }, { x: 400 + length, y: 400 }, hanging('apple', 420, 400))
  expect(depth !== undefined).toBe(cuts)
})

test('a cut through the middle is clean, one at the rim is not', () => {
  const through = (y: number) => cutDepth({ x: 300, y }, { x: 480, y }, hanging('orange', 390, 400))!
  expect(isClean(through(400))).toBe(true)
  expect(isClean(through(400 + radiusOf('orange') * 0.5))).toBe(false)
})

test('a place of the blade survives encoding as an input', () => {
  expect(bladePoint(bladeInput(999.4, 0, definition))).toEqual({ x: 999, y: 0 })
  expect(bladePoint(bladeInput(-20, 5000, definition))).toEqual({ x: 0, y: 899 })
})

test('three fruits in one stroke are a combo and pay one more point each', () => {
  const sim = runWith(
    1,
    hanging('apple', 200, 340, 1),
    hanging('orange', 400, 340, 2),
    hanging('kiwi', 600, 340, 3),
  )
  const events = [...swipe(sim, [80, 380], [250, 380], [420, 380], [590, 380], [700, 380]), ...rest(sim, 20)]
  expect(events).toContainEqual({ kind: 'combo', amount: 3 })
  expect(sim.score).toBe(6)
})

test('two fruits are no combo, and a clean cut pays extra', () => {
  const sim = runWith(1, hanging('apple', 200, 400))
  const events = [...swipe(sim, [120, 400], [280, 400]), ...rest(sim, 20)]
  expect(events.some(({ kind }) => kind === 'combo')).toBe(false)
  expect(sim.score).toBe(1 + CLEAN_POINTS)
})

test('in the classic the third missed fruit ends the run, in zen none does', () => {
  const fallen = (level: number) =>
    runWith(level, ...[1, 2, 3].map((id) => ({ ...hanging('lime', id * 200, 990, id), vy: 5 })))
  const classic = fallen(1)
  rest(classic, 1)
  expect(classic.status).toBe('over')
  expect(classic.legal()).toEqual([])
  const zen = fallen(2)
  rest(zen, 1)
  expect(zen.status).toBe('playing')
})

test('a stone ends the classic and costs points in the rush', () => {
  const classic = runWith(1, hanging('stone', 300, 300))
  swipe(classic, [200, 300], [400, 300])
  expect(classic.status).toBe('over')
  const rush = runWith(3, hanging('stone', 300, 300))
  rush.orchard.score = 25
  swipe(rush, [200, 300], [400, 300])
  expect(rush.status).toBe('playing')
  expect(rush.score).toBe(25 - STONE_COST)
})

test.for([
  [20, 50],
  [50, 100],
  [100, 200],
  [300, 400],
] as const)('at %i points a lost life comes back, the next one at %i', ([mark, nextLifeAt]) => {
  const sim = runWith(1, hanging('apple', 300, 340))
  Object.assign(sim.orchard, { lives: 1, score: mark - 1, nextLifeAt: mark })
  swipe(sim, [200, 390], [400, 390])
  expect(sim.orchard).toMatchObject({ lives: 2, nextLifeAt })
})

test.for([2, 3])('mode %i lasts 3600 ticks of its clock', (level) => {
  const sim = createOrchard(definition, 5, level)
  rest(sim, 3599)
  expect(sim.status).toBe('playing')
  rest(sim, 1)
  expect(sim.status).toBe('over')
})

test('a freeze stops the clock, and a double counts twice', () => {
  const sim = runWith(
    3,
    hanging('freeze', 200, 340),
    hanging('double', 400, 340, 2),
    hanging('apple', 600, 340, 3),
  )
  swipe(sim, [80, 390], [250, 390], [420, 390])
  const clock = sim.orchard.clock
  rest(sim, 10)
  expect(sim.orchard.clock).toBe(clock)
  const before = sim.score
  swipe(sim, [500, 340 + 50], [690, 340 + 50])
  expect(sim.score - before).toBe(2)
})

test('zen throws no stone, and no stone comes in the first waves of the classic', () => {
  const kindsOf = (level: number, waves: number) => {
    const sim = createOrchard(definition, 3, level)
    const random = seededRandom(11)
    for (let wave = 0; wave < waves; wave++) planWave(definition, sim.mode, sim.orchard, random)
    return sim.orchard.throws.map(({ kind }) => kind)
  }
  expect(kindsOf(2, 60)).not.toContain('stone')
  expect(kindsOf(1, 5)).not.toContain('stone')
  expect(kindsOf(1, 60)).toContain('stone')
})

test('every throw comes back into the field and peaks inside it', () => {
  const sim = createOrchard(definition, 8, 1)
  const random = seededRandom(4)
  for (let wave = 0; wave < 80; wave++) planWave(definition, sim.mode, sim.orchard, random)
  for (const { kind, x, vx, vy } of sim.orchard.throws) {
    const rising = -vy / 0.21
    const peak = definition.field.height + radiusOf(kind) + (vy * rising) / 2
    expect(peak).toBeGreaterThan(0)
    expect(peak).toBeLessThan(definition.field.height * 0.6)
    expect(x + vx * rising).toBeGreaterThan(0)
    expect(x + vx * rising).toBeLessThan(definition.field.width)
  }
})
