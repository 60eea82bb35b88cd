import { contactShadow, coverArt, tilted } from '#kit/game/cover.ts'
import { stamps } from '#kit/game/duel/cover-pieces.ts'
import { shade } from '#kit/game/draw.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { boardFor } from './boards.ts'
import type { PathDefinition } from './definitions.ts'
import { pieceOn, VARIANT } from './piece-art.ts'
import { ROCK, type PathPosition } from './position.ts'
import { rulesOf } from './rules.ts'

interface Look {
  /** Pixels per cell. */
  readonly zoom: number
  readonly moves: number
  readonly shift: readonly [x: number, y: number]
  readonly hero: readonly [piece: number, x: number, y: number]
}

const LOOKS: Readonly<Record<string, Look>> = {
  'great-hex': { zoom: 52, moves: 54, shift: [0, 20], hero: [1, 250, 150] },
  'hex-undone': { zoom: 70, moves: 18, shift: [-20, -150], hero: [2, 190, 262] },
  'two-stone-hex': { zoom: 60, moves: 40, shift: [80, 30], hero: [1, 140, 180] },
  'rocky-hex': { zoom: 64, moves: 22, shift: [-60, 90], hero: [3, 268, 232] },
  'three-coasts': { zoom: 56, moves: 26, shift: [10, 60], hero: [2, 204, 122] },
  'ring-and-fork': { zoom: 50, moves: 26, shift: [0, 0], hero: [1, 286, 274] },
  'bridge-builders': { zoom: 74, moves: 22, shift: [10, 10], hero: [1, 236, 188] },
  'octagon-shores': { zoom: 84, moves: 34, shift: [-30, -20], hero: [1, 148, 252] },
  'three-coasts-undone': { zoom: 68, moves: 16, shift: [-20, 20], hero: [1, 280, 150] },
  'facing-coasts': { zoom: 58, moves: 34, shift: [30, 40], hero: [2, 130, 130] },
  'two-bridges-a-turn': { zoom: 104, moves: 34, shift: [-20, 30], hero: [2, 150, 200] },
}
const SEEN = 285

const round = (value: number) => Math.round(value * 10) / 10

/** A game in progress, the same at every drawing. */
function underWay(definition: PathDefinition, moves: number): PathPosition {
  const rules = rulesOf(definition)
  const random = seededRandom(definition.gameId)
  let position = rules.start(random)
  for (let move = 0; move < moves && !rules.ending(position); move++)
    position = rules.play(position, pickOne(rules.moves(position), random))
  return position
}

/** Corners of a regular polygon. */
function corners(count: number, radius: number, turn: number): string {
  return Array.from({ length: count }, (_, corner) => {
    const angle = ((corner + turn) * 2 * Math.PI) / count
    return `${round(Math.sin(angle) * radius)},${round(-Math.cos(angle) * radius)}`
  }).join(' ')
}

function pieceArt({ shape, palette }: PathDefinition, piece: number, cell: number): string {
  const k = (value: number) => round(cell * value)
  if (piece === ROCK)
    return `<path d="M${k(-0.4)} ${k(0.2)}L${k(-0.28)} ${k(-0.22)}L${k(0.02)} ${k(-0.38)}L${k(0.34)} ${k(-0.16)}L${k(0.4)} ${k(0.2)}L${k(0.04)} ${k(0.38)}z" fill="#6d747c"/><path d="M${k(-0.24)} ${k(-0.2)}L${k(0.02)} ${k(-0.34)}L${k(0.04)} 0L${k(-0.16)} ${k(0.06)}z" fill="#a9b0b6"/>`
  const seat = (piece % VARIANT) - 1
  const face = palette[seat === 0 ? 1 : 2]
  if (shape === 'bridges') {
    const bar = (dy: number, color: string) =>
      `<rect x="${k(-0.1)}" y="${k(-0.5 + dy)}" width="${k(0.2)}" height="${k(1)}" rx="${k(0.09)}" fill="${color}"/>`
    return `<g${piece > VARIANT ? ' transform="rotate(90)"' : ''}>${bar(0.04, shade(face, -0.45))}${bar(0, face)}</g>`
  }
  const small = piece > VARIANT
  const points =
    shape === 'octagons'
      ? small
        ? corners(4, cell * 0.28, 0)
        : corners(8, cell * 0.47, 0.5)
      : corners(6, cell * 0.51, 0)
  const sign =
    seat === 1
      ? `<circle r="${k(small ? 0.08 : 0.13)}" fill="${shade(face, -0.3)}"/>`
      : `<path d="M${k(-0.2)} 0q${k(0.1)} ${k(-0.14)} ${k(0.2)} 0t${k(0.2)} 0" fill="none" stroke="${shade(face, -0.36)}" stroke-width="${k(0.06)}" stroke-linecap="round"/>`
  return `<polygon points="${points}" transform="translate(0 ${k(0.08)})" fill="${shade(face, -0.45)}"/><polygon points="${points}" fill="${face}"/>${sign}`
}

