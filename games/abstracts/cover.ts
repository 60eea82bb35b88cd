import { contactShadow, coverArt, tilted } from '#kit/game/cover.ts'
import { discArt, stamps } from '#kit/game/duel/cover-pieces.ts'
import { shade } from '#kit/game/draw.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import type { AbstractDefinition, Kind } from './definitions.ts'
import { gameOf } from './games.ts'
import { HOLE } from './piece-art.ts'
import { fieldOf, unitsOf } from './places.ts'
import { GONE, type AbstractPosition } from './position.ts'

interface Look {
  /** Pixels of a step. */
  readonly zoom: number
  readonly moves: number
  /** Offset of the board's middle from the picture's. */
  readonly shift: readonly [x: number, y: number]
  readonly hero: readonly [piece: number, x: number, y: number]
}

const LOOKS: Readonly<Record<Kind, Look>> = {
  halma: { zoom: 62, moves: 30, shift: [-20, 20], hero: [1, 262, 146] },
  'star-halma': { zoom: 60, moves: 24, shift: [0, -10], hero: [2, 152, 250] },
  loops: { zoom: 56, moves: 20, shift: [26, 26], hero: [1, 250, 252] },
  leapers: { zoom: 58, moves: 20, shift: [10, -16], hero: [2, 232, 146] },
  arrows: { zoom: 70, moves: 16, shift: [-50, 40], hero: [1, 258, 184] },
  floes: { zoom: 82, moves: 22, shift: [40, -40], hero: [1, 150, 200] },
  gather: { zoom: 66, moves: 18, shift: [44, 50], hero: [2, 206, 148] },
  clobber: { zoom: 76, moves: 12, shift: [-40, -20], hero: [1, 152, 276] },
  planks: { zoom: 74, moves: 14, shift: [30, 30], hero: [1, 262, 236] },
  sweep: { zoom: 84, moves: 6, shift: [20, 120], hero: [2, 268, 242] },
  breakthrough: { zoom: 72, moves: 14, shift: [30, -40], hero: [1, 150, 168] },
  hasami: { zoom: 64, moves: 14, shift: [-30, 60], hero: [2, 268, 140] },
  'ming-mang': { zoom: 60, moves: 20, shift: [-60, -50], hero: [1, 266, 262] },
  shove: { zoom: 70, moves: 18, shift: [10, 40], hero: [1, 228, 160] },
  neutron: { zoom: 84, moves: 8, shift: [0, -30], hero: [HOLE, 216, 206] },
  quartet: { zoom: 96, moves: 6, shift: [10, 20], hero: [2, 142, 240] },
  kono: { zoom: 82, moves: 12, shift: [-10, 10], hero: [1, 272, 246] },
  alquerque: { zoom: 86, moves: 9, shift: [20, -20], hero: [1, 160, 150] },
}
const SEEN = 290
/** Boards of lines between points. */
const LINED: readonly Kind[] = ['loops', 'sweep', 'kono', 'alquerque']

const round = (value: number) => Math.round(value * 10) / 10
type Place = { readonly x: number; readonly y: number }

/** A game in progress, the same at every drawing. */
function underWay(definition: AbstractDefinition, moves: number): AbstractPosition {
  const { rules } = gameOf(definition)
  const random = seededRandom(definition.gameId)
  let position = rules.start(random)
  for (let move = 0; move < moves && !rules.ending(position); move++)
    position = rules.play(position, pickOne(rules.moves(position), random))
  return position
}

function marbleArt(radius: number, face: string): string {
  return `<circle cx="${round(radius * 0.1)}" cy="${round(radius * 0.22)}" r="${round(radius)}" fill="#000" opacity=".3"/><circle r="${round(radius)}" fill="${face}"/><path d="M${round(-radius * 0.9)} ${round(radius * 0.44)}A${round(radius)} ${round(radius)} 0 0 0 ${round(radius * 0.9)} ${round(radius * 0.44)}Q0 ${round(radius * 0.86)} ${round(-radius * 0.9)} ${round(radius * 0.44)}z" fill="${shade(face, -0.36)}"/><ellipse cx="${round(-radius * 0.34)}" cy="${round(-radius * 0.44)}" rx="${round(radius * 0.28)}" ry="${round(radius * 0.18)}" fill="#fff" opacity=".85"/>`
}

