import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { finish, gain, hurt, placeInput, placeOf, timesOf } from './deeds.ts'
import { slingInput, slingOf } from './inputs.ts'
import { bounce, mazeOf, nextCell, sees, SOLID } from './rules/maze.ts'
import { rules as crabs } from './rules/crabs.ts'
import { rules as duel } from './rules/duel.ts'
import { rules as gallery } from './rules/gallery.ts'
import { STAGES } from './rules/storm-stages.ts'
import { deal, taken } from './steering.ts'
import { startWorld, thing, type Turn } from './world.ts'

const turnOf = (input = 0): Turn & { told: string[] } => {
  const told: string[] = []
  return { input, random: seededRandom(1), told, tell: (kind) => told.push(kind) }
}

test.for([
  [0, 1],
  [5, 1],
  [6, 2],
  [41, 7],
  [42, 8],
  [500, 8],
] as const)('after %i hits in a row each is worth %i times', ([combo, times]) => {
  expect(timesOf({ ...startWorld(0, 0), combo })).toBe(times)
})

test('a hit takes a shield first, then a life, then leaves the hero alone for a while', () => {
  const world = startWorld(0, 0, 2)
  world.hero.shield = 1
  const turn = turnOf()
  expect(hurt(world, turn)).toBe(true)
  expect([world.lives, world.hero.shield]).toEqual([2, 0])
  expect(hurt(world, turn)).toBe(false)
  world.hero.safe = 0
  hurt(world, turn)
  expect([world.lives, world.end]).toEqual([1, ''])
  world.hero.safe = 0
  hurt(world, turn)
  expect([world.lives, world.end]).toEqual([0, 'over'])
  finish(world, turn, 'won')
  expect(world.end).toBe('over')
})

test('points grow with the row of hits, and a hit ends the row', () => {
  const world = startWorld(0, 0)
  for (let hit = 0; hit < 7; hit++) gain(world, turnOf(), 10, { x: 0, y: 0 })
  expect(world.score).toBe(6 * 10 + 20)
  hurt(world, turnOf())
  expect([world.combo, world.bestCombo]).toEqual([0, 7])
})

test('a place survives encoding to within a step, and stays in the field', () => {
  for (const [x, y] of [
    [0, 0],
    [201, 333],
    [399, 599],
    [-50, 9000],
  ] as const) {
    const at = placeOf(placeInput(x, y, [400, 600]))
    expect(Math.abs(at.x - Math.max(0, Math.min(399, x)))).toBeLessThanOrEqual(4)
    expect(Math.abs(at.y - Math.max(0, Math.min(599, y)))).toBeLessThanOrEqual(4)
  }
  expect(slingOf(slingInput(47, 83))).toEqual({ angle: 47, force: 83 })
})

test('twelve stages come in order, and every third ends with a boss', () => {
  expect(STAGES.length).toBe(12)
  for (const [index, waves] of STAGES.entries()) {
    expect(waves.some(({ kind }) => kind === 'boss')).toBe((index + 1) % 3 === 0)
    for (const [place, wave] of waves.entries())
      expect(wave.at).toBeGreaterThanOrEqual(waves[place - 1]?.at ?? 0)
  }
})

test('three cards are never alike, and one of them is taken', () => {
  for (let seed = 0; seed < 30; seed++) expect(new Set(deal(6, seededRandom(seed))).size).toBe(3)
  const world = { ...startWorld(0, 0), cards: [4, 2, 0] }
  expect(taken(world, 0)).toBe(undefined)
  expect(world.cards.length).toBe(3)
  expect(taken(world, -2)).toBe(2)
  expect(world.cards).toEqual([])
})

test('a shell bounces off a block and off the edge, and the maze can be crossed', () => {
  const cells = Array.from({ length: 132 }, () => 0)
  cells[5] = SOLID
  const shell = thing('shell', 199, 20, { vx: 4 })
  expect(bounce(cells, shell)).toBe(5)
  expect(shell.vx).toBe(-4)
  const edge = thing('shell', 2, 100, { vx: -4 })
  expect(bounce(cells, edge)).toBe(-2)
  expect(edge.vx).toBe(4)
  expect(sees(cells, { x: 20, y: 20 }, { x: 400, y: 20 })).toBe(false)
  expect(sees(cells, { x: 20, y: 60 }, { x: 400, y: 60 })).toBe(true)
  for (let stage = 1; stage <= 12; stage++) {
    const maze = mazeOf(stage, seededRandom(stage))
    const start = { x: 220, y: 460 }
    expect(nextCell(maze, start, { x: 20, y: 20 })).not.toEqual(start)
  }
})

test('a parasol folds at the first jet and its crab goes at the second', () => {
  const world = crabs.start(seededRandom(1))
  const crab = world.foes.find(({ kind }) => kind === 'parasol')!
  for (const [hit, left] of [
    [1, 1],
    [2, 0],
  ] as const) {
    world.shots = [thing('jet', crab.x, crab.y, { r: 4 })]
    world.pause = 20
    crabs.step(world, turnOf())
    expect([hit, crab.hp]).toEqual([hit, left])
  }
  expect(world.score).toBeGreaterThan(0)
})

test('a shot in the gallery counts once however long the finger stays, and a miss costs time', () => {
  const world = gallery.start(seededRandom(1))
  const duck = world.foes.find(({ kind }) => kind === 'duck')!
  const at = turnOf(placeInput(duck.x + duck.vx, duck.y, gallery.field))
  gallery.step(world, at)
  const { score, left } = world
  expect(score).toBeGreaterThanOrEqual(10)
  gallery.step(world, at)
  expect([world.score, world.left]).toEqual([score, left - 1])
  gallery.step(world, turnOf(0))
  gallery.step(world, turnOf(placeInput(220, 470, gallery.field)))
  expect(world.left).toBe(left - 3 - 20)
})

test('in the duel a slack sling does nothing, a drawn one ends the turn, and the rival answers', () => {
  const world = duel.start(seededRandom(3))
  duel.step(world, turnOf(slingInput(50, 7)))
  expect(world.phase).toBe('aim')
  duel.step(world, turnOf(slingInput(90, 20)))
  expect(world.phase).toBe('fly')
  const seen = new Set<string>()
  for (let tick = 0; tick < 1500 && world.phase !== 'aim'; tick++) {
    duel.step(world, turnOf())
    seen.add(world.phase)
  }
  expect([...seen]).toEqual(expect.arrayContaining(['settle', 'think', 'fly', 'aim']))
})
