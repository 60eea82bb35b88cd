import { contactShadow, coverArt, slab, tilted } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { keepAllPacks } from './all-packs.ts'
import { badgeOf } from './cover-badges.ts'
import type { NonogramDefinition } from './definitions.ts'
import { madePuzzle } from './make.ts'
import { packOf, type PackName, type Picture } from './packs.ts'
import { paintOf } from './paints.ts'
import { blocksIn, cellsOf } from './puzzle.ts'

keepAllPacks()

interface Art {
  readonly pack?: PackName
  /** Number of the picture in its pack. */
  readonly picture: number
  /** First cell that is seen, and how many along a side. */
  readonly from: readonly [column: number, row: number]
  readonly side: number
  readonly tilt: number
}

const ART: Readonly<Record<string, Art>> = {
  starters: { pack: 'starters', picture: 22, from: [0, 0], side: 5, tilt: -7 },
  sea: { pack: 'sea', picture: 11, from: [0, 0], side: 10, tilt: 6 },
  kitchen: { pack: 'kitchen', picture: 6, from: [0, 0], side: 10, tilt: -6 },
  wheels: { pack: 'wheels', picture: 12, from: [3, 0], side: 10, tilt: -4 },
  scenes: { pack: 'scenes', picture: 5, from: [1, 0], side: 13, tilt: 5 },
  large: { pack: 'large', picture: 12, from: [6, 3], side: 14, tilt: 8 },
  colours: { pack: 'colours', picture: 8, from: [0, 0], side: 10, tilt: -9 },
  query: { pack: 'garden', picture: 10, from: [0, 0], side: 10, tilt: 4 },
  mirror: { pack: 'mirrors', picture: 17, from: [0, 0], side: 13, tilt: 0 },
  endless: { picture: 7, from: [0, 0], side: 8, tilt: 9 },
  totals: { picture: 3, from: [0, 0], side: 5, tilt: -5 },
  zoo: { pack: 'zoo', picture: 11, from: [0, 0], side: 10, tilt: -5 },
  music: { pack: 'music', picture: 4, from: [0, 0], side: 10, tilt: 8 },
  space: { pack: 'space', picture: 8, from: [0, 0], side: 10, tilt: -8 },
  sports: { pack: 'sports', picture: 1, from: [0, 0], side: 10, tilt: 4 },
  home: { pack: 'home', picture: 12, from: [0, 0], side: 10, tilt: -4 },
  clothes: { pack: 'clothes', picture: 0, from: [0, 0], side: 10, tilt: 7 },
  fairy: { pack: 'fairy', picture: 5, from: [0, 0], side: 10, tilt: -6 },
  bugs: { pack: 'bugs', picture: 3, from: [0, 0], side: 10, tilt: 5 },
  feast: { pack: 'feast', picture: 9, from: [0, 0], side: 10, tilt: -8 },
  town: { pack: 'town', picture: 9, from: [0, 0], side: 10, tilt: 6 },
  toys: { pack: 'toys', picture: 24, from: [0, 0], side: 10, tilt: -5 },
  birds: { pack: 'birds', picture: 6, from: [0, 0], side: 10, tilt: 4 },
  tools: { pack: 'tools', picture: 18, from: [0, 0], side: 10, tilt: -7 },
  plants: { pack: 'plants', picture: 2, from: [0, 0], side: 10, tilt: 6 },
  run: { pack: 'mirrors', picture: 0, from: [2, 0], side: 9, tilt: 7 },
}

const BOARD = 330
const [LEFT, TOP] = [66, 72]
const SKY = '#fdeecb'

