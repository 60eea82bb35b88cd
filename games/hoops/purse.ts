import { ballGoods } from '#kit/game/progress/ball-goods.ts'
import type { Mission } from '#kit/game/progress/missions.ts'
import type { Progress } from '#kit/game/progress/progress.ts'
import { openPurse, type PursePlan } from '#kit/game/progress/purse.ts'
import type { Gains, ProgressWish } from '#kit/game/progress/shown.ts'
import { matchOf, type Arena } from './arena.ts'
import type { Locker } from './cup.ts'
import type { Match } from './match.ts'

/** What missions and medals count. */
type HoopsGoal =
  | 'points'
  | 'dunks'
  | 'threes'
  | 'blocks'
  | 'steals'
  | 'margin'
  | 'winsEver'
  | 'pairsEver'
  | 'strongEver'
  | 'roundsEver'

const MISSIONS: readonly Mission<HoopsGoal>[] = [
  { goal: 'winsEver', target: 1, stars: 1, adds: true },
  { goal: 'dunks', target: 1, stars: 1 },
  { goal: 'threes', target: 1, stars: 1 },
  { goal: 'steals', target: 2, stars: 1 },
  { goal: 'points', target: 12, stars: 1 },
  { goal: 'blocks', target: 1, stars: 1 },
  { goal: 'pairsEver', target: 1, stars: 1, adds: true },
  { goal: 'margin', target: 6, stars: 1 },
  { goal: 'roundsEver', target: 3, stars: 2, adds: true },
  { goal: 'threes', target: 3, stars: 2 },
  { goal: 'dunks', target: 4, stars: 2 },
  { goal: 'winsEver', target: 10, stars: 2, adds: true },
  { goal: 'blocks', target: 3, stars: 2 },
  { goal: 'strongEver', target: 1, stars: 3, adds: true },
  { goal: 'points', target: 25, stars: 2 },
  { goal: 'steals', target: 5, stars: 2 },
  { goal: 'pairsEver', target: 8, stars: 3, adds: true },
  { goal: 'strongEver', target: 8, stars: 3, adds: true },
]

/** Colours of ball and trail: leather, seams, and tones of a hot ball. */
export interface BallPaint {
  readonly skin: string
  readonly seam: string
  readonly trail: readonly string[]
}

const PLAIN: BallPaint = { skin: '#F07A2B', seam: '#5A1E04', trail: ['255 236 150'] }

const { goods, keyFor, ballIn, trailIn } = ballGoods<Pick<BallPaint, 'skin' | 'seam'>>({
  balls: {
    beach: { skin: '#FFF1D0', seam: '#E8443A' },
    melon: { skin: '#7FC95A', seam: '#1F6B32' },
    night: { skin: '#7C78E8', seam: '#EDEBFF' },
    gold: { skin: '#FFD24A', seam: '#8A5A00' },
  },
  trails: {
    petals: ['255 150 205'],
    frost: ['150 225 255'],
    rainbow: ['255 110 110', '255 210 90', '110 230 150', '120 180 255', '210 140 255'],
  },
  ballSign: 'M12 4a8 8 0 1 0 .1 0M4 12h16M12 4v16M6.5 6.5c4 3 4 8 0 11M17.5 6.5c-4 3-4 8 0 11',
})

const hoopsPlan: PursePlan<HoopsGoal> = {
  missions: MISSIONS,
  medals: [
    { id: 'dunk', goal: 'dunks', from: [2, 4, 7] },
    { id: 'three', goal: 'threes', from: [2, 4, 7] },
    { id: 'block', goal: 'blocks', from: [1, 3, 5] },
  ],
  goods,
  keyFor,
}

export const lookOf = (owned: Progress): BallPaint => ({
  ...PLAIN,
  ...ballIn(owned),
  trail: trailIn(owned) ?? PLAIN.trail,
})

/** Computers from this strength on count as strong. */
const STRONG = 4

export const countedIn =
  ({ goals: [own, theirs], winner, tallies: [tally], setup }: Match) =>
  (goal: HoopsGoal): number => {
    const isMatch = setup.kind !== 'duel' && setup.kind !== 'training'
    if (!isMatch) return 0
    const isWon = winner === 0
    const counts: Readonly<Record<HoopsGoal, number>> = {
      points: own,
      dunks: tally.dunks,
      threes: tally.threes,
      blocks: tally.blocks,
      steals: tally.steals,
      margin: isWon ? own - theirs : 0,
      winsEver: Number(isWon),
      pairsEver: Number(isWon && setup.team === 2),
      strongEver: Number(isWon && setup.strength >= STRONG),
      roundsEver: Number(isWon && setup.kind === 'cup'),
    }
    return counts[goal]
  }

const COINS_A_POINT = 1
const COINS_FOR_A_WIN = 15
/** Stronger computers pay more. */
const COINS_A_STRENGTH = 6

export function coinsOf({ goals: [own], winner, setup }: Match): number {
  if (setup.kind === 'duel' || setup.kind === 'training') return 0
  return own * COINS_A_POINT + (winner === 0 ? COINS_FOR_A_WIN + setup.strength * COINS_A_STRENGTH : 0)
}

const purseOf = (arena: Arena) => openPurse(arena, hoopsPlan)

export const showPurse = (arena: Arena) => purseOf(arena).show(arena.locker.owned, countedIn(matchOf(arena)))

type Keep = (arena: Arena, locker: Locker) => void

/** Buys an item, puts it on or takes it off. */
export function wishFor(arena: Arena, wish: ProgressWish, keep: Keep) {
  const { locker } = arena
  const touched = 'good' in wish ? purseOf(arena).buy(locker.owned, wish.good) : undefined
  if (touched && touched.owned !== locker.owned) keep(arena, { ...locker, owned: touched.owned })
}

/** Books the coins, missions and medals of a match; nothing for a duel or a training. */
export function settlePurse(arena: Arena, keep: Keep): Gains | undefined {
  const match = matchOf(arena)
  if (match.setup.kind === 'duel' || match.setup.kind === 'training') return undefined
  const run = { coins: coinsOf(match), counted: countedIn(match) }
  const { progress, gains } = purseOf(arena).settle(arena.locker.owned, run)
  keep(arena, { ...arena.locker, owned: progress })
  return gains
}
