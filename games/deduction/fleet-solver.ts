/** How many fleets fit the counts and the given cells; stops at two. */
export function countFleets(
  size: number,
  boats: readonly number[],
  clues: {
    readonly rows: readonly number[]
    readonly columns: readonly number[]
    /** 1 boat, 2 water, 0 not told. */
    readonly known: readonly number[]
  },
): number {
  const taken = new Uint8Array(size * size)
  const [rows, columns] = [[...clues.rows], [...clues.columns]]
  let found = 0
  const cellsOf = (start: number, length: number, isDown: boolean) =>
    Array.from({ length }, (_, index) => start + index * (isDown ? size : 1))

  function fits(cells: readonly number[], isDown: boolean): boolean {
    const [x, y] = [cells[0]! % size, Math.floor(cells[0]! / size)]
    if (isDown ? y + cells.length > size : x + cells.length > size) return false
    const need = isDown ? columns[x]! : rows[y]!
    if (need < cells.length) return false
    for (const cell of cells) {
      const [cx, cy] = [cell % size, Math.floor(cell / size)]
      if (clues.known[cell] === 2 || rows[cy]! < 1 || columns[cx]! < 1) return false
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [nx, ny] = [cx + dx, cy + dy]
          if (nx >= 0 && ny >= 0 && nx < size && ny < size && taken[ny * size + nx]) return false
        }
    }
    return true
  }

  function set(cells: readonly number[], by: 1 | -1) {
    for (const cell of cells) {
      taken[cell] = by === 1 ? 1 : 0
      rows[Math.floor(cell / size)]! -= by
      columns[cell % size]! -= by
    }
  }

  function place(index: number, from: number) {
    if (found > 1) return
    if (index === boats.length) {
      if (clues.known.every((value, cell) => value !== 1 || taken[cell])) found++
      return
    }
    const length = boats[index]!
    // Boats of one length are placed in order, so that each fleet counts once.
    for (let spot = from; spot < size * size * 2; spot++) {
      const isDown = spot % 2 === 1
      if (length === 1 && isDown) continue
      const cells = cellsOf(spot >> 1, length, isDown)
      if (!fits(cells, isDown)) continue
      set(cells, 1)
      place(index + 1, boats[index + 1] === length ? spot + 1 : 0)
      set(cells, -1)
    }
  }

  place(0, 0)
  return found
}
