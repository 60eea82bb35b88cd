import { contactShadow, coverArt, slab, tilted } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { placeOf, type SlidingDefinition } from './definitions.ts'
import { paintOf } from './palette.ts'

const TILE = {
  eight: 142,
  fifteen: 112,
  twentyfour: 92,
  picture: 126,
  turtle: 112,
  roll: 120,
  hex: 112,
  snail: 118,
  torus: 128,
  leap: 110,
  rollpicture: 126,
  plus: 104,
  tints: 116,
} as const
const HERO = {
  eight: 8,
  fifteen: 15,
  twentyfour: 24,
  roll: 1,
  hex: 7,
  snail: 9,
  torus: 5,
  leap: 3,
  plus: 12,
  tints: 0,
} as const
/** White lines over the tiles that tell how they move. */
const WAYS: Readonly<Record<string, string>> = {
  snail: 'M40 60H350V340H70V130H280V270H150',
  torus: 'M30 110q-30 90 0 180M370 110q30 90 0 180M110 30q90 -30 180 0M110 370q90 30 180 0',
  leap: 'M100 330V110H210M186 84L214 110L186 136',
  plus: 'M200 18V70M200 330V382M18 200H70M330 200H382',
  tints: 'M56 60V150M36 128L56 152L76 128M344 340V250M324 272L344 248L364 272',
}

