import { coverArt } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { centre, fruit, palmTree, plate, quilt, sign, wind } from './cover-pieces.ts'
import type { RegionsDefinition } from './definitions.ts'
import { FURTHER_ART, type Art } from './further-art.ts'
import { LATE_ART } from './late-art.ts'
import { FACES } from './looks.ts'
import type { RegionKind } from './puzzle.ts'

const STEP = 94
const LEFT = 12

const ART: Readonly<Record<RegionKind, Art>> = {
  ...FURTHER_ART,
  ...LATE_ART,
  plots: {
    map: ['AAB.', 'AAB.', 'CCC.', '..DD'],
    colors: '0132',
    digits: ['4..2', '..2.', '.3..', '...2'],
    tilt: 7,
  },
  mats: {
    map: ['AAA.', 'BBC.', 'BBC.', '..C.'],
    colors: '014',
    prints: { '10': sign('-'), '01': sign('+'), '22': sign('|'), '33': sign('+'), '31': sign('|') },
    tilt: 5,
  },
  winds: {
    map: ['.A..', 'AAA.', '.A.B', 'CCCB'],
    colors: '032',
    prints: { '11': wind(4), '32': wind(3), '03': wind(2), '30': wind(1) },
    tilt: 9,
  },
  dominoes: {
    map: ['AA.C', 'DD.C', '.BB.', 'EE..'],
    colors: '05241',
    digits: ['3120', '0413', '2431', '1042'],
    tilt: 6,
  },
  galaxies: {
    map: ['AA..', '.AAB', 'CC.B', 'CC.B'],
    colors: '342',
    prints: { '1,0.5': centre, '3,2': centre, '0.5,2.5': centre, '2.5,0': centre, '2,2.5': centre },
    tilt: 4,
  },
  trios: {
    map: ['AAB.', 'A.B.', 'CCB.', 'C...'],
    colors: '143',
    prints: {
      '00': fruit('mango'),
      '10': fruit('berry'),
      '01': fruit('coconut'),
      '20': fruit('coconut'),
      '21': fruit('mango'),
      '22': fruit('berry'),
      '02': fruit('berry'),
      '12': fruit('mango'),
      '03': fruit('coconut'),
      '31': fruit('mango'),
      '33': fruit('berry'),
      '23': fruit('coconut'),
    },
    tilt: 8,
  },
  corners: {
    map: ['AAAB', 'A..B', 'A.BB', 'CC..'],
    colors: '254',
    prints: { '00': plate('5'), '32': plate('4'), '13': plate('') },
    tilt: 5,
  },
  sizes: {
    map: ['AAB.', 'ABBB', 'CCD.', '.CDD'],
    colors: '1502',
    digits: ['3..1', '.4..', '.32.', '1..3'],
    tilt: 10,
  },
  tens: {
    map: ['AAB.', 'CABB', 'CC..', '.DDD'],
    colors: '2314',
    digits: ['4162', '5523', '2371', '8253'],
    tilt: 6,
  },
  links: {
    map: ['AAA.', '..AB', 'CC.B', '.CCB'],
    colors: '135',
    prints: {
      '00': plate('4'),
      '21': plate('4'),
      '31': plate('3'),
      '33': plate('3'),
      '02': plate('4'),
      '23': plate('4'),
    },
    tilt: 8,
  },
  pentos: {
    map: ['AAB.', 'AABB', 'A.B.', '..B.'],
    colors: '30',
    prints: { '01': palmTree, '22': palmTree, '03': palmTree, '30': palmTree },
    tilt: 7,
  },
  tetros: {
    map: ['AAAA', 'BBC.', 'BCCC', 'B...'],
    colors: '421',
    prints: {
      '10': quilt('00 10 20 30'),
      '01': quilt('00 10 01 02'),
      '22': quilt('10 01 11 21'),
      '23': quilt('00 10 01 11'),
    },
    tilt: 4,
  },
}

const middle = (at: number) => LEFT + STEP / 2 + at * STEP

/** The cells of an area as one shape. */
function blob(map: Art['map'], letter: string): string {
  const has = (x: number, y: number) => map[y]?.[x] === letter
  let shape = ''
  for (let y = 0; y < 4; y++)
    for (let x = 0; x < 4; x++) {
      if (!has(x, y)) continue
      const [left, top] = [middle(x) - 43, middle(y) - 43]
      const wide = has(x + 1, y) ? STEP : 0
      const high = has(x, y + 1) ? STEP : 0
      shape += `<rect x="${left}" y="${top}" width="${86 + wide}" height="86" rx="18"/>`
      if (high) shape += `<rect x="${left}" y="${top}" width="86" height="${86 + high}" rx="18"/>`
      if (wide && high && has(x + 1, y + 1))
        shape += `<rect x="${left + 70}" y="${top + 70}" width="40" height="40"/>`
    }
  return shape
}

const place = (spot: string) =>
  (spot.includes(',') ? spot.split(',') : [...spot]).map((at) => middle(Number(at)))

/** A corner of each board, half cut. */
export function cover({ slug, kind, ground: [light, deep] }: RegionsDefinition): string {
  const { map, colors, prints = {}, digits = [], tilt } = ART[kind]
  const tile = (name: string, top: string, side: string) =>
    `<g id="${slug}-${name}"><rect x="-42" y="-36" width="84" height="82" rx="15" fill="${side}"/><rect x="-42" y="-43" width="84" height="82" rx="15" fill="${top}"/></g>`
  let tiles = ''
  for (let y = -1; y < 5; y++)
    for (let x = -1; x < 5; x++)
      if ((map[y]?.[x] ?? '.') === '.')
        tiles += `<use href="#${slug}-${(x + y) % 2 === 0 ? 'a' : 'b'}" x="${middle(x)}" y="${middle(y)}"/>`
  const areas = [...colors]
    .map((color, index) => {
      const { top, side } = FACES[Number(color)]!
      const name = `${slug}-p${index}`
      return `<defs><g id="${name}">${blob(map, 'ABCDE'[index]!)}</g></defs><use href="#${name}" fill="${side}" y="5"/><use href="#${name}" fill="${top}" y="-5"/>`
    })
    .join('')
  const drawings = [...new Set(Object.values(prints))]
  const named = drawings.map((drawing, index) => `<g id="${slug}-k${index}">${drawing}</g>`).join('')
  const printed = Object.entries(prints).map(([spot, drawing]) => {
    const [x, y] = place(spot)
    return `<use href="#${slug}-k${drawings.indexOf(drawing)}" x="${x}" y="${y}"/>`
  })
  const written = digits.flatMap((row, y) =>
    [...row].map((text, x) =>
      text === '.' ? '' : `<text x="${middle(x)}" y="${middle(y) + 19}">${text}</text>`,
    ),
  )
  return (
    coverArt(slug).ground(shade(deep, 0.1), shade(deep, -0.3), light, 0.4) +
    `<defs>${tile('a', shade(light, 0.82), shade(light, 0.22))}${tile('b', shade(light, 0.68), shade(light, 0.14))}</defs>` +
    `<g transform="rotate(${tilt} 200 200) translate(200 200) scale(1.05) translate(-200 -200)">${tiles}${areas}<defs>${named}</defs>${printed.join('')}<g font-family="Bricolage Grotesque Variable,Bricolage Grotesque,Arial,sans-serif" font-weight="800" font-size="54" text-anchor="middle" fill="#2c1c10">${written.join('')}</g></g>`
  )
}
