import type { Point, StageSize } from '#kit/game/stage.ts'
import type { Craft } from './definitions.ts'
import { FRESH } from './folds.ts'
import type { Picture } from './picture.ts'
import { POTS } from './pictures.ts'
import { brushesOf } from './rules.ts'

/** A button beside the sheet. */
export interface Button {
  readonly kind: 'colour' | 'pot' | 'stencil' | 'peek' | 'fold'
  /** A colour, a pot's bit, a stencil or a fold. */
  readonly value: number
  readonly at: Point
  readonly size: number
}

/** A picture to copy; `turn` is the middle of the rotation arrow. */
export interface Sample extends Point {
  readonly side: number
  readonly turn: Point
}

/** Where everything stands, in pixels. */
export interface Easel {
  /** The sheet's cells, without the handles. */
  readonly sheet: { readonly x: number; readonly y: number; readonly cell: number }
  /** The picture to copy, where shown beside the sheet. */
  readonly sample?: Sample
  readonly buttons: readonly Button[]
}

const MARGIN = 12
const SHEET = 400
const SAMPLE = 118
const BUTTON = 58
/** Space for the rollers' handles, and its minimum in pixels, since handles do not shrink. */
const HANDLES = 52
const HANDLE_PIXELS = 46

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

/** Arrangement of sheet, sample and paints; lengths in units of the sheet. */
interface Plan {
  /** Whether sample and paints stand beside the sheet. */
  readonly isBeside: boolean
  readonly perRow: number
  readonly button: number
  readonly gap: number
}

const BELOW: Plan = { isBeside: false, perRow: 6, button: BUTTON, gap: 8 }
const BESIDE: Plan = { isBeside: true, perRow: 3, button: BUTTON, gap: 8 }
/** For a nearly square stage, where a sample above the sheet would make everything small. */
const NARROW: Plan = { isBeside: true, perRow: 2, button: 76, gap: 10 }

const benchOf = ({ perRow, button, gap }: Plan, count: number) => Math.ceil(count / perRow) * (button + gap)

function wholeOf(plan: Plan, sampleHigh: number, count: number) {
  const { isBeside, perRow, button } = plan
  const bench = benchOf(plan, count)
  return isBeside
    ? { width: SHEET + 14 + perRow * (button + 6), height: Math.max(SHEET, sampleHigh + bench) }
    : { width: SHEET, height: sampleHigh + SHEET + 12 + bench }
}

/** Sheet above paints on tall stages; side by side on wide ones, and wherever that makes the sheet larger. */
export function layEasel({ width, height }: StageSize, craft: Craft, picture: Picture): Easel {
  const plain = buttonsOf(craft, picture)
  const sampleHigh = needsSample(craft) ? SAMPLE + 12 : 0
  const scaleOf = (some: Plan) => {
    const whole = wholeOf(some, sampleHigh, plain.length)
    return Math.min((width - 2 * MARGIN) / whole.width, (height - 2 * MARGIN) / whole.height)
  }
  const plan = width > height ? BESIDE : scaleOf(NARROW) > scaleOf(BELOW) ? NARROW : BELOW
  const { isBeside, perRow, button: large, gap } = plan
  const whole = wholeOf(plan, sampleHigh, plain.length)
  const bench = benchOf(plan, plain.length)
  const across = perRow * (large + 6)
  const scale = scaleOf(plan)
  const [left, top] = [(width - whole.width * scale) / 2, (height - whole.height * scale) / 2]
  const at = (x: number, y: number): Point => ({ x: left + x * scale, y: top + y * scale })
  const sheetTop = isBeside ? (whole.height - SHEET) / 2 : sampleHigh
  const handles = craft === 'roller' ? Math.max(HANDLES, HANDLE_PIXELS / scale) : 0
  const corner = at(handles, sheetTop + handles)
  const benchTop = isBeside ? (whole.height + sampleHigh - bench) / 2 : sheetTop + SHEET + 12
  const sampleAt = isBeside
    ? at(SHEET + 14 + (across - SAMPLE) / 2, Math.max(0, benchTop - SAMPLE - 12))
    : at((SHEET - SAMPLE) / 2, 0)
  const side = SAMPLE * scale
  // Beside a narrow column of paints the arrow does not fit: it goes above the sample.
  const turn =
    plan === NARROW
      ? { x: sampleAt.x + side / 2, y: sampleAt.y - side * 0.36 }
      : { x: sampleAt.x + side * 1.3, y: sampleAt.y + side / 2 }
  return {
    sheet: { ...corner, cell: ((SHEET - handles) / picture.size) * scale },
    ...(sampleHigh > 0 ? { sample: { ...sampleAt, side, turn } } : {}),
    buttons: plain.map((button, index) => {
      const row = Math.floor(index / perRow)
      const inThisRow = Math.min(perRow, plain.length - row * perRow)
      const offset = (index % perRow) - (inThisRow - 1) / 2
      const middle = isBeside ? SHEET + 14 + across / 2 : SHEET / 2
      return {
        ...button,
        at: at(middle + offset * (large + 6), benchTop + (row + 0.5) * (large + gap)),
        size: large * scale,
      }
    }),
  }
}
