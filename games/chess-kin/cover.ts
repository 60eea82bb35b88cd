import { figureArt, FIGURES, IVORY, TEAL } from '#kit/game/chess-pieces/figures.ts'
import { contactShadow, coverArt, tilted } from '#kit/game/cover.ts'
import { squaresOf, type Army } from './army.ts'
import type { KinDefinition } from './definition.ts'
import { figureOf } from './look.ts'
import { armyFor } from './position.ts'

const HERO = 236
const FOIL = 150
/** Limits the letters drawn beside the hero, to keep the picture small. */
const LETTERS_SHOWN = 2
const ZOOMS = [70, 62, 78, 66, 74] as const

interface Place {
  readonly x: number
  readonly y: number
}

const isFirst = (letter: string) => letter === letter.toUpperCase()
const nameOf = (id: string, letter: string) => `${id}-${isFirst(letter) ? 'f' : 's'}${letter.toLowerCase()}`

/** The game's own board, larger than the frame; one piece large in front, a rival behind it. */
export function cover(definition: KinDefinition): string {
  const army = armyFor(definition)
  const { id, gameId, ground, hero } = definition
  const zoom = ZOOMS[gameId % 5]! + (definition.width < 7 ? 14 : 0)
  const left = gameId % 2 === 0
  const foil = foilOf(army)
  const places = piecesShown(army, zoom)
  const art = coverArt(id)
  const shine = art.radial(
    [
      [0, '#FFF6DC', 0.5],
      [0.6, '#FFF6DC', 0],
      [1, ground[1], 0.6],
    ],
    [left ? 0.75 : 0.25, 0.14],
    0.95,
  )
  const [x, y] = [left ? 146 + (gameId % 3) * 14 : 248 - (gameId % 3) * 14, 226 + (gameId % 4) * 7]
  const behind = left ? x + 132 : x - 132
  const low = 126 + (gameId % 5) * 9
  return (
    figureDefs(army, [...new Set([...places.keys(), hero, foil])]) +
    tilted((left ? 1 : -1) * (5 + (gameId % 5)), boardArt(army, zoom, places)) +
    `<defs>${shine.defs}</defs><rect width="400" height="400" fill="${shine.fill}"/>` +
    contactShadow(behind + 6, low + 62, 66, 16, 0.36) +
    large(nameOf(id, foil), behind, low, FOIL) +
    contactShadow(x + 10, y + 98, 106, 25, 0.42) +
    large(nameOf(id, hero), x, y, HERO)
  )
}

const large = (name: string, x: number, y: number, size: number) =>
  `<use href="#${name}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})"/>`

const figureDefs = (army: Army, letters: readonly string[]) =>
  `<defs>${letters
    .map((letter) => {
      const figure = FIGURES[figureOf(army, army.kindOf[letter.toLowerCase()]!)]
      return `<g id="${nameOf(army.definition.id, letter)}">${figureArt(figure, isFirst(letter) ? IVORY : TEAL)}</g>`
    })
    .join('')}</defs>`

/** Another piece of the game in the rival's colour. */
function foilOf({ definition }: Army): string {
  const { start, hero, gameId } = definition
  const own = hero.toLowerCase()
  const letters = [...new Set(start.toLowerCase().replace(/[^a-z]/g, ''))]
  const others = letters.filter((letter) => letter !== own && letter !== 'p')
  const pick = others.length > 0 ? others[(gameId * 5) % others.length]! : own
  return isFirst(hero) ? pick : pick.toUpperCase()
}

/** Rows of both sides, brought together in the middle. */
const rowsShown = ({ height }: KinDefinition): readonly number[] =>
  height <= 6
    ? Array.from({ length: height }, (_, row) => row)
    : [0, 1, 2, 3, Math.floor(height / 2), height - 3, height - 2, height - 1]

function placeOf({ gameId, width, height }: KinDefinition, zoom: number, column: number, row: number): Place {
  const rows = Math.min(height, 8)
  const shift = ((gameId * 3) % Math.max(1, width - 4)) - (width - 4) / 2
  return {
    x: Math.round(200 + (column - width / 2 + 0.5 + shift * 0.5) * zoom),
    y: Math.round(200 + (row - (height <= 6 ? height : rows) / 2 + 0.5) * zoom),
  }
}

