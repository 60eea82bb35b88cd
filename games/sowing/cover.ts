import { contactShadow, coverArt, tilted } from '#kit/game/cover.ts'
import { stamps } from '#kit/game/duel/cover-pieces.ts'
import { shade } from '#kit/game/draw.ts'
import { SEED_COLORS } from './board-art.ts'
import type { SowingDefinition } from './definitions.ts'

interface Look {
  /** Radius of a pit, and pits per row and column. */
  readonly radius: number
  readonly columns: number
  readonly rows: number
  readonly shift: readonly [x: number, y: number]
  readonly seeds: readonly number[]
  /** The seed in flight. */
  readonly hero: readonly [x: number, y: number, color: number]
}

const LOOKS: Readonly<Record<string, Look>> = {
  kalah: { radius: 62, columns: 3, rows: 2, shift: [0, 10], seeds: [4, 0, 5, 3, 6, 1], hero: [214, 128, 0] },
  oware: { radius: 74, columns: 3, rows: 2, shift: [60, 0], seeds: [2, 3, 2, 1, 7, 3], hero: [150, 190, 1] },
  congkak: {
    radius: 50,
    columns: 4,
    rows: 2,
    shift: [0, -20],
    seeds: [7, 8, 0, 9, 1, 7, 2, 8],
    hero: [250, 216, 2],
  },
  'toguz-korgool': {
    radius: 42,
    columns: 5,
    rows: 3,
    shift: [0, 0],
    seeds: [6, 9, 1, 8, 3, 0, 3, 1, 2, 7, 5, 7, 8, 1, 6],
    hero: [190, 214, 3],
  },
  pallanguli: {
    radius: 56,
    columns: 4,
    rows: 3,
    shift: [-10, 0],
    seeds: [6, 1, 0, 7, 0, 5, 2, 6, 7, 0, 6, 3],
    hero: [256, 140, 4],
  },
  'nam-nam': {
    radius: 68,
    columns: 3,
    rows: 3,
    shift: [-30, -40],
    seeds: [4, 4, 1, 4, 3, 4, 2, 4, 0],
    hero: [170, 262, 1],
  },
  'tidal-kalah': {
    radius: 58,
    columns: 4,
    rows: 2,
    shift: [30, 30],
    seeds: [8, 0, 3, 9, 1, 6, 0, 4],
    hero: [120, 130, 2],
  },
  'crosswind-mancala': {
    radius: 66,
    columns: 3,
    rows: 3,
    shift: [20, -10],
    seeds: [1, 5, 3, 0, 7, 2, 5, 1, 3],
    hero: [280, 280, 0],
  },
  bohnenspiel: {
    radius: 80,
    columns: 2,
    rows: 2,
    shift: [-30, 20],
    seeds: [6, 2, 4, 6],
    hero: [270, 150, 4],
  },
  'empty-stores': {
    radius: 48,
    columns: 4,
    rows: 3,
    shift: [10, 20],
    seeds: [0, 2, 0, 1, 5, 0, 3, 0, 1, 0, 0, 4],
    hero: [140, 260, 3],
  },
  ayoayo: {
    radius: 64,
    columns: 3,
    rows: 2,
    shift: [-40, 20],
    seeds: [0, 6, 1, 5, 0, 7],
    hero: [280, 250, 2],
  },
  songo: {
    radius: 54,
    columns: 4,
    rows: 2,
    shift: [20, -30],
    seeds: [5, 4, 3, 2, 6, 5, 1, 0],
    hero: [140, 290, 1],
  },
  'twin-pits': {
    radius: 88,
    columns: 2,
    rows: 2,
    shift: [20, -10],
    seeds: [5, 3, 5, 2],
    hero: [110, 200, 0],
  },
  'home-harvest': {
    radius: 46,
    columns: 4,
    rows: 3,
    shift: [-20, 10],
    seeds: [3, 4, 2, 0, 6, 3, 4, 1, 2, 8, 3, 4],
    hero: [300, 130, 4],
  },
}
const GOLDEN = 2.39996

const seedArt = (radius: number, color: string) =>
  `<circle cy="${Math.round(radius * 0.3)}" r="${radius}" fill="${shade(color, -0.5)}"/><circle r="${radius}" fill="${color}"/>`

/** Hollows in wood, larger than the frame, and one large seed in flight above them. */
export function cover({ id, gameId, ground, palette }: SowingDefinition): string {
  const { radius, columns, rows, shift, seeds, hero } = LOOKS[id]!
  const [step, drop] = [radius * 2.24, radius * (rows === 2 ? 2.9 : 2.3)]
  const pits: { readonly x: number; readonly y: number }[] = []
  const lying: { readonly x: number; readonly y: number; readonly color: number }[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = 200 + shift[0] + (column - (columns - 1) / 2) * step
      const y = 200 + shift[1] + (row - (rows - 1) / 2) * drop
      pits.push({ x: Math.round(x), y: Math.round(y) })
      const count = seeds[row * columns + column]!
      for (let index = 0; index < count; index++) {
        const far = Math.sqrt((index + 0.4) / Math.max(count, 4)) * radius * 0.64
        const angle = index * GOLDEN + row + column
        const at = { x: Math.round(x + Math.cos(angle) * far), y: Math.round(y + Math.sin(angle) * far) }
        lying.push({ ...at, color: (index * 3 + column + row) % SEED_COLORS.length })
      }
    }
  const tall = Math.round(radius * (rows === 2 ? 1.25 : 1))
  const hollow =
    `<ellipse cy="4" rx="${radius}" ry="${tall}" fill="${shade(palette, 0.34)}"/>` +
    `<ellipse rx="${radius}" ry="${tall}" fill="${shade(palette, -0.5)}"/>`
  const strewn = SEED_COLORS.map((one, index) =>
    stamps(
      `${id}-s${index}`,
      seedArt(Math.round(radius * 0.2), one),
      lying.filter((seed) => seed.color === index),
    ),
  )
  const [x, y, color] = hero
  const art = coverArt(id)
  const face = SEED_COLORS[color]!
  return (
    art.ground(shade(palette, 0.3), shade(ground[1], 0.05), '#FFF6DC', 0.5) +
    tilted(
      (gameId % 2 ? -1 : 1) * (6 + (gameId % 4)),
      `<path d="M-60 ${rows === 2 ? 6 : -80}h520v${rows === 2 ? 388 : 560}h-520z" fill="${palette}" opacity=".92"/>${stamps(`${id}-h`, hollow, pits)}${strewn.join('')}`,
    ) +
    contactShadow(x + 16, y + 104, 56, 15, 0.4) +
    art.ball(x, y, 66, face, shade(face, -0.45))
  )
}
