import { contactShadow, coverArt, tilted } from '#kit/game/cover.ts'
import type { Board } from './boards.ts'
import type { MahjongDefinition } from './definitions.ts'
import { silhouettes } from './silhouettes.ts'

const tile = (x: number, y: number, face: string) =>
  `<rect x="${x + 10}" y="${y + 16}" width="104" height="138" rx="18" fill="#0C5A4A"/>` +
  `<rect x="${x + 5}" y="${y + 8}" width="104" height="138" rx="18" fill="#F0DDB2"/>` +
  `<rect x="${x}" y="${y}" width="104" height="138" rx="18" fill="#FFF9E8"/>` +
  `<use href="#${face}" x="${x + 52}" y="${y + 69}"/>`

const ring = '<circle r="36" fill="#E5484D"/><circle r="24" fill="#FFF9E8"/><circle r="15" fill="#1B7F8C"/>'
const bamboo = [-24, 0, 24]
  .map(
    (x) =>
      `<rect x="${x - 7}" y="-44" width="14" height="40" rx="7" fill="#1E9E6A"/>` +
      `<rect x="${x - 7}" y="4" width="14" height="40" rx="7" fill="${x ? '#1E9E6A' : '#E5484D'}"/>`,
  )
  .join('')
const wave = `<path d="M-34 -26q17 -22 34 0t34 0M-34 0q17 -22 34 0t34 0M-34 26q17 -22 34 0t34 0" fill="none" stroke="#2457C5" stroke-width="9" stroke-linecap="round"/>`
const palm =
  '<path d="M0 46Q10 0 -2 -22" stroke="#9A5B2A" stroke-width="9" fill="none" stroke-linecap="round"/>' +
  '<path d="M-2 -24q-30 -18 -40 12q20 -14 40 -12q-8 -26 -30 -22M-2 -24q30 -18 40 12q-20 -14 -40 -12q10 -26 30 -20" fill="#1E9E6A"/>'
const WIDE = 40
const TALL = 48
const STEP = 5
/** Wood of a pile, pale to deep, by the game's index. */
const SIDES = ['#0C5A4A', '#7a1f38', '#1d3f7a', '#6d3f0c', '#3a2c80', '#1d5a26'] as const
const FACES = ['#FFF9E8', '#FFE9C2', '#FFD98F', '#FFC45C'] as const

/** The pile of a picture game from above; higher tiles are warmer. */
function pileCover({ id, gameId, ground }: MahjongDefinition, board: Board): string {
  const side = SIDES[gameId % SIDES.length]!
  const tiles = FACES.map(
    (face, layer) =>
      `<g id="${id}-t${layer}"><path d="M4 6h36v48H4z" fill="${side}"/><rect width="39" height="47" rx="6" fill="${face}"/></g>`,
  )
  const [left, top] = [200 - (board.columns * WIDE) / 2, 206 - (board.rows * TALL) / 2]
  const pile = board.places
    // Tiles below others are hidden.
    .filter(({ x, y, z }) => !board.places.some((up) => up.x === x && up.y === y && up.z === z + 1))
    .toSorted((one, other) => one.z - other.z || one.y - other.y || one.x - other.x)
    .map(({ x, y, z }) => {
      const [across, down] = [left + (x * WIDE) / 2 - z * STEP, top + (y * TALL) / 2 - z * STEP]
      return `<use href="#${id}-t${z}" x="${Math.round(across)}" y="${Math.round(down)}"/>`
    })
  const size = Math.min(0.92, 352 / (board.rows * TALL))
  const lean = gameId % 2 === 0 ? -5 : 5
  return (
    coverArt(id).ground(ground[0], ground[1], '#ffffff', 0.35) +
    `<defs>${tiles.join('')}</defs>` +
    `<g transform="translate(200 200) rotate(${lean}) scale(${size.toFixed(2)}) translate(-200 -200)">${pile.join('')}</g>`
  )
}

/** The pile of the game's own picture; the game of all boards shows a wall of tiles. */
export function cover(definition: MahjongDefinition): string {
  const board = definition.picture && silhouettes.get(definition.picture)
  return board ? pileCover(definition, board) : wallCover(definition)
}

/** A tilted wall of tiles that runs off the picture, one palm tile lying on top. */
function wallCover({ id }: MahjongDefinition): string {
  const name = (part: string) => `${id}-${part}`
  const faces = Object.entries({ ring, bamboo, wave, palm })
  const wall: readonly (readonly [number, number, string])[] = [
    [-36, 30, 'bamboo'],
    [76, 30, 'wave'],
    [188, 30, 'ring'],
    [300, 30, 'bamboo'],
    [-36, 176, 'ring'],
    [76, 176, 'palm'],
    [188, 176, 'bamboo'],
    [300, 176, 'wave'],
    [20, 322, 'wave'],
    [132, 322, 'palm'],
    [244, 322, 'ring'],
  ]
  const drawings = faces.map(([face, art]) => `<g id="${name(face)}">${art}</g>`).join('')
  const halo = '<rect x="129" y="93" width="118" height="160" rx="22" fill="#00241F" opacity=".34"/>'
  const hero = contactShadow(196, 250, 70, 20, 0.45) + halo + tile(132, 92, name('palm'))
  return (
    coverArt(id).ground('#19B88F', '#06443F', '#C9FFE3', 0.5) +
    `<defs>${drawings}</defs>` +
    tilted(
      -7,
      contactShadow(210, 350, 230, 50, 0.3) +
        wall.map(([x, y, face]) => tile(x, y, name(face))).join('') +
        `<g transform="translate(200 190) scale(1.5) translate(-188 -160)">${hero}</g>`,
    )
  )
}
