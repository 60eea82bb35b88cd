/** A game's entry in the registry: slug, public number, and the seed of its tune, which is derived from the number. */
export interface Registered {
  readonly slug: string
  readonly gameId: number
  readonly tune: number
}

type Nothing = Record<never, never>

/**
 * A literal that is not a slug of the family does not compile. A name of type `string` is accepted (its record may be empty)
 * and checked at run time.
 */
type Asked<Given extends string, Slug extends string> =
  Nothing extends Readonly<Record<Given, true>> ? Given : Given extends Slug ? Given : never

/** Adjacent seeds would give tunes with a similar start. */
const TUNE_STEP = 7919

/**
 * Makes the look-up of a family from its part of `games/registry.tsv`, slug to number. It throws an Error that names the
 * slug if the registry does not give it to this family.
 */
export const register =
  <Slug extends string>(family: string, numbers: Readonly<Record<Slug, number>>) =>
  <Given extends string>(slug: Asked<Given, Slug>): Registered => {
    if (!Object.hasOwn(numbers, slug))
      throw new Error(`${family} has no ${slug}: npm run registry ${family} ${slug}`)
    const gameId = numbers[slug as unknown as Slug]
    return { slug, gameId, tune: gameId * TUNE_STEP }
  }
