import { CARD_LEVELS } from '../model.ts'
import { ratesWithGuarantee, type Odds } from '../rules/odds.ts'

export const BOX_KINDS = ['normal', 'rare'] as const

/** Public odds, with the effect of the guarantees. */
export const shownOdds = (odds: Odds) => ({
  version: odds.version,
  since: odds.since,
  pity: { sAtLatest: odds.sAtLatest, ssAtLatest: odds.ssAtLatest },
  boxes: BOX_KINDS.map((box) => {
    const all = ratesWithGuarantee(odds, box)
    return {
      box,
      rates: CARD_LEVELS.map((level) => ({
        level,
        base: odds.weights[box][level],
        withGuarantee: all[level],
      })),
    }
  }),
})