/** The board of the game, askew and larger than the picture, and its hero in front. */
export function cover(definition: SlidingDefinition): string {
  const { id, slug, rules } = definition
  const index = placeOf(definition)
  const paint = paintOf(index)
  const art = coverArt(slug)
  const floor = `<rect x="-60" y="-60" width="520" height="520" fill="${shade(paint.frame, -0.5)}"/>`
  const lean = (index % 2 ? 1 : -1) * (5 + (index % 3) * 2)
  const ground = art.ground(shade(paint.glow, 0.2), paint.deep, '#fff4d8', 0.4)
  const side = TILE[id as keyof typeof TILE]
  if (rules.face === 'wood') return ground + tilted(-6, floor + woods(paint.rows, side)) + turtle()
  if (rules.face === 'picture')
    return (
      ground +
      tilted(
        lean,
        `<rect x="14" y="14" width="390" height="390" rx="20" fill="#2a1c30"/>` +
          (rules.kind === 'roll' ? strips(slug) : cuts(slug, side)),
      )
    )
  const isHex = rules.kind === 'hex'
  const bodies = paint.rows.map((color, row) => body(`${slug}-row${row}`, side - 8, color, isHex)).join('')
  const tiles: string[] = []
  for (let row = -1; row < 5; row++)
    for (let column = -1; column < 5; column++) {
      const at = (row + 1) * 6 + column + 1
      const shift = rules.kind === 'roll' && row === 1 ? side * 0.45 : isHex && row % 2 ? side / 2 : 0
      const x = Math.round(200 + (column - 1.9) * side + shift)
      const y = Math.round(200 + (row - 1.9) * side * (isHex ? 0.88 : 1))
      if (at === 15 || at === 20 || x < -side || x > 420 || y < -side || y > 420) continue
      const tone =
        (row + 1 + (rules.kind === 'tints' && (column === 0 || column === 3) ? column + 1 : 0)) %
        paint.rows.length
      tiles.push(
        `<use href="#${slug}-row${tone}" x="${x}" y="${y}"/>${digits(x, y, side, rules.kind === 'tints' ? 0 : ((at * 7 + index * 3) % 23) + 1)}`,
      )
    }
  const place = Math.round(200 - side * 0.72)
  const number = HERO[id as keyof typeof HERO]
  const face = `<g transform="translate(${place} ${place - 8}) scale(1.45)"><use href="#${slug}-row${index % paint.rows.length}"/>${digits(0, 0, side, number)}</g>`
  const arrows =
    rules.kind === 'roll'
      ? `<path d="M40 200h-30m14-16l-16 16 16 16M360 200h30m-14-16l16 16-16 16" stroke="#fff" stroke-width="12" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
      : ''
  const words = `font-family="Bricolage Grotesque Variable,Arial,sans-serif" font-weight="800" font-size="${Math.round(side * 0.42)}" text-anchor="middle" fill="#2a1420"`
  const way = WAYS[id]
    ? `<path d="${WAYS[id]}" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-linejoin="round" opacity=".85"/>`
    : ''
  return `${ground}<defs>${bodies}</defs><g ${words}>${tilted(lean, (isHex ? '' : floor) + tiles.join(''))}${contactShadow(208, 200 + side * 0.8, side * 0.7, 18, 0.4)}${way}${face}</g>${arrows}`
}

const digits = (x: number, y: number, side: number, number: number) =>
  number === 0
    ? ''
    : `<text x="${x + Math.round(side / 2) - 4}" y="${y + Math.round(side * 0.6)}">${number}</text>`

function body(id: string, side: number, color: string, isRound: boolean): string {
  const middle = side / 2
  const shape = isRound
    ? `<circle cx="${middle}" cy="${middle + 7}" r="${middle}" fill="${shade(color, -0.4)}"/><circle cx="${middle}" cy="${middle}" r="${middle}" fill="${color}"/>`
    : slab({
        x: 0,
        y: 0,
        width: side,
        height: side - 8,
        radius: Math.round(side * 0.17),
        top: color,
        side: shade(color, -0.38),
        depth: 8,
      })
  return `<g id="${id}">${shape}</g>`
}

function woods(rows: readonly string[], side: number): string {
  const blocks = [
    [0, 0, 1, 2],
    [1, -1, 2, 1],
    [3, 0, 1, 2],
    [-1, 0, 1, 1],
    [-1, 1, 1, 2],
    [0, 2, 1, 1],
    [3, 2, 1, 1],
    [1, 3, 2, 1],
    [0, 3, 1, 2],
    [3, 3, 2, 1],
    [-1, 3, 1, 1],
    [4, 0, 1, 2],
  ] as const
  return blocks
    .map(([column, row, width, height], place) => {
      const color = rows[place % rows.length]!
      const [x, y] = [column * side - 24, row * side - 24]
      const grain = `<path d="M${x + 22} ${y + 34}${width > height ? 'h' : 'v'}50M${x + 42} ${y + 52}${width > height ? 'h' : 'v'}40" stroke="${shade(color, -0.18)}" stroke-width="5" stroke-linecap="round"/>`
      return (
        slab({
          x,
          y,
          width: width * side - 8,
          height: height * side - 16,
          radius: 18,
          top: color,
          side: shade(color, -0.4),
          depth: 9,
        }) + grain
      )
    })
    .join('')
}

const turtle = () =>
  contactShadow(214, 300, 112, 26, 0.45) +
  `<g transform="translate(204 196) rotate(-14) scale(1.16)">` +
  [
    [-84, -58, 45],
    [84, -58, -45],
    [-84, 66, -45],
    [84, 66, 45],
  ]
    .map(
      ([x, y, turn]) =>
        `<ellipse cx="${x}" cy="${y}" rx="19" ry="42" transform="rotate(${turn} ${x} ${y})" fill="#56b34c"/>`,
    )
    .join('') +
  `<circle cy="98" r="31" fill="#6fcf62"/><circle cx="-14" cy="110" r="9" fill="#fff"/><circle cx="14" cy="110" r="9" fill="#fff"/><circle cx="-14" cy="113" r="5" fill="#14202a"/><circle cx="14" cy="113" r="5" fill="#14202a"/>` +
  `<circle cy="10" r="92" fill="#1f6a48"/><circle r="92" fill="#2fa068"/><path d="M46 0L23 40H-23L-46 0-23-40H23Z" fill="#7be08c"/><path d="M46 0H92M-46 0H-92M23 40L45 80M-23 40L-45 80M23 -40L45 -80M-23 -40L-45 -80" stroke="#1f6a48" stroke-width="8"/><ellipse cx="-34" cy="-50" rx="30" ry="14" fill="#fff" opacity=".35" transform="rotate(-32 -34 -50)"/></g>`

/** A sunset behind palms, cut into tiles of which one is missing and one lifted. */
function cuts(slug: string, side: number): string {
  const scene = `<rect x="-40" y="-40" width="480" height="290" fill="#ffb26a"/><rect x="-40" y="-40" width="480" height="120" fill="#e8658a"/><circle cx="190" cy="196" r="74" fill="#fff0b8"/><rect x="-40" y="236" width="480" height="210" fill="#2f7f9c"/><path d="M130 268h120M110 300h160M144 332h90" stroke="#ffe2a0" stroke-width="9" stroke-linecap="round"/><ellipse cx="316" cy="300" rx="120" ry="42" fill="#3a8a58"/><path d="M300 290Q306 190 344 128" stroke="#6a3e24" stroke-width="17" fill="none"/><path d="M344 128q-70-24-110 26M344 128q-30-66-90-62M344 128q18-70 70-66M344 128q60-14 84 40M344 128q16 30 8 78" stroke="#2f7a48" stroke-width="19" fill="none" stroke-linecap="round"/>`
  const squares: string[] = []
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++)
      if (row * 3 + column !== 5)
        squares.push(
          `<rect x="${20 + column * side}" y="${20 + row * side}" width="${side - 6}" height="${side - 6}" rx="14"/>`,
        )
  return `<defs><clipPath id="${slug}-cut">${squares.join('')}</clipPath></defs><g clip-path="url(#${slug}-cut)">${scene}</g><g transform="translate(44 -14) rotate(9 340 210)"><rect x="${20 + 2 * side}" y="${28 + side}" width="${side}" height="${side}" rx="14" fill="#120818" opacity=".5"/><rect x="${14 + 2 * side}" y="${14 + side}" width="${side}" height="${side}" rx="14" fill="#ffb26a"/><path d="M300 250Q306 200 330 150" stroke="#6a3e24" stroke-width="15" fill="none"/><path d="M330 160q-30-10-44 20M330 160q36-20 52 20" stroke="#2f7a48" stroke-width="17" fill="none" stroke-linecap="round"/></g>`
}

/** A lighthouse at night, cut into strips of which one has rolled on. */
function strips(slug: string): string {
  const scene =
    '<g id="PIC"><rect x="14" y="14" width="390" height="390" fill="#16305e"/><circle cx="330" cy="84" r="34" fill="#f4f0cf"/><path d="M14 300H404V404H14Z" fill="#0f4a6e"/><path d="M150 300L168 120H232L250 300Z" fill="#f6f2e8"/><path d="M162 180H238L242 220H158Z" fill="#e2475f"/><path d="M154 262H246L250 300H150Z" fill="#e2475f"/><path d="M160 120H240V92H160Z" fill="#ffd44f"/><path d="M152 92H248L200 52Z" fill="#c22c48"/><path d="M160 106L14 60V150Z" fill="#ffe9a6" opacity=".5"/><ellipse cx="200" cy="322" rx="130" ry="34" fill="#3a5a48"/><path d="M60 360h90M250 372h110" stroke="#8fc4dc" stroke-width="8" stroke-linecap="round"/></g>'.replace(
      'PIC',
      `${slug}-p`,
    )
  const rows = [0, 1, 2].map((row) => {
    const shift = row === 1 ? 130 : 0
    const y = 14 + row * 130
    return `<clipPath id="${slug}-r${row}"><rect x="16" y="${y + 3}" width="386" height="124" rx="10"/></clipPath><g clip-path="url(#${slug}-r${row})"><use href="#${slug}-p" x="${shift}"/>${shift ? `<use href="#${slug}-p" x="${shift - 390}"/>` : ''}</g>`
  })
  return `<defs>${scene}</defs>${rows.join('')}<path d="M30 209h-26m12 -14l-14 14 14 14M388 209h26m-12 -14l14 14 -14 14" stroke="#fff" stroke-width="11" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
}