function penguinArt(radius: number, scarf: string): string {
  const k = round(radius) / 10
  return `<g transform="scale(${round(k * 10) / 10})"><ellipse cx="-3" cy="9" rx="3" ry="1.4" fill="#f4a63c"/><ellipse cx="3" cy="9" rx="3" ry="1.4" fill="#f4a63c"/><ellipse cy="1" rx="7.4" ry="9" fill="#25313d"/><ellipse cy="2.6" rx="5" ry="6.6" fill="#fdfaf0"/><ellipse cy="-5.6" rx="5.6" ry="5" fill="#25313d"/><circle cx="-2" cy="-5.4" r="2.1" fill="#fdfaf0"/><circle cx="2" cy="-5.4" r="2.1" fill="#fdfaf0"/><circle cx="-1.6" cy="-5.4" r=".9"/><circle cx="1.6" cy="-5.4" r=".9"/><ellipse cy="-3.4" rx="1.6" ry="1" fill="#f4a63c"/><rect x="-6" y="-1.8" width="12" height="2.6" rx="1.3" fill="${scarf}"/><rect x="2" y="-1" width="2.6" height="6" rx="1.2" fill="${shade(scarf, -0.2)}"/></g>`
}

function pieceArt({ kind, palette }: AbstractDefinition, piece: number, radius: number): string {
  const r = round(radius)
  if (piece === HOLE && kind === 'neutron')
    return `<circle cy="${round(r * 0.16)}" r="${r}" fill="#8a7fa0"/><circle r="${r}" fill="#f7efff"/><circle cx="${round(-r * 0.3)}" cy="${round(-r * 0.35)}" r="${round(r * 0.24)}" fill="#fff"/><path d="M${round(-r * 0.5)} ${round(r * 0.6)}A${r} ${r} 0 0 0 ${round(r * 0.8)} ${round(r * 0.1)}" fill="none" stroke="#c9b8e0" stroke-width="${round(r * 0.14)}" stroke-linecap="round"/>`
  if (piece === HOLE)
    return kind === 'arrows'
      ? `<rect x="${-r}" y="${-r}" width="${2 * r}" height="${2 * r}" rx="9" fill="#4c2f22"/><path d="M0 ${-r}Q${r} 0 ${round(r * 0.6)} ${round(r * 0.7)}H${round(-r * 0.6)}Q${-r} 0 0 ${-r}z" fill="#f0762a"/><path d="M0 ${round(-r * 0.2)}Q${round(r * 0.5)} ${round(r * 0.3)} ${round(r * 0.2)} ${round(r * 0.7)}H${round(-r * 0.2)}Q${round(-r * 0.5)} ${round(r * 0.3)} 0 ${round(-r * 0.2)}z" fill="#ffd06a"/>`
      : `<rect x="${-r}" y="${-r}" width="${2 * r}" height="${2 * r}" rx="14" fill="#12506f"/>`
  const face = palette[piece % 2 === 1 ? 2 : 3]
  if (
    kind === 'halma' ||
    kind === 'star-halma' ||
    kind === 'leapers' ||
    kind === 'sweep' ||
    kind === 'kono' ||
    kind === 'alquerque'
  )
    return marbleArt(r, face)
  if (kind === 'floes') return penguinArt(r, face)
  if (kind === 'planks') return plankArt(r, face, piece === 2)
  const bow =
    kind === 'arrows'
      ? `<path d="M${round(-r * 0.1)} ${round(-r * 0.55)}A${round(r * 0.62)} ${round(r * 0.62)} 0 0 1 ${round(-r * 0.1)} ${round(r * 0.55)}M${round(-r * 0.5)} 0H${round(r * 0.6)}" fill="none" stroke="#fff3d6" stroke-width="${round(r * 0.14)}" stroke-linecap="round"/>`
      : ''
  const emboss = kind === 'arrows' ? 'none' : piece === 1 ? 'ring' : 'dot'
  return discArt(r, { face, emboss }) + bow
}

/** A whole plank with its first half at the origin; `radius` is half a square. */
function plankArt(radius: number, face: string, across: boolean): string {
  const [wide, long] = [round(radius * 1.9), round(radius * 4.1)]
  const bar = (dy: number, color: string) =>
    `<rect x="${round(-wide / 2)}" y="${round(-radius + dy)}" width="${wide}" height="${long}" rx="${round(radius * 0.36)}" fill="${color}"/>`
  const grain = `<path d="M${round(-wide * 0.2)} ${round(-radius * 0.6)}v${round(long * 0.8)}M${round(wide * 0.16)} ${round(-radius * 0.5)}v${round(long * 0.8)}" stroke="${shade(face, -0.2)}" stroke-width="3"/>`
  return `<g${across ? ' transform="rotate(-90)"' : ''}>${bar(radius * 0.16, shade(face, -0.4))}${bar(0, face)}${grain}</g>`
}

