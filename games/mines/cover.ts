import { contactShadow, coverArt, tilted } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { boardOf } from './boards.ts'
import { placeOf, type MinesDefinition } from './definitions.ts'
import { FLAG, inkOf, shoreOf, type Shore } from './palette.ts'

interface Art {
  readonly columns: number
  readonly rows: number
  /** Pixels per side. */
  readonly side: number
  /** One character per cell: `.` sand, a number, `o` an open pool, `f` a flag. */
  readonly cells: string
  readonly tilt: number
  /** The urchin in front: position and size. */
  readonly hero: readonly [x: number, y: number, scale: number]
  readonly heroes?: number
}

const ART: Readonly<Record<string, Art>> = {
  square: {
    columns: 5,
    rows: 5,
    side: 98,
    cells: '.2o1f31o1..1o12.f2o1...3.',
    tilt: 7,
    hero: [226, 226, 1.5],
  },
  hex: {
    columns: 5,
    rows: 6,
    side: 104,
    cells: '.1oo2f2o1..3o1.21oof.1o2...3..',
    tilt: -6,
    hero: [246, 246, 1.3],
  },
  triangle: {
    columns: 9,
    rows: 4,
    side: 150,
    cells: '..1o2f...2oo3.1.4.1o.f2oo1..3.1oo2.',
    tilt: 4,
    hero: [232, 252, 1.3],
  },
  knight: {
    columns: 5,
    rows: 5,
    side: 98,
    cells: '.f.f.f...f..4..f...f.f.f.',
    tilt: 9,
    hero: [200, 76, 0.9],
  },
  clutch: {
    columns: 4,
    rows: 4,
    side: 124,
    cells: '.5o27.o4f3..oo6.',
    tilt: -9,
    hero: [226, 250, 0.95],
    heroes: 3,
  },
  ring: {
    columns: 5,
    rows: 5,
    side: 98,
    cells: '1oo2f2.1o1oo1.ff1oo1.2oo1',
    tilt: -5,
    hero: [80, 120, 1.2],
  },
  cross: {
    columns: 5,
    rows: 5,
    side: 98,
    cells: '..o..1.2.fooo4o..1.f..o.',
    tilt: 12,
    hero: [300, 110, 1.2],
  },
  mirror: {
    columns: 6,
    rows: 5,
    side: 84,
    cells: '1o..f.o2..o.oo..3.2of.1.oo..of',
    tilt: -8,
    hero: [300, 290, 1.25],
  },
  'hex-clutch': {
    columns: 4,
    rows: 5,
    side: 128,
    cells: 'o4o.f5oo7.2of3oo..1o',
    tilt: 6,
    hero: [290, 300, 0.9],
    heroes: 3,
  },
  star: {
    columns: 5,
    rows: 5,
    side: 98,
    cells: 'f...f.o.o...3...o.f.f...o',
    tilt: 10,
    hero: [300, 220, 1.15],
  },
  wide: {
    columns: 6,
    rows: 4,
    side: 96,
    cells: '..f...oo4oof.of.o1..2..f',
    tilt: -4,
    hero: [130, 290, 1.3],
  },
  far: {
    columns: 5,
    rows: 5,
    side: 98,
    cells: 'f.o.foooo..o4oooooo.f.o.f',
    tilt: 5,
    hero: [110, 300, 1.05],
  },
}

/** Cells farther from the middle are outside the picture. */
const SEEN = 262
const FONT =
  'font-family="Bricolage Grotesque Variable,Arial,sans-serif" font-weight="800" text-anchor="middle"'

const path = (points: readonly (readonly [number, number])[], scale: number) =>
  `M${points.map(([x, y]) => `${Math.round(x * scale)} ${Math.round(y * scale)}`).join('L')}Z`

