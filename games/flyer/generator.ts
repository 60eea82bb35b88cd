import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { exactSin } from '#kit/game/exact-math.ts'
import type { FlyerDefinition } from './definitions.ts'
import { takes } from './gadgets.ts'
import {
  BEAM_BURN,
  BEAM_WARNING,
  GATE_HALF,
  KITE_START,
  KITE_WARNING,
  ROLLER_RADIUS,
  ROLLER_SPEED,
} from './hazards.ts'
import { COIN_STEP, coinPatterns } from './patterns.ts'
import { FIELD_HEIGHT, FLOOR, LAID_AHEAD, ROOF, VEHICLES, type Flight } from './world.ts'

/** A wire leaves at least this much free above or below it, whatever way it is turned. */
export const WIRE_PASSAGE = 150
/** The narrowest gap of a gate. */
export const GATE_PASSAGE = 158
/** Stretches between two parcels with a vehicle. */
const PARCEL_EVERY = 9
const FIRST_PARCEL = 5
/** Share of that pause with the whistle along. */
const WHISTLED = 0.55
const MIDDLE = FIELD_HEIGHT / 2 - 14

/** Where and how hard the next stretch is. */
interface Plan {
  readonly flight: Flight
  readonly x: number
  readonly hardness: number
  readonly speed: number
  readonly random: Random
}
/** Places things from `x` on; returns their end. */
type Stretch = (plan: Plan) => number

export const hardnessAt = (definition: FlyerDefinition, travelled: number) =>
  travelled / (travelled + definition.halfway)
export const speedAt = (definition: FlyerDefinition, travelled: number) =>
  definition.speed[0] + definition.speed[1] * hardnessAt(definition, travelled)

const between = (low: number, high: number, random: Random) => low + (high - low) * random()

function addWire(
  { flight, random, hardness }: Plan,
  at: { readonly x: number; readonly slope: number; readonly turns: boolean },
): number {
  const half = between(50 + 14 * hardness, 66 + 46 * hardness, random)
  const upright = at.turns ? half : half * Math.abs(exactSin(at.slope))
  const fromRoof = random() < 0.5
  // A wire keeps to one side, so that the passage on the other is wide enough.
  const farthest = FLOOR - ROOF - WIRE_PASSAGE - upright
  const inset = between(upright - 10, Math.max(upright, farthest), random)
  const spin = at.turns ? (random() < 0.5 ? -1 : 1) * between(0.016, 0.024 + 0.012 * hardness, random) : 0
  flight.hazards.push({
    kind: 'wire',
    id: ++flight.lastId,
    x: at.x,
    y: fromRoof ? ROOF + inset : FLOOR - inset,
    half,
    angle: at.slope,
    spin,
    nearest: 9999,
    passed: false,
  })
  return half
}

function addCoins({ flight, random }: Plan, rows: readonly string[], x: number, top?: number): number {
  const height = (rows.length - 1) * COIN_STEP
  const y = top ?? between(ROOF + 40, FLOOR - 40 - height, random)
  const longest = Math.max(...rows.map((row) => row.length))
  for (let column = 0; column < longest; column++)
    for (const [line, row] of rows.entries())
      if (row[column] === 'o')
        flight.coins.push({ id: ++flight.lastId, x: x + column * COIN_STEP, y: y + line * COIN_STEP })
  return x + longest * COIN_STEP
}

/** Share of quiet stretches that end in a spin of the wheel. */
const TOKEN_SHARE = 0.3

const coinsOnly: Stretch = (plan) => {
  const { flight, random } = plan
  const end = addCoins(plan, pickOne(coinPatterns, random), plan.x)
  if (random() >= TOKEN_SHARE) return end
  flight.tokens.push({ id: ++flight.lastId, x: end + 60, y: between(ROOF + 60, FLOOR - 60, random) })
  return end + 100
}

const SLOPES = [0, Math.PI / 4, Math.PI / 2, (3 * Math.PI) / 4]

const oneWire: Stretch = (plan) => {
  const half = addWire(plan, { x: plan.x + 90, slope: pickOne(SLOPES, plan.random), turns: false })
  if (plan.random() < 0.45) {
    const wire = plan.flight.hazards.at(-1)
    const under = wire?.kind === 'wire' && wire.y < MIDDLE
    addCoins(plan, ['ooooo'], plan.x + 30, under ? FLOOR - 60 : ROOF + 60)
  }
  return plan.x + 90 + half
}

