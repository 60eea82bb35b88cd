import { contactShadow, coverArt, num, slab, tilted } from '#kit/game/cover.ts'
import type { Twenty48Definition } from './definitions.ts'

interface CoverTile {
  readonly x: number
  readonly y: number
  readonly value: number
  readonly top: string
  readonly side: string
  readonly ink: string
}

const WARM = { top: '#ffe3a8', side: '#d98b35', ink: '#8a4b12' }
const GOLD = { top: '#ffd27a', side: '#cf7a2a', ink: '#8a4b12' }

const TILES: readonly CoverTile[] = [
  { x: 20, y: -30, value: 2, ...WARM },
  { x: 150, y: -30, value: 4, ...GOLD },
  { x: 280, y: -30, value: 8, top: '#ff8a5b', side: '#b23f20', ink: '#fff' },
  { x: 20, y: 296, value: 4, ...GOLD },
  { x: -110, y: 130, value: 2, ...WARM },
  { x: 310, y: 296, value: 16, top: '#ff6b4a', side: '#a5301a', ink: '#fff' },
  { x: 165, y: 296, value: 2, ...WARM },
]

/** Number slabs running off the edges around the dark slab one plays for. */
export function cover({ id }: Twenty48Definition): string {
  const tiles = TILES.map(
    ({ x, y, value, top, side, ink }) =>
      slab({ x, y, width: 118, height: 118, radius: 26, top, side }) + num(x + 59, y + 83, 66, value, ink),
  ).join('')
  const hero =
    contactShadow(212, 318, 150, 34, 0.3) +
    slab({ x: 84, y: 88, width: 236, height: 206, radius: 44, top: '#1b3b4b', side: '#0a1d28', depth: 26 }) +
    num(202, 224, 92, 2048, '#ffd98a')
  return coverArt(id).ground('#ffb347', '#e4572e', '#fff3c4', 0.6) + tilted(-9, tiles + hero)
}
