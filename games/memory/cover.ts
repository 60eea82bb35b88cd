import { contactShadow, coverArt, tilted } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { placeOf, type MemoryDefinition } from './definitions.ts'
import { faces } from './faces.ts'
import { deckOf, NIGHT, PAPER, type Deck } from './palette.ts'

interface Art {
  readonly columns: number
  /** Pixels from card to card. */
  readonly step: number
  /** A card each: `.` a back, `d` a dark back, `-` no card, `0` to `9` a front with that face of the list. */
  readonly cells: string
  readonly faces: readonly string[]
  readonly tilt: number
  /** Pixels by which each row is shifted. */
  readonly shifts?: readonly number[]
  readonly hero: readonly [face: number, x: number, y: number, scale: number]
  /** Another card beside the hero; a shadow where it says so. */
  readonly mate?: readonly [face: number, x: number, y: number, scale: number, isShadow?: boolean]
}

const ART: Readonly<Record<string, Art>> = {
  pairs: {
    columns: 4,
    step: 118,
    cells: '....0..1.....10.',
    faces: ['fish', 'flower', 'turtle'],
    tilt: 8,
    hero: [2, 150, 210, 1.55],
    mate: [2, 278, 236, 1.55],
  },
  parrot: {
    columns: 5,
    step: 100,
    cells: '.1.......0....1....0.....',
    faces: ['coconut', 'melon', 'parrot'],
    tilt: -7,
    hero: [2, 204, 200, 2.3],
  },
  triples: {
    columns: 3,
    step: 142,
    cells: '.0...-.-.',
    faces: ['star', 'scallop'],
    tilt: -10,
    hero: [1, 214, 232, 1.5],
    mate: [1, 112, 176, 1.5],
  },
  slide: {
    columns: 4,
    step: 116,
    cells: '....01.1....-...',
    faces: ['boat', 'whale'],
    tilt: 5,
    shifts: [0, 58, 0, -30],
    hero: [1, 226, 214, 1.5],
  },
  sides: {
    columns: 4,
    step: 116,
    cells: '..dd..dd..dd..dd',
    faces: ['crab', 'octopus'],
    tilt: 4,
    hero: [1, 128, 206, 1.7],
    mate: [1, 272, 206, 1.7, true],
  },
  watch: {
    columns: 3,
    step: 134,
    cells: '012031210',
    faces: ['fish', 'palm', 'boat', 'snail'],
    tilt: -5,
    hero: [3, 206, 196, 1.35],
  },
  'parrot-triples': {
    columns: 4,
    step: 108,
    cells: '0..0.-..0..-....',
    faces: ['scallop', 'parrot'],
    tilt: 9,
    hero: [1, 270, 250, 1.9],
    mate: [0, 130, 130, 1.2],
  },
  'parrot-slide': {
    columns: 4,
    step: 112,
    cells: '....0..1....-..-',
    faces: ['boat', 'parrot'],
    tilt: -6,
    shifts: [30, -50, 30, -50],
    hero: [1, 140, 260, 1.8],
  },
  'parrot-sides': {
    columns: 4,
    step: 112,
    cells: '..dd0.dd..dd..dd',
    faces: ['jelly', 'parrot'],
    tilt: -9,
    hero: [1, 150, 150, 1.7],
    mate: [1, 280, 280, 1.5, true],
  },
  'triple-slide': {
    columns: 3,
    step: 136,
    cells: '0...0.-.0',
    faces: ['turtle', 'star'],
    tilt: 7,
    shifts: [-60, 40, -30],
    hero: [0, 270, 140, 1.45],
  },
  swap: {
    columns: 4,
    step: 116,
    cells: '..-..0..1...-...',
    faces: ['crab', 'flower'],
    tilt: 10,
    hero: [0, 270, 150, 1.35],
    mate: [1, 140, 262, 1.35],
  },
  spin: {
    columns: 4,
    step: 112,
    cells: '..0...-..-...1..',
    faces: ['snail', 'boat'],
    tilt: 38,
    hero: [0, 200, 200, 1.7],
  },
  cross: {
    columns: 5,
    step: 96,
    cells: '--.----1--....0--.----.--',
    faces: ['star', 'palm'],
    tilt: 3,
    hero: [0, 290, 230, 1.4],
    mate: [0, 104, 200, 1.4],
  },
  wanted: {
    columns: 5,
    step: 98,
    cells: '.....-...-.....0...1.....',
    faces: ['melon', 'jelly', 'whale'],
    tilt: -8,
    hero: [2, 200, 140, 2],
  },
  'parrot-swap': {
    columns: 4,
    step: 114,
    cells: '-..-....0..1-..-',
    faces: ['coconut', 'fish', 'parrot'],
    tilt: -5,
    hero: [2, 132, 140, 1.8],
    mate: [1, 282, 274, 1.3],
  },
  'parrot-spin': {
    columns: 4,
    step: 112,
    cells: '...0.-.....-1...',
    faces: ['scallop', 'turtle', 'parrot'],
    tilt: -36,
    hero: [2, 206, 196, 2.1],
  },
  'parrot-cross': {
    columns: 5,
    step: 96,
    cells: '--.----.--.0..1--.----.--',
    faces: ['flower', 'octopus', 'parrot'],
    tilt: -6,
    hero: [2, 292, 120, 1.7],
    mate: [0, 118, 280, 1.2],
  },
  'parrot-wanted': {
    columns: 5,
    step: 98,
    cells: '.-.0.....-.0...-...0.....',
    faces: ['crab', 'star', 'parrot'],
    tilt: 9,
    hero: [2, 274, 274, 1.9],
    mate: [0, 128, 132, 1.4],
  },
  'triple-wanted': {
    columns: 3,
    step: 138,
    cells: '.1.0.0-.1',
    faces: ['palm', 'snail'],
    tilt: -7,
    hero: [1, 120, 150, 1.5],
    mate: [1, 262, 262, 1.35],
  },
  quads: {
    columns: 4,
    step: 110,
    cells: '0.0...1.1.0...1.',
    faces: ['fish', 'whale'],
    tilt: -4,
    hero: [0, 260, 270, 1.4],
    mate: [0, 150, 240, 1.4],
  },
}

