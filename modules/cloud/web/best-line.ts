import type { LineOffer } from './cloud-state.ts'

/** What the big button of a game does on a line. */
export type Offer = 'play' | 'join' | 'full'

/** A seat is taken at once; without one, or where people wait, one takes a place behind them. */
export function offerOf({ load, hasSeat }: Pick<LineOffer, 'load' | 'hasSeat'>): Offer {
  if (load === 'full') return 'full'
  return hasSeat ? 'play' : 'join'
}

const UNKNOWN_WAIT = 60
const FAR_AWAY_MS = 1000

/** In minutes; a seat at once costs nothing. */
const cost = (line: LineOffer) => (offerOf(line) === 'play' ? 0 : (line.waitMinutes ?? UNKNOWN_WAIT) + 1)

/** The line that gets one playing soonest; of those that do alike, the nearest. */
export function bestLine(
  lines: readonly LineOffer[],
  pingOf: (line: LineOffer) => number | undefined,
): LineOffer | undefined {
  const away = (line: LineOffer) => pingOf(line) ?? FAR_AWAY_MS
  return lines
    .filter((line) => offerOf(line) !== 'full')
    .toSorted((one, other) => cost(one) - cost(other) || away(one) - away(other))[0]
}
