import { expect, test } from 'vitest'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { cover } from './cover.ts'
import { LEVELS } from './definitions.ts'
import { family } from './family.ts'
import { realmOf } from './rules/dice.ts'
import { distances, SIDE } from './rules/delve.ts'
import { bids, isOpen, likelyOf, winnerOf } from './rules/bids.ts'
import { dive, reached, UP } from './rules/dive.ts'
import { beside } from './rules/hexes.ts'
import { shares } from './rules/shares.ts'
import { DIG, END, GONE, sinking, SOAKED } from './rules/sinking.ts'
import { actsOf } from './rules/skirmish.ts'
import { tunnel, woundOf } from './rules/tunnel.ts'
import { FIELD, gainOf, MILL, PIER, TOWER } from './rules/village.ts'

const games = family.definitions
const LONGEST = 700

function outcomes(definition: (typeof games)[number], isBlind: boolean) {
  let won = 0
  for (let seed = 1; seed <= 8; seed++) {
    const random = seededRandom(seed)
    const sim = family.create(definition, seed, 1 + ((seed * 2) % LEVELS))
    for (let turn = 0; turn < LONGEST && sim.status === 'playing'; turn++)
      sim.apply(isBlind ? pickOne(sim.legal(), random) : family.bot(sim, random, 2)!)
    if (sim.status === 'won') won++
  }
  return won
}

test.for(games)('a good captain wins $slug more often than a random one', (definition) => {
  expect(outcomes(definition, false)).toBeGreaterThan(outcomes(definition, true))
})

test.for(games)('$slug continues unchanged after it was saved midway', (definition) => {
  const random = seededRandom(3)
  const whole = family.create(definition, 5, 4)
  let kept = family.create(definition, 5, 4)
  for (let turn = 0; turn < 40 && whole.status === 'playing'; turn++) {
    const input = family.bot(whole, random, 1)!
    expect(whole.legal()).toContain(input)
    whole.apply(input)
    kept = family.create(definition, 5, 4, kept.save())
    kept.apply(input)
  }
  expect(kept.hash()).toBe(whole.hash())
})

test('a realm is the largest group of connected islands', () => {
  const owners = Array.from({ length: 36 }, () => -1)
  for (const cell of [0, 1, 2, 20, 21]) owners[cell] = 0
  expect(realmOf(owners, 0)).toBe(3)
  expect(realmOf(owners, 1)).toBe(0)
})

test('routes lead around walls', () => {
  const far = distances([1], 0)
  expect([far[1], far[2], far[SIDE]]).toEqual([-1, 4, 1])
})

test('three flags around an isle turn it', () => {
  const cells = [7, 8, 12, 13, 14, 19]
  const owners: number[] = Array.from({ length: 36 }, (_, cell) => (cells.includes(cell) ? -1 : -2))
  owners[13] = 1
  owners[7] = owners[14] = 0
  const shires = owners.map((owner) => (owner === -2 ? -1 : 0))
  const { state } = shares.step({ level: 1, moves: 0, owners, shires, pearls: [5] }, 12, () => 0.99)
  expect([beside(13).includes(7), beside(13).includes(12), state.owners[13]]).toEqual([true, true, 0])
})

test('a blade only strikes beasts smaller than the last one', () => {
  const random = seededRandom(2)
  const state = { ...tunnel.start(1, random), room: [9, 5, 16 + 8, 32 + 3], health: 20 }
  const armed = tunnel.step(state, 2, random).state
  const fought = tunnel.step(armed, 1, random).state
  expect([fought.health, fought.edge]).toEqual([20, 5])
  expect(woundOf(fought, 9, false)).toBe(9)
})

test('a thrower reaches over water, a spear does not', () => {
  const at = { side: 0, life: 4, isDone: false }
  const foe = { kind: 3, side: 1, at: 2, life: 3, isDone: false }
  const ground = [0, 2]
  const acts = [0, 1].map((kind) =>
    actsOf({ ground, fighters: [{ ...at, kind, at: 0 }, foe] }, { ...at, kind, at: 0 }),
  )
  expect(acts.map((all) => all.length)).toEqual([0, 1])
})

