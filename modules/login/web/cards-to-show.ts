import type { Collection } from '#modules/cards/calls.ts'
import { CARD_LEVELS } from '#modules/cards/model.ts'

/** A seahorse, a whale and an octopus: one of each level worth keeping. */
const EXAMPLES = [33, 49, 44]
const SHOWN = 3

/** The player's three best cards, the best in the middle; examples until there are three. */
export function cardsToShow(kinds: Collection['kinds'] = []): readonly number[] {
  const rank = (level: Collection['kinds'][number]['level']) => CARD_LEVELS.indexOf(level)
  const best = kinds
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => rank(other.level) - rank(one.level))
    .slice(0, SHOWN)
    .map(({ kind }) => kind)
  const [first, second, third] = best
  return first && second && third ? [second, first, third] : EXAMPLES
}
