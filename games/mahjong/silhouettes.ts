import { boardFrom, type Board, type Sheet } from './boards.ts'

/** Pictures that a pile of tiles can stand for: nine columns, so that a tile is a good target on a phone. */
const PICTURES: Readonly<Record<string, string>> = {
  heart: '.##...##./####.####/#########/#########/#########/#########/.#######./..#####../...###...',
  crab: '##.....##/##.###.##/##.###.##/.#######./#########/#########/#########/.#######./#.#...#.#/##.....##',
  butterfly:
    '##.....##/###.#.###/#########/#########/.#######./..#####../.#######./#########/#########/##..#..##',
  crown: '#...#...#/##.###.##/#########/#########/#########/#########/#########/#########',
  pine: '....#..../...###.../..#####../...###.../..#####../.#######./..#####../.#######./#########/#########/...###...',
  cottage:
    '....##.../...####../..#####../.#######./#########/#########/.##.#.##./.##.#.##./.##.####./.##.####.',
  mushroom: '..#####../.#######./#########/#########/#########/..#####../..#####../..#####../.#######.',
  moon: '...#####./..#####../.#####.../######.../#####..../#####..../######.../.######.#/..#######/...#####.',
  hourglass: '#########/#########/.#######./..#####../...###.../..#####../.#######./#########/#########',
  castle: '#.#.#.#.#/#########/#########/.#######./.#######./.#######./.#######./####.####/###...###',
  cat: '#.......#/##.....##/#########/#########/##.###.##/#########/#########/.#######./..#####..',
  rabbit:
    '.##...##./.##...##./.##...##./.##...##./.#######./#########/#########/#########/.#######./..#####..',
  rocket:
    '....#..../...###.../..#####../..#####../..#####../.#######./.#######./#########/#########/#..###..#',
  drop: '....#..../...###.../...###.../..#####../.#######./#########/#########/#########/.#######./..#####..',
  bell: '...###.../..#####../.#######./.#######./.#######./#########/#########/#########/...###...',
  pagoda:
    '....#..../..#####../#########/..#####../..#####../.#######./#########/.#######./.#######./#########/###...###',
  owl: '##.....##/#########/#########/#..###..#/#########/.###.###./.#######./.#######./..#####../..##.##..',
  vase: '..#####../...###.../..#####../.#######./#########/#########/#########/.#######./..#####../.#######.',
}
const MOST_LAYERS = 4

/** A tile lies on four others only: each layer is the one below without its rim. */
function withoutRim(rows: readonly string[]): string[] {
  const stands = (x: number, y: number) => rows[y]?.[x] === '#'
  return rows.map((row, y) =>
    [...row]
      .map((_, x) =>
        stands(x, y) && stands(x - 1, y) && stands(x + 1, y) && stands(x, y - 1) && stands(x, y + 1)
          ? '#'
          : '.',
      )
      .join(''),
  )
}

/** Tiles come in pairs: the last one of the top layer stays out when it has no partner. */
function evened(sheets: readonly Sheet[]): Sheet[] {
  const count = sheets.reduce((sum, { rows }) => sum + rows.join('').replaceAll('.', '').length, 0)
  const top = sheets.at(-1)!
  if (count % 2 === 0) return [...sheets]
  const text = top.rows.join('/')
  const at = text.lastIndexOf('#')
  return [...sheets.slice(0, -1), { ...top, rows: `${text.slice(0, at)}.${text.slice(at + 1)}`.split('/') }]
}

function piled(picture: string): Sheet[] {
  const sheets: Sheet[] = []
  for (let rows = picture.split('/'); sheets.length < MOST_LAYERS && rows.some((row) => row.includes('#'));) {
    sheets.push({ z: sheets.length, rows })
    rows = withoutRim(rows)
  }
  return evened(sheets)
}

export const silhouettes: ReadonlyMap<string, Board> = new Map(
  Object.entries(PICTURES).map(([id, picture]) => [id, boardFrom(id, piled(picture))]),
)
