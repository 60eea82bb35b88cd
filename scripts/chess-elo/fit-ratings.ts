export interface Result {
  readonly one: string
  readonly other: string
  /** Points of `one`. */
  readonly points: number
  readonly games: number
}

const ROUNDS = 20_000
const STEP = 8
/** Adds half a drawn game to each pairing, so that a clean sweep gives a finite rating. */
const CALM = 0.5

const hoped = (one: number, other: number) => 1 / (1 + 10 ** ((other - one) / 400))

/** Maximum likelihood ratings. Fixed ratings stay; if there are none, the mean is 1000. */
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
