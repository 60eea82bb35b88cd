import { PAD_PLACES, type PadLayout, type PadPlace } from '../../model.ts'
import type { Point } from '../input/place.ts'
import { BUTTON_SIZE, SMALL_BUTTON, STICK_REACH, type PadSize } from './pad-geometry.ts'

/** What can be moved on its own. */
export type PadPart = PadPlace | 'stick'

/** Where a part lies: its middle in thousandths of the area, its size in hundredths of the usual one. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** The places that a player has chosen; a part without one is put by `placeParts`. */
export type Placement = Partial<Readonly<Record<PadPart, Spot>>>

/** A thumb at rest is where it was put on this kind of screen, and elsewhere on another. */
export const SCREENS = ['phone-portrait', 'phone-landscape', 'tablet-portrait', 'tablet-landscape'] as const
export type ScreenKind = (typeof SCREENS)[number]

export interface Area {
  readonly width: number
  readonly height: number
}

export interface PlacedPart extends Point {
  readonly part: PadPart
  /** Across it, in pixels. */
  readonly size: number
}

/** No part is smaller than a fingertip needs (docs/look.md). */
export const LEAST_SIZE = 44
/** No part covers the game, not even on the smallest phone. */
const MOST_SIZE = 180
const LEAST_SCALE = 60
const MOST_SCALE = 200
const SCALE_STEP = 10
const WHOLE = 1000
const PARTS: readonly PadPart[] = ['stick', ...PAD_PLACES]
/** Where a part goes that a later profile has added and no player has placed: up in the middle, to be seen and moved. */
export const NEW_SPOT: Spot = { x: 500, y: 200, scale: 100 }

const within = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value))

export const partsOf = (layout: PadLayout): readonly PadPart[] => [
  ...(layout.stick ? (['stick'] as const) : []),
  ...layout.buttons.map(({ place }) => place),
]

function usualSize(part: PadPart, padSize: PadSize): number {
  if (part === 'stick') return 2 * STICK_REACH[padSize]
  return part === 'start' || part === 'select' ? SMALL_BUTTON : BUTTON_SIZE[padSize]
}

export const sizeOf = (part: PadPart, { scale }: Pick<Spot, 'scale'>, padSize: PadSize): number =>
  within(LEAST_SIZE, Math.round((usualSize(part, padSize) * scale) / 100), MOST_SIZE)

/** Every part wholly within the area, however small that has become. */
export function placeParts(
  parts: readonly PadPart[],
  placement: Placement,
  padSize: PadSize,
  area: Area,
): readonly PlacedPart[] {
  return parts.map((part) => {
    const spot = placement[part] ?? NEW_SPOT
    const size = sizeOf(part, spot, padSize)
    const point = { x: (spot.x / WHOLE) * area.width, y: (spot.y / WHOLE) * area.height }
    return { part, size, ...pull(point, size, area) }
  })
}

const pull = ({ x, y }: Point, size: number, { width, height }: Area): Point => ({
  x: within(size / 2, x, Math.max(size / 2, width - size / 2)),
  y: within(size / 2, y, Math.max(size / 2, height - size / 2)),
})

/** The spot of a part whose middle is brought to this point, or as near as the area lets it. */
export function spotAt(point: Point, { size, scale }: { size: number; scale: number }, area: Area): Spot {
  const { x, y } = pull(point, size, area)
  const share = (value: number, whole: number) => Math.round(Math.min(1, value / Math.max(1, whole)) * WHOLE)
  return { x: share(x, area.width), y: share(y, area.height), scale }
}

export const scaledBy = (spot: Spot, steps: number): Spot => ({
  ...spot,
  scale: within(LEAST_SCALE, spot.scale + steps * SCALE_STEP, MOST_SCALE),
})

/** For the other hand: what lay on the right lies on the left. */
export const mirrored = (placement: Placement): Placement =>
  Object.fromEntries(Object.entries(placement).map(([part, spot]) => [part, { ...spot, x: WHOLE - spot.x }]))

export const screenKind = (isTablet: boolean, isPortrait: boolean): ScreenKind =>
  `${isTablet ? 'tablet' : 'phone'}-${isPortrait ? 'portrait' : 'landscape'}`

/** `stick:120,800,100;a:…`: short, since it travels with the settings. */
export const placementText = (placement: Placement): string =>
  PARTS.flatMap((part) => {
    const spot = placement[part]
    return spot ? [`${part}:${spot.x},${spot.y},${spot.scale}`] : []
  }).join(';')

/** Nothing where nothing sensible was kept. */
export function placementIn(text: unknown): Placement | undefined {
  if (typeof text !== 'string' || text.length > 300) return undefined
  const spots: Partial<Record<PadPart, Spot>> = {}
  for (const piece of text.split(';')) {
    const [, part, x, y, scale] = /^(\w+):(\d{1,4}),(\d{1,4}),(\d{2,3})$/.exec(piece) ?? []
    if (!PARTS.includes(part as PadPart)) return undefined
    spots[part as PadPart] = {
      x: within(0, Number(x), WHOLE),
      y: within(0, Number(y), WHOLE),
      scale: within(LEAST_SCALE, Number(scale), MOST_SCALE),
    }
  }
  return spots
}
