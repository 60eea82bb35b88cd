import { CARD_LEVELS } from '../model.ts'
import { ratesWithGuarantee, type Odds } from '../rules/odds.ts'

export const BOX_KINDS = ['normal', 'rare'] as const

/** Odds as anybody may read them, with what the guarantees make of them. */
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