/** Letters with their positions; pawns first, then the most different ones. */
function piecesShown({ definition }: Army, zoom: number): ReadonlyMap<string, readonly Place[]> {
  const squares = squaresOf(definition.start)
  const found = new Map<string, Place[]>()
  for (const [row, from] of rowsShown(definition).entries())
    for (let column = 0; column < definition.width; column++) {
      const letter = squares[from * definition.width + column]!
      const place = placeOf(definition, zoom, column, row)
      const inside = Math.max(Math.abs(place.x - 200), Math.abs(place.y - 200)) < 226
      if (inside && letter !== '.') found.set(letter, [...(found.get(letter) ?? []), place])
    }
  const rank = (letter: string) => found.get(letter)!.length + (letter.toLowerCase() === 'p' ? 9 : 0)
  const shown = [...found.keys()]
    .filter((letter) => letter !== '*' && letter !== '~')
    .toSorted((one, other) => rank(other) - rank(one))
    .slice(0, LETTERS_SHOWN)
  return new Map(shown.map((letter) => [letter, found.get(letter)!]))
}

function boardArt(army: Army, zoom: number, pieces: ReadonlyMap<string, readonly Place[]>): string {
  const { definition } = army
  const { id, palette, width } = definition
  const squares = squaresOf(definition.start)
  const rows = rowsShown(definition)
  const light: string[] = []
  const walls: string[] = []
  const water: string[] = []
  for (let row = -3; row < rows.length + 3; row++)
    for (let column = -5; column < width + 5; column++) {
      const { x, y } = placeOf(definition, zoom, column, row)
      if (x < -70 || x > 470 || y < -70 || y > 470) continue
      const inside = column >= 0 && column < width && rows[row] !== undefined
      const what = inside ? squares[rows[row]! * width + column] : undefined
      if (what === '*') walls.push(wallArt(x, y, zoom))
      else if (what === '~') water.push(waterPath(x, y, zoom))
      else if ((row + column) % 2 === 0)
        light.push(`M${x - zoom / 2} ${y - zoom / 2}h${zoom}v${zoom}h-${zoom}`)
    }
  const size = zoom * 0.9
  const uses = [...pieces].flatMap(([letter, places]) =>
    places.map(({ x, y }) => {
      const [left, top] = [x - size / 2, y - size / 2].map((value) => Math.round((value * 100) / size))
      return `<use href="#${nameOf(id, letter)}" x="${left}" y="${top}"/>`
    }),
  )
  return (
    `<path d="M-200 -200h800v800h-800z" fill="${palette[1]}"/><path d="${light.join('')}" fill="${palette[0]}"/>` +
    aimsArt(definition, zoom) +
    walls.join('') +
    (water.length > 0
      ? `<path d="${water.join('')}" fill="#1f9fb4" stroke="#bff4f6" stroke-width="3"/>`
      : '') +
    `<g transform="scale(${size / 100})">${uses.join('')}</g>`
  )
}

const wallArt = (x: number, y: number, zoom: number) =>
  `<path d="M${x - zoom / 2} ${y - zoom / 2}h${zoom}v${zoom}h-${zoom}z" fill="#5d556e"/><path d="M${x - zoom / 2 + 2} ${y - zoom / 2}h${zoom - 4}v${zoom - 12}h-${zoom - 4}z" fill="#a49bb4"/>`

const waterPath = (x: number, y: number, zoom: number) =>
  `M${x - zoom / 2} ${y - zoom / 2}h${zoom}v${zoom}h-${zoom}zM${x - 16} ${y}q8 -9 16 0t16 0`

const BLAST =
  '<g fill="#ffb63d"><path d="M280 40l22 60l60 -30l-20 62l70 14l-64 34l40 56l-66 -12l-6 68l-44 -52l-48 44l4 -66l-66 8l46 -50l-56 -40l66 -8l-24 -62l62 28z" opacity=".8"/></g>'

/** The highlighted hill, or the glow of an explosion. */
function aimsArt({ goal, blast }: KinDefinition, zoom: number): string {
  if (blast) return BLAST
  if (goal !== 'hill' && goal !== 'leave-centre') return ''
  const side = goal === 'hill' ? zoom * 2 : zoom
  return `<rect x="${200 - side / 2}" y="${150 - side / 2}" width="${side}" height="${side}" rx="10" fill="#ffd25a" opacity=".85"/>`
}
