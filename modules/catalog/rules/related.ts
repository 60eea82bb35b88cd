export interface Kindred {
  readonly slug: string
  readonly family: string
  readonly genre: string
  readonly tags: readonly string[]
}

/** At most this many related games of the same family, for variety. */
const MOST_OF_FAMILY = 3

const kinship = (one: Kindred, other: Kindred) =>
  (one.family === other.family ? 3 : 0) +
  (one.genre === other.genre ? 2 : 0) +
  one.tags.filter((tag) => other.tags.includes(tag)).length

/**
 * Related games, most similar first, with a limit per family. Games with equal similarity are grouped, so the cost grows with the
 * number of groups, not of games.
 */
export function relatives<Game extends Kindred>(
  games: readonly Game[],
  most: number,
): (game: Game) => readonly Game[] {
  const kinds = new Map<string, { readonly like: Game; readonly places: number[] }>()
  games.forEach((game, place) => {
    const kind = kinds.get(kindOf(game)) ?? { like: game, places: [] }
    // One more than needed, since the game itself is among them.
    if (kind.places.length <= most) kind.places.push(place)
    kinds.set(kindOf(game), kind)
  })
  const nearestOf = new Map<string, readonly Game[]>()
  const nearestTo = (game: Game) => {
    const known = nearestOf.get(kindOf(game)) ?? nearest(game)
    nearestOf.set(kindOf(game), known)
    return known
  }
  const nearest = (game: Game) =>
    [...kinds.values()]
      .flatMap(({ like, places }) => places.map((place) => ({ place, kin: kinship(game, like) })))
      .toSorted((one, other) => other.kin - one.kin || one.place - other.place)
      .map(({ place }) => games[place]!)
      .filter(fewOf(game.family, MOST_OF_FAMILY + 1))
      .slice(0, most + 2)
  return (game) =>
    nearestTo(game)
      .filter(({ slug }) => slug !== game.slug)
      .filter(fewOf(game.family, MOST_OF_FAMILY))
      .slice(0, most)
}

/** Related games taken from companions; the rest are kin. */
const MOST_COMPANIONS = 8

/** A game's companions, then its kin, which is all there is for an unknown game. */
export function companionsFirst<Game extends Pick<Kindred, 'slug'>>(
  companions: readonly Game[],
  kin: readonly Game[],
  most: number,
): readonly Game[] {
  const games = [...companions.slice(0, MOST_COMPANIONS), ...kin]
  return [...new Map(games.map((game) => [game.slug, game])).values()].slice(0, most)
}

const kindOf = ({ family, genre, tags }: Kindred) => [family, genre, ...tags.toSorted()].join(' ')

function fewOf(wanted: string, most: number): (game: Kindred) => boolean {
  let count = 0
  return ({ family }) => family !== wanted || ++count <= most
}
