import { contactShadow, slab, type CoverArt } from '#kit/game/cover.ts'

/** The side of a piece, darker than its top. */
export const dark = (color: string) =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(parseInt(color.slice(at, at + 2), 16) * 0.55)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export interface Piece {
  readonly x: number
  readonly y: number
  readonly color: string
}

/** Bricks of one size: a path per colour keeps the text small. */
export function wall(pieces: readonly Piece[], width: number, height: number): string {
  const colors = [...new Set(pieces.map(({ color }) => color))]
  const inner = width - height
  return colors
    .map((color) => {
      const own = pieces.filter((one) => one.color === color)
      const way = own.map(({ x, y }) => `M${x + height / 2} ${y}h${inner}`).join('')
      const foot = `<path d="${way}" stroke="${dark(color)}" transform="translate(0 9)"/>`
      return `<g fill="none" stroke-width="${height}" stroke-linecap="round">${foot}<path d="${way}" stroke="${color}"/><path d="${way}" stroke="#fff" stroke-opacity=".4" stroke-width="5" transform="translate(0 ${-height * 0.26})"/></g>`
    })
    .join('')
}

/** The raft, its ends banded. */
export const raft = (x: number, y: number, width: number, color: string) =>
  contactShadow(x + width / 2, y + 44, width * 0.46, 9) +
  slab({ x, y, width, height: 30, radius: 15, top: color, side: dark(color), depth: 12 }) +
  [x + 14, x + width - 32]
    .map((at) => `<rect x="${at}" y="${y}" width="18" height="30" rx="5" fill="${dark(color)}"/>`)
    .join('')

/** A fading tail behind a ball. */
export const tail = (x: number, y: number, dx: number, dy: number, color: string) =>
  [1, 2, 3, 4, 5]
    .map(
      (part) =>
        `<circle cx="${x + dx * part}" cy="${y + dy * part}" r="${22 - part * 3.4}" fill="${color}" opacity="${(0.42 - part * 0.07).toFixed(2)}"/>`,
    )
    .join('')

export type Draw = (art: CoverArt) => string
