import { shade } from '#kit/game/draw.ts'
import type { Look } from './looks.ts'

export const BEND = 'M-40 470C40 300 60 210 180 150S420 40 470 -60'
export const SWEEP = 'M-60 330C70 330 130 300 170 210S300 60 460 90'

/** Verge, road, kerbs. */
export function road(path: string, look: Look, wide: number): string {
  const line = (paint: string, width: number, dash = '') =>
    `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`}/>`
  return (
    line(look.verge, wide + 56) +
    line(look.kerb[1], wide + 22) +
    line(look.kerb[0], wide + 22, '24 24') +
    line(look.road, wide)
  )
}

export const place = (x: number, y: number, turn: number, size: number, inner: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${inner}</g>`

export const box = (x: number, y: number, width: number, height: number, radius: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

/** A car from above, nose up, 44 by 84. */
export function car(paint: string): string {
  const wheel = (x: number, y: number) => box(x, y, 10, 20, 4, '#1d1a28')
  return (
    box(-16, -34, 48, 86, 15, 'rgb(8 12 28 / .32)') +
    wheel(-26, -32) +
    wheel(16, -32) +
    wheel(-26, 16) +
    wheel(16, 16) +
    box(-23, -42, 46, 86, 15, shade(paint, -0.35)) +
    box(-22, -43, 43, 84, 14, paint) +
    `<path d="M-18 0L-14 -36L-4 -40L-7 0Z" fill="${shade(paint, 0.3)}"/>` +
    box(-16, -12, 32, 40, 8, '#1f2c48') +
    '<path d="M-14 -9H14L11 2H-11Z" fill="#7fa9dd"/>' +
    box(-12, 2, 24, 19, 6, shade(paint, 0.14)) +
    box(-22, 36, 44, 9, 4, '#fff3d8') +
    box(-18, -40, 9, 6, 2, '#fff6c9') +
    box(9, -40, 9, 6, 2, '#fff6c9')
  )
}

export const boat = (paint: string) =>
  '<path d="M0 -58C16 -44 26 -20 24 46H-24C-26 -20 -16 -44 0 -58Z" fill="rgb(4 40 60 / .35)" transform="translate(9 9)"/>' +
  `<path d="M0 -58C16 -44 26 -20 24 46H-24C-26 -20 -16 -44 0 -58Z" fill="${shade(paint, -0.25)}"/>` +
  '<path d="M0 -50C14 -38 21 -18 20 40H-20C-21 -18 -14 -38 0 -50Z" fill="#fff6e4"/>' +
  `<path d="M0 -46L13 -26H-13Z" fill="${paint}"/>` +
  box(-13, -14, 26, 46, 8, shade(paint, -0.1)) +
  '<path d="M-12 -17H12L9 -6H-9Z" fill="#7fd6f0"/>' +
  box(-7, 46, 14, 14, 3, '#2b2f3f')

export const smoke = (spots: readonly (readonly [number, number, number])[], paint: string) =>
  spots
    .map(
      ([x, y, radius], index) =>
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="${paint}" opacity="${0.75 - index * 0.09}"/>`,
    )
    .join('')

export const disc = (x: number, y: number, radius: number, fill: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`

export const palm = (x: number, y: number, size: number) =>
  place(
    x,
    y,
    12,
    size,
    '<path d="M0 -44L10 -15L42 -14L16 5L26 36L0 17L-26 36L-16 5L-42 -14L-10 -15Z" fill="#1f8a63"/><path d="M0 -30L7 -10L29 -9L11 4L18 25L0 12L-18 25L-11 4L-29 -9L-7 -10Z" fill="#35b374"/>' +
      disc(0, 0, 7, '#8a5a34'),
  )

export const blossom = (x: number, y: number, radius: number) =>
  disc(x + 9, y + 10, radius, '#281e32', 0.25) +
  disc(x, y, radius, '#e2749f') +
  disc(x - 6, y - 7, radius * 0.72, '#ff9cc2') +
  disc(x - 12, y - 14, radius * 0.3, '#ffd3e4')

export const flag =
  '<path d="M-4 74V-74" stroke="#fff6e4" stroke-width="9" stroke-linecap="round"/><path d="M0 -72H88V-8H0Z" fill="#fbf6e9"/><path d="M0 -72h22v21H0zM44 -72h22v21H44zM22 -51h22v21H22zM66 -51h22v21H66zM0 -30h22v22H0zM44 -30h22v22H44z" fill="#1e2230"/>'

export const buoy = (x: number, y: number, paint: string, size = 1) =>
  place(
    x,
    y,
    0,
    size,
    disc(0, 6, 44, '#ffffff', 0.45) +
      disc(3, 5, 34, shade(paint, -0.35)) +
      disc(0, 0, 33, paint) +
      disc(0, 0, 19, '#fff6e4') +
      disc(0, 0, 9, paint),
  )
