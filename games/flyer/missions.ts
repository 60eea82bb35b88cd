import type { Medal } from '#kit/game/progress/medals.ts'
import type { Mission } from '#kit/game/progress/missions.ts'
import { parsed, readProgress, startProgress, isCount, type Progress } from '#kit/game/progress/progress.ts'
import { GADGETS, hasBit, MOST_TAKEN } from './gadgets.ts'
import { metres, type Flight } from './world.ts'

/** What a mission counts. Its text is `mission.<goal>`. */
export type Goal =
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
  | 'rides'
  | 'dodged'
  | 'tokens'
  | 'ridden'
  | 'floor'
  | 'roof'
  | 'coinless'

export const missions: readonly Mission<Goal>[] = [
  { goal: 'metres', target: 150, stars: 1 },
  { goal: 'coins', target: 20, stars: 1 },
  { goal: 'wires', target: 5, stars: 1 },
  { goal: 'rides', target: 1, stars: 1 },
  { goal: 'near', target: 1, stars: 1 },
  { goal: 'floor', target: 40, stars: 1 },
  { goal: 'tokens', target: 1, stars: 1 },
  { goal: 'kites', target: 2, stars: 1 },
  { goal: 'beams', target: 3, stars: 1 },
  { goal: 'coinsEver', target: 150, stars: 2, adds: true },
  { goal: 'roof', target: 30, stars: 1 },
  { goal: 'gates', target: 4, stars: 1 },
  { goal: 'balloons', target: 1, stars: 1 },
  { goal: 'metres', target: 400, stars: 2 },
  { goal: 'coinless', target: 100, stars: 2 },
  { goal: 'nearEver', target: 10, stars: 2, adds: true },
  { goal: 'dodged', target: 30, stars: 2 },
  { goal: 'coins', target: 60, stars: 2 },
  { goal: 'gliders', target: 1, stars: 1 },
  { goal: 'ridden', target: 250, stars: 2 },
  { goal: 'gatesEver', target: 25, stars: 2, adds: true },
  { goal: 'kites', target: 6, stars: 2 },
  { goal: 'wires', target: 20, stars: 2 },
  { goal: 'metresEver', target: 3000, stars: 2, adds: true },
  { goal: 'rides', target: 3, stars: 2 },
  { goal: 'near', target: 5, stars: 3 },
  { goal: 'metres', target: 1000, stars: 3 },
  { goal: 'tokens', target: 3, stars: 2 },
  { goal: 'coins', target: 150, stars: 3 },
  { goal: 'roof', target: 120, stars: 2 },
  { goal: 'dodged', target: 80, stars: 3 },
  { goal: 'coinless', target: 250, stars: 3 },
]

export const medals: readonly Medal<Goal>[] = [
  { id: 'far', goal: 'metres', from: [500, 1000, 2000] },
  { id: 'rich', goal: 'coins', from: [60, 120, 240] },
  { id: 'bold', goal: 'near', from: [3, 6, 12] },
]

/** What a flight has counted towards a goal. */
export const countedIn =
  ({ tally, travelled }: Flight) =>
  (goal: Goal): number => {
    switch (goal) {
      case 'coinsEver':
        return tally.coins
      case 'metres':
      case 'metresEver':
        return metres(travelled)
      case 'nearEver':
        return tally.near
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

/** Places where goods are in use. */
export const GADGET_PLACE = 'gadget'
export const SUIT_PLACE = 'suit'

/** Reads stored data; the workshop of older versions becomes a purse. */
export function readOwned(memory: string | undefined): Progress {
  const kept = parsed(memory)
  if (!kept || kept['kind'] === 'progress' || !isCount(kept['coins'])) return readProgress(memory)
  const owned = namesOf(kept['owned'])
  const taken = namesOf(kept['taken'])
  const isFair = taken.length <= MOST_TAKEN && taken.every((name) => owned.includes(name))
  return {
    ...startProgress(),
    coins: kept['coins'],
    stars: isCount(kept['stars']) ? kept['stars'] : 0,
    owned,
    worn: isFair && taken.length > 0 ? { [GADGET_PLACE]: taken.join(' ') } : {},
  }
}

const namesOf = (kit: unknown): readonly string[] =>
  isCount(kit) ? GADGETS.filter((_, index) => hasBit(kit, index)).map(({ name }) => name) : []
