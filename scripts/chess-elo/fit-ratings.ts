export interface Result {
  readonly one: string
  readonly other: string
  /** Of `one`. */
  readonly points: number
  readonly games: number
}

const ROUNDS = 20_000
const STEP = 8
/** Half a drawn game more in each pairing keeps a clean sweep finite. */
const CALM = 0.5

const hoped = (one: number, other: number) => 1 / (1 + 10 ** ((other - one) / 400))

/** The ratings under which the results are likeliest; those that are fixed stay, without any the mean is 1000. */
export function fitRatings(
  results: readonly Result[],
  fixed: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const names = [...new Set(results.flatMap(({ one, other }) => [one, other]))]
  const ratings = new Map(names.map((name) => [name, fixed.get(name) ?? 1000]))
  for (let round = 0; round < ROUNDS; round++)
    for (const { one, other, points, games } of results) {
      const surprise = points + CALM / 2 - (games + CALM) * hoped(ratings.get(one)!, ratings.get(other)!)
      const move = (STEP * surprise) / games
      if (!fixed.has(one)) ratings.set(one, ratings.get(one)! + move)
      if (!fixed.has(other)) ratings.set(other, ratings.get(other)! - move)
    }
  return ratings
}
