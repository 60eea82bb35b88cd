import type { Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'

export const STATIONS = ['counter', 'bench', 'oven', 'board'] as const
export type Station = (typeof STATIONS)[number]

export interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Where everything lies. The stations share one work area; tickets above it, tabs under the thumb. */
export interface Places {
  readonly size: StageSize
  readonly isWide: boolean
  readonly rail: Box
  readonly card: Box
  readonly work: Box
  readonly tabs: Readonly<Record<Station, Box>>
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
const GAP = 6

export function placesIn(size: StageSize): Places {
  const { width, height } = size
  const isWide = width > height * 1.15
  const tabSize = isWide ? within(width * 0.085, 58, 96) : within(height * 0.11, 48, 68)
  const left = isWide ? tabSize + GAP : 0
  const inner = width - left
  const railHeight = isWide ? within(height * 0.15, 48, 72) : within(height * 0.105, 42, 66)
  const rail = { x: left, y: 0, width: isWide ? inner * 0.36 : inner, height: railHeight }
  const card = isWide
    ? { x: left + rail.width, y: 0, width: inner - rail.width, height: railHeight }
    : { x: 0, y: railHeight, width, height: within(height * 0.1, 44, 62) }
  const top = card.y + card.height
  const work = { x: left, y: top, width: inner, height: height - top - (isWide ? 0 : tabSize) }
  const tab = (index: number): Box =>
    isWide
      ? { x: 4, y: 4 + (index * (height - 4)) / 4, width: tabSize - 2, height: (height - 4) / 4 - 4 }
      : {
          x: 4 + (index * (width - 4)) / 4,
          y: height - tabSize + 2,
          width: (width - 4) / 4 - 4,
          height: tabSize - 6,
        }
  return {
    size,
    isWide,
    rail,
    card,
    work,
    tabs: { counter: tab(0), bench: tab(1), oven: tab(2), board: tab(3) },
  }
}

export interface BenchPlaces {
  readonly disc: Disc
  readonly bins: readonly Box[]
  readonly peel: Box
}

const BIN = 62

/** The dough in the middle; the bins below it, or beside it where the screen is wide. */
export function benchPlaces({ work, isWide }: Places, bins: number): BenchPlaces {
  if (isWide) return wideBench(work, bins)
  const columns = Math.min(
    bins,
    Math.max(4, Math.floor((work.width - 8) / 44), 1),
    bins > 6 ? Math.ceil(bins / 2) : bins,
  )
  const rows = Math.ceil(bins / columns)
  const side = Math.min(BIN, (work.width - 8) / columns, (work.height * 0.44) / rows)
  const room = work.height - rows * side - 6
  const radius = Math.min(work.width * 0.42, room * 0.45)
  const disc = { x: work.x + work.width / 2, y: work.y + room / 2, radius }
  const start = work.x + (work.width - columns * side) / 2
  const peel = within(work.width * 0.17, 50, 72)
  return {
    disc,
    bins: Array.from({ length: bins }, (_, index) => ({
      x: start + (index % columns) * side + 2,
      y: work.y + room + Math.floor(index / columns) * side + 2,
      width: side - 4,
      height: side - 4,
    })),
    peel: { x: work.x + work.width - peel - 6, y: work.y + room - peel - 4, width: peel, height: peel },
  }
}

function wideBench(work: Box, bins: number): BenchPlaces {
  const radius = Math.min(work.height * 0.45, work.width * 0.24)
  const gap = Math.min(36, work.width * 0.03)
  const peel = within(work.height * 0.24, 52, 96)
  // Where it is low the peel stands beside the bins, not below them.
  const isLow = work.height < 320
  const most = Math.min(work.width - 2 * radius - 3 * gap, work.height * (isLow ? 2 : 1.15))
  const left = work.x + (work.width - 2 * radius - gap - most) / 2
  const disc = { x: left + radius, y: work.y + work.height / 2, radius }
  const room = {
    x: left + 2 * radius + gap,
    width: isLow ? most - peel - 16 : most,
    height: work.height - 12 - (isLow ? 0 : peel + 10),
  }
  const sideOf = (columns: number) =>
    Math.min(112, room.width / columns, room.height / Math.ceil(bins / columns))
  const counts = Array.from({ length: bins }, (_, index) => index + 1)
  const columns = counts.reduce((best, count) => (sideOf(count) > sideOf(best) ? count : best), 1)
  const side = sideOf(columns)
  const start = room.x + (room.width - columns * side) / 2
  const top = work.y + 6 + (room.height - Math.ceil(bins / columns) * side) / 2
  return {
    disc,
    bins: Array.from({ length: bins }, (_, index) => ({
      x: start + (index % columns) * side + 3,
      y: top + Math.floor(index / columns) * side + 3,
      width: side - 6,
      height: side - 6,
    })),
    peel: isLow
      ? {
          x: room.x + room.width + 16,
          y: work.y + (work.height - peel * 1.4) / 2,
          width: peel,
          height: peel * 1.4,
        }
      : {
          x: room.x + (room.width - 1.6 * peel) / 2,
          y: work.y + work.height - peel - 10,
          width: 1.6 * peel,
          height: peel,
        },
  }
}

/** Ovens side by side, or in two rows where it is narrow and there are three. */
export function ovenPlaces({ work, isWide }: Places, count: number): readonly Box[] {
  const columns = isWide ? count : Math.min(2, count)
  const rows = Math.ceil(count / columns)
  const room = { width: work.width / columns, height: (work.height - 8) / rows }
  const width = Math.min(room.width - 12, (room.height - 10) * 1.05, 380)
  const height = Math.min(room.height - 10, width * 1.05)
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    const across = work.width / inRow
    return {
      x: work.x + (index % columns) * across + (across - width) / 2,
      y: work.y + 4 + row * room.height + (room.height - height) / 2,
      width,
      height,
    }
  })
}

export const boardPlace = ({ work }: Places): Disc => ({
  x: work.x + work.width / 2,
  y: work.y + work.height / 2,
  radius: Math.min(work.width * 0.41, work.height * 0.41),
})

/** Guests at the counter: the higher the scene, the larger they are. */
export function counterPlaces({ work }: Places) {
  const top = work.y + work.height * 0.8
  const size = Math.min(work.height * 0.46, work.width * 0.43, 240)
  return { top, size, spacing: Math.min(size * 0.95, (work.width * 0.62) / 2) }
}
