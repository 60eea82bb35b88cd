import { contactShadow, coverArt, slab, tilted } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import type { ConnectDefinition } from './definitions.ts'
import { FACES } from './faces.ts'
import { SKINS } from './tile-look.ts'

const SIDE = 92
const GAP = 104

function face(index: number, x: number, y: number, size: number): string {
  const layers = FACES[index]!.map(([path, color, line]) =>
    line === undefined
      ? `<path d="${path}" fill="${color}"/>`
      : `<path d="${path}" fill="none" stroke="${color}" stroke-width="${line}"/>`,
  )
  return `<g transform="translate(${x} ${y}) scale(${size / 100})" stroke-linecap="round" stroke-linejoin="round">${layers.join('')}</g>`
}

function tile(
  kind: ConnectDefinition['kind'],
  mark: number | string,
  [x, y]: readonly [number, number],
  side = SIDE,
) {
  const { top, side: wood } = SKINS[kind]
  const body = slab({
    x,
    y,
    width: side,
    height: side,
    radius: side * 0.2,
    top,
    side: wood,
    depth: side * 0.13,
  })
  const room = side * 0.74
  const picture =
    typeof mark === 'string'
      ? `<text x="${x + side / 2}" y="${y + side * 0.73}" font-family="Bricolage Grotesque Variable,Arial,sans-serif" font-weight="800" font-size="${side * 0.64}" text-anchor="middle" fill="#7a3fa8">${mark}</text>`
      : face(mark, x + (side - room) / 2, y + (side - room) / 2, room)
  return body + picture
}

/** Corners of the tiles in painting order; the last ones are on top. */
const PILES: Readonly<
  Record<ConnectDefinition['kind'], readonly (readonly [number | string, number, number, number?])[]>
> = {
  paths: [
    [15, -30, 44],
    [6, -30, 252],
    [8, 178, -34],
    [15, 282, -34],
    [10, 74, 356],
    [6, 334, 356],
    [0, 30, 110, 124],
    [0, 262, 214, 124],
  ],
  tides: [
    [2, -24, 300],
    [17, 80, 300],
    [7, 184, 300],
    [2, 288, 300],
    [14, 80, 196],
    [7, 184, 196],
    [17, 184, 92],
    [3, 268, 20, 138],
  ],
  tray: [
    [8, 124, -20],
    [14, 72, 32],
    [7, 176, 32],
    [5, 280, 40],
    [5, 124, 96],
    [8, -14, 268, 116],
    [8, 112, 268, 116],
    [8, 244, 232, 132],
  ],
  belt: [
    [0, -40, 250],
    [8, 64, 250],
    [8, 168, 250],
    [8, 272, 250],
    [11, 376, 250],
    [14, 24, 66],
    [18, 282, 70],
    [8, 146, 40, 128],
  ],
  runs: [
    ['8', 10, 20],
    ['1', 114, -20],
    ['6', 300, 30],
    ['2', 218, -40],
    ['3', -8, 250, 122],
    ['4', 136, 236, 122],
    ['5', 280, 222, 122],
  ],
  blind: [
    ['', 20, 40],
    ['', 124, 40],
    ['', 228, 40],
    ['', 72, 124],
    ['', 280, 124],
    ['', -32, 124],
    [2, 150, 150, 150],
    ['', -10, 300],
    ['', 330, 300],
  ],
  orders: [
    [16, -20, 20],
    [8, 84, -20],
    [0, 300, 30],
    [2, -20, 292, 110],
    [2, 104, 292, 110],
    [2, 244, 116, 148],
  ],
  tentray: [
    ['1', -44, 30],
    ['5', 60, 30],
    ['9', 290, 20],
    ['3', 188, -16],
    ['4', 40, 232, 140],
    ['6', 222, 232, 140],
  ],
  sums: [
    ['2', 46, 316],
    ['9', 150, 316],
    ['4', 254, 316],
    ['1', -58, 316],
    ['8', 358, 316],
    ['5', 98, 232],
    ['6', 202, 232],
    ['7', 116, 76, 138],
    ['3', 268, 120, 104],
  ],
  sight: [
    [14, -30, -24],
    [4, 330, -24],
    [16, -30, 330],
    [11, 74, 330],
    [4, 178, 330],
    [14, 282, 330],
    [12, 14, 136, 132],
    [12, 258, 136, 132],
  ],
  tens: [
    ['1', -36, 306],
    ['8', 68, 306],
    ['5', 172, 306],
    ['9', 276, 306],
    ['4', -36, 10],
    ['2', 276, 10],
    ['7', 42, 122, 136],
    ['3', 226, 122, 136],
  ],
  aslant: [
    [11, 154, -44],
    [1, -44, 154],
    [18, 352, 154],
    [7, 154, 352],
    [18, 352, 352],
    [1, -44, -44],
    [5, 24, 252, 124],
    [5, 252, 24, 124],
  ],
  knights: [
    [7, -30, 74],
    [14, 74, -30],
    [10, 178, 282],
    [7, 282, 282],
    [14, -30, 178],
    [2, 282, -30],
    [19, 30, 262, 120],
    [19, 250, 96, 120],
  ],
}

