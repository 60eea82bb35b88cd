import { contactShadow, coverArt, tilted } from '#kit/game/cover.ts'
import { discArt, stamps } from '#kit/game/duel/cover-pieces.ts'
import { shade } from '#kit/game/draw.ts'
import type { Kind, TerritoryDefinition } from './definitions.ts'
import { kindCover } from './cover-kinds.ts'
import { FACES, facesOf } from './faces.ts'

type Place = { readonly x: number; readonly y: number }

const ROW = Math.sqrt(3) / 2
const HEX = 78
const CHAIN = [3, 8, 13, 12, 17, 22]
const RIVALS = [7, 9, 16, 18, 11]

/** The games whose boards are drawn here; the others are in `cover-kinds.ts`. */
const FIRST_FOUR = 933
const BOARDS: Partial<Record<Kind, (definition: TerritoryDefinition) => string>> = {
  connect: hexes,
  spread: squares,
  capture: points,
  boxes: dots,
}
const HEROES: Partial<Record<Kind, readonly [number, number]>> = {
  connect: [226, 178],
  spread: [164, 232],
  capture: [246, 160],
  boxes: [226, 236],
}

/** The game's own board, larger than the frame, with one piece in front. */
export function cover(definition: TerritoryDefinition): string {
  const { id, gameId, kind, ground, palette } = definition
  const board = BOARDS[kind]
  if (gameId > FIRST_FOUR || !board) return kindCover(definition)
  const [x, y] = HEROES[kind]!
  const tone = facesOf(definition)[gameId % 2]!
  const hero =
    kind === 'boxes'
      ? `<rect x="-66" y="-54" width="132" height="132" rx="26" fill="${shade(FACES[0].face, -0.45)}"/><rect x="-66" y="-72" width="132" height="132" rx="26" fill="${FACES[0].face}"/><path d="M-44 -60h88" stroke="#fff" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"/>`
      : discArt(84, tone)
  return (
    coverArt(id).ground(
      shade(kind === 'connect' ? ground[0] : palette, 0.22),
      kind === 'connect' ? ground[1] : shade(palette, -0.25),
      '#FFF6DC',
      0.5,
    ) +
    tilted((gameId % 2 ? 1 : -1) * 7, board(definition)) +
    contactShadow(x + 6, y + 80, 78, 20, 0.36) +
    `<g transform="translate(${x} ${y})">${hero}</g>`
  )
}

function hexes({ id, palette }: TerritoryDefinition): string {
  const places = Array.from({ length: 25 }, (_, cell) => ({
    x: Math.round(200 + ((cell % 5) - 2 + (Math.floor(cell / 5) - 2) / 2) * HEX),
    y: Math.round(200 + (Math.floor(cell / 5) - 2) * HEX * ROW),
  }))
  const [x, y] = [Math.round(HEX * 0.47), Math.round(HEX * 0.27)]
  const tile = `<path d="M0 ${-2 * y}l${x} ${y}v${2 * y}l${-x} ${y}l${-x} ${-y}v${-2 * y}z" fill="${palette}" stroke="${shade(palette, -0.5)}" stroke-width="5"/>`
  const on = (cells: readonly number[]) => cells.map((cell) => places[cell]!)
  return (
    stamps(`${id}-t`, tile, places) +
    stamps(`${id}-a`, discArt(31, FACES[0]), on(CHAIN)) +
    stamps(`${id}-b`, discArt(31, FACES[1]), on(RIVALS))
  )
}

const gridOf = (step: number, reach: number): readonly Place[] =>
  Array.from({ length: (2 * reach + 1) ** 2 }, (_, cell) => ({
    x: Math.round(200 + ((cell % (2 * reach + 1)) - reach) * step),
    y: Math.round(200 + (Math.floor(cell / (2 * reach + 1)) - reach) * step),
  }))

function squares({ id, palette }: TerritoryDefinition): string {
  const places = gridOf(84, 3)
  const on = (wanted: readonly number[]) => wanted.map((cell) => places[cell]!)
  return (
    stamps(
      `${id}-t`,
      `<rect x="-38" y="-38" width="76" height="76" rx="17" fill="${shade(palette, -0.35)}"/>`,
      places,
    ) +
    stamps(`${id}-a`, discArt(32, FACES[0]), on([8, 9, 15, 16, 18, 23, 40])) +
    stamps(`${id}-b`, discArt(32, FACES[1]), on([10, 11, 12, 19, 26, 32, 33, 39]))
  )
}

function points(definition: TerritoryDefinition): string {
  const places = gridOf(72, 3)
  const on = (wanted: readonly number[]) => wanted.map((cell) => places[cell]!)
  const path = [-3, -2, -1, 0, 1, 2, 3]
    .map((at) => `M-60 ${200 + at * 72}h520M${200 + at * 72} -60v520`)
    .join('')
  const [black, white] = facesOf(definition)
  return (
    `<path d="${path}" stroke="#5a3012" stroke-opacity=".55" stroke-width="3"/>` +
    stamps(`${definition.id}-a`, discArt(31, black), on([16, 22, 23, 31, 37, 33, 19])) +
    stamps(`${definition.id}-b`, discArt(31, white), on([24, 30, 32, 38, 11, 26]))
  )
}

const bar = (x: number, y: number, color: string, upright: boolean) =>
  `<rect x="${upright ? x - 7 : x + 10}" y="${upright ? y + 10 : y - 7}" width="${upright ? 14 : 76}" height="${upright ? 76 : 14}" rx="7" fill="${color}"/>`

function dots({ id }: TerritoryDefinition): string {
  const places = gridOf(96, 3)
  const bars = [
    [104, 104, 0, false],
    [104, 104, 1, true],
    [200, 104, 0, true],
    [104, 200, 1, false],
    [200, 200, 0, false],
    [296, 200, 1, true],
    [104, 200, 0, true],
    [8, 296, 1, false],
    [296, 104, 0, false],
    [296, 296, 1, true],
    [200, 8, 1, true],
  ] as const
  return (
    bars.map(([x, y, seat, upright]) => bar(x, y, FACES[seat].face, upright)).join('') +
    `<rect x="116" y="116" width="72" height="72" rx="15" fill="${FACES[1].face}"/>` +
    stamps(
      `${id}-d`,
      '<circle cy="4" r="13" fill="#1a1236" opacity=".5"/><circle r="13" fill="#fff4d8"/>',
      places,
    )
  )
}
