import { expect, test } from 'vitest'
import type { Seat } from '#kit/game/duel/rules.ts'
import { definitions } from './definitions.ts'
import { layoutOf } from './layout.ts'
import { QUIET_MOVES, sowingRules } from './rules.ts'
import { sow, type SowingPosition } from './sow.ts'

const definitionOf = (id: string) => definitions.find((one) => one.id === id)!

function at(pits: readonly number[], turn: Seat = 0): SowingPosition {
  return { pits, stores: [0, 0], turn, quiet: 0, over: false }
}

test('a seed in the own store gives another turn', () => {
  const rules = sowingRules(definitionOf('kalah'))
  const after = rules.play(
    rules.start(() => 0),
    2,
  )
  expect(after).toMatchObject({ pits: [4, 4, 0, 5, 5, 5, 4, 4, 4, 4, 4, 4], stores: [1, 0], turn: 0 })
  expect(
    rules.play(
      rules.start(() => 0),
      3,
    ).turn,
  ).toBe(1)
})

test('a last seed in an own empty pit takes what lies across', () => {
  const rules = sowingRules(definitionOf('kalah'))
  const after = rules.play(at([1, 0, 0, 0, 0, 2, 4, 4, 4, 4, 4, 4]), 0)
  expect(after.stores).toEqual([5, 0])
  expect([after.pits[1], after.pits[10]]).toEqual([0, 0])
})

test('the rival’s store is left out', () => {
  const after = sow(definitionOf('kalah'), at([0, 0, 0, 0, 0, 8, 1, 1, 1, 1, 1, 1]), 5)
  expect(after.stores).toEqual([4, 0])
  expect(after.pits).toEqual([0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 0])
})

test.for([
  {
    name: 'a two and a three before it are taken',
    pits: [0, 0, 0, 0, 0, 2, 2, 1, 4, 4, 4, 4],
    stores: [5, 0],
  },
  { name: 'a four ends the taking', pits: [0, 0, 0, 0, 0, 2, 3, 1, 4, 4, 4, 4], stores: [2, 0] },
  {
    name: 'nothing is taken if nothing would be left',
    pits: [1, 0, 0, 0, 0, 2, 2, 1, 0, 0, 0, 0],
    stores: [0, 0],
  },
])('oware: $name', ({ pits, stores }) => {
  expect(sow(definitionOf('oware'), at(pits), 5).stores).toEqual(stores)
})

test('oware: a starving rival must be fed', () => {
  const rules = sowingRules(definitionOf('oware'))
  expect(rules.moves(at([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]))).toEqual([5])
})

test('oware: a long lap leaves out the pit it came from', () => {
  expect(sow(definitionOf('oware'), at([12, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4]), 0).pits[0]).toBe(0)
})

test('toguz korgool: the first seed stays, and a pit made even is taken', () => {
  const pits = [0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 5, 9, 9, 9, 9, 9, 9, 9]
  const after = sow(definitionOf('toguz-korgool'), at(pits), 8)
  expect(after).toMatchObject({ stores: [6, 0] })
  expect([after.pits[8], after.pits[9]]).toEqual([1, 5])
  expect(
    sow(definitionOf('toguz-korgool'), at([0, 0, 0, 0, 0, 0, 0, 0, 1, 4, 5, 9, 9, 9, 9, 9, 9, 9]), 8).pits[8],
  ).toBe(0)
})

test('congkak: a last seed in a full pit is lifted with all in it', () => {
  const after = sow(definitionOf('congkak'), at([1, 2, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 5]), 0)
  expect(after.steps.filter(({ kind }) => kind === 'lift').length).toBe(2)
  expect(after.pits.slice(0, 5)).toEqual([0, 0, 1, 1, 0])
  expect(after.stores).toEqual([6, 0])
})

test('pallanguli: after an empty pit the next one is taken', () => {
  const after = sow(definitionOf('pallanguli'), at([1, 0, 0, 7, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6]), 0)
  expect(after.stores).toEqual([7, 0])
})

