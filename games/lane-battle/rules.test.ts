import { expect, test } from 'vitest'
import type { Mode } from './definitions.ts'
import { KINDS, type CardName } from './kinds.ts'
import { isInput, playInput, raiseInput } from './play.ts'
import { rulesOf } from './rulebook.ts'
import { openBattle, type BattleSim } from './sim.ts'
import type { Side, Unit } from './world.ts'

const open = (mode: Mode) => openBattle(mode, { seed: 1, level: 1 })

function put(sim: BattleSim, kind: CardName, side: Side, at: number, lane = 0): Unit {
  const { health } = KINDS[kind]
  const unit: Unit = {
    id: sim.world.nextId++,
    side,
    kind,
    lane,
    at,
    health,
    whole: health,
    might: 1,
    wait: 0,
    held: 0,
  }
  sim.world.units.push(unit)
  return unit
}

/** Lets time pass while the rival has no energy. */
function wait(sim: BattleSim, ticks: number) {
  for (let tick = 0; tick < ticks; tick++) {
    sim.world.armies[1].energy = 0
    sim.apply(0)
  }
}

test('a card costs its energy and comes to its lane; without energy nothing comes', () => {
  const sim = open('siege')
  sim.world.armies[0].energy = 2.5
  sim.apply(playInput(0, 1))
  expect(sim.world.units.map(({ kind, lane, side }) => [kind, lane, side])).toEqual([['crab', 1, 0]])
  sim.apply(playInput(0, 0))
  expect(sim.world.units).toHaveLength(1)
})

test('a flyer is out of reach of a crab, but not of a slinger', () => {
  const sim = open('siege')
  const gull = put(sim, 'gull', 1, 52)
  put(sim, 'crab', 0, 50)
  wait(sim, 10)
  expect(gull.health).toBe(gull.whole)
  put(sim, 'slinger', 0, 40)
  wait(sim, 4)
  expect(gull.health).toBeLessThan(gull.whole)
})

test('a puffer hurts everything around it and is gone', () => {
  const sim = open('bridges')
  const foes = [put(sim, 'crab', 1, 50), put(sim, 'crab', 1, 53)]
  const puffer = put(sim, 'puffer', 0, 47)
  wait(sim, 5)
  expect(foes.every(({ health }) => health < 48)).toBe(true)
  expect(sim.world.units).not.toContain(puffer)
})

test('the tower of a lane falls before the keep is touched', () => {
  const sim = open('siege')
  sim.world.armies[1].towers[0] = 20
  put(sim, 'ram', 0, 96)
  wait(sim, 3)
  expect([sim.world.armies[1].towers[0], sim.world.armies[1].keep]).toEqual([0, rulesOf.siege.keep])
  wait(sim, 100)
  expect(sim.world.armies[1].keep).toBeLessThan(rulesOf.siege.keep)
})

test('a raised creature is stronger for good', () => {
  const sim = open('march')
  sim.world.armies[0].energy = 10
  sim.apply(raiseInput(0))
  sim.apply(playInput(0, 0))
  expect(sim.world.units[0]!.whole).toBeGreaterThan(KINDS.crab.health)
})

test('a played card goes to the end of the row', () => {
  const sim = open('hand')
  const army = sim.world.armies[0]
  army.energy = 10
  const [first, ...rest] = army.cards
  sim.apply(playInput(0, 0))
  expect(army.cards).toEqual([...rest, first])
})

test('rain slows walkers and speeds up swimmers', () => {
  const goneIn = (kind: CardName, weather: 'sun' | 'rain') => {
    const sim = open('weather')
    sim.world.weather = weather
    const unit = put(sim, kind, 0, 10)
    wait(sim, 60)
    return unit.at
  }
  expect(goneIn('crab', 'rain')).toBeLessThan(goneIn('crab', 'sun'))
  expect(goneIn('turtle', 'rain')).toBeGreaterThan(goneIn('turtle', 'sun'))
})

test('without the bridge a walker wades, a swimmer does not', () => {
  const sim = open('river')
  const [crab, turtle] = [put(sim, 'crab', 0, 45, 0), put(sim, 'turtle', 0, 45, 0)]
  const dry = put(sim, 'crab', 0, 45, 1)
  wait(sim, 60)
  expect(crab.at).toBeLessThan(dry.at)
  expect(turtle.at - 45).toBeCloseTo(60 * KINDS.turtle.pace, 5)
})

test('a wagon rolls away from the larger side', () => {
  const sim = open('wagons')
  put(sim, 'crab', 0, 50)
  wait(sim, 60)
  expect(sim.world.wagons[0]).toBeGreaterThan(50)
  expect(sim.world.wagons[1]).toBe(50)
})

test('a creature alone on a bridge holds it', () => {
  const sim = open('bridges')
  put(sim, 'turtle', 0, 50)
  wait(sim, 60)
  const held = sim.world.armies[0].held
  expect(held).toBeGreaterThan(1)
  put(sim, 'turtle', 1, 52)
  wait(sim, 60)
  expect(sim.world.armies[0].held).toBe(held)
})

test('two of three bases decide', () => {
  const sim = open('bases')
  sim.world.armies[1].towers[0] = 0
  sim.world.armies[1].towers[2] = 10
  put(sim, 'ram', 0, 96, 2)
  wait(sim, 4)
  expect(sim.status).toBe('won')
})

test.for([
  [0, true],
  [playInput(5, 2), true],
  [raiseInput(3), true],
  [99, false],
  [-1, false],
  ['1', false],
] as const)('the input %s is one of the game: %s', ([input, isOne]) => {
  expect(isInput(input)).toBe(isOne)
})
