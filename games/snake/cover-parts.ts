import { contactShadow, grid, slab, type CoverArt } from '#kit/game/cover.ts'

export type Drawing = (art: CoverArt) => string

export const checks = (color: string) =>
  grid(7, 7, (row, column) =>
    (row + column) % 2 === 0
      ? `<rect x="${column * 70 - 45}" y="${row * 70 - 45}" width="70" height="70" fill="${color}"/>`
      : '',
  )

/** A body along a path with shading, light and spots. */
export const body = (path: string, color: string, dark: string, width = 52) =>
  '<g fill="none" stroke-linecap="round" stroke-linejoin="round">' +
  `<path d="${path}" stroke="${dark}" stroke-width="${width}" transform="translate(0 12)"/><path d="${path}" stroke="${color}" stroke-width="${width}"/>` +
  `<path d="${path}" stroke="#fff" stroke-opacity=".45" stroke-width="${width * 0.26}" stroke-dasharray=".1 ${width}"/></g>`

/** A head facing an angle. */
export const head = (x: number, y: number, turn: number, color: string, dark: string, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><circle cy="10" r="46" fill="${dark}" transform="rotate(${-turn})"/><circle r="46" fill="${color}"/>` +
  '<circle cx="15" cy="-22" r="16" fill="#fff"/><circle cx="15" cy="22" r="16" fill="#fff"/><circle cx="21" cy="-22" r="9" fill="#0b1c2c"/><circle cx="21" cy="22" r="9" fill="#0b1c2c"/></g>'

export const fruit = (art: CoverArt, x: number, y: number, radius: number, color: string, dark: string) =>
  contactShadow(x, y + radius, radius * 0.8, radius * 0.22, 0.25) +
  art.ball(x, y, radius, color, dark) +
  `<path d="M0 0q12 -26 42 -18q-8 28 -42 18z" fill="#4fa83a" transform="translate(${x} ${y - radius * 0.86})"/>`

export const stone = (x: number, y: number) =>
  slab({ x, y, width: 64, height: 56, radius: 18, top: '#9a8fa6', side: '#4c4258', depth: 12 })

export const mouse = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M40 10Q78 0 62 -34" stroke="#d98a9a" stroke-width="8" fill="none" stroke-linecap="round"/>` +
  '<ellipse cy="8" rx="50" ry="36" fill="#5c6070"/><ellipse rx="50" ry="36" fill="#9aa0b4"/><circle cx="-32" cy="-30" r="20" fill="#9aa0b4"/><circle cx="-32" cy="-30" r="11" fill="#f0b4c0"/>' +
  '<circle cx="2" cy="-34" r="20" fill="#9aa0b4"/><circle cx="2" cy="-34" r="11" fill="#f0b4c0"/><circle cx="-30" cy="-4" r="6" fill="#1a1d28"/><circle cx="-50" cy="8" r="7" fill="#e8708a"/></g>'

export const burrow = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="52" ry="46" fill="#7a4f2a"/><ellipse cx="${x}" cy="${y}" rx="38" ry="33" fill="#1c0f05"/>`
