/** What the registry of games says of one: its slug, its public number, and the seed of its tune, which follows from it. */
export interface Registered {
  readonly slug: string
  readonly gameId: number
  readonly tune: number
}

type Nothing = Record<never, never>

/**
 * A literal that is no slug of the family does not compile. A computed one (which makes a record of any keys, so that
 * nothing fits it) can only be judged when it is asked for.
 */
type Asked<Given extends string, Slug extends string> =
  Nothing extends Readonly<Record<Given, true>> ? Given : Given extends Slug ? Given : never

/** Neighbouring numbers would give tunes that begin alike. */
const TUNE_STEP = 7919

/**
 * Makes the look-up of a family from its share of `games/registry.tsv`, a slug to its number. The look-up throws an Error
 * that names the slug when the registry does not give it to this family.
 */
export const register =
  <Slug extends string>(family: string, numbers: Readonly<Record<Slug, number>>) =>
  <Given extends string>(slug: Asked<Given, Slug>): Registered => {
    if (!Object.hasOwn(numbers, slug))
      throw new Error(`${family} has no ${slug}: npm run registry ${family} ${slug}`)
    const gameId = numbers[slug as unknown as Slug]
    return { slug, gameId, tune: gameId * TUNE_STEP }
  }
