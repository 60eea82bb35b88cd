/** Typing errors tolerated in a word of this length. */
export const slipsIn = (letters: number): 0 | 1 | 2 => (letters < 4 ? 0 : letters < 8 ? 1 : 2)

type Rows = [before: Uint16Array, row: Uint16Array, next: Uint16Array]

/** Shared by all comparisons: a search makes thousands, and each would make an array per letter. */
let rows: Rows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)]

function rowsFor(letters: number): Rows {
  if (letters >= rows[0].length) {
    const length = 2 * letters
    rows = [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)]
  }
  return rows
}

/** Edit distance between two words with swaps of neighbours (Damerau); anything above `most` is `most + 1`. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let [before, row, next] = rowsFor(other.length)
  for (let j = 0; j <= other.length; j++) row[j] = j
  for (let i = 1; i <= one.length; i++) {
    next[0] = i
    let least = i
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let slips = Math.min(row[j - 1]! + (isSame ? 0 : 1), row[j]! + 1, next[j - 1]! + 1)
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwap) slips = Math.min(slips, before[j - 2]! + 1)
      next[j] = slips
      least = Math.min(least, slips)
    }
    if (least > most) return most + 1
    ;[before, row, next] = [row, next, before]
  }
  return Math.min(row[other.length]!, most + 1)
}
