import { num, slab } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import type { Pack } from './asks.ts'
import { shapesArt } from './code-look.ts'
import { shapesOf } from './all-shapes.ts'
import { star } from './flag-marks.ts'
import { flagOf } from './flag-shapes.ts'
import { outlineOf } from './outline-text.ts'
import { OUTLINES } from './outlines.ts'
import { INK, LANTERN, type Tint } from './palette.ts'
import type { Kind } from './question.ts'

const round = (value: number) => Math.round(value * 10) / 10

function flag(country: string, place: string): string {
  const { width, shapes } = flagOf(country)
  const parts = shapes.map(({ path, color }) => `<path d="${path}" fill="${color}"/>`).join('')
  const edge = `<rect width="${width}" height="100" fill="#fff"/>`
  return `<g transform="${place}"><rect x="2" y="4" width="${width}" height="100" fill="#0a1622" opacity=".25"/>${edge}${parts}</g>`
}

function country(code: string, place: string, color: string): string {
  const line = OUTLINES.split('\n').find((one) => one.startsWith(code))!
  const path = outlineOf(line.slice(3))
    .map((land) => `M${land.map(([x, y]) => `${x} ${y}`).join('L')}Z`)
    .join('')
  return `<g transform="${place}"><path d="${path}" fill="#1c1420" opacity=".25" transform="translate(1.5 2.5)"/><path d="${path}" fill="${color}" stroke="${color}" stroke-linejoin="round"/></g>`
}

const disc = (x: number, y: number, radius: number, color: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${color}"${more}/>`

/** Neighbouring lands around one in the middle. */
function lands({ answer }: Tint): string {
  const parts = [
    ['M150 130L225 105L270 150L255 215L190 240L135 195Z', LANTERN],
    ['M60 60L190 40L225 105L150 130L80 150Z', shade(answer, 0.25)],
    ['M190 40L350 60L345 140L270 150L225 105Z', shade(answer, -0.1)],
    ['M345 140L270 150L255 215L300 280L350 270Z', shade(answer, 0.4)],
    ['M255 215L190 240L180 320L270 330L300 280Z', shade(answer, 0.1)],
    ['M190 240L135 195L70 230L90 320L180 320Z', shade(answer, -0.25)],
    ['M80 150L150 130L135 195L70 230L50 190Z', shade(answer, 0.5)],
  ] as const
  return parts
    .map(
      ([path, color]) =>
        `<path d="${path}" fill="${color}" stroke="#fffaec" stroke-width="6" stroke-linejoin="round"/>`,
    )
    .join('')
}

function dial(): string {
  const ticks = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour / 12) * 2 * Math.PI
    const [s, c] = [Math.sin(angle), -Math.cos(angle)]
    return `M${round(200 + s * 84)} ${round(196 + c * 84)}L${round(200 + s * 98)} ${round(196 + c * 98)}`
  })
  return (
    disc(203, 206, 128, '#1c1420', ' opacity=".3"') +
    disc(200, 196, 128, '#c98a3a') +
    disc(196, 191, 122, '#ffdf9a') +
    disc(200, 196, 111, '#fffaf0') +
    `<path d="${ticks.join('')}" stroke="${INK}" stroke-width="9" stroke-linecap="round"/>` +
    `<g stroke-linecap="round"><path d="M200 196L151 162" stroke="${INK}" stroke-width="17"/><path d="M200 196L266 158" stroke="#c8382f" stroke-width="11"/></g>` +
    disc(200, 196, 14, INK)
  )
}

const calendar = ({ answer }: Tint): string =>
  slab({ x: 92, y: 84, width: 216, height: 226, radius: 22, top: '#fffdf6', side: '#cdbb92' }) +
  `<path d="M92 150V106a22 22 0 0 1 22-22H286a22 22 0 0 1 22 22V150Z" fill="${answer}"/>` +
  `<g fill="#5b4038"><rect x="136" y="66" width="16" height="44" rx="8"/><rect x="248" y="66" width="16" height="44" rx="8"/></g>` +
  Array.from({ length: 7 }, (_, day) =>
    disc(120 + day * 26.6, 276, day === 4 ? 15 : 9, day === 4 ? LANTERN : '#d9c9a2'),
  ).join('') +
  num(200, 246, 96, 7, INK)

const stone = (): string =>
  slab({ x: 62, y: 128, width: 276, height: 150, radius: 20, top: '#b3a793', side: '#6b6152', depth: 26 }) +
  `<g stroke="#4a4135" stroke-width="20" stroke-linecap="round" fill="none"><path d="M100 166L160 240M160 166L100 240"/><path d="M200 166V240"/><path d="M240 166L272 240L304 166"/></g>`

function elements(): string {
  const colors = ['#f0a58c', '#efcf83', '#8fcfc0', '#c0a8de']
  const cells = Array.from({ length: 40 }, (_, at) => {
    const [column, row] = [at % 8, Math.floor(at / 8)]
    if (row < 2 && column > 0 && column < 6 - row) return ''
    return `<rect x="${52 + column * 38}" y="${74 + row * 48}" width="34" height="44" rx="7" fill="${colors[column < 1 ? 0 : column < 5 ? 1 : column < 7 ? 2 : 3]}"/>`
  })
  return (
    cells.join('') +
    slab({ x: 118, y: 76, width: 150, height: 150, radius: 26, top: '#ffc64a', side: '#b5761c', depth: 18 }) +
    num(196, 190, 88, 'Au', '#4a2b06') +
    num(150, 114, 30, 79, '#4a2b06')
  )
}

