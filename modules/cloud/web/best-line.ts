import type { LineOffer } from './cloud-state.ts'

/** What the main button does on a line. */
export type Offer = 'play' | 'join' | 'full'

/** A free seat is taken at once; without one, or behind waiting players, one joins the queue. */
export function offerOf({ load, hasSeat }: Pick<LineOffer, 'load' | 'hasSeat'>): Offer {
  if (load === 'full') return 'full'
  return hasSeat ? 'play' : 'join'
}

const UNKNOWN_WAIT = 60
const FAR_AWAY_MS = 1000

/** In minutes; an immediate seat costs nothing. */
const cost = (line: LineOffer) => (offerOf(line) === 'play' ? 0 : (line.waitMinutes ?? UNKNOWN_WAIT) + 1)

/** The line with the shortest wait; among equals, the closest. */
export function bestLine(
  lines: readonly LineOffer[],
  pingOf: (line: LineOffer) => number | undefined,
): LineOffer | undefined {
  const away = (line: LineOffer) => pingOf(line) ?? FAR_AWAY_MS
  return lines
    .filter((line) => offerOf(line) !== 'full')
    .toSorted((one, other) => cost(one) - cost(other) || away(one) - away(other))[0]
}
