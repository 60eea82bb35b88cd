import type { SimEvent } from '#kit/game/contract.ts'
import { lapOf, tellWay, type Track } from './laps.ts'
import type { Contest } from './definitions.ts'
import { TICKS_A_SECOND, type Race, type Spot } from './race.ts'

type SmashContest = Extract<Contest, { kind: 'smash' }>

export const CRATE = { wood: 0, gold: 1, stone: 2 } as const

const REACH = 2.5
const POINTS = 10
const GOLD_POINTS = 50
const GOLD_SECONDS = 1
const COMBO_TICKS = 110
const MOST_COMBO = 8
const QUARTER_SECONDS = [3, 2, 1, 1] as const
const STONE_SECONDS = 2
const LONGEST_TICKS = 220 * TICKS_A_SECOND

/** From lap to lap more of the crates are stone. */
export function crateKind({ node, aside, kind }: Spot, lap: number): number {
  if (kind === CRATE.gold || lap === 0) return kind
  const luck = (node * 7 + Math.round(aside * 3) * 13 + lap * 29 + 4000) % 10
  return luck < Math.min(6, lap * 2) ? CRATE.stone : CRATE.wood
}

/** Drives through crates while there is time; quarters and gold bring more of it, stone takes some. */
export function stepSmash(race: Race, { course }: Track, { goal }: SmashContest, events: SimEvent[]) {
  const car = race.cars[0]!
  const lap = lapOf(car.way, course.count)
  if (race.clock > 0) race.clock--
  if (race.comboLeft > 0) race.comboLeft--
  else race.combo = 0
  if (tellWay(race, course.count, events))
    race.clock += QUARTER_SECONDS[Math.min(lap, QUARTER_SECONDS.length - 1)]! * TICKS_A_SECOND
  if (car.gone > 0 && car.way >= 0)
    for (const crate of race.spots) {
      // `meter` is the lap in which it was last met.
      if (crate.node !== car.node || crate.meter > lap || Math.abs(crate.aside - car.aside) > REACH) continue
      crate.meter = lap + 1
      meet(race, crateKind(crate, lap), events)
    }
  if (race.clock > 0 && race.tick < LONGEST_TICKS) return
  race.status = race.score >= goal ? 'won' : 'lost'
  events.push({ kind: 'finish', amount: 1 })
}

function meet(race: Race, kind: number, events: SimEvent[]) {
  const car = race.cars[0]!
  if (kind === CRATE.stone) {
    car.vx *= 0.4
    car.vz *= 0.4
    race.combo = race.comboLeft = 0
    race.clock = Math.max(1, race.clock - STONE_SECONDS * TICKS_A_SECOND)
    events.push({ kind: 'stone' })
    return
  }
  car.vx *= 0.97
  car.vz *= 0.97
  race.combo = Math.min(MOST_COMBO, race.combo + 1)
  race.comboLeft = COMBO_TICKS
  const points = (kind === CRATE.gold ? GOLD_POINTS : POINTS) * race.combo
  race.score += points
  if (kind === CRATE.gold) race.clock += GOLD_SECONDS * TICKS_A_SECOND
  events.push({ kind: kind === CRATE.gold ? 'gold' : 'smash', amount: points })
}
