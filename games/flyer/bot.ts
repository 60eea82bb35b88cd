import type { Random } from '#kit/random/random.ts'
import { BODY_RADIUS, fly, isHeldCraft } from './flight.ts'
import type { FlyerSim } from './family.ts'
import { speedAt } from './generator.ts'
import { clearance, kiteSpeed, ROLLER_SPEED } from './hazards.ts'
import type { FlyerInput } from './rules.ts'
import type { Body, Craft, Flight, Hazard } from './world.ts'

/** A bot's skill: ticks it looks ahead, ticks between decisions, chance of a slip. */
export interface Pilot {
  readonly steps: number
  readonly keep: number
  readonly slips: number
}
const PILOTS: readonly Pilot[] = [
  { steps: 6, keep: 12, slips: 0.12 },
  { steps: 8, keep: 8, slips: 0.04 },
  { steps: 13, keep: 4, slips: 0 },
]
const STEP = 7
const WIDEST = 36

interface Branch {
  readonly body: Body
  readonly first: FlyerInput
  readonly worth: number
}
interface Plan {
  readonly madeAt: number
  readonly inputs: readonly FlyerInput[]
}
const plans = new WeakMap<FlyerSim, Plan>()

/** Searches both choices every few ticks for the path with most space and coins. */
export function flyAs(pilot: Pilot, sim: FlyerSim, random: Random): FlyerInput | undefined {
  const { flight } = sim
  if (flight.over) return undefined
  const known = plans.get(sim)
  const age = known ? flight.tick - known.madeAt : Infinity
  if (known && age >= 0 && age < pilot.keep) return known.inputs[age] ?? 0
  const slip = random() < pilot.slips
  const choice = slip ? (random() < 0.5 ? 0 : 1) : bestChoice(sim, pilot.steps)
  const inputs = Array.from({ length: pilot.keep }, (_, tick) => inputAt(flight.craft, choice, tick))
  plans.set(sim, { madeAt: flight.tick, inputs })
  return inputs[0]
}

export const flyerBot = (sim: FlyerSim, random: Random, strength: 0 | 1 | 2) =>
  flyAs(PILOTS[strength]!, sim, random)

/** Some craft are held, others tapped and released, so that the next tap counts. */
const inputAt = (craft: Craft, choice: FlyerInput, tick: number): FlyerInput =>
  isHeldCraft(craft) || tick < 2 ? choice : 0

function bestChoice(sim: FlyerSim, steps: number): FlyerInput {
  const { flight, definition } = sim
  const speed = speedAt(definition, flight.travelled)
  const reach = speed * steps * STEP * 1.6 + 200
  const dangers = flight.hazards.filter(
    (hazard) => !hazard.passed && hazard.x - flight.travelled < reach && !isWaiting(hazard),
  )
  let branches: Branch[] = [{ body: { ...flight.body }, first: 0, worth: 0 }]
  for (let step = 0; step < steps; step++) {
    const grown = new Map<number, Branch>()
    for (const branch of branches)
      for (const choice of [0, 1] as const) {
        const next = grow({ flight, dangers, speed, branch, choice, step })
        if (!next) continue
        const place = Math.round(next.body.y / 12) * 64 + Math.round(next.body.vy / 2) * 2 + next.body.pull
        const rival = grown.get(place)
        if (!rival || rival.worth < next.worth) grown.set(place, next)
      }
    if (grown.size === 0) break
    branches = [...grown.values()].sort((left, right) => right.worth - left.worth).slice(0, WIDEST)
  }
  return branches[0]?.first ?? 0
}

const isWaiting = (hazard: Hazard) => hazard.kind === 'kite' && hazard.wait > 0

/** How far a hazard comes towards the player in a tick. */
const comesBy = ({ kind }: Hazard) => (kind === 'kite' ? kiteSpeed : kind === 'roller' ? ROLLER_SPEED : 0)

interface Growth {
  readonly flight: Flight
  readonly dangers: readonly Hazard[]
  readonly speed: number
  readonly branch: Branch
  readonly choice: FlyerInput
  readonly step: number
}

/** Simulates one branch; `undefined` when it crashes. */
function grow({ flight, dangers, speed, branch, choice, step }: Growth): Branch | undefined {
  const body = { ...branch.body }
  const radius = BODY_RADIUS[flight.craft]
  let { worth } = branch
  for (let tick = 0; tick < STEP; tick++) {
    const later = step * STEP + tick + 1
    fly(body, flight.craft, inputAt(flight.craft, choice, tick) === 1)
    const x = flight.travelled + speed * later
    for (const hazard of dangers) {
      const ahead = x + comesBy(hazard) * later
      const free = clearance(hazard, flight.tick + later, { x: ahead, y: body.y }) - radius
      if (free < 2) return undefined
      if (free < 30) worth -= (30 - free) * 0.02
    }
  }
  const x = flight.travelled + speed * (step + 1) * STEP
  for (const coin of flight.coins)
    if (Math.abs(coin.x - x) < 24 && Math.abs(coin.y - body.y) < 34) worth += 0.6
  for (const { x: parcelX, y } of flight.parcels)
    if (Math.abs(parcelX - x) < 30 && Math.abs(y - body.y) < 40) worth += 5
  worth -= Math.abs(body.y - 256) * 0.0004
  return { body, first: step === 0 ? choice : branch.first, worth }
}
