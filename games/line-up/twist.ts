/** Turns one quadrant of a square board by a quarter. Twists 0 to 7: quadrant times two, plus 1 against the clock. */
export function twisted(cells: readonly number[], side: number, twist: number): number[] {
  const half = side / 2
  const quadrant = twist >> 1
  const [left, top] = [(quadrant % 2) * half, (quadrant >> 1) * half]
  const turned = [...cells]
  for (let row = 0; row < half; row++)
    for (let column = 0; column < half; column++) {
      const from = (top + row) * side + left + column
      const [newRow, newColumn] = twist % 2 ? [half - 1 - column, row] : [column, half - 1 - row]
      turned[(top + newRow) * side + left + newColumn] = cells[from]!
    }
  return turned
}
