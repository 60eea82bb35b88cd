/** Typing errors tolerated in a word of this length. */
export const slipsIn = (letters: number): 0 | 1 | 2 => (letters < 4 ? 0 : letters < 8 ? 1 : 2)

/** Edit distance between two words with swaps of neighbours (Damerau); anything above `most` is `most + 1`. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let slips = Math.min(row[j - 1]! + (isSame ? 0 : 1), row[j]! + 1, next[j - 1]! + 1)
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwap) slips = Math.min(slips, before[j - 2]! + 1)
      next.push(slips)
      least = Math.min(least, slips)
    }
    if (least > most) return most + 1
    before = row
    row = next
  }
  return Math.min(row[other.length]!, most + 1)
}
