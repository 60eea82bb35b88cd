import type { RummyDefinition } from './definitions.ts'

/** How to play, as text keys in reading order. */
export function how({ twist }: RummyDefinition): readonly string[] {
  const { sets, runs, corner, wild, opening, runFirst, joins, takes, draws, pays } = twist
  return [
    draws === 2 ? 'how.draw.two' : takes ? 'how.draw' : 'how.draw.blind',
    !sets ? 'how.melds.runs' : runs === 'none' ? 'how.melds.sets' : `how.melds.${runs}`,
    corner ? 'how.corner' : undefined,
    wild > 0 ? 'how.wild' : undefined,
    opening > 0 ? 'how.opening' : undefined,
    runFirst ? 'how.runFirst' : undefined,
    joins === 'all' ? 'how.laysOff' : 'how.closed',
    `how.pays.${pays}`,
  ].filter((key) => key !== undefined)
}
