import { contactShadow, type CoverArt } from '#kit/game/cover.ts'

export type Drawing = (art: CoverArt) => string

export const AMBER = ['#ffb63d', '#8a5000'] as const
export const TEAL = ['#4ecdc4', '#125e58'] as const

export const line = (path: string, color: string, width: number) =>
  `<path d="${path}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`

interface Pose {
  readonly lean?: number
  readonly look?: number
  readonly up?: number
  readonly strains?: boolean
}

/** An islander: the feet stand at the place. */
export function islander(
  art: CoverArt,
  x: number,
  y: number,
  size: number,
  [color, dark]: readonly [string, string],
  { lean = 0, look = 0, up = 0, strains = false }: Pose = {},
): string {
  const eye = (side: number) => {
    const [ex, ey] = [side * 31 + look * 16, -112 + up * 12]
    return strains
      ? line(
          `M${ex - side * 16} ${ey - 14}L${ex + side * 8} ${ey}L${ex - side * 16} ${ey + 14}`,
          '#1a1208',
          9,
        )
      : `<ellipse cx="${ex}" cy="${ey}" rx="21" ry="26" fill="#fff"/><ellipse cx="${ex + look * 9}" cy="${ey + up * 9}" rx="10" ry="13" fill="#1a1208"/>`
  }
  return (
    contactShadow(x, y, size * 0.9, size * 0.2, 0.28) +
    `<g transform="translate(${x} ${y}) rotate(${lean}) scale(${size / 100})"><ellipse cx="-42" cy="-8" rx="32" ry="17" fill="${dark}"/><ellipse cx="42" cy="-8" rx="32" ry="17" fill="${dark}"/>` +
    art.ball(0, -96, 88, color, dark) +
    eye(-1) +
    eye(1) +
    `<path d="M-18 -74Q0 ${strains ? -92 : -54} 18 -74" stroke="#1a1208" stroke-width="8" stroke-linecap="round" fill="none"/></g>`
  )
}

export const fish = (x: number, y: number, size: number, color: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-30 0L-66 -26V26Z" fill="${color}"/><ellipse rx="48" ry="30" fill="${color}"/><ellipse cy="11" rx="32" ry="13" fill="#fff" opacity=".35"/><circle cx="24" cy="-6" r="10" fill="#fff"/><circle cx="27" cy="-6" r="5" fill="#1a1208"/></g>`

export const shell = (x: number, y: number, size: number, color: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 60Q-80 10 -60 -50Q0 -90 60 -50Q80 10 0 60Z" fill="${color}"/>` +
  line('M0 50V-62M0 50L-34 -54M0 50L34 -54M0 50L-56 -26M0 50L56 -26', 'rgb(70 20 50 / .35)', 6) +
  '</g>'

export const sheep = (x: number, y: number, size: number, way: number, band: string) =>
  contactShadow(x, y + 66 * size, 70 * size, 16 * size, 0.26) +
  `<g transform="translate(${x} ${y}) scale(${size * way} ${size})"><path d="M-34 40V66M30 40V66" stroke="#3a3030" stroke-width="15" stroke-linecap="round"/>` +
  [
    [-44, 0],
    [-20, -34],
    [22, -34],
    [44, 0],
    [20, 26],
    [-22, 26],
    [0, -4],
  ]
    .map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="36" fill="#fffaf0"/>`)
    .join('') +
  `<rect x="-34" y="-12" width="66" height="24" rx="12" fill="${band}"/><circle cx="70" cy="-12" r="30" fill="#3f3434"/><circle cx="80" cy="-20" r="9" fill="#fff"/></g>`
