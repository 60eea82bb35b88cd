import { expect, test } from 'vitest'
import { startProgress } from '#kit/game/progress/progress.ts'
import { wornIn } from '#kit/game/progress/shop.ts'
import { definitions } from './definitions.ts'
import { createFlight } from './family.ts'
import { GADGET_LEVEL, isFlyerInput, pickKit, PLAIN_LEVEL, takes } from './gadgets.ts'
import { GATE_PASSAGE, WIRE_PASSAGE } from './generator.ts'
import { clearance, gapMiddle, wireReach } from './hazards.ts'
import { countedIn, GADGET_PLACE, missions, readOwned } from './missions.ts'
import { MERCY, NEAR_MISS, NEAR_MISS_POINTS, RIDE } from './rules.ts'
import { emptyFlight, flightWith, fly, kitOf } from './test-flights.ts'
import { FLOOR, ROOF, type Gate, type Hazard, type Wire } from './world.ts'

const definition = definitions[0]!

const wireAt = (x: number, y: number): Wire => ({
  kind: 'wire',
  id: 1,
  x,
  y,
  half: 60,
  angle: 0,
  spin: 0,
  nearest: 9999,
  passed: false,
})

test('holding lifts to the roof, letting go brings back to the floor', () => {
  const sim = emptyFlight()
  const start = sim.flight.body.y
  fly(sim, 90, 1)
  expect(sim.flight.body.y).toBeLessThan(ROOF + 30)
  fly(sim, 90, 0)
  expect(sim.flight.body.y).toBe(start)
})

test('the pack crashes into a wire, a vehicle takes the hit and leaves time to recover', () => {
  const plain = emptyFlight()
  plain.flight.hazards.push(wireAt(100, plain.flight.body.y))
  fly(plain, 40, 0)
  expect(plain.status).toBe('over')
  expect(plain.legal()).toEqual([])

  const riding = emptyFlight()
  Object.assign(riding.flight, { craft: 'balloon', ride: RIDE })
  riding.flight.hazards.push(wireAt(100, riding.flight.body.y))
  const events = fly(riding, 40, 0)
  expect(events.map(({ kind }) => kind)).toContain('broken')
  expect(riding.status).toBe('playing')
  expect(riding.flight).toMatchObject({ craft: 'pack', hazards: [] })
  expect(riding.flight.safe).toBeGreaterThan(MERCY - 40)
})

test.for([
  { free: NEAR_MISS - 1, bonus: NEAR_MISS_POINTS },
  { free: NEAR_MISS + 1, bonus: 0 },
])('a wire passed with $free units to spare earns $bonus', ({ free, bonus }) => {
  const sim = emptyFlight()
  sim.flight.hazards.push(wireAt(100, sim.flight.body.y - 15 - 8 - free))
  fly(sim, 90, 0)
  expect(sim.flight.tally.near * NEAR_MISS_POINTS).toBe(bonus)
})

test('a tap bounces the balloon once and flips the glider over', () => {
  const balloon = emptyFlight()
  Object.assign(balloon.flight, { craft: 'balloon', ride: RIDE })
  fly(balloon, 1, 1)
  expect(balloon.flight.body.vy).toBeLessThan(-6)
  fly(balloon, 20, 1)
  expect(balloon.flight.body.vy).toBeGreaterThan(-1)
  const glider = emptyFlight()
  Object.assign(glider.flight, { craft: 'glider', ride: RIDE })
  fly(glider, 60, 1)
  expect(glider.flight.body.y).toBeLessThan(ROOF + 30)
})

test('a vehicle runs out of steam', () => {
  const sim = emptyFlight()
  Object.assign(sim.flight, { craft: 'balloon', ride: RIDE })
  fly(sim, RIDE - 1, 0)
  expect(sim.flight.craft).toBe('balloon')
  expect(fly(sim, 1, 0).map(({ kind }) => kind)).toContain('landed')
})

const roomBesideWire = (wire: Wire, tick: number) => {
  const upright = Math.abs(wireReach(wire, tick).y)
  return Math.max(wire.y - upright - ROOF, FLOOR - wire.y - upright)
}
const roomInGate = (gate: Gate, tick: number) => {
  const middle = gapMiddle(gate, tick)
  return Math.min(gate.gap, FLOOR - middle + gate.gap / 2, middle + gate.gap / 2 - ROOF)
}
const room = (hazard: Hazard, tick: number) => {
  if (hazard.kind === 'wire') return roomBesideWire(hazard, tick)
  return hazard.kind === 'gate' ? roomInGate(hazard, tick) : Infinity
}

test('every wire and gate of a long way leaves room to pass at every moment', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const sim = createFlight(definition, seed, 1)
    for (let part = 0; part < 80; part++) {
      sim.flight.safe = 1e9
      fly(sim, 60, 0)
      for (const hazard of sim.flight.hazards)
        for (const tick of [0, 40, 80, 120, 160, 200])
          expect(room(hazard, tick)).toBeGreaterThanOrEqual(
            hazard.kind === 'wire' ? WIRE_PASSAGE - 10 : GATE_PASSAGE - 1,
          )
    }
  }
})

