import { CARD_LEVELS, type CardLevel } from '../model.ts'
import { MOST_OF_A_SEASON, SHIPPED_SEASON } from './balance.ts'
import { ratesWithGuarantee, WHOLE, type Odds, type Weights } from './odds.ts'

/** Odds as an operator writes them; version and start are set on publishing. */
export type NewOdds = Omit<Odds, 'version' | 'since' | 'isSeasonal'>

const BOXES = ['normal', 'rare'] as const

/** Errors, for the operator, that keep odds from following those in force; empty when there are none. */
export function faultsOfOdds(next: NewOdds, inForce: Odds): string[] {
  const faults = BOXES.flatMap((box) => weightFaults(box, next.weights[box]))
  const { sAtLatest, ssAtLatest } = next
  if (!isCount(sAtLatest) || !isCount(ssAtLatest))
    return [...faults, 'a guarantee is a whole number of boxes']
  // Players count on the guarantee they were promised: it may come sooner, never later.
  if (sAtLatest > inForce.sAtLatest)
    faults.push(`an S is promised within ${inForce.sAtLatest} boxes, which cannot become ${sAtLatest}`)
  if (ssAtLatest > inForce.ssAtLatest)
    faults.push(`an SS is promised within ${inForce.ssAtLatest} boxes, which cannot become ${ssAtLatest}`)
  if (ssAtLatest < sAtLatest) faults.push('the guarantee of an SS cannot come before that of an S')
  return faults
}

function weightFaults(box: (typeof BOXES)[number], weights: Weights): string[] {
  const all = CARD_LEVELS.map((level) => weights[level])
  if (!all.every((weight) => Number.isInteger(weight) && weight >= 0))
    return [`the weights of a ${box} box are whole numbers from 0`]
  const sum = all.reduce((total, weight) => total + weight, 0)
  const faults = sum === WHOLE ? [] : [`the weights of a ${box} box add up to ${sum}, not to ${WHOLE}`]
  if (box === 'rare' && weights.normal > 0) faults.push('a rare box holds no normal card')
  return faults
}

/** Errors that keep odds from being seasonal: after the season the regular guarantees must not come later again. */
export const faultsOfSeasonalOdds = (next: NewOdds, inForce: Odds): string[] => [
  ...faultsOfOdds(next, inForce),
  ...(next.sAtLatest < inForce.sAtLatest || next.ssAtLatest < inForce.ssAtLatest
    ? ['the odds of a season keep the guarantees in force']
    : []),
  ...BOXES.flatMap((box) => generosityFaults(box, next, inForce)),
]

const generosityFaults = (box: (typeof BOXES)[number], next: NewOdds, inForce: Odds): string[] =>
  (['s', 'ss', 'sss'] as const)
    .filter((level) => next.weights[box][level] > inForce.weights[box][level] * MOST_OF_A_SEASON)
    .map(
      (level) =>
        `a ${box} box of a season holds at most ${MOST_OF_A_SEASON} times the ${level.toUpperCase()} cards of one outside of it`,
    )

/**
 * The odds of a shipped season: those in force, with more cards above the lowest level of each box. Check them with
 * `faultsOfSeasonalOdds`: an operator's odds may leave no room for more.
 */
export const oddsOfSeason = ({ weights, sAtLatest, ssAtLatest }: Odds): NewOdds => ({
  weights: { normal: richer(weights.normal, 'normal'), rare: richer(weights.rare, 'rare') },
  sAtLatest,
  ssAtLatest,
})

function richer(weights: Weights, lowest: (typeof BOXES)[number]): Weights {
  const more = (level: CardLevel) => (level === lowest ? 0 : Math.floor(weights[level] * SHIPPED_SEASON))
  const raised = Object.fromEntries(CARD_LEVELS.map((level) => [level, more(level)])) as Record<
    CardLevel,
    number
  >
  const sum = CARD_LEVELS.reduce((total, level) => total + raised[level], 0)
  return { ...raised, [lowest]: WHOLE - sum }
}

const isCount = (count: number) => Number.isInteger(count) && count >= 1

/** Expected contents of a box, with guarantees, before and after: per million. */
export interface OddsChange {
  readonly box: (typeof BOXES)[number]
  readonly before: Weights
  readonly after: Weights
}

export const changeOfOdds = (next: NewOdds, inForce: Odds): OddsChange[] =>
  BOXES.map((box) => ({
    box,
    before: ratesWithGuarantee(inForce, box),
    after: ratesWithGuarantee({ ...inForce, ...next }, box),
  }))

/** A change above this share, of a level that gives play time, is worth a warning. */
const WORTH_A_WARNING = 0.1

/** Warnings before publishing: play time comes from the S, SS and SSS cards that are drawn. */
export function warningsOfOdds(changes: readonly OddsChange[]): string[] {
  return changes.flatMap(({ box, before, after }) =>
    (['s', 'ss', 'sss'] as const).flatMap((level) => {
      const share =
        before[level] === 0 ? (after[level] === 0 ? 0 : Infinity) : after[level] / before[level] - 1
      if (Math.abs(share) < WORTH_A_WARNING) return []
      const much = share === Infinity ? 'for the first time' : `${Math.round(Math.abs(share) * 100)} %`
      const kind = `${level.toUpperCase()} cards`
      return share === Infinity
        ? [`A ${box} box holds ${kind} ${much}.`]
        : [`A ${box} box holds ${much} ${share > 0 ? 'more' : 'fewer'} ${kind} than before.`]
    }),
  )
}