/** Wires spaced so that there is time to cross from floor to roof. */
const wireRow: Stretch = (plan) => {
  const apart = plan.speed * (72 - 14 * plan.hardness)
  const count = 2 + pickIndex(2, plan.random)
  for (let index = 0; index < count; index++)
    addWire(plan, { x: plan.x + 90 + index * apart, slope: pickOne(SLOPES, plan.random), turns: false })
  return plan.x + 90 + (count - 1) * apart + 80
}

const spinner: Stretch = (plan) => {
  addWire(plan, { x: plan.x + 110, slope: between(0, 3, plan.random), turns: true })
  return plan.x + 220
}

function addGate({ flight, random, hardness }: Plan, x: number): number {
  const gap = between(GATE_PASSAGE + 26, GATE_PASSAGE + 60, random) - 26 * hardness
  const sway = random() < 0.2 + hardness * 0.7 ? between(30, 40 + 40 * hardness, random) : 0
  const room = gap / 2 + sway + 16
  const middle = between(ROOF + room, FLOOR - room, random)
  flight.hazards.push({
    kind: 'gate',
    id: ++flight.lastId,
    x,
    middle,
    gap,
    sway,
    phase: between(0, 6, random),
    pace: between(0.018, 0.026, random),
    nearest: 9999,
    passed: false,
  })
  return middle
}

const oneGate: Stretch = (plan) => {
  const middle = addGate(plan, plan.x + 120)
  addCoins(plan, ['ooo'], plan.x + 90, middle)
  return plan.x + 120 + GATE_HALF
}

const gatePair: Stretch = (plan) => {
  const apart = plan.speed * (86 - 14 * plan.hardness)
  addGate(plan, plan.x + 120)
  addGate(plan, plan.x + 120 + apart)
  return plan.x + 120 + apart + GATE_HALF
}

/** Kites come one after the other while coins tempt. */
const kites: Stretch = (plan) => {
  const { flight, hardness, random } = plan
  const count = 1 + (random() < hardness ? 1 : 0) + (random() < hardness - 0.3 ? 1 : 0)
  for (let index = 0; index < count; index++)
    flight.hazards.push({
      kind: 'kite',
      id: ++flight.lastId,
      x: flight.travelled + KITE_START,
      y: flight.body.y,
      // The kite appears when the player is here, not when the stretch is generated.
      wait: KITE_WARNING + Math.round((plan.x - flight.travelled) / plan.speed / 2) + index * 46,
      nearest: 9999,
      passed: false,
    })
  addCoins(plan, pickOne(coinPatterns, random), plan.x + 120)
  return plan.x + 420 + count * 120
}

const LANES = [104, 256, 408]
/** Ticks after which the next beam flickers. */
const BEAM_APART = 40

/** Beams take lanes of the field one after the other; one lane is always dark. */
const beams: Stretch = (plan) => {
  const { flight, random, hardness, speed } = plan
  const dark = pickIndex(LANES.length, random)
  const lit = LANES.filter((_, lane) => lane !== dark).slice(0, random() < hardness * 1.6 ? 2 : 1)
  const begins = flight.tick + Math.round((plan.x - flight.travelled) / speed)
  for (const [index, y] of lit.entries()) {
    const from = begins + BEAM_WARNING + index * BEAM_APART
    flight.hazards.push({
      kind: 'beam',
      id: ++flight.lastId,
      x: plan.x,
      y,
      from,
      to: from + BEAM_BURN,
      nearest: 9999,
      passed: false,
    })
  }
  addCoins(plan, ['ooooooo'], plan.x + speed * BEAM_WARNING, LANES[dark]!)
  return plan.x + speed * (BEAM_WARNING + BEAM_BURN + (lit.length - 1) * BEAM_APART)
}

const danger = (flight: Flight, x: number) => ({ id: ++flight.lastId, x, nearest: 9999, passed: false })

