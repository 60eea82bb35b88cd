import { LENGTH, limit } from './court.ts'
import type { Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'

/** Layout of the court on the canvas. */
export interface Plan {
  readonly scale: number
  /** Canvas height of the line on which everybody stands. */
  readonly floor: number
  /** Visible width in court units. */
  readonly span: number
  /** The court is longer than the canvas, so a camera follows. */
  readonly isFilmed: boolean
  /** Portrait: the buttons are below the court. */
  readonly isUpright: boolean
  /** Whether buttons fit below the court. */
  readonly hasDeck: boolean
}

/** Below this scale faces and hands are too small: the camera moves closer. */
const SMALLEST = 0.42
/** Visible width in units with a camera; less on a phone, where everything is small. */
const CLOSE_SPAN = 960
const WIDE_SPAN = 1180
const WIDE = 600
const SEEN_HEIGHT = 500
const MARGIN = 34
/** Height of a phone in landscape. */
const LOW = 460

export function planFor({ width, height }: StageSize, hasFourThumbs = false): Plan {
  const isUpright = height > width * 1.02
  // In landscape four thumbs would cover the court.
  const isRaised = !isUpright && hasFourThumbs && height < LOW
  const floor = height * (isUpright ? 0.6 : isRaised ? 0.59 : 0.83)
  const whole = width / (LENGTH + 2 * MARGIN)
  const tall = floor / SEEN_HEIGHT
  const scale =
    whole >= SMALLEST
      ? Math.min(whole, tall)
      : Math.max(whole, Math.min(tall, width / (width < WIDE ? CLOSE_SPAN : WIDE_SPAN)))
  const span = width / scale
  return {
    scale,
    floor,
    span,
    isFilmed: span < LENGTH + 2 * MARGIN - 1,
    isUpright,
    hasDeck: isUpright || isRaised,
  }
}

/** The left edge of the visible part for a wished middle. */
export function seenFrom({ span, isFilmed }: Plan, middle: number): number {
  if (!isFilmed) return (LENGTH - span) / 2
  return limit(-MARGIN, LENGTH + MARGIN - span, middle - span / 2)
}

/** The area of one seat's thumbs. */
export function seatBox({ width, height }: StageSize, { hasDeck }: Plan, seat: 0 | 1, isDuel: boolean): Box {
  const top = hasDeck ? height * 0.64 : height * 0.3
  const box = { x: 0, y: top, width, height: height - top }
  if (!isDuel) return box
  return { ...box, x: seat === 0 ? 0 : width / 2, width: width / 2 }
}
