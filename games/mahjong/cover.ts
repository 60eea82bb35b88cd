import { contactShadow, coverArt, tilted } from '#kit/game/cover.ts'
import type { MahjongDefinition } from './definitions.ts'

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
/** A tilted wall of tiles that runs off the picture, one palm tile lying on top. */
export function cover({ id }: MahjongDefinition): string {
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
