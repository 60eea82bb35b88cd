import type { Mission } from '#kit/game/progress/missions.ts'
import type { PursePlan } from '#kit/game/progress/purse.ts'
import type { GoodLook } from '#kit/game/progress/shown.ts'
import { BOOSTERS, type Booster } from './boosters.ts'

/** What missions and medals of the pack count. */
export type CharmGoal =
  | 'popped'
  | 'poppedEver'
  | 'fell'
  | 'fellEver'
  | 'streak'
  | 'charms'
  | 'banks'
  | 'stars'
  | 'levelsEver'
  | 'freedEver'
  | 'reached'

const MISSIONS: readonly Mission<CharmGoal>[] = [
  { goal: 'popped', target: 20, stars: 1 },
  { goal: 'levelsEver', target: 3, stars: 1, adds: true },
  { goal: 'streak', target: 3, stars: 1 },
  { goal: 'fell', target: 8, stars: 1 },
  { goal: 'charms', target: 1, stars: 1 },
  { goal: 'poppedEver', target: 150, stars: 1, adds: true },
  { goal: 'stars', target: 3, stars: 1 },
  { goal: 'banks', target: 3, stars: 1 },
  { goal: 'freedEver', target: 6, stars: 2, adds: true },
  { goal: 'fell', target: 16, stars: 2 },
  { goal: 'streak', target: 5, stars: 2 },
  { goal: 'levelsEver', target: 10, stars: 2, adds: true },
  { goal: 'fellEver', target: 200, stars: 2, adds: true },
  { goal: 'popped', target: 40, stars: 2 },
  { goal: 'charms', target: 3, stars: 2 },
  { goal: 'banks', target: 6, stars: 2 },
  { goal: 'freedEver', target: 20, stars: 3, adds: true },
  { goal: 'streak', target: 8, stars: 3 },
]

const LOOKS: Readonly<Record<Booster, Omit<GoodLook, 'id'>>> = {
  bomb: {
    price: 60,
    color: '#ff9d2e',
    sign: 'M12 5v2M12 17v2M5 12h2M17 12h2M7 7l2 2M15 15l2 2M17 7l-2 2M9 15l-2 2M12 10a2 2 0 1 0 .1 0',
  },
  rainbow: { price: 45, color: '#8fd0ff', sign: 'M5 17a7 7 0 0 1 14 0M8.500 17a3.500 3.500 0 0 1 7 0' },
  shots: { price: 80, color: '#8ff0a4', sign: 'M12 6v12M6 12h12' },
}

const goods: readonly GoodLook[] = BOOSTERS.map((id) => ({ id, ...LOOKS[id] }))

export const charmPlan: PursePlan<CharmGoal> = {
  missions: MISSIONS,
  medals: [
    { id: 'streak', goal: 'streak', from: [4, 7, 10] },
    { id: 'fell', goal: 'fell', from: [12, 20, 30] },
    { id: 'way', goal: 'reached', from: [25, 100, 300] },
  ],
  goods,
  hasRanks: false,
}

/** Each fifth newly won level gives a booster, in turn. */
const GIFT_EVERY = 5
export const giftOf = (level: number): Booster | undefined =>
  level % GIFT_EVERY === 0 ? BOOSTERS[(level / GIFT_EVERY - 1) % BOOSTERS.length] : undefined

/** Coins of a level: for winning, for stars, and a few for trying. */
export const coinsOf = (stars: number): number => (stars > 0 ? 10 + 10 * stars : 3)