test('a building is worth what stands around it', () => {
  const grounds = Array.from({ length: 36 }, () => 0)
  const built = grounds.map(() => -1)
  built[13] = FIELD
  built[15] = FIELD
  expect(gainOf({ grounds, built }, MILL, 14)).toBe(4)
  expect(gainOf({ grounds, built }, FIELD, 14)).toBe(4)
  expect(gainOf({ grounds, built }, TOWER, 14)).toBe(2)
  expect(gainOf({ grounds, built }, PIER, 14)).toBe(0)
})

test('water soaks what is dry and sinks what is soaked', () => {
  const random = seededRandom(3)
  const begun = sinking.start(1, random)
  const [wet, dry] = begun.deck.filter((cell) => cell !== begun.at && !begun.relics.includes(cell))
  const land = begun.land.map((one, cell) => (cell === wet ? SOAKED : one))
  const state = { ...begun, turns: 4, land, deck: [dry!, wet!] }
  const { state: after } = sinking.step(state, END, random)
  expect([after.land[wet!], after.land[dry!], after.acts]).toEqual([GONE, SOAKED, 3])
})

test('four relics win only at the boat', () => {
  const begun = sinking.start(1, seededRandom(3))
  const away = begun.relics[0]!
  const carried = { ...begun, relics: [-1, -1, -1, away], at: away }
  const lifted = sinking.step(carried, DIG, seededRandom(1)).state
  expect([sinking.status(lifted), sinking.status({ ...lifted, at: begun.boat })]).toEqual(['playing', 'won'])
})

test('a diver jumps over others and breathes as often as there are shells in the bag', () => {
  const diver = { depth: 0, isBack: false, carries: [], safe: 0 }
  expect(reached([{ ...diver, depth: 2 }, { ...diver, depth: 3 }, diver], 0, 2)).toBe(5)
  expect(reached([{ ...diver, depth: 2, isBack: true }, diver, diver], 0, 4)).toBe(0)
  const state = dive.start(1, seededRandom(1))
  const loaded = { ...diver, depth: 9, carries: [4, 5] }
  const rested = [loaded, { ...diver, isBack: true }, { ...diver, isBack: true }]
  const { state: after } = dive.step({ ...state, divers: rested }, UP, seededRandom(2))
  expect([after.air, after.divers[0]!.isBack]).toEqual([state.air - 2, true])
})

test('the highest bid that is made once wins, urchins go to the lowest', () => {
  expect([winnerOf([9, 9, 4], 6), winnerOf([7, 8, 2], 6), winnerOf([7, 8, 2], -3)]).toEqual([2, 1, 2])
  expect([winnerOf([5, 5, 5], 6), winnerOf([1, 1, 4], -3)]).toEqual([-1, 2])
})

test('each cover is small, and no two are alike', () => {
  const covers = games.map(cover)
  for (const drawing of covers) expect(drawing.length).toBeLessThan(6 * 1024)
  expect(new Set(covers).size).toBe(games.length)
})

test.for([1, 20])('sealed bids are won by reading them, not by luck (level %i)', (level) => {
  const won = (isBlind: boolean) => {
    let count = 0
    for (let seed = 1; seed <= 60; seed++) {
      const random = seededRandom(seed)
      let state = bids.start(level, random)
      while (bids.status(state) === 'playing') {
        const card = isBlind ? pickOne(state.hands[0]!, random) : bids.advise(state)!
        state = bids.step(state, card, random).state
      }
      if (bids.status(state) === 'won') count++
    }
    return count
  }
  expect(won(false)).toBeGreaterThan(won(true) * 1.7)
})

test('one rival bids openly, the lamps of the other tell a third of its hand', () => {
  const state = bids.start(1, seededRandom(4))
  const open = isOpen(state, 1) ? 1 : 2
  expect(likelyOf(state, open)).toEqual([state.sealed[open - 1]])
  expect(likelyOf(state, 3 - open)).toHaveLength(3)
  expect(likelyOf(state, 3 - open)).toContain(state.sealed[2 - open])
})
