import type { Collection } from '../calls.ts'
import { CARD_KINDS, type Card } from '../model.ts'

type OwnedKind = Collection['kinds'][number]

/** The player's kinds, ordered by their newest card; kinds without one of the given cards follow, highest first. */
export function newestFirst(
  kinds: readonly OwnedKind[],
  latest: readonly Pick<Card, 'kind'>[],
): readonly OwnedKind[] {
  const places = new Map<number, number>()
  for (const [place, { kind }] of latest.entries()) if (!places.has(kind)) places.set(kind, place)
  const placeOf = ({ kind }: OwnedKind) => places.get(kind) ?? latest.length + CARD_KINDS.length - kind
  return kinds.filter(({ count }) => count > 0).toSorted((one, other) => placeOf(one) - placeOf(other))
}