function urchin(id: string, { urchin: skin }: Shore): string {
  const spikes = Array.from({ length: 14 }, (_, spike) => {
    const angle = (spike / 14) * 2 * Math.PI
    const far = spike % 2 ? 78 : 66
    return `M0 0L${Math.round(Math.cos(angle) * far)} ${Math.round(Math.sin(angle) * far)}`
  }).join('')
  const dots = Array.from({ length: 7 }, (_, dot) => {
    const angle = (dot / 7) * 2 * Math.PI
    return `<circle cx="${Math.round(Math.cos(angle) * 28)}" cy="${Math.round(Math.sin(angle) * 28)}" r="4"/>`
  }).join('')
  return `<g id="${id}"><path d="${spikes}" stroke="${shade(skin, -0.35)}" stroke-width="10" stroke-linecap="round"/><circle r="48" fill="${shade(skin, -0.3)}"/><circle cx="-3" cy="-4" r="43" fill="${skin}"/><ellipse cx="-16" cy="-20" rx="16" ry="11" fill="#fff" opacity=".45"/><g fill="${shade(skin, 0.55)}">${dots}</g></g>`
}

const FLAGS = `<path d="M-8 30V-34" stroke="#6d3b14" stroke-width="7" stroke-linecap="round"/><path d="M-8-36Q14-36 30-24Q12-16-8-8Z" fill="${FLAG}"/>`

/** A corner of the beach, half dug, with one urchin. */
export function cover(definition: MinesDefinition): string {
  const { id, slug, rules } = definition
  const shore = shoreOf(placeOf(definition))
  const art = coverArt(slug)
  const { columns, rows, side, cells, tilt, hero, heroes = 1 } = ART[id]!
  const board = boardOf(rules.shape, columns, rows)
  const kinds = new Map<string, string>()
  const signs: string[] = []
  const ground = board.cells.flatMap(({ x, y, outline, room }, cell) => {
    const [left, top] = [
      Math.round(200 + (x - board.width / 2) * side),
      Math.round(200 + (y - board.height / 2) * side),
    ]
    if (Math.abs(left - 200) > SEEN || Math.abs(top - 200) > SEEN) return []
    const kind = path(outline, side * 0.88)
    const name = kinds.get(kind) ?? `${slug}-${kinds.size}`
    kinds.set(kind, name)
    const what = cells[cell] ?? '.'
    const isOpen = what !== '.' && what !== 'f'
    if (what === 'f') signs.push(`<use href="#${slug}-f" x="${left}" y="${top}"/>`)
    if (what > '0' && what <= '9') {
      const size = Math.round(room * side * 1.15)
      const base = top + Math.round(size * 0.36)
      signs.push(
        `<text x="${left}" y="${base}" font-size="${size}" fill="${inkOf(Number(what))}">${what}</text>`,
      )
    }
    return `<use href="#${name}${isOpen ? 'p' : 's'}" x="${left}" y="${top}"/>`
  })
  const dark = shade(shore.sand, -0.42)
  const shapes = [...kinds].map(
    ([kind, name]) =>
      `<path id="${name}p" d="${kind}" fill="${shore.pool}" stroke="${shore.pool}"/><g id="${name}s"><path transform="translate(0 9)" d="${kind}" fill="${dark}" stroke="${dark}"/><path d="${kind}" fill="${shore.sand}" stroke="${shade(shore.sand, 0.25)}"/></g>`,
  )
  const [hx, hy, scale] = hero
  const front = Array.from({ length: heroes }, (_, index) => {
    const [x, y] = [hx + [0, -112, -38][index]!, hy + [0, 12, -92][index]!]
    return `${contactShadow(x + 6, y + 54 * scale, 58 * scale, 16 * scale, 0.3)}<use href="#${slug}-u" transform="translate(${x} ${y}) scale(${scale})"/>`
  })
  return `${art.ground(shore.glow, shore.deep)}<defs><g id="${slug}-f">${FLAGS}</g>${urchin(`${slug}-u`, shore)}<g stroke-width="8" stroke-linejoin="round">${shapes.join('')}</g></defs>${tilted(tilt, `${ground.join('')}<g ${FONT}>${signs.join('')}</g>`)}${front.toReversed().join('')}`
}
