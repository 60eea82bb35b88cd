import { expect, test } from 'vitest'
import { BUILD, CALL, inputOf, LEAD, LOCK, mayBuild, MOVE, SELL, TURN, UPGRADE } from './actions.ts'
import { mazeBoard } from './board.ts'
import { forkBoard, pathBoard, railBoard, trapBoard } from './paths.ts'
import type { Kind } from './definitions.ts'
import { openDefence } from './sim.ts'
import { towerAt } from './world.ts'

const open = (kind: Kind, seed = 1) => openDefence(kind, { seed, level: 1 })

test.for([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])(
  'the road of island %i leads from the entrance to the end',
  (level) => {
    const { starts, next, left, sites } = pathBoard(level)
    let cell = starts[0]!
    const seen = new Set<number>()
    while (next[cell]! >= 0) {
      expect(seen.has(cell)).toBe(false)
      seen.add(cell)
      expect(left[next[cell]!]).toBe(left[cell]! - 1)
      cell = next[cell]!
    }
    expect(seen.size).toBeGreaterThan(13)
    expect(sites.some((site) => seen.has(site))).toBe(false)
  },
)

test('a tower costs its price, an upgrade more, and selling gives back a part', () => {
  const sim = open('path')
  const site = sim.board.sites[0]!
  const coins = () => sim.world.coins
  const begin = coins()
  sim.apply(inputOf(BUILD, site, 0))
  expect(coins()).toBe(begin - 50)
  sim.apply(inputOf(UPGRADE, site))
  expect([coins(), towerAt(sim.world, site)!.level]).toEqual([begin - 105, 2])
  sim.apply(inputOf(SELL, site))
  expect([coins(), sim.world.towers.length]).toEqual([begin - 105 + 73, 0])
})

test('nothing can be built on the road, on a tower or without money', () => {
  const sim = open('path')
  const [site, other] = sim.board.sites
  sim.world.coins = 150
  sim.apply(inputOf(BUILD, sim.board.starts[0]!, 0))
  expect(sim.world.towers).toHaveLength(0)
  sim.apply(inputOf(BUILD, site!, 3))
  sim.apply(inputOf(BUILD, site!, 0))
  sim.apply(inputOf(BUILD, other!, 0))
  expect(sim.world.towers).toHaveLength(1)
})

test('the last gap of the maze cannot be closed', () => {
  const sim = open('maze')
  sim.world.coins = 9999
  for (let column = 0; column < 8; column++) sim.apply(inputOf(BUILD, 5 * 9 + column, 0))
  expect(sim.world.towers).toHaveLength(8)
  expect(mayBuild(sim, 5 * 9 + 8)).toBe(false)
  expect(mayBuild(sim, 6 * 9 + 3)).toBe(true)
})

test('towers make the way through the maze longer', () => {
  const wall = [0, 1, 2, 3, 4, 5, 6, 7].map((column) => 4 * 9 + column)
  expect(mazeBoard(wall).left[1]!).toBeGreaterThan(mazeBoard([]).left[1]!)
})

test('two towers that are alike become one of the next level, others do not', () => {
  const sim = open('merge')
  const [one, other, third] = sim.board.sites
  sim.world.coins = 999
  for (const cell of [one!, other!, third!]) sim.apply(inputOf(BUILD, cell))
  const [first, second, last] = sim.world.towers
  first!.kind = second!.kind = 0
  last!.kind = 1
  sim.apply(inputOf(MOVE, third!, one!))
  expect(sim.world.towers).toHaveLength(3)
  sim.apply(inputOf(MOVE, other!, one!))
  expect([sim.world.towers.length, towerAt(sim.world, one!)!.level]).toEqual([2, 2])
})

test('the ring takes all towers along', () => {
  const sim = open('ring')
  sim.world.coins = 500
  sim.apply(inputOf(BUILD, 0, 0))
  sim.apply(inputOf(BUILD, 7, 0))
  sim.apply(inputOf(TURN, 0))
  expect(sim.world.towers.map(({ cell }) => cell)).toEqual([1, 0])
})

test('a rock on a pier is bitten until it is gone, and the foe goes on', () => {
  const sim = open('lanes', 4)
  sim.world.coins = 9999
  for (let lane = 0; lane < 5; lane++) sim.apply(inputOf(BUILD, 2 * 5 + lane, 2))
  sim.apply(inputOf(CALL))
  const kinds = new Set<string>()
  for (let tick = 0; tick < 6000 && sim.status === 'playing'; tick++)
    for (const { kind } of sim.apply(0)) kinds.add(kind)
  expect([kinds.has('eaten'), kinds.has('leak')]).toEqual([true, true])
})

test('calling a wave early pays', () => {
  const sim = open('path')
  sim.apply(inputOf(CALL))
  for (let tick = 0; tick < 400; tick++) sim.apply(0)
  const { coins, rest } = sim.world
  sim.apply(inputOf(CALL))
  expect(sim.world.coins).toBe(coins + 14 + 2 * Math.floor(rest / 60))
})

