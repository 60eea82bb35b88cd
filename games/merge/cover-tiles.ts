import { contactShadow, num, slab, type CoverArt } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import type { MergeKind } from './definitions.ts'
import { islandParts } from './island-art.ts'
import { pearlColor } from './pearl-look.ts'
import { colorOf, shortNumber } from './tile-look.ts'
import { cornerOf, valueOf } from './tile-shapes.ts'

/** A tile of a cover by its middle. */
export interface Tile {
  readonly x: number
  readonly y: number
  readonly rank: number
  readonly size: number
}

const round = (value: number) => Math.round(value)
export const at = (x: number, y: number, rank: number, size = 104): Tile => ({ x, y, rank, size })

function numberSlab(kind: MergeKind, { x, y, rank, size }: Tile): string {
  const top = colorOf(kind, rank)
  const text = shortNumber(valueOf(kind, rank))
  const radius = round(size * (cornerOf(kind) > 0.45 ? 0.5 : cornerOf(kind)))
  const half = size / 2
  const height = round(size * [0.56, 0.56, 0.5, 0.4, 0.33, 0.28][text.length]!)
  return (
    slab({
      x: round(x - half),
      y: round(y - half),
      width: size,
      height: size,
      radius,
      top,
      side: shade(top, -0.42),
      depth: round(size * 0.13),
    }) + num(round(x), round(y + height * 0.36), height, text, '#fff')
  )
}

export function hexSlab(kind: MergeKind, { x, y, rank, size }: Tile): string {
  const top = colorOf(kind, rank)
  const points = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6
    return `${round(x + Math.cos(angle) * size * 0.5)} ${round(y + Math.sin(angle) * size * 0.5)}`
  })
  const path = (dy: number, fill: string) =>
    `<path d="M${points.join('L')}Z" transform="translate(0 ${dy})" fill="${fill}" stroke="${fill}" stroke-width="10" stroke-linejoin="round"/>`
  const height = round(size * 0.4)
  return (
    path(round(size * 0.12), shade(top, -0.42)) +
    path(0, top) +
    num(x, round(y + height * 0.36), height, shortNumber(valueOf(kind, rank)), '#fff')
  )
}

export const islandAt = ({ x, y, rank, size }: Tile) =>
  `<g transform="translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${size / 100})">${islandParts(
    rank,
  )
    .map(({ path, fill }) =>
      fill.length === 9
        ? `<path d="${path}" fill="${fill.slice(0, 7)}" opacity="${Math.round((parseInt(fill.slice(7), 16) / 255) * 100) / 100}"/>`
        : `<path d="${path}" fill="${fill}"/>`,
    )
    .join('')}</g>`

export const pearlAt = (art: CoverArt, x: number, y: number, rank: number, radius: number) =>
  art.ball(x, y, radius, pearlColor(rank), shade(pearlColor(rank), -0.45))

export const slabs = (kind: MergeKind, tiles: readonly Tile[]) =>
  tiles.map((tile) => numberSlab(kind, tile)).join('')
export const hero = (kind: MergeKind, x: number, y: number, rank: number, size = 172) =>
  contactShadow(x + 6, y + size * 0.6, size * 0.52, size * 0.12) + numberSlab(kind, at(x, y, rank, size))
export const arrow = (path: string) =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/>`
