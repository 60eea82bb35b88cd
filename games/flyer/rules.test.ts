import { expect, test } from 'vitest'
import { definitions } from './definitions.ts'
import { createFlight, type FlyerSim } from './family.ts'
import { GATE_PASSAGE, WIRE_PASSAGE } from './generator.ts'
import { clearance, gapMiddle, wireReach } from './hazards.ts'
import {
  isDone,
  missionAt,
  missions,
  rankOf,
  readWorkshop,
  rewardOf,
  settle,
  startWorkshop,
} from './missions.ts'
import { MERCY, NEAR_MISS, NEAR_MISS_POINTS, RIDE, type FlyerInput } from './rules.ts'
import { FLOOR, ROOF, type Gate, type Hazard, type Wire } from './world.ts'

const definition = definitions[0]!

/** A flight over an empty way. */
function emptyFlight(): FlyerSim {
  const sim = createFlight(definition, 1)
  Object.assign(sim.flight, { hazards: [], coins: [], parcels: [], nextAt: 1e9 })
  return sim
}
const fly = (sim: FlyerSim, ticks: number, input: FlyerInput) =>
  Array.from({ length: ticks }, () => [...sim.apply(input)]).flat()

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
    const sim = createFlight(definition, seed)
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

test('there are more than eighteen missions, and they get harder when all are done', () => {
  expect(missions.length).toBeGreaterThanOrEqual(18)
  expect(missionAt(missions.length).target).toBeGreaterThan(missionAt(0).target)
})

test('a done mission pays coins and stars and makes room for the next, the others stay', () => {
  const sim = emptyFlight()
  Object.assign(sim.flight.tally, { coins: 20 })
  const workshop = startWorkshop()
  const done = workshop.open[1]!
  expect(isDone(done, sim.flight)).toBe(true)
  const after = settle(workshop, sim.flight)
  expect(after.coins).toBe(20 + rewardOf(missionAt(1)))
  expect(after.open.map(({ index }) => index)).toEqual([0, 3, 2])
  expect(rankOf({ ...after, stars: 4 })).toBe(rankOf(workshop) + 1)
})

test('what adds up over flights is carried on, what counts in one flight is not', () => {
  const sim = emptyFlight()
  Object.assign(sim.flight.tally, { coins: 12 })
  const index = missions.findIndex(({ goal }) => goal === 'coinsEver')
  const workshop = {
    ...startWorkshop(),
    open: [
      { index, carried: 30 },
      { index: 1, carried: 0 },
    ],
  }
  expect(settle(workshop, sim.flight).open).toEqual([
    { index, carried: 42 },
    { index: 1, carried: 0 },
  ])
})

test('a damaged memory starts anew', () => {
  expect(readWorkshop('{')).toEqual(startWorkshop())
  expect(readWorkshop(undefined)).toEqual(startWorkshop())
  expect(readWorkshop(JSON.stringify({ ...startWorkshop(), coins: 7 })).coins).toBe(7)
})
