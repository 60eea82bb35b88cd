import type { Random } from '#kit/random/random.ts'
import { speedOf } from './car.ts'
import { hold } from './controls.ts'
import type { Contest } from './definitions.ts'
import { aheadOf, followLine, steerFor } from './driver.ts'
import type { DriftCupSim } from './family.ts'
import { aroundPosts, intoBays, intoCrates, overRafts, thereAndBack } from './field-bots.ts'
import { changeGears, passOrFollow, toBaton, useItems } from './pack-bots.ts'
import { laneMiddle } from './traffic.ts'

const COURAGE = [0.7, 0.88, 1.02] as const
const SLIPS = [0.1, 0.02, 0] as const

/** Drives seat one at its strength; a second seat goes straight. */
export function driftCupBot(sim: DriftCupSim, random: Random, strength: 0 | 1 | 2): number | undefined {
  if (sim.status !== 'playing') return undefined
  if (random() < SLIPS[strength]) return hold(random() * 2 - 1, false)
  const { contest } = sim.definition
  switch (contest.kind) {
    case 'traffic':
      return weave(sim, contest, strength)
    case 'slalom':
      return throughGates(sim, COURAGE[strength])
    case 'drift':
      return slideOn(sim)
    case 'draft':
      return passOrFollow(sim, COURAGE[strength])
    case 'figures':
      return aroundPosts(sim, strength)
    case 'relay':
      return toBaton(sim, COURAGE[strength])
    case 'drag':
      return changeGears(sim, contest, { random, strength })
    case 'karts':
      return useItems(sim, { random, courage: COURAGE[strength] })
    case 'smash':
      return intoCrates(sim, COURAGE[strength])
    case 'park':
      return intoBays(sim, COURAGE[strength])
    case 'back':
      return thereAndBack(sim, COURAGE[strength])
    case 'ferry':
      return overRafts(sim, contest, COURAGE[strength])
    case 'notes':
    case 'race':
    case 'knockout':
    case 'trial':
      return followLine(sim.race.cars[0]!, sim.course, sim.definition.handling, COURAGE[strength])
  }
}

/** Starts a drift at every bend and ends it on the straights. */
function slideOn({ race, course, definition }: DriftCupSim): number {
  const car = race.cars[0]!
  const ahead = aheadOf(car, course)
  const bend = course.curve[(car.node + ahead) % course.count]!
  const plain = followLine(car, course, definition.handling, 1.25)
  if (Math.abs(bend) < 0.01 || Math.abs(car.slide) > 11) return plain
  const wheel = bend > 0 ? 1 : -1
  const isFast = speedOf(car) > 17
  return Math.abs(car.aside) > definition.width * 0.42
    ? plain
    : hold(wheel, isFast && Math.abs(car.slide) < 6)
}

const FAR_ENOUGH = 26
const TOO_CLOSE = 5
const IN_THE_WAY = 2.3

/** Chooses the reachable lane with most space, and brakes behind traffic. */
function weave(
  { race, course, definition }: DriftCupSim,
  { lanes }: Extract<Contest, { kind: 'traffic' }>,
  strength: number,
) {
  const car = race.cars[0]!
  const middle = (lane: number) => laneMiddle(definition, lanes, lane)
  const roomOn = (aside: number, from: number) =>
    Math.min(
      FAR_ENOUGH,
      ...race.traffic
        .filter(({ way, lane }) => way > car.way + from && Math.abs(middle(lane) - aside) < IN_THE_WAY)
        .map(({ way }) => way - car.way),
    )
  let best = { aside: car.aside, worth: -Infinity }
  for (let lane = 0; lane < lanes; lane++) {
    const change = Math.abs(middle(lane) - car.aside)
    // Between here and there nobody may stand.
    const between = roomOn((middle(lane) + car.aside) / 2, -2.4)
    const worth = Math.min(roomOn(middle(lane), -2.4), change > 2 ? between + 3 : FAR_ENOUGH) - change
    if (worth > best.worth) best = { aside: middle(lane), worth }
  }
  const here = roomOn(car.aside, 0)
  const speed = here < TOO_CLOSE + speedOf(car) * 0.17 ? 19 : 30 + strength * 12
  return steerFor(car, course, { aside: best.aside, speed }, 2 + aheadOf(car, course))
}

/** Aims at the middle of the next gate, slower if it is far to the side. */
function throughGates({ race, course }: DriftCupSim, courage: number) {
  const boat = race.cars[0]!
  const open = race.gates.filter(({ state }) => state === 'ahead')
  const [next, after] = open
  if (!next) return steerFor(boat, course, { aside: 0, speed: 100 }, 8)
  const far = Math.max(1, next.node - boat.way)
  // Enters wide, so that the gate after next is easy.
  const wish = next.aside + (after ? Math.sign(next.aside - after.aside) * 1.5 : 0)
  const swing = Math.abs(wish - boat.aside)
  const speed = Math.max(11, 27 - Math.max(0, swing - 3) * 1.3) * courage
  return steerFor(boat, course, { aside: wish, speed }, Math.max(3, Math.min(far, 7)))
}