/** The game's own board in play, larger than the frame, with one stone in front. */
export function cover(definition: PathDefinition): string {
  const { id, gameId, shape, side, palette, ground } = definition
  const { zoom, moves, shift, hero } = LOOKS[id]!
  const { points, size } = boardFor(definition)
  const places = points.map(({ x, y }) => ({
    x: round(200 + shift[0] + (x - size.x / 2) * zoom),
    y: round(200 + shift[1] + (y - size.y / 2) * zoom),
  }))
  const { cells } = underWay(definition, moves)
  const seen = (spot: number) => Math.hypot(places[spot]!.x - 200, places[spot]!.y - 200) < SEEN
  const on = (wanted: (spot: number) => boolean) => places.filter((_, spot) => seen(spot) && wanted(spot))
  const tile = (name: string, shapePoints: string, wanted: (spot: number) => boolean) =>
    stamps(
      `${id}-${name}`,
      `<polygon points="${shapePoints}" fill="${palette[0]}" stroke="${shade(palette[0], -0.42)}" stroke-width="4"/>`,
      on((spot) => cells[spot] === 0 && wanted(spot)),
    )
  const field =
    shape === 'bridges'
      ? posts(definition, places[0]!, zoom)
      : shape === 'octagons'
        ? tile('f', corners(8, zoom * 0.53, 0.5), (spot) => spot < side * side) +
          tile('g', corners(4, zoom * 0.29, 0), (spot) => spot >= side * side)
        : tile('f', corners(6, zoom * 0.565, 0), () => true)
  const kinds = [
    ...new Set(cells.flatMap((piece, spot) => (piece > 0 ? [pieceOn(definition, spot, piece)] : []))),
  ]
  const pieces = kinds
    .map((kind) =>
      stamps(
        `${id}-k${kind}`,
        pieceArt(definition, kind, zoom),
        on((spot) => cells[spot]! > 0 && pieceOn(definition, spot, cells[spot]!) === kind),
      ),
    )
    .join('')
  const [piece, x, y] = hero
  return (
    coverArt(id).ground(
      shape === 'bridges' ? shade(palette[0], 0.15) : ground[0],
      ground[1],
      '#FFF6DC',
      0.45,
    ) +
    tilted((gameId % 2 ? 1 : -1) * 7, field + pieces) +
    contactShadow(x + 6, y + 82, 80, 18, 0.36) +
    `<g transform="translate(${x} ${y})">${pieceArt(definition, piece, shape === 'bridges' ? 210 : 176)}</g>`
  )
}

/** Dots of both sides, between which bridges are built. */
function posts(
  { id, side, palette }: PathDefinition,
  first: { readonly x: number; readonly y: number },
  zoom: number,
) {
  const last = 2 * side - 2
  const list = (odd: boolean) => {
    const found: { x: number; y: number }[] = []
    for (let y = 0; y <= last; y++)
      for (let x = 0; x <= last; x++)
        if ((x + y) % 2 === 1 && (x % 2 === 1) === odd)
          found.push({ x: round(first.x + ((x - 1) * zoom) / 2), y: round(first.y + ((y - 1) * zoom) / 2) })
    return found.filter((at) => Math.hypot(at.x - 200, at.y - 200) < SEEN)
  }
  const post = (color: string) =>
    `<circle cy="3" r="${round(zoom * 0.15)}" fill="${shade(color, -0.5)}"/><circle r="${round(zoom * 0.14)}" fill="${color}"/>`
  return stamps(`${id}-p`, post(palette[1]), list(true)) + stamps(`${id}-q`, post(palette[2]), list(false))
}