function boardArt(definition: AbstractDefinition, places: readonly Place[], zoom: number): string {
  const { id, kind, palette } = definition
  const near = (place: Place) => Math.hypot(place.x - 200, place.y - 200) < SEEN
  const seen = places.filter(near)
  const half = round(zoom * (kind === 'floes' ? 0.44 : 0.47))
  if (kind === 'halma' || kind === 'star-halma' || kind === 'leapers')
    return stamps(`${id}-f`, `<circle r="${round(zoom * 0.4)}" fill="${palette[1]}"/>`, seen)
  if (LINED.includes(kind)) {
    let path = ''
    for (const [spot, rays] of fieldOf(definition).rays.entries())
      for (const [way, [to]] of rays.entries())
        if (to !== undefined && to > spot && (kind !== 'loops' || way < 4) && near(places[spot]!))
          path += `M${places[spot]!.x} ${places[spot]!.y}L${places[to]!.x} ${places[to]!.y}`
    return `<path d="${path}" fill="none" stroke="${palette[1]}" stroke-width="5" stroke-linecap="round"/>${kind === 'loops' ? arcs(places, zoom) : ''}`
  }
  const odd = (place: Place) => places.indexOf(place)
  const tile = (name: string, color: string, list: readonly Place[]) =>
    stamps(
      `${id}-${name}`,
      `<rect x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" rx="${kind === 'floes' ? 16 : 8}" fill="${color}"/>`,
      list,
    )
  const { points } = fieldOf(definition)
  const isDark = (place: Place) => (points[odd(place)]!.x + points[odd(place)]!.y) % 2 === 1
  if (kind === 'floes') return tile('f', palette[0], seen)
  return (
    tile(
      'f',
      shade(palette[0], 0.12),
      seen.filter((place) => !isDark(place)),
    ) + tile('g', palette[1], seen.filter(isDark))
  )
}

/** The outer ways around the corners. */
function arcs(places: readonly Place[], zoom: number): string {
  const corners = [0, 5, 30, 35].map((spot) => places[spot]!)
  return [
    [1, '#2f8fa5'],
    [2, '#d27a3a'],
  ]
    .map(([line, color]) => {
      const rings = corners
        .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="${round(zoom * Number(line))}"/>`)
        .join('')
      return `<g fill="none" stroke="${color}" stroke-width="9">${rings}</g>`
    })
    .join('')
}

/** The own board with a game on it, larger than the frame, and one piece in front. */
export function cover(definition: AbstractDefinition): string {
  const { id, gameId, kind, palette, ground } = definition
  const { zoom, moves, shift, hero } = LOOKS[kind]
  const { points, size } = unitsOf(definition)
  const places = points.map(({ x, y }) => ({
    x: round(200 + shift[0] + (x - size.x / 2) * zoom),
    y: round(200 + shift[1] + (y - size.y / 2) * zoom),
  }))
  const { cells } = underWay(definition, moves)
  const on = (wanted: number) =>
    cells.flatMap((cell, spot) => {
      const { x, y } = places[spot]!
      return (cell === GONE ? HOLE : cell) === wanted && Math.hypot(x - 200, y - 200) < SEEN
        ? [places[spot]!]
        : []
    })
  const pieces = [HOLE, 1, 2]
    .filter((piece) => on(piece).length > 0)
    .map((piece) =>
      stamps(
        `${id}-p${piece}`,
        pieceArt(definition, piece, zoom * (kind === 'planks' ? 0.46 : 0.39)),
        on(piece),
      ),
    )
    .join('')
  const [piece, x, y] = hero
  const light = kind === 'floes' ? ground[0] : shade(palette[0], 0.16)
  const deep = kind === 'floes' ? ground[1] : shade(palette[0], -0.4)
  return (
    coverArt(id).ground(light, deep, '#FFF6DC', 0.45) +
    tilted((gameId % 2 ? 1 : -1) * 7, boardArt(definition, places, zoom) + pieces) +
    contactShadow(x + 6, y + 88, 84, 20, 0.36) +
    `<g transform="translate(${x} ${y})">${pieceArt(definition, piece, kind === 'planks' ? 54 : 88)}</g>`
  )
}