/** A tray of tiles that show their picture, numbers at its edge, and the sign of the game on a golden slab. */
export function cover({ id, slug, ground: [light, deep] }: NonogramDefinition): string {
  const art = ART[id]!
  const { side, from, tilt } = art
  const cell = BOARD / side
  const picture = pictureFor(art, id)
  const at = (column: number, row: number) =>
    column < picture.columns && row < picture.rows ? picture.letters[row * picture.columns + column]! : '.'
  const runs = new Map<string, string>()
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side;) {
      const letter = at(column + from[0], row + from[1])
      let end = column + 1
      while (end < side && at(end + from[0], row + from[1]) === letter) end++
      const color = colourFor(letter, { id, light, k: (row + column) / side / 2 })
      const line = `M${tidy(LEFT + column * cell)} ${tidy(TOP + row * cell)}h${tidy((end - column) * cell)}v${tidy(cell)}h${tidy((column - end) * cell)}z`
      if (color) runs.set(color, (runs.get(color) ?? '') + line)
      column = end
    }
  const tiles = [...runs].map(([color, line]) => `<path d="${line}" fill="${color}"/>`).join('')
  const wall = shade(deep, -0.2)
  const board =
    slab({
      x: LEFT - 62,
      y: TOP - 66,
      width: BOARD + 130,
      height: BOARD + 134,
      radius: 30,
      top: shade(deep, 0.14),
      side: wall,
      depth: 16,
    }) +
    `<rect x="${LEFT}" y="${TOP}" width="${BOARD}" height="${BOARD}" fill="${SKY}"/>${tiles}` +
    `<path d="${gridLines(side, cell)}" stroke="${wall}" stroke-opacity=".5" stroke-width="${side < 8 ? 5 : 3}"/>` +
    numbers(picture, art, cell)
  const sign =
    contactShadow(304, 372, 66, 16, 0.36) +
    slab({
      x: 240,
      y: 246,
      width: 122,
      height: 112,
      radius: 28,
      top: '#ffd44f',
      side: '#c98a10',
      depth: 17,
    }) +
    `<g transform="translate(301 302)">${badgeOf(id)}</g>`
  return coverArt(slug).ground(light, deep, '#fff0cf', 0.5) + tilted(tilt, board) + sign
}

function pictureFor({ pack, picture, side }: Art, id: string): Picture {
  if (pack) return packOf(pack)[picture]!
  const { solution } = madePuzzle(picture, side, id === 'totals')
  const letters = solution.map((colour) => (colour > 0 ? '#' : '.')).join('')
  return { columns: side, rows: side, letters }
}

interface Place {
  readonly id: string
  readonly light: string
  readonly k: number
}

function colourFor(letter: string, { id, light, k }: Place): string | undefined {
  if (letter !== '#') return paintOf(letter)
  return id === 'totals' ? shade(light, -0.3) : `hsl(${190 + Math.round(k * 4) * 22} 62% 48%)`
}

const tidy = (value: number) => Math.round(value * 10) / 10

function gridLines(side: number, cell: number): string {
  let line = ''
  for (let at = 0; at <= side; at++) {
    const place = tidy(at * cell)
    line += `M${LEFT + place} ${TOP}v${BOARD}M${LEFT} ${TOP + place}h${BOARD}`
  }
  return line
}

/** The last number of each line beside the board. */
function numbers({ columns, rows, letters }: Picture, { side, from }: Art, cell: number): string {
  const solution = [...letters].map((letter) => (letter === '.' || letter !== letter.toUpperCase() ? 0 : 1))
  const drawn = { columns, rows, solution }
  const size = Math.round(Math.min(36, cell * 0.62))
  const lastOf = (line: number) =>
    blocksIn(cellsOf(drawn, line).map((place) => solution[place]!)).at(-1)?.[0] ?? 0
  let texts = ''
  for (let at = 0; at < side; at++) {
    const middle = (at + 0.5) * cell
    const [column, row] = [at + from[0], at + from[1]]
    if (column < columns) texts += `<text x="${tidy(LEFT + middle)}" y="${TOP - 14}">${lastOf(column)}</text>`
    if (row < rows)
      texts += `<text x="${LEFT - 26}" y="${tidy(TOP + middle + size * 0.35)}">${lastOf(columns + row)}</text>`
  }
  return `<g font-family="Bricolage Grotesque Variable,Bricolage Grotesque,Arial,sans-serif" font-weight="800" font-size="${size}" text-anchor="middle" fill="#fff3d9">${texts}</g>`
}
