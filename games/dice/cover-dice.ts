import { contactShadow } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import type { Palette } from './palette.ts'

/** Pips of the shown faces, in a square from -1 to 1. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-0.4, -0.4],
    [0.4, 0.4],
  ],
  3: [
    [-0.45, -0.45],
    [0, 0],
    [0.45, 0.45],
  ],
  4: [
    [-0.4, -0.4],
    [0.4, -0.4],
    [-0.4, 0.4],
    [0.4, 0.4],
  ],
  5: [
    [-0.45, -0.45],
    [0.45, -0.45],
    [0, 0],
    [-0.45, 0.45],
    [0.45, 0.45],
  ],
  6: [
    [-0.4, -0.5],
    [0.4, -0.5],
    [-0.4, 0],
    [0.4, 0],
    [-0.4, 0.5],
    [0.4, 0.5],
  ],
}

export interface Die {
  readonly value: number
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
}

/** A die seen from above: its top, a lower side, and its shadow. */
export function die({ value, x, y, size, turn }: Die, palette: Palette): string {
  const half = size / 2
  const radius = size * (value === 1 ? 0.16 : 0.085)
  const pips = PIPS[value]!.map(
    ([px, py]) =>
      `<circle cx="${tidy(px * half)}" cy="${tidy(py * half)}" r="${tidy(radius)}" fill="${value === 1 ? '#e8503f' : palette.pip}"/>`,
  ).join('')
  const corner = tidy(size * 0.24)
  return (
    contactShadow(x + size * 0.12, y + size * 0.62, tidy(size * 0.6), tidy(size * 0.3), 0.35) +
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    `<rect x="${-half}" y="${tidy(-half + size * 0.2)}" width="${size}" height="${size}" rx="${corner}" fill="${shade(palette.die, -0.34)}"/>` +
    `<rect x="${-half}" y="${-half}" width="${size}" height="${size}" rx="${corner}" fill="${palette.die}"/>` +
    `<rect x="${tidy(-half * 0.86)}" y="${tidy(-half * 0.9)}" width="${tidy(size * 0.86)}" height="${tidy(size * 0.84)}" rx="${tidy(corner * 0.8)}" fill="#fff" opacity=".3"/>${pips}</g>`
  )
}

const tidy = (value: number) => Math.round(value * 10) / 10