/** Moths hover, each as far from the next as a flight from floor to roof takes. */
const moths: Stretch = (plan) => {
  const { flight, random, hardness, speed } = plan
  const apart = speed * (66 - 12 * hardness)
  const count = 1 + pickIndex(hardness > 0.3 ? 3 : 2, random)
  for (let index = 0; index < count; index++) {
    const sway = between(50, 80 + 40 * hardness, random)
    flight.hazards.push({
      ...danger(flight, plan.x + 100 + index * apart),
      kind: 'moth',
      y: between(ROOF + sway + 24, FLOOR - sway - 24, random),
      sway,
      phase: between(0, 6, random),
      pace: between(0.02, 0.034, random),
    })
  }
  return plan.x + 100 + (count - 1) * apart + 60
}

/** Barrels come along the boardwalk: whoever runs there has to rise in time. */
const rollers: Stretch = (plan) => {
  const { flight, random, hardness, speed } = plan
  const count = 1 + pickIndex(hardness > 0.25 ? 3 : 2, random)
  // They meet the player at the coins, nearer than where they are created.
  const lead = (LAID_AHEAD / speed) * ROLLER_SPEED * 0.8
  for (let index = 0; index < count; index++)
    flight.hazards.push({
      ...danger(flight, plan.x + lead + index * between(190, 260, random)),
      kind: 'roller',
      y: FLOOR - ROLLER_RADIUS,
    })
  addCoins(plan, ['oooooo'], plan.x + 60, FLOOR - 110)
  return plan.x + lead + count * 230
}

/** Ticks before the player comes that a bell drops. */
const BELL_LEAD = 30

/** Bells hang in a row and drop one after the other, just ahead. */
const bells: Stretch = (plan) => {
  const { flight, random, hardness, speed } = plan
  const apart = speed * (64 - 10 * hardness)
  const count = 1 + pickIndex(hardness > 0.3 ? 3 : 2, random)
  for (let index = 0; index < count; index++) {
    const x = plan.x + 120 + index * apart
    const comes = flight.tick + Math.round((x - flight.travelled) / speed)
    flight.hazards.push({ ...danger(flight, x), kind: 'bell', from: comes - BELL_LEAD })
  }
  return plan.x + 120 + (count - 1) * apart + 60
}

function addParcel(plan: Plan): number {
  const { flight, random } = plan
  const craft = pickOne(VEHICLES, random)
  flight.parcels.push({ id: ++flight.lastId, x: plan.x + 120, y: between(150, 360, random), craft })
  return plan.x + 240
}

function chooseStretch({ flight, hardness, random }: Plan): Stretch {
  if (flight.stretch < 2) return coinsOnly
  if (flight.stretch < 4) return oneWire
  const shares: readonly (readonly [Stretch, number])[] = [
    [coinsOnly, 20 - 9 * hardness],
    [oneWire, 24 - 16 * hardness],
    [wireRow, 8 + 18 * hardness],
    [spinner, 12 + 8 * hardness],
    [oneGate, 12],
    [gatePair, 14 * hardness],
    [beams, flight.stretch > 5 ? 8 + 8 * hardness : 0],
    [moths, flight.stretch > 6 ? 9 + 6 * hardness : 0],
    [rollers, flight.stretch > 8 ? 8 + 3 * hardness : 0],
    [bells, flight.stretch > 10 ? 7 + 8 * hardness : 0],
    [kites, flight.stretch > 3 ? 9 + 12 * hardness : 0],
  ]
  let rest = random() * shares.reduce((sum, [, share]) => sum + share, 0)
  for (const [stretch, share] of shares) {
    rest -= share
    if (rest < 0) return stretch
  }
  return coinsOnly
}

/** Generates stretches until the way ahead is full, with space between them to cross the whole field. */
export function layAhead(definition: FlyerDefinition, flight: Flight, random: Random) {
  while (flight.nextAt < flight.travelled + LAID_AHEAD) {
    const plan: Plan = {
      flight,
      x: flight.nextAt,
      hardness: hardnessAt(definition, flight.nextAt),
      speed: speedAt(definition, flight.nextAt),
      random,
    }
    const usual = flight.lastId > 150 ? PARCEL_EVERY : FIRST_PARCEL
    const parcelDue =
      flight.sinceParcel >= (takes(flight.kit, 'whistle') ? Math.ceil(usual * WHISTLED) : usual)
    const end = parcelDue ? addParcel(plan) : chooseStretch(plan)(plan)
    flight.sinceParcel = parcelDue ? 0 : flight.sinceParcel + 1
    flight.stretch++
    flight.nextAt = end + plan.speed * (70 - 26 * plan.hardness)
  }
}