test('nam-nam: the owner of a pit that becomes four takes it', () => {
  const after = sow(definitionOf('nam-nam'), at([0, 0, 0, 0, 0, 3, 3, 3, 0, 4, 4, 4]), 5)
  expect(after.stores).toEqual([0, 8])
  expect(sow(definitionOf('nam-nam'), at([0, 0, 0, 0, 0, 1, 3, 3, 0, 4, 4, 4]), 5).stores).toEqual([4, 0])
})

test('more than half of the seeds ends the game at once', () => {
  const rules = sowingRules(definitionOf('kalah'))
  const after = rules.play({ ...at([0, 0, 0, 0, 0, 1, 4, 4, 4, 4, 4, 3]), stores: [24, 0] }, 5)
  expect(rules.ending(after)).toEqual({ winner: 0 })
})

test('when nobody wins seeds for long, everybody keeps what lies at home', () => {
  const rules = sowingRules(definitionOf('oware'))
  const pits = [5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3]
  const after = rules.play({ ...at(pits), quiet: QUIET_MOVES - 1 }, 0)
  expect(after).toMatchObject({ over: true, stores: [30, 18] })
})

test.for(definitions)('$id never loses a seed', (definition) => {
  const rules = sowingRules(definition)
  let position = rules.start(() => 0)
  const total = 2 * definition.pits * definition.seeds
  for (let move = 0; move < 200 && !position.over; move++) {
    const moves = rules.moves(position)
    position = rules.play(position, moves[(move * 7) % moves.length]!)
    expect([...position.pits, ...position.stores].reduce((sum, seeds) => sum + seeds, 0)).toBe(total)
  }
})

test('an odd handful goes the other way round, an even one does not', () => {
  const definition = definitionOf('crosswind-mancala')
  const pits = [1, 1, 3, 2, 1, 1, 4, 4, 4, 4, 4, 4]
  expect(sow(definition, at(pits), 2).pits).toEqual([2, 2, 0, 2, 1, 1, 4, 4, 4, 4, 4, 5])
  expect(sow(definition, at(pits), 3).pits).toEqual([1, 1, 3, 0, 2, 2, 4, 4, 4, 4, 4, 4])
})

test('a last pit of two, four or six is taken, and so on backwards', () => {
  const after = sow(definitionOf('bohnenspiel'), at([0, 0, 0, 0, 3, 1, 3, 5, 0, 0, 0, 0]), 4)
  expect(after).toMatchObject({ pits: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], stores: [12, 0] })
})

test('where empty stores are the aim, fewer seeds win', () => {
  const ending = (id: string) =>
    sowingRules(definitionOf(id)).ending({ ...at([]), stores: [20, 28], over: true })
  expect([ending('empty-stores'), ending('kalah')]).toEqual([{ winner: 0 }, { winner: 1 }])
})

test('songo takes fours too, twins take their like, a harvest takes what is made even', () => {
  const taken = (id: string, pits: readonly number[], pit: number) =>
    sow(definitionOf(id), at(pits), pit).stores
  expect(taken('songo', [0, 0, 0, 0, 0, 0, 1, 3, 5, 0, 0, 0, 0, 0], 6)).toEqual([4, 0])
  expect(taken('twin-pits', [1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0], 0)).toEqual([8, 0])
  expect(taken('twin-pits', [1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0], 0)).toEqual([0, 0])
  expect(taken('home-harvest', [1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0], 0)).toEqual([9, 0])
})

test.for([6, 7, 9])(
  'on a standing phone a board of %i pits a row uses the room, and no pit touches another hollow',
  (count) => {
    const room = { x: 6, y: 30, width: 363, height: 310 }
    const { box, pit, store, centre } = layoutOf(room, count, 0)
    expect(box.height).toBeGreaterThan(room.height * 0.9)
    expect(centre(0).y - pit.y - (centre(2 * count - 1).y + pit.y)).toBeGreaterThan(0)
    expect(centre(1).x - centre(0).x).toBeGreaterThan(2 * pit.x)
    const [near, far] = [centre(2 * count), centre(2 * count + 1)]
    if (near.x === far.x) expect(centre(0).y - pit.y).toBeGreaterThan(near.y + store.y)
    else expect(near.x - store.x).toBeGreaterThan(centre(count - 1).x + pit.x)
  },
)