const line = (path: string) =>
  `<path d="${path}" fill="none" stroke="#ffd65a" stroke-opacity=".4" stroke-width="30" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="#ffe38a" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>`

/** The line or tray below the tiles. */
const LINES: Readonly<Record<ConnectDefinition['kind'], string>> = {
  paths: line('M92 172H214V276H324'),
  tides: `<path d="M310 178V${GAP + 130}M284 214L310 240L336 214" fill="none" stroke="#a8e6ff" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/>`,
  tray: `<rect x="-40" y="248" width="480" height="176" rx="34" fill="#5a3018"/><rect x="-40" y="240" width="480" height="170" rx="34" fill="#a56a3d"/>`,
  belt: `<rect x="-60" y="236" width="520" height="120" rx="30" fill="#0f4a42"/><rect x="-60" y="228" width="520" height="112" rx="30" fill="#3f9484"/>`,
  runs: `<rect x="-40" y="214" width="480" height="190" rx="34" fill="#7a4a18"/><rect x="-40" y="206" width="480" height="180" rx="34" fill="#c2803a"/>`,
  blind: contactShadow(226, 300, 150, 26, 0.3),
  orders: `<rect x="-40" y="274" width="290" height="190" rx="30" fill="#7a3a26"/><rect x="218" y="90" width="200" height="200" rx="40" fill="#ffd65a"/>`,
  tentray: `<rect x="10" y="206" width="382" height="190" rx="34" fill="#3f5a16"/><rect x="10" y="198" width="382" height="182" rx="34" fill="#8fae4e"/>`,
  sums: contactShadow(200, 230, 150, 26, 0.2),
  sight: line('M120 202H280'),
  tens: line('M110 190V92H294V190'),
  aslant: line('M86 314 200 200 314 86'),
  knights: `<path d="M90 322Q96 176 200 176M200 176Q214 250 310 156" fill="none" stroke="#ffe38a" stroke-width="13" stroke-linecap="round" stroke-dasharray="4 24"/><circle cx="200" cy="176" r="20" fill="#ffe38a"/>`,
}

/** The game's own tiles, near and far, and the line or tray that takes them. */
export function cover({ slug, kind, ground, gameId }: ConnectDefinition): string {
  const art = coverArt(slug)
  const tiles = PILES[kind].map(([mark, x, y, side]) => tile(kind, mark, [x, y], side))
  const drawing = `${art.ground(shade(ground[0], 0.12), ground[1], '#fff4dc', 0.3)}${tilted(gameId % 2 ? 6 : -6, LINES[kind] + tiles.join(''))}`
  return drawing.replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
}