const CARD = 100

const faceOf = (id: string) => faces.find((face) => face.id === id)!

/** A face around the middle of a card; with an ink it is a shadow. */
function drawn(id: string, ink?: string): string {
  const layers = faceOf(id).layers.map(([color, path, width]) => {
    const paint = ink ?? color
    return width
      ? `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<path d="${path}" fill="${paint}"/>`
  })
  return `<g transform="scale(.78) translate(-50 -50)">${layers.join('')}</g>`
}

const slab = (top: string, inner: string, size = CARD) =>
  `<rect x="${-size / 2}" y="${-size / 2 + 7}" width="${size}" height="${size}" rx="17" fill="${shade(top, -0.4)}"/><rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="17" fill="${top}"/>${inner}`

function back(top: string, line: string): string {
  const pore = shade(top, -0.45)
  return slab(
    top,
    `<path d="M-36-24q9-10 18 0t18 0t18 0t18 0M-36 30q9-10 18 0t18 0t18 0t18 0" fill="none" stroke="${line}" stroke-opacity=".45" stroke-width="4"/><circle r="19" fill="${line}"/><g fill="${pore}"><circle cx="-7" cy="-3" r="3.6"/><circle cx="7" cy="-3" r="3.6"/><circle cy="8" r="3.6"/></g>`,
  )
}

const front = (id: string, isShadow: boolean) =>
  slab(
    isShadow ? '#dfe6f4' : PAPER,
    `<rect x="-43" y="-43" width="86" height="86" rx="12" fill="${isShadow ? '#a9bde2' : faceOf(id).tint}"/>${isShadow ? `<g transform="scale(-1 1) rotate(24)">${drawn(id, NIGHT)}</g>` : drawn(id)}`,
  )

/** A table of cards, some of them turned up, and one near. */
export function cover(definition: MemoryDefinition): string {
  const { id, slug } = definition
  const deck: Deck = deckOf(placeOf(definition))
  const art = coverArt(slug)
  const { columns, step, cells, faces: used, tilt, shifts = [], hero, mate } = ART[id]!
  const rows = Math.ceil(cells.length / columns)
  const shown = new Set<string>()
  const place = (name: string, x: number, y: number, scale = 1) => {
    shown.add(name)
    const size = scale === 1 ? '' : ` scale(${scale})`
    return `<use href="#${slug}-${name}" transform="translate(${Math.round(x)} ${Math.round(y)})${size}"/>`
  }
  const board = [...cells].map((cell, at) => {
    if (cell === '-') return ''
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const x = 200 + (column - (columns - 1) / 2) * step + (shifts[row] ?? 0)
    return place(`k${cell === '.' ? 'b' : cell}`, x, 200 + (row - (rows - 1) / 2) * step, step / 116)
  })
  const near = [mate, hero].map((card, index) => {
    if (!card) return ''
    const [face, x, y, scale, isShadow = false] = card
    const turn = index === 0 ? -7 : 5
    const shadow = contactShadow(x + 8, Math.round(y + 54 * scale), Math.round(54 * scale), 16, 0.32)
    return `${shadow}<g transform="rotate(${turn} ${x} ${y})">${place(isShadow ? 's' : `k${face}`, x, y, scale)}</g>`
  })
  const defs = [...shown].map((name) => {
    const inner =
      name === 'kb'
        ? back(deck.back, deck.line)
        : name === 'kd'
          ? back('#27305c', '#8f9fd8')
          : front(used[name === 's' ? mate![0] : Number(name.slice(1))]!, name === 's')
    return `<g id="${slug}-${name}">${inner}</g>`
  })
  return `${art.ground(deck.glow, deck.deep)}<defs>${defs.join('')}</defs>${tilted(tilt, board.join(''))}${near.join('')}`
}
