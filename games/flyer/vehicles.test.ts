import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { GADGET_LEVEL, PLAIN_LEVEL } from './gadgets.ts'
import { RIDE, type FlyerInput } from './rules.ts'
import { SLICES, SPIN_TICKS, spunSlice, wheelTurn } from './spin.ts'
import { emptyFlight, flightWith, fly, kitOf } from './test-flights.ts'
import { FLOOR, ROOF, VEHICLES, type Hazard, type Vehicle } from './world.ts'

const VEHICLE_TICKS = 40

/** Where each craft is after some ticks, held or not, from the middle of the field. */
const flown = (craft: Vehicle, input: FlyerInput) => {
  const sim = emptyFlight()
  Object.assign(sim.flight, { craft, ride: RIDE })
  Object.assign(sim.flight.body, { y: 256, vy: 0 })
  fly(sim, VEHICLE_TICKS, input)
  return sim.flight.body.y
}

test('each of the six vehicles answers the button in a way of its own', () => {
  const ways = VEHICLES.map((craft) => [craft, Math.sign(flown(craft, 1) - flown(craft, 0))] as const)
  expect(Object.fromEntries(ways)).toMatchObject({ diver: 1, tram: -1, strider: -1, balloon: -1 })
  expect(new Set(VEHICLES.map((craft) => `${flown(craft, 0)} ${flown(craft, 1)}`)).size).toBe(VEHICLES.length)
})

test('a blinker is put to the mirrored height, a strider jumps from the boardwalk only', () => {
  const blinker = emptyFlight()
  Object.assign(blinker.flight, { craft: 'blinker', ride: RIDE })
  Object.assign(blinker.flight.body, { y: 150 })
  fly(blinker, 1, 1)
  expect(Math.abs(blinker.flight.body.y - (ROOF + FLOOR - 150))).toBeLessThan(4)
  const strider = emptyFlight()
  Object.assign(strider.flight, { craft: 'strider', ride: RIDE })
  fly(strider, 60, 0)
  const ground = strider.flight.body.y
  fly(strider, 10, 1)
  expect(strider.flight.body.y).toBeLessThan(ground - 60)
  fly(strider, 1, 0)
  fly(strider, 1, 1)
  expect(strider.flight.body.vy).toBeGreaterThan(-8)
})

const lone = { id: 1, x: 300, nearest: 9999, passed: false }
test.for<readonly [Hazard, number]>([
  [{ ...lone, kind: 'moth', y: FLOOR - 24, sway: 0, phase: 0, pace: 0 }, FLOOR - 24],
  [{ ...lone, kind: 'roller', y: FLOOR - 25 }, FLOOR - 24],
  [{ ...lone, kind: 'bell', from: 0 }, FLOOR - 24],
])('a hazard ends the flight that touches it, and counts once passed: %o', ([hazard]) => {
  const hit = emptyFlight()
  hit.flight.hazards.push({ ...hazard })
  fly(hit, 90, 0)
  expect(hit.status).toBe('over')
  const above = emptyFlight()
  fly(above, 60, 1)
  above.flight.hazards.push({ ...hazard, x: above.flight.travelled + 300 })
  fly(above, 120, 1)
  expect([above.status, above.flight.tally.dodged]).toEqual(['playing', 1])
})

test('a barrel approaches faster than the ground', () => {
  const sim = emptyFlight()
  fly(sim, 60, 1)
  const roller: Hazard = { ...lone, kind: 'roller', y: FLOOR - 25, x: sim.flight.travelled + 900 }
  sim.flight.hazards.push(roller)
  const before = sim.flight.travelled
  fly(sim, 30, 1)
  expect(900 - (roller.x - sim.flight.travelled)).toBeGreaterThan(sim.flight.travelled - before + 40)
})

test('a spin token is collected in flight, earns no points, and the wheel stops on its slice', () => {
  const sim = emptyFlight()
  const { y } = sim.flight.body
  sim.flight.tokens.push({ id: 3, x: 120, y })
  const events = fly(sim, 60, 0).map(({ kind }) => kind)
  expect([events.includes('token'), sim.flight.tally.tokens]).toEqual([true, 1])
  const plain = emptyFlight()
  fly(plain, 60, 0)
  expect(sim.score).toBe(plain.score)
  const size = (2 * Math.PI) / SLICES.length
  for (const slice of SLICES.keys()) {
    const under = (-wheelTurn(slice, SPIN_TICKS) / size) % SLICES.length
    expect(Math.floor(under < 0 ? under + SLICES.length : under)).toBe(slice)
  }
})

test('the wheel lands on rich slices rarely, and on each at some time', () => {
  const random = seededRandom(5)
  const spun = Array.from({ length: 4000 }, () => spunSlice(random))
  const count = (slice: number) => spun.filter((one) => one === slice).length
  for (const slice of SLICES.keys()) expect(count(slice)).toBeGreaterThan(20)
  expect(count(SLICES.indexOf(200))).toBeLessThan(count(0) / 3)
})

test('a flight with gadgets is not ranked: a purse proves nothing', () => {
  expect(flightWith(GADGET_LEVEL, kitOf('shell')).isHelped).toBe(true)
  expect(flightWith(GADGET_LEVEL, 0).isHelped).toBe(false)
  expect(flightWith(PLAIN_LEVEL, kitOf('shell')).isHelped).toBe(false)
})
