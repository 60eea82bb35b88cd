import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { groupOf, newPiece, PLANS, type Twist } from './board.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import { isMergeInput, moveOf, openBoard, OPEN_BOX, saleOf } from './rules.ts'
import { isFloodNear } from './twists.ts'

const { definitions } = family
const open = (twist: Twist) => openBoard(PLANS[twist], 3)
const clear = (twist: Twist) => {
  const sim = open(twist)
  sim.state.cells = sim.state.cells.map(() => null)
  return sim
}

function played(twist: Twist, ticks: number) {
  const definition = definitions.find((one) => one.twist === twist)!
  const sim = family.create(definition, 5, 1)
  const random = seededRandom(1)
  for (let tick = 0; tick < ticks && sim.status === 'playing'; tick++)
    sim.apply(family.bot(sim, random, 2) ?? 0)
  return sim
}

test.for(definitions)('$slug: a good player progresses within a minute', ({ twist }) => {
  const sim = played(twist, 3600)
  expect(sim.progress).toBeGreaterThan(0.1)
  expect(sim.score).toBeGreaterThan(20)
})

test.for(definitions)('$slug is restored as it was saved', (definition) => {
  const before = played(definition.twist, 1500)
  const after = family.create(definition, 9, 1)
  after.apply(['load', before.save()])
  expect([after.score, after.progress]).toEqual([before.score, before.progress])
  expect(before.save().length).toBeLessThan(20_000)
})

test.for(definitions)('$slug: every move on offer is accepted as an input', (definition) => {
  const sim = played(definition.twist, 600)
  for (const input of sim.legal()) expect(isMergeInput(PLANS[definition.twist], input)).toBe(true)
  expect(isMergeInput(PLANS[definition.twist], 1_000_000)).toBe(false)
})

test('two alike make one of the next size, two unlike change places', () => {
  const sim = clear('plain')
  sim.state.cells[0] = newPiece(0, 2)
  sim.state.cells[1] = newPiece(0, 2)
  sim.state.cells[2] = newPiece(0, 1)
  sim.apply(moveOf(PLANS.plain, 0, 1))
  expect([sim.state.cells[0], sim.state.cells[1]?.tier, sim.state.best]).toEqual([null, 3, 3])
  sim.apply(moveOf(PLANS.plain, 2, 1))
  expect([sim.state.cells[1]?.tier, sim.state.cells[2]?.tier]).toEqual([1, 3])
})

test('a box costs coins, and a piece on the box is sold', () => {
  const sim = clear('plain')
  const { coins } = sim.state
  sim.apply(OPEN_BOX)
  expect(sim.state.coins).toBeLessThan(coins)
  const from = sim.state.cells.findIndex(Boolean)
  sim.apply(moveOf(PLANS.plain, from, saleOf(PLANS.plain)))
  expect(sim.state.cells.some(Boolean)).toBe(false)
})

test('elixirs: unlike ones grow into the third kind, like ones only change', () => {
  const sim = clear('recipes')
  sim.state.cells[0] = newPiece(0, 1)
  sim.state.cells[1] = newPiece(1, 1)
  sim.apply(moveOf(PLANS.recipes, 0, 1))
  expect(sim.state.cells[1]).toMatchObject({ kind: 2, tier: 2 })
  sim.state.cells[0] = newPiece(2, 2)
  sim.apply(moveOf(PLANS.recipes, 0, 1))
  expect(sim.state.cells[1]).toMatchObject({ kind: 0, tier: 2 })
})

test('three that touch become one', () => {
  const sim = clear('triple')
  for (const cell of [0, 1, 8]) sim.state.cells[cell] = newPiece(0, 1)
  expect(groupOf(PLANS.triple, sim.state, 0)).toHaveLength(2)
  sim.apply(moveOf(PLANS.triple, 8, 2))
  expect([sim.state.cells[0], sim.state.cells[1], sim.state.cells[2]?.tier]).toEqual([null, null, 2])
})

test('an unripe plant does not grow', () => {
  const sim = clear('garden')
  sim.state.cells[0] = { ...newPiece(0, 1), rest: 50 }
  sim.state.cells[1] = newPiece(0, 1)
  sim.apply(moveOf(PLANS.garden, 0, 1))
  expect(sim.state.best).toBe(1)
})

test('equal lanterns that meet in a column grow together', () => {
  const sim = clear('drop')
  sim.state.meter = 1
  sim.apply(moveOf(PLANS.drop, 0, 0))
  sim.state.meter = 1
  sim.apply(moveOf(PLANS.drop, 0, 0))
  expect(sim.state.cells.filter(Boolean)).toHaveLength(1)
  expect(sim.state.best).toBe(2)
})

test('the flood takes small things from the lowest row only', () => {
  const sim = clear('flood')
  sim.state.best = 6
  sim.state.cells[24] = newPiece(0, 2)
  sim.state.cells[0] = newPiece(0, 2)
  sim.state.next = 1
  expect(isFloodNear(sim.state)).toBe(true)
  sim.apply(0)
  expect(sim.state.cells[0]?.tier).toBe(2)
  expect(sim.state.cells[24]?.age ?? 0).toBe(0)
})

test('each cover is a small picture, and no two are alike', () => {
  const covers = definitions.map(cover)
  for (const [index, drawing] of covers.entries())
    expect([definitions[index]!.slug, drawing.length < 6144]).toEqual([definitions[index]!.slug, true])
  expect(new Set(covers).size).toBe(definitions.length)
})
