import type { Point, StageSize } from '#kit/game/stage.ts'
import type { Craft } from './definitions.ts'
import { FRESH } from './folds.ts'
import type { Picture } from './picture.ts'
import { POTS } from './pictures.ts'
import { brushesOf } from './rules.ts'

/** Something to press beside the sheet. */
export interface Button {
  readonly kind: 'colour' | 'pot' | 'stencil' | 'peek' | 'fold'
  /** A colour, a pot's bit, a stencil, a fold. */
  readonly value: number
  readonly at: Point
  readonly size: number
}

/** Where everything stands, in pixels. */
export interface Easel {
  /** The sheet's cells, without the handles beside it. */
  readonly sheet: { readonly x: number; readonly y: number; readonly cell: number }
  /** The picture to be copied, where it is shown beside the sheet. */
  readonly sample?: { readonly x: number; readonly y: number; readonly side: number }
  readonly buttons: readonly Button[]
}

const MARGIN = 12
const SHEET = 400
const SAMPLE = 118
const BUTTON = 58
/** Room for the handles of rollers, of the sheet. */
const HANDLES = 52

const needsSample = (craft: Craft) =>
  craft === 'mandala' || craft === 'roller' || craft === 'stencil' || craft === 'blot' || craft === 'turn'

function buttonsOf(craft: Craft, picture: Picture): readonly Pick<Button, 'kind' | 'value'>[] {
  if (craft === 'mix') return POTS.map((_, pot) => ({ kind: 'pot', value: 1 << pot }))
  const colours = brushesOf(craft, picture).map((value) => ({ kind: 'colour', value }) as const)
  const stencils = [...(picture.stencils ?? []).keys()].map((value) => ({ kind: 'stencil', value }) as const)
  const folds = Array.from({ length: FRESH + 1 }, (_, value) => ({ kind: 'fold', value }) as const)
  if (craft === 'blot') return [...colours, ...folds]
  return craft === 'recall' ? [...colours, { kind: 'peek', value: 0 }] : [...colours, ...stencils]
}

/** Sheet above and paints below on tall stages; side by side on wide ones. */
export function layEasel({ width, height }: StageSize, craft: Craft, picture: Picture): Easel {
  const plain = buttonsOf(craft, picture)
  const isWide = width > height
  const perRow = isWide ? 3 : 6
  const rows = Math.ceil(plain.length / perRow)
  const sampleHigh = needsSample(craft) ? SAMPLE + 12 : 0
  const bench = rows * (BUTTON + 8)
  const whole = isWide
    ? { width: SHEET + 14 + perRow * (BUTTON + 6), height: Math.max(SHEET, sampleHigh + bench) }
    : { width: SHEET, height: sampleHigh + SHEET + 12 + bench }
  const scale = Math.min((width - 2 * MARGIN) / whole.width, (height - 2 * MARGIN) / whole.height)
  const [left, top] = [(width - whole.width * scale) / 2, (height - whole.height * scale) / 2]
  const at = (x: number, y: number): Point => ({ x: left + x * scale, y: top + y * scale })
  const sheetTop = isWide ? 0 : sampleHigh
  const handles = craft === 'roller' ? HANDLES : 0
  const corner = at(handles, sheetTop + handles)
  const benchTop = isWide ? (whole.height + sampleHigh - bench) / 2 : sheetTop + SHEET + 12
  const sampleAt = isWide
    ? at(SHEET + 14 + (perRow * (BUTTON + 6) - SAMPLE) / 2, Math.max(0, benchTop - SAMPLE - 12))
    : at((SHEET - SAMPLE) / 2, 0)
  return {
    sheet: { ...corner, cell: ((SHEET - handles) / picture.size) * scale },
    ...(sampleHigh > 0 ? { sample: { ...sampleAt, side: SAMPLE * scale } } : {}),
    buttons: plain.map((button, index) => {
      const row = Math.floor(index / perRow)
      const inThisRow = Math.min(perRow, plain.length - row * perRow)
      const offset = (index % perRow) - (inThisRow - 1) / 2
      const middle = isWide ? SHEET + 14 + (perRow * (BUTTON + 6)) / 2 : SHEET / 2
      return {
        ...button,
        at: at(middle + offset * (BUTTON + 6), benchTop + (row + 0.5) * (BUTTON + 8)),
        size: BUTTON * scale,
      }
    }),
  }
}
