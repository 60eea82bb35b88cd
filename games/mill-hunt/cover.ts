import { contactShadow, coverArt, tilted } from '#kit/game/cover.ts'
import { discArt, stamps } from '#kit/game/duel/cover-pieces.ts'
import { shade } from '#kit/game/draw.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { boardNamed } from './boards.ts'
import type { OldDefinition } from './definition.ts'
import { FIGURES } from './figures.ts'
import { gameOf } from './games.ts'
import type { OldPosition } from './position.ts'

interface Look {
  /** Pixels of a step. */
  readonly zoom: number
  readonly moves: number
  /** Offset of the board's middle from the picture's. */
  readonly shift: readonly [x: number, y: number]
  readonly hero: readonly [piece: number, x: number, y: number]
}

const look = (zoom: number, moves: number, shift: Look['shift'], hero: Look['hero']): Look => ({
  zoom,
  moves,
  shift,
  hero,
})

const LOOKS: Readonly<Record<string, Look>> = {
  'three-mens-morris': look(92, 5, [-34, 40], [1, 268, 140]),
  'six-mens-morris': look(80, 9, [20, 20], [2, 150, 236]),
  'nine-mens-morris': look(62, 14, [0, 0], [1, 236, 224]),
  'twelve-mens-morris': look(74, 18, [30, -50], [2, 142, 262]),
  'lasker-morris': look(84, 13, [70, 60], [1, 170, 130]),
  'fox-and-geese': look(66, 8, [0, -10], [2, 150, 140]),
  'wolf-and-sheep': look(80, 9, [10, -60], [2, 250, 150]),
  'hare-and-hounds': look(96, 4, [-30, -20], [2, 262, 216]),
  'tigers-and-goats': look(76, 14, [16, 20], [2, 208, 168]),
  'three-tigers': look(62, 12, [0, 40], [1, 240, 262]),
  'jaguar-and-dogs': look(78, 6, [-24, 70], [2, 178, 266]),
  'storm-the-fort': look(72, 6, [10, 60], [2, 248, 130]),
  brandubh: look(68, 8, [-20, -10], [3, 246, 248]),
  tablut: look(60, 9, [20, 30], [2, 148, 132]),
  'nine-holes': look(104, 6, [30, -20], [2, 130, 270]),
  picaria: look(70, 6, [-10, 20], [1, 280, 250]),
  'seven-mens-morris': look(66, 12, [-20, -30], [2, 270, 290]),
  'ard-ri': look(76, 7, [40, 20], [3, 120, 140]),
  hnefatafl: look(58, 14, [-40, 40], [1, 262, 152]),
}
/** Beyond this distance from the middle nothing is seen. */
const SEEN = 300

const round = (value: number) => Math.round(value * 10) / 10

/** A game in progress, the same at every drawing. */
function underWay(definition: OldDefinition, moves: number): OldPosition {
  const { rules } = gameOf(definition)
  const random = seededRandom(definition.gameId)
  let position = rules.start(random)
  for (let move = 0; move < moves && !rules.ending(position); move++)
    position = rules.play(position, pickOne(rules.moves(position), random))
  return position
}

function pieceArt({ palette, sprites }: OldDefinition, piece: number, radius: number): string {
  const layers = FIGURES[sprites[piece - 1]!]
    .map(([color, path]) => `<path fill="${color}" d="${path}"/>`)
    .join('')
  return (
    discArt(radius, { face: piece === 1 ? palette[2] : palette[3], emboss: 'none' }) +
    `<g transform="translate(0 ${round(-radius * 0.06)}) scale(${round(radius * 0.165) / 10})">${layers}</g>`
  )
}

/** The own board with a game on it, larger than the frame, and one piece in front. */
export function cover(definition: OldDefinition): string {
  const { id, gameId, kind, palette, board: name } = definition
  const { zoom, moves, shift, hero } = LOOKS[id]!
  const board = boardNamed(name)
  const { cells } = underWay(definition, moves)
  const places = board.points.map(({ x, y }) => ({
    x: round(200 + shift[0] + (x - board.size.x / 2) * zoom),
    y: round(200 + shift[1] + (y - board.size.y / 2) * zoom),
  }))
  const seen = (spot: number) => Math.hypot(places[spot]!.x - 200, places[spot]!.y - 200) < SEEN
  const on = (piece: number) =>
    cells.flatMap((cell, spot) => (cell === piece && seen(spot) ? [places[spot]!] : []))
  const squares = kind === 'tafl' || name === 'dark-squares'
  const field = squares
    ? rowsArt(places, kind === 'tafl' ? shade(palette[0], -0.3) : palette[1], zoom)
    : linesArt(board.runs, places, palette[1], zoom)
  const pieces = [1, 2, 3]
    .filter((piece) => on(piece).length > 0)
    .map((piece) => stamps(`${id}-p${piece}`, pieceArt(definition, piece, round(zoom * 0.4)), on(piece)))
    .join('')
  const [piece, x, y] = hero
  return (
    coverArt(id).ground(shade(palette[0], 0.2), shade(palette[0], -0.4), '#FFF6DC', 0.5) +
    tilted((gameId % 2 ? 1 : -1) * 6, field + pieces) +
    contactShadow(x + 6, y + 88, 84, 20, 0.36) +
    `<g transform="translate(${x} ${y})">${pieceArt(definition, piece, 90)}</g>`
  )
}

function linesArt(
  runs: readonly (readonly number[])[],
  places: readonly { readonly x: number; readonly y: number }[],
  color: string,
  zoom: number,
): string {
  const path = runs
    .map((run) =>
      run.map((spot, index) => `${index ? 'L' : 'M'}${places[spot]!.x} ${places[spot]!.y}`).join(''),
    )
    .join('')
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${round(zoom * 0.07)}" stroke-linejoin="round" stroke-linecap="round"/>`
}

/** Squares as the dashes of one broad line a row: a large board stays a few bytes. */
function rowsArt(
  places: readonly { readonly x: number; readonly y: number }[],
  color: string,
  zoom: number,
): string {
  const wide = round(zoom * 0.92)
  const rows = [...new Set(places.map(({ y }) => y))].map((y) => places.filter((place) => place.y === y))
  const step = round(rows[0]![1]!.x - rows[0]![0]!.x)
  const path = rows
    .map((row) => `M${round(row[0]!.x - wide / 2)} ${row[0]!.y}H${round(row.at(-1)!.x + wide / 2)}`)
    .join('')
  return `<path d="${path}" stroke="${color}" stroke-width="${wide}" stroke-dasharray="${wide} ${round(step - wide)}"/>`
}
