import { rankOf, type Mission } from '#kit/game/progress/missions.ts'
import type { Progress } from '#kit/game/progress/progress.ts'
import { settleRun, type ProgressPlan } from '#kit/game/progress/settle-run.ts'
import { deal, wornIn } from '#kit/game/progress/shop.ts'
import {
  shownGoods,
  shownMedals,
  shownMissions,
  type Gains,
  type GoodLook,
  type ProgressWish,
} from '#kit/game/progress/shown.ts'
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

export const hoopsPlan: ProgressPlan<HoopsGoal> = {
  missions: MISSIONS,
  medals: [
    { id: 'dunk', goal: 'dunks', from: [2, 4, 7] },
    { id: 'three', goal: 'threes', from: [2, 4, 7] },
    { id: 'block', goal: 'blocks', from: [1, 3, 5] },
  ],
}

/** How ball and trail look: leather, seams, and the tones of a hot ball. */
export interface BallPaint {
  readonly skin: string
  readonly seam: string
  readonly trail: readonly string[]
}

const PLAIN: BallPaint = { skin: '#F07A2B', seam: '#5A1E04', trail: ['255 236 150'] }
const BALLS: Readonly<Record<string, Pick<BallPaint, 'skin' | 'seam'>>> = {
  beach: { skin: '#FFF1D0', seam: '#E8443A' },
  melon: { skin: '#7FC95A', seam: '#1F6B32' },
  night: { skin: '#7C78E8', seam: '#EDEBFF' },
  gold: { skin: '#FFD24A', seam: '#8A5A00' },
}
const TRAILS: Readonly<Record<string, readonly string[]>> = {
  petals: ['255 150 205'],
  frost: ['150 225 255'],
  rainbow: ['255 110 110', '255 210 90', '110 230 150', '120 180 255', '210 140 255'],
}

const BALL_PLACE = 'ball'
const TRAIL_PLACE = 'trail'
const BALL_SIGN = 'M12 4a8 8 0 1 0 .1 0M4 12h16M12 4v16M6.5 6.5c4 3 4 8 0 11M17.5 6.5c-4 3-4 8 0 11'
const TRAIL_SIGN = 'M4 8h9M4 12h7M4 16h9M18 12a2.5 2.5 0 1 0 .1 0'
const PRICES: Readonly<Record<string, number>> = {
  beach: 80,
  melon: 140,
  night: 240,
  gold: 500,
  petals: 120,
  frost: 200,
  rainbow: 400,
}

export const hoopsGoods: readonly GoodLook[] = [
  ...Object.entries(BALLS).map(([id, { skin }]) => ({
    id,
    price: PRICES[id]!,
    color: skin,
    sign: BALL_SIGN,
    place: BALL_PLACE,
  })),
  ...Object.entries(TRAILS).map(([id, [tone = '']]) => ({
    id,
    price: PRICES[id]!,
    color: `rgb(${tone})`,
    sign: TRAIL_SIGN,
    place: TRAIL_PLACE,
  })),
]

export const lookOf = (owned: Progress): BallPaint => ({
  ...PLAIN,
  ...BALLS[wornIn(owned, BALL_PLACE)[0] ?? ''],
  trail: TRAILS[wornIn(owned, TRAIL_PLACE)[0] ?? ''] ?? PLAIN.trail,
})

/** From here on a computer is strong. */
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

const sayMission =
  ({ text, number }: Pick<Arena, 'text' | 'number'>) =>
  ({ goal, target }: Mission<HoopsGoal>) =>
    text(`mission.${goal}`, { count: number(target) })

/** All balls do the same, and so do all trails. */
const said =
  ({ text }: Pick<Arena, 'text'>) =>
  (key: string) => {
    const id = key.startsWith('does.') ? key.slice('does.'.length) : undefined
    return id === undefined ? text(key) : text(id in BALLS ? 'does.ball' : 'does.trail')
  }

/** Tells the page what is owned. */
export function showPurse(arena: Arena) {
  const { host, text, locker } = arena
  const { owned } = locker
  host.progress?.({
    coins: owned.coins,
    rank: rankOf(owned),
    missions: shownMissions(owned, hoopsPlan.missions, {
      counted: countedIn(matchOf(arena)),
      say: sayMission(arena),
    }),
    goods: shownGoods(owned, hoopsGoods, said(arena)),
    medals: shownMedals(owned, hoopsPlan.medals, text),
  })
}

type Keep = (arena: Arena, locker: Locker) => void

/** Buys a good, puts it on or takes it off. */
export function wishFor(arena: Arena, wish: ProgressWish, keep: Keep) {
  const good = 'good' in wish ? hoopsGoods.find(({ id }) => id === wish.good) : undefined
  if (!good) return
  const [owned, dealt] = deal(arena.locker.owned, good)
  arena.host.sound(dealt === 'bought' ? 'coin' : dealt === 'poor' ? 'bad' : 'flip')
  if (owned !== arena.locker.owned) keep(arena, { ...arena.locker, owned })
}

/** A match has ended: its coins, missions and medals; nothing after a duel or a training. */
export function settlePurse(arena: Arena, keep: Keep): Gains | undefined {
  const match = matchOf(arena)
  if (match.setup.kind === 'duel' || match.setup.kind === 'training') return undefined
  const { progress, gains } = settleRun(arena.locker.owned, hoopsPlan, {
    coins: coinsOf(match),
    counted: countedIn(match),
    sayMission: sayMission(arena),
    sayMedal: (id) => arena.text(`medal.${id}`),
  })
  keep(arena, { ...arena.locker, owned: progress })
  return gains
}