test('clearance is negative inside a pillar and positive in its gap', () => {
  const gate: Gate = {
    kind: 'gate',
    id: 1,
    x: 0,
    middle: 250,
    gap: 160,
    sway: 0,
    phase: 0,
    pace: 0,
    nearest: 9999,
    passed: false,
  }
  expect(clearance(gate, 0, { x: 0, y: 250 })).toBe(80)
  expect(clearance(gate, 0, { x: 0, y: 100 })).toBeLessThan(0)
  expect(clearance(gate, 0, { x: -124, y: 100 })).toBe(100)
})

test('there are more than eighteen missions, and each goal that adds up says so', () => {
  expect(missions.length).toBeGreaterThanOrEqual(18)
  for (const { goal, adds = false } of missions) expect([goal, adds]).toEqual([goal, goal.endsWith('Ever')])
})

test('a flight counts what its missions ask for', () => {
  const sim = emptyFlight()
  Object.assign(sim.flight.tally, { coins: 20, ridden: 900 })
  const counted = countedIn(sim.flight)
  expect([counted('coins'), counted('coinsEver'), counted('ridden')]).toEqual([20, 20, 30])
})

test('a workshop of an earlier version becomes a purse with what was bought', () => {
  const workshop = { coins: 70, stars: 5, given: 9, open: [], owned: 5, taken: 4 }
  const owned = readOwned(JSON.stringify(workshop))
  expect(owned).toMatchObject({ coins: 70, stars: 5, owned: ['magnet', 'purse'] })
  expect(wornIn(owned, GADGET_PLACE)).toEqual(['purse'])
  for (const damaged of ['{', undefined, '[]', '{"coins":-1}'])
    expect(readOwned(damaged)).toEqual(startProgress())
  expect(wornIn(readOwned(JSON.stringify({ ...workshop, owned: 1, taken: 3 })), GADGET_PLACE)).toEqual([])
})

test('gadgets come along only at the level that has a table for them, and never more than two', () => {
  expect(flightWith(PLAIN_LEVEL, kitOf('shell')).flight.kit).toBe(0)
  expect(takes(flightWith(GADGET_LEVEL, kitOf('shell', 'magnet')).flight.kit, 'shell')).toBe(true)
  expect(flightWith(GADGET_LEVEL, kitOf('shell', 'magnet', 'purse')).flight.kit).toBe(0)
  const late = flightWith(GADGET_LEVEL, 0)
  late.apply(pickKit(kitOf('purse')))
  expect(late.flight.kit).toBe(0)
  for (const wrong of [-1, 1.5, pickKit(16), '1', null]) expect(isFlyerInput(wrong)).toBe(false)
})

test('the shell takes one hit, the second one ends the flight', () => {
  const sim = flightWith(GADGET_LEVEL, kitOf('shell'))
  sim.flight.hazards.push(wireAt(140, sim.flight.body.y))
  fly(sim, 40, 0)
  expect(sim.status).toBe('playing')
  fly(sim, MERCY, 0)
  sim.flight.hazards.push(wireAt(sim.flight.travelled + 140, sim.flight.body.y))
  fly(sim, 40, 0)
  expect(sim.status).toBe('over')
})

test('the purse doubles a coin, and the magnet reaches farther', () => {
  const coins = (kit: number, up: number) => {
    const sim = flightWith(GADGET_LEVEL, kit)
    sim.flight.coins.push({ id: 9, x: sim.flight.travelled + 60, y: sim.flight.body.y - up })
    fly(sim, 40, 0)
    return sim.flight.tally.coins
  }
  expect(coins(0, 0)).toBe(1)
  expect(coins(kitOf('purse'), 0)).toBe(2)
  expect(coins(0, 90)).toBe(0)
  expect(coins(kitOf('magnet'), 90)).toBe(1)
})

test('a beam flickers, burns for a moment and counts once passed', () => {
  const sim = emptyFlight()
  const { y } = sim.flight.body
  sim.flight.hazards.push({
    kind: 'beam',
    id: 1,
    x: 400,
    y: y - 200,
    from: 90,
    to: 120,
    nearest: 9999,
    passed: false,
  })
  const kinds = fly(sim, 200, 0).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['flicker', 'beam']))
  expect(sim.status).toBe('playing')
  expect(sim.flight.tally.beams).toBe(1)
  const hit = emptyFlight()
  hit.flight.hazards.push({ kind: 'beam', id: 1, x: 400, y, from: 90, to: 120, nearest: 9999, passed: false })
  fly(hit, 89, 0)
  expect(hit.status).toBe('playing')
  fly(hit, 5, 0)
  expect(hit.status).toBe('over')
})
