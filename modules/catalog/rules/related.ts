export interface Kindred {
  readonly slug: string
  readonly family: string
  readonly genre: string
  readonly tags: readonly string[]
}

/** At most this many of the same family, so that the next game is not always the same one again. */
const MOST_OF_FAMILY = 3

const kinship = (one: Kindred, other: Kindred) =>
  (one.family === other.family ? 3 : 0) +
  (one.genre === other.genre ? 2 : 0) +
  one.tags.filter((tag) => other.tags.includes(tag)).length

/** Games to play next: alike ones first, but no more than a few of the same family. */
export function related<Game extends Kindred>(games: readonly Game[], game: Kindred, most: number): Game[] {
  let ofFamily = 0
  return games
    .filter(({ slug }) => slug !== game.slug)
    .map((candidate, place) => ({ candidate, score: kinship(game, candidate) * 100 - place }))
    .toSorted((one, other) => other.score - one.score)
    .filter(({ candidate }) => candidate.family !== game.family || ++ofFamily <= MOST_OF_FAMILY)
    .slice(0, most)
    .map(({ candidate }) => candidate)
}