test('a lock sends the foes into its loop until that is full', () => {
  expect(forkBoard(1).next[9 + 4]).toBe(9 + 3)
  expect(forkBoard(0).next[9 + 4]).toBe(18 + 4)
  const sim = open('fork')
  sim.apply(inputOf(LOCK, 0))
  sim.apply(inputOf(CALL))
  const { loop, straight } = sim.board.locks[0]!
  let most = 0
  let hasPassed = false
  for (let tick = 0; tick < 2400 && sim.status === 'playing'; tick++) {
    if (tick % 60 === 0) sim.apply(inputOf(CALL))
    sim.apply(0)
    most = Math.max(most, sim.world.foes.filter(({ cell }) => loop.includes(cell)).length)
    hasPassed ||= sim.world.foes.some(({ cell }) => cell === straight)
  }
  expect([most > 3 && most <= 8, hasPassed]).toEqual([true, true])
})

test('every loop leads back to the road', () => {
  const { next, locks, left } = forkBoard(3)
  for (const { cell, loop } of locks) {
    expect(next[cell]).toBe(loop[0])
    for (const at of loop) expect(left[next[at]!]).toBe(left[at]! - 1)
  }
})

test('towers on the belt are free to place, and an equal one upgrades them', () => {
  const sim = open('belt')
  const [site] = sim.board.sites
  sim.apply(inputOf(BUILD, site!, 0))
  sim.apply(inputOf(BUILD, site!, 0))
  expect([towerAt(sim.world, site!)!.level, sim.world.belt.length]).toEqual([2, 1])
  sim.apply(inputOf(BUILD, site!, 0))
  expect(towerAt(sim.world, site!)!.level).toBe(2)
})

test('a grown garrison is neither built nor sold, and its savings bear interest', () => {
  const sim = open('grown')
  const { towers } = sim.world
  expect(towers).toHaveLength(8)
  sim.apply(inputOf(SELL, towers[0]!.cell))
  expect(sim.world.towers).toHaveLength(8)
  sim.world.coins = 300
  sim.apply(inputOf(CALL))
  expect(sim.world.coins).toBe(330)
})

test('the captain walks to the chosen place and picks up what lies there', () => {
  const sim = open('hero')
  sim.world.drops.push({ x: 2.5, y: 5.5, coins: 7, left: 900 })
  const { coins } = sim.world
  sim.apply(inputOf(LEAD, 5 * 9 + 2))
  for (let tick = 0; tick < 120; tick++) sim.apply(0)
  expect([sim.world.coins, sim.world.hero.x]).toEqual([coins + 7, 2.5])
})

test('traps lie on the road only, and a barrel bursts once', () => {
  const board = trapBoard(12)
  expect(board.sites.every((cell) => board.next[cell]! >= 0)).toBe(true)
  const sim = open('traps')
  sim.apply(inputOf(BUILD, sim.board.sites[2]!, 4))
  sim.apply(inputOf(CALL))
  for (let tick = 0; tick < 900; tick++) sim.apply(0)
  expect(sim.world.towers).toHaveLength(0)
})

test('in the dark a tower hits only what a lantern lights', () => {
  const shotsOf = (isLit: boolean) => {
    const sim = open('night')
    sim.world.coins = 9999
    sim.world.wave = 1
    const seen = new Set<string>()
    const { x, y, sites } = sim.board
    // The lens has a long range; at night only its lantern helps.
    const [lens] = sites.filter((cell) => Math.abs(x[cell]! - 6.5) < 0.1 && Math.abs(y[cell]! - 1.5) < 0.1)
    sim.apply(inputOf(BUILD, lens!, 3))
    if (isLit)
      sim.apply(
        inputOf(
          BUILD,
          sites.find((cell) => x[cell] === 3.5 && y[cell] === 1.5)!,
          4,
        ),
      )
    sim.apply(inputOf(CALL))
    for (let tick = 0; tick < 130; tick++) for (const { kind } of sim.apply(0)) seen.add(kind)
    return seen.has('shot')
  }
  expect([shotsOf(true), shotsOf(false)]).toEqual([true, false])
})

test('wagons go round and stop when they are sent the way they go', () => {
  const sim = open('rail')
  const { sites } = railBoard()
  sim.apply(inputOf(BUILD, sites[0]!, 0))
  for (let tick = 0; tick < 60; tick++) sim.apply(0)
  expect(sim.world.towers[0]!.cell).toBe(sites[1])
  sim.apply(inputOf(TURN, 0))
  for (let tick = 0; tick < 120; tick++) sim.apply(0)
  expect(sim.world.towers[0]!.cell).toBe(sites[1])
})

test('a storm called on the storm is worth more, and a leak ends that', () => {
  const sim = open('caller')
  sim.apply(inputOf(CALL))
  for (let tick = 0; tick < 60; tick++) sim.apply(0)
  sim.apply(inputOf(CALL))
  expect(sim.world.times).toBe(2)
  for (let tick = 0; tick < 3000 && sim.world.lives === 6; tick++) sim.apply(0)
  expect(sim.world.times).toBe(1)
})
