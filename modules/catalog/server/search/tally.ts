/** Scores of games by place: a reused array, and the list of entries that are not 0. */
export interface Tally {
  readonly worth: Float64Array
  readonly touched: Int32Array
  count: number
}

export const openTally = (games: number): Tally => ({
  worth: new Float64Array(games),
  touched: new Int32Array(games),
  count: 0,
})

/** Adds what is more than 0. */
export function add(tally: Tally, place: number, worth: number): void {
  if (tally.worth[place] === 0) tally.touched[tally.count++] = place
  tally.worth[place]! += worth
}

export function clear(tally: Tally): void {
  for (let at = 0; at < tally.count; at++) tally.worth[tally.touched[at]!] = 0
  tally.count = 0
}

export const touchedOf = ({ touched, count }: Tally): Int32Array => touched.subarray(0, count)

export function mostOf({ worth, touched, count }: Tally): number {
  let most = 0
  for (let at = 0; at < count; at++) most = Math.max(most, worth[touched[at]!]!)
  return most
}

/** The highest places, the first of equals first. Keeps only as many as asked for. */
export function bestOf(tally: Tally, most: number): readonly number[] {
  const best: number[] = []
  const { worth } = tally
  const isBefore = (one: number, other: number) =>
    worth[one]! > worth[other]! || (worth[one] === worth[other] && one < other)
  for (let index = 0; index < tally.count; index++) {
    const place = tally.touched[index]!
    if (best.length === most && !isBefore(place, best[most - 1]!)) continue
    let at = Math.min(best.length, most - 1)
    while (at > 0 && isBefore(place, best[at - 1]!)) {
      best[at] = best[at - 1]!
      at -= 1
    }
    if (most > 0) best[at] = place
  }
  return best
}