function notes({ answer }: Tint): string {
  const lines = [0, 1, 2, 3, 4].map((row) => `M40 ${92 + row * 24}H360`).join('')
  const heads = [
    [110, 176],
    [180, 140],
    [250, 152],
    [316, 104],
  ]
  const keys = Array.from(
    { length: 7 },
    (_, key) => `<rect x="${46 + key * 45}" y="232" width="41" height="120" rx="8" fill="#fffdf4"/>`,
  )
  const blacks = [0, 1, 3, 4, 5].map(
    (key) => `<rect x="${76 + key * 45}" y="232" width="26" height="70" rx="5" fill="#2b2433"/>`,
  )
  return (
    `<path d="${lines}" stroke="${INK}" stroke-width="4"/>` +
    heads
      .map(
        ([x = 0, y = 0]) =>
          `<g fill="${shade(answer, -0.4)}"><ellipse cx="${x}" cy="${y}" rx="18" ry="13" transform="rotate(-20 ${x} ${y})"/><path d="M${x + 12} ${y - 70}h5v68h-5z"/></g>`,
      )
      .join('') +
    '<rect x="38" y="222" width="325" height="140" rx="14" fill="#6b4226"/>' +
    keys.join('') +
    blacks.join('')
  )
}

const heart = (x: number, y: number, size: number, color: string) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0 9C-22-8-8-24 0-11C8-24 22-8 0 9Z" fill="${color}"/>`

const bubbles = ({ answer }: Tint): string =>
  `<path d="M66 92h190a30 30 0 0 1 30 30v60a30 30 0 0 1-30 30H140l-46 44l8-44H66a30 30 0 0 1-30-30v-60a30 30 0 0 1 30-30Z" fill="${answer}"/>` +
  '<path d="M186 190h140a28 28 0 0 1 28 28v52a28 28 0 0 1-28 28h-8l8 42l-48-42h-92a28 28 0 0 1-28-28v-52a28 28 0 0 1 28-28Z" fill="#fffdf6" stroke="#cdb6a0" stroke-width="3"/>' +
  heart(112, 156, 2.2, '#ffd0a8') +
  heart(196, 156, 2.2, '#fffdf6') +
  heart(256, 250, 2.9, '#e0503f')

/** A code as its question shows it. */
const code = (kind: Kind, subject: string, place: string) => shapesArt(shapesOf(kind, subject) ?? [], place)

/** The picture on the stamp of each game, on a field of 400. */
export const subjects: Readonly<Record<Pack, (tint: Tint) => string>> = {
  flags: () =>
    flag('JM', 'translate(44 70) rotate(-8) scale(1.05)') +
    flag('NO', 'translate(208 60) rotate(7) scale(1.1)') +
    flag('ZA', 'translate(84 176) scale(1.55)'),
  outlines: ({ answer }) => country('IT', 'translate(84 66) scale(2.9)', answer),
  sizes: ({ answer }) =>
    country('AU', 'translate(40 96) scale(2.05)', answer) +
    country('MG', 'translate(212 160) scale(1.5)', shade(answer, -0.3)) +
    country('IS', 'translate(290 250) scale(.8)', '#7a2f18') +
    `<path d="${star([330, 110], 34)}" fill="${LANTERN}"/>`,
  borders: lands,
  thanks: bubbles,
  clock: dial,
  calendar,
  roman: stone,
  elements,
  notes,
  morse: () => code('morse', 'Q', 'translate(40 100) scale(2)'),
  braille: () => code('braille', 'N', 'translate(0 75) scale(2.5)'),
  semaphore: () => code('semaphore', 'U', 'translate(-24 50) scale(2.8)'),
  maya: () => code('maya', '13', 'translate(-8 70) scale(2.6)'),
  abacus: () => code('abacus', '3072', 'translate(24 90) scale(2.2)'),
  binary: () => code('binary', '11', 'translate(24 90) scale(2.2)'),
  fractions: () => code('fraction', '5/8', 'translate(-40 50) scale(3)'),
  angles: () => code('angle', '30 120', 'translate(-56 50) scale(3.2)'),
  squares: () => code('square', '42w+', 'translate(-40 50) scale(3)'),
  gauges: () => code('gauge', '100 20 5 65', 'translate(-16 68) scale(2.7)'),
  pennants: () => code('pennant', 'X', 'translate(32 95) scale(2.1)'),
  egypt: () => code('egypt', '1324', 'translate(32 95) scale(2.1)'),
  planets: () => code('orbit', '5324', 'translate(32 95) scale(2.1)'),
  moon: () => code('moon', '123?', 'translate(24 90) scale(2.2)'),
  lights: () => code('light', '210', 'translate(40 100) scale(2)'),
  cubes: () => code('cubes', '31 11', 'translate(-56 40) scale(3.2)'),
  pips: () => code('pips', '635 12', 'translate(-72 30) scale(3.4)'),
  gears: () => code('gears', '8,12 3', 'translate(16 85) scale(2.3)'),
  scales: () => code('scales', '3 2 0 14', 'translate(8 80) scale(2.4)'),
  axes: () => code('axes', 'star5 20', 'translate(-56 40) scale(3.2)'),
  jugs: () => code('jugs', '', 'translate(16 85) scale(2.3)'),
  beats: () => code('beats', 'qhee', 'translate(24 90) scale(2.2)'),
  circuits: () => code('lamps', 'c[oc] oc [oc]', 'translate(16 85) scale(2.3)'),
  mirror: () => code('mirror', '250', 'translate(-32 60) scale(2.9)'),
  reach: () => code('reach', 'N 14 10,3,19,25,6,34 ', 'translate(-48 46) scale(3.1)'),
  folds: () => code('fold', 'v 0,1 1,2', 'translate(8 80) scale(2.4)'),
  turned: () => code('turned', '110 011 010', 'translate(-40 50) scale(3)'),
  ropes: () => code('rope', '4 1 1,0,2,1,0,2', 'translate(24 90) scale(2.2)'),
}
