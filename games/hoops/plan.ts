import { LENGTH, limit } from './court.ts'
import type { Box } from '#kit/game/draw.ts'
import type { StageSize } from '#kit/game/stage.ts'

/** Where the court lies on the canvas. */
export interface Plan {
  readonly scale: number
  /** Line on the canvas on which everybody stands. */
  readonly floor: number
  /** Units of the court that are seen at once. */
  readonly span: number
  /** Whether the court is longer than the canvas. */
  readonly isFilmed: boolean
  /** A standing canvas has its buttons below the court. */
  readonly isUpright: boolean
  /** Whether there is room for buttons below the court. */
  readonly hasDeck: boolean
}

/** Below this scale faces and hands are too small: the camera goes nearer. */
const SMALLEST = 0.42
/** What a camera shows: less on a phone, where everything is small. */
const CLOSE_SPAN = 960
const WIDE_SPAN = 1180
const WIDE = 600
const SEEN_HEIGHT = 500
const MARGIN = 34
/** A lying phone. */
const LOW = 460

export function planFor({ width, height }: StageSize, hasFourThumbs = false): Plan {
  const isUpright = height > width * 1.02
  // Four thumbs would cover a court that lies between them.
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

/** The left edge of what is seen, for a middle that is wished for. */
export function seenFrom({ span, isFilmed }: Plan, middle: number): number {
  if (!isFilmed) return (LENGTH - span) / 2
  return limit(-MARGIN, LENGTH + MARGIN - span, middle - span / 2)
}

/** The room of one seat's thumbs. */
export function seatBox({ width, height }: StageSize, { hasDeck }: Plan, seat: 0 | 1, isDuel: boolean): Box {
  const top = hasDeck ? height * 0.64 : height * 0.3
  const box = { x: 0, y: top, width, height: height - top }
  if (!isDuel) return box
  return { ...box, x: seat === 0 ? 0 : width / 2, width: width / 2 }
}
