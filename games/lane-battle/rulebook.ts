import type { CardName } from './kinds.ts'
import type { Mode } from './definitions.ts'

export interface Rulebook {
  readonly lanes: 1 | 2 | 3
  readonly cards: readonly CardName[]
  /** Health of the tower of each lane, and of what stands behind all; 0 for none. */
  readonly tower: number
  readonly keep: number
  /** How to win: break the keep, take most towers, bring a wagon home, or hold bridges long enough. */
  readonly goal: 'keep' | 'towers' | 'wagon' | 'hold'
  /** Only four cards are in the hand; a played one goes to the end of the queue. */
  readonly isHand?: boolean
  /** Energy can also upgrade a kind for good. */
  readonly isUpgrading?: boolean
  readonly isWeather?: boolean
  /** A river; walkers need its bridge, which moves. */
  readonly isRiver?: boolean
}

const ALL: readonly CardName[] = ['crab', 'slinger', 'shoal', 'gull', 'turtle', 'ram']

export const rulesOf: Readonly<Record<Mode, Rulebook>> = {
  siege: { lanes: 2, cards: ALL, tower: 130, keep: 160, goal: 'keep' },
  march: {
    lanes: 1,
    cards: ['crab', 'slinger', 'gull', 'turtle', 'star'],
    tower: 0,
    keep: 320,
    goal: 'keep',
    isUpgrading: true,
  },
  hand: {
    lanes: 2,
    cards: ['crab', 'slinger', 'surge', 'turtle', 'nuts', 'gull', 'puffer', 'ice', 'ram', 'shoal'],
    tower: 120,
    keep: 140,
    goal: 'keep',
    isHand: true,
  },
  weather: {
    lanes: 3,
    cards: ['crab', 'slinger', 'gull', 'shoal', 'turtle', 'ram'],
    tower: 0,
    keep: 260,
    goal: 'keep',
    isWeather: true,
  },
  river: {
    lanes: 3,
    cards: ['crab', 'slinger', 'shoal', 'gull', 'turtle', 'ram'],
    tower: 0,
    keep: 240,
    goal: 'keep',
    isRiver: true,
  },
  wagons: {
    lanes: 2,
    cards: ['crab', 'slinger', 'shoal', 'gull', 'turtle', 'star'],
    tower: 0,
    keep: 0,
    goal: 'wagon',
  },
  bridges: {
    lanes: 3,
    cards: ['crab', 'slinger', 'shoal', 'gull', 'turtle', 'puffer'],
    tower: 0,
    keep: 0,
    goal: 'hold',
  },
  bases: {
    lanes: 3,
    cards: ['crab', 'slinger', 'gull', 'turtle', 'puffer', 'ram'],
    tower: 150,
    keep: 0,
    goal: 'towers',
  },
}
