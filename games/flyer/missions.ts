import { bitOf, GADGETS, hasBit, kitSize, MOST_TAKEN, type Kit } from './gadgets.ts'
import { metres, type Flight } from './world.ts'

/** What a mission counts. Its text is `mission.<goal>`. */
type Goal =
  | 'coins'
  | 'coinsEver'
  | 'metres'
  | 'metresEver'
  | 'near'
  | 'nearEver'
  | 'kites'
  | 'gates'
  | 'gatesEver'
  | 'wires'
  | 'beams'
  | 'balloons'
  | 'gliders'
  | 'ridden'
  | 'floor'
  | 'roof'
  | 'coinless'

export interface Mission {
  readonly goal: Goal
  readonly target: number
  /** Stars towards the next rank; a star is also worth some coins. */
  readonly stars: 1 | 2 | 3
}

export const missions: readonly Mission[] = [
  { goal: 'metres', target: 150, stars: 1 },
  { goal: 'coins', target: 20, stars: 1 },
  { goal: 'wires', target: 5, stars: 1 },
  { goal: 'balloons', target: 1, stars: 1 },
  { goal: 'near', target: 1, stars: 1 },
  { goal: 'floor', target: 40, stars: 1 },
  { goal: 'gliders', target: 1, stars: 1 },
  { goal: 'kites', target: 2, stars: 1 },
  { goal: 'beams', target: 3, stars: 1 },
  { goal: 'coinsEver', target: 150, stars: 2 },
  { goal: 'roof', target: 30, stars: 1 },
  { goal: 'gates', target: 4, stars: 1 },
  { goal: 'metres', target: 400, stars: 2 },
  { goal: 'coinless', target: 100, stars: 2 },
  { goal: 'nearEver', target: 10, stars: 2 },
  { goal: 'coins', target: 60, stars: 2 },
  { goal: 'ridden', target: 250, stars: 2 },
  { goal: 'gatesEver', target: 25, stars: 2 },
  { goal: 'kites', target: 6, stars: 2 },
  { goal: 'wires', target: 20, stars: 2 },
  { goal: 'metresEver', target: 3000, stars: 2 },
  { goal: 'near', target: 5, stars: 3 },
  { goal: 'metres', target: 1000, stars: 3 },
  { goal: 'coins', target: 150, stars: 3 },
  { goal: 'roof', target: 120, stars: 2 },
  { goal: 'coinless', target: 250, stars: 3 },
]

/** What a player keeps between flights. */
export interface Workshop {
  readonly coins: number
  readonly stars: number
  /** Missions given out so far; the next one follows the order of the list, each round harder. */
  readonly given: number
  readonly open: readonly OpenMission[]
  /** Gadgets that were bought, and those that come along. */
  readonly owned: Kit
  readonly taken: Kit
}
export interface OpenMission {
  readonly index: number
  /** Counted in earlier flights, for goals that add up. */
  readonly carried: number
}

const AT_ONCE = 3
const COINS_PER_STAR = 25
const STARS_PER_RANK = 4
const HARDER_EACH_ROUND = 0.5

export const startWorkshop = (): Workshop => ({
  coins: 0,
  stars: 0,
  given: AT_ONCE,
  owned: 0,
  taken: 0,
  open: Array.from({ length: AT_ONCE }, (_, index) => ({ index, carried: 0 })),
})

/** Reads what was kept; a damaged memory counts as none. */
export function readWorkshop(memory: string | undefined): Workshop {
  if (!memory) return startWorkshop()
  try {
    const kept = JSON.parse(memory) as Partial<Workshop>
    return Array.isArray(kept.open) ? { ...startWorkshop(), ...kept, ...kitsOf(kept) } : startWorkshop()
  } catch {
    return startWorkshop()
  }
}

/** Only what was bought comes along, and never more than two. */
function kitsOf({ owned, taken }: Partial<Workshop>): Pick<Workshop, 'owned' | 'taken'> {
  const all = 2 ** GADGETS.length
  const isKit = (kit: unknown): kit is Kit => Number.isInteger(kit) && Number(kit) >= 0 && Number(kit) < all
  const has = isKit(owned) ? owned : 0
  const wants = isKit(taken) ? taken : 0
  const isFair =
    kitSize(wants) <= MOST_TAKEN && GADGETS.every((_, at) => !hasBit(wants, at) || hasBit(has, at))
  return { owned: has, taken: isFair ? wants : 0 }
}

export type Touch = 'bought' | 'taken' | 'left' | 'poor' | 'full'

/** A touch on a gadget buys it, takes it along or leaves it at home. */
export function touchGadget(workshop: Workshop, index: number): readonly [Workshop, Touch] {
  const { price } = GADGETS[index]!
  const { owned, taken, coins } = workshop
  if (hasBit(taken, index)) return [{ ...workshop, taken: taken - bitOf(index) }, 'left']
  if (!hasBit(owned, index) && coins < price) return [workshop, 'poor']
  const isNew = !hasBit(owned, index)
  const after = isNew ? { ...workshop, owned: owned + bitOf(index), coins: coins - price } : workshop
  if (kitSize(taken) >= MOST_TAKEN) return [after, isNew ? 'bought' : 'full']
  return [{ ...after, taken: taken + bitOf(index) }, isNew ? 'bought' : 'taken']
}

export const rankOf = ({ stars }: Workshop) => 1 + Math.floor(stars / STARS_PER_RANK)

/** The mission behind a place in the endless order. */
export function missionAt(index: number): Mission {
  const mission = missions[index % missions.length]!
  const round = Math.floor(index / missions.length)
  return { ...mission, target: Math.round(mission.target * (1 + HARDER_EACH_ROUND * round)) }
}

export const rewardOf = ({ stars }: Mission) => stars * COINS_PER_STAR

const addsUp = (goal: Goal) => goal.endsWith('Ever')

function counted(goal: Goal, { tally, travelled }: Flight): number {
  switch (goal) {
    case 'coins':
    case 'coinsEver':
      return tally.coins
    case 'metres':
    case 'metresEver':
      return metres(travelled)
    case 'near':
    case 'nearEver':
      return tally.near
    case 'gates':
    case 'gatesEver':
      return tally.gates
    case 'floor':
    case 'roof':
    case 'ridden':
    case 'coinless':
      return metres(tally[goal])
    default:
      return tally[goal]
  }
}

/** How far a mission is, at most its target. */
export function countOf({ index, carried }: OpenMission, flight: Flight): number {
  const { goal, target } = missionAt(index)
  return Math.min(target, carried + counted(goal, flight))
}

export const isDone = (open: OpenMission, flight: Flight) =>
  countOf(open, flight) >= missionAt(open.index).target

/** After a flight: coins and rewards are kept, what adds up is carried on, done missions make room for the next. */
export function settle(workshop: Workshop, flight: Flight): Workshop {
  let { given, stars } = workshop
  let coins = workshop.coins + flight.tally.coins
  const open = workshop.open.map((one): OpenMission => {
    const mission = missionAt(one.index)
    if (!isDone(one, flight)) return addsUp(mission.goal) ? { ...one, carried: countOf(one, flight) } : one
    stars += mission.stars
    coins += rewardOf(mission)
    return { index: given++, carried: 0 }
  })
  return { ...workshop, coins, stars, given, open }
}
