/** Where a tile lies, in half tiles from the upper left corner; `z` counts layers from the table up. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** A pile of tiles: its places and, for each place, which others hold it down. */
export interface Board {
  readonly id: string
  readonly places: readonly Place[]
  /** Size in whole tiles. */
  readonly columns: number
  readonly rows: number
  readonly layers: number
  /** Indices of the places that lie on top of, left of and right of each place. */
  readonly above: readonly (readonly number[])[]
  readonly left: readonly (readonly number[])[]
  readonly right: readonly (readonly number[])[]
}

/** Rows of one layer, `#` for a tile; a layer may be shifted by half tiles. */
export interface Sheet {
  readonly z: number
  readonly x?: number
  readonly y?: number
  readonly rows: readonly string[]
}

const sheet = (z: number, picture: string, x = 0, y = 0): Sheet => ({ z, x, y, rows: picture.split('/') })

/** A level of the game is a board: level 1 is the first of this list. A new board goes to the end. */
const SHEETS: Readonly<Record<string, readonly Sheet[]>> = {
  shell: [
    sheet(0, '..####../.######./########/########/########/.######./..####..'),
    sheet(1, '/...##.../.######./.######./.######./...##...'),
    sheet(2, '//...##.../...##.../...##...'),
  ],
  star: [
    sheet(0, '...##.../...##.../########/.######./..####../.######./.##..##./##....##'),
    sheet(1, '/...##.../.######./..####../..####../..####../.#....#.'),
    sheet(2, '//..####../..####../...##.../...##...'),
    sheet(3, '///...##...'),
  ],
  fish: [
    sheet(0, '..###.../.#####.#/########/########/########/.#####.#/..###...'),
    sheet(1, '/..###.../.######./.######./.######./..###...'),
    sheet(2, '//..###.../..####../..###...'),
    sheet(3, '///..##....'),
  ],
  palm: [
    sheet(0, '.##..##./########/##.##.##/#..##..#/...##.../...##.../..####../.######.'),
    sheet(1, '.##..##./.######./.#.##.#./...##.../...##.../...##.../..####../..####..'),
    sheet(2, '/..####../...##.../...##.../...##.../...##.../...##...'),
    sheet(3, '/...##...'),
  ],
  lighthouse: [
    sheet(0, '...##.../..####../#.####.#/..####../..####../..####../.######./########'),
    sheet(1, '...##.../..####../..####../..####../..####../..####../..####../.######.'),
    sheet(2, '/...##.../...##.../...##.../...##.../...##.../...##.../..####..'),
    sheet(3, '///////...##...'),
  ],
  reef: [
    sheet(0, '..############../################/################/..############..'),
    sheet(1, '....##....##..../..####.##.####../..####.##.####../....##....##....'),
    sheet(2, '/...##..##..##.../...##..##..##...'),
  ],
  harbour: [
    sheet(0, '####....####/#####..#####/############/.##########./############/#####..#####/####....####'),
    sheet(1, '.##......##./.###....###./.###.##.###./..########../.###.##.###./.###....###./.##......##.'),
    sheet(2, '/..#......#../..#..##..#../....####..../..#..##..#../..#......#..'),
    sheet(3, '///.....##.....'),
  ],
  turtle: [
    sheet(
      0,
      '..###....###../...########.../..##########../.############./.############./..##########../...########.../..###....###..',
      2,
    ),
    sheet(0, '##', 28, 7),
    sheet(0, '#', 2, 7),
    sheet(1, '/....######..../...########.../...########.../...########.../...########.../....######....', 2),
    sheet(2, '//.....####...../....######..../....######..../.....####.....', 2),
    sheet(3, '///......##....../......##......', 2),
    sheet(4, '#', 15, 7),
  ],
  terrace: [
    sheet(0, '.######./########/########/########/########/########/########/########/########/.######.'),
    sheet(1, '/..####../.######./.######./.######./.######./.######./.######./..####..'),
    sheet(2, '///..####../..####../..####../..####..'),
    sheet(3, '///...##.../...##.../...##.../...##...'),
  ],
}

const placesOf = (sheets: readonly Sheet[]): Place[] => {
  const places = sheets.flatMap(({ z, x = 0, y = 0, rows }) =>
    rows.flatMap((row, down) =>
      [...row].flatMap((mark, across) => (mark === '#' ? [{ x: x + 2 * across, y: y + 2 * down, z }] : [])),
    ),
  )
  const leftmost = Math.min(...places.map((place) => place.x))
  return places.map((place) => ({ ...place, x: place.x - leftmost }))
}

const overlap = (a: number, b: number) => Math.abs(a - b) < 2
const beside = (step: number) => (from: Place, to: Place) =>
  to.z === from.z && to.x === from.x + step && overlap(to.y, from.y)

/** The board that some layers make, with what lies over and beside each tile. */
export function boardFrom(id: string, sheets: readonly Sheet[]): Board {
  const places = placesOf(sheets)
  const find = (test: (from: Place, to: Place) => boolean) =>
    places.map((from) => places.flatMap((to, index) => (test(from, to) ? [index] : [])))
  return {
    id,
    places,
    columns: Math.max(...places.map(({ x }) => x)) / 2 + 1,
    rows: Math.max(...places.map(({ y }) => y)) / 2 + 1,
    layers: Math.max(...places.map(({ z }) => z)) + 1,
    above: find((from, to) => to.z === from.z + 1 && overlap(to.x, from.x) && overlap(to.y, from.y)),
    left: find(beside(-2)),
    right: find(beside(2)),
  }
}

export const layered: readonly Board[] = Object.entries(SHEETS).map(([id, sheets]) => boardFrom(id, sheets))
