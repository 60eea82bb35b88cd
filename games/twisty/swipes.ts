import type { Point } from '#kit/game/stage.ts'
import { seenFrom, type Eye, type Seen } from './eye.ts'
import { onScreen, type Frame } from './frame.ts'
import { cross, dot, minus, times, type Body, type Turn } from './geometry.ts'

/** A turn of a sticker's own face moves it as much as its neighbours do: the swipe means those. */
const OWN_FACE = 0.98
/** Prefers the smaller of two turns that move a sticker alike. */
const SMALLER = 0.0015
const LEAST_LIKENESS = 0.5
const FACING = 0.08

/** The nearest sticker below a finger. */
export function stickerAt(frame: Frame, body: Body, seen: readonly Seen[], at: Point): number | undefined {
  for (const one of seen.toReversed()) {
    if (one.facing < FACING) continue
    const bead = body.stickers[one.index]!.round
    const middle = onScreen(frame, one.middle)
    if (bead) {
      if (Math.hypot(at.x - middle.x, at.y - middle.y) < bead * frame.scale * 1.25) return one.index
    } else if (
      inside(
        one.points.map((point) => onScreen(frame, point)),
        at,
      )
    )
      return one.index
  }
  return undefined
}

function inside(corners: readonly Point[], { x, y }: Point): boolean {
  let isIn = false
  for (const [index, one] of corners.entries()) {
    const other = corners[(index + 1) % corners.length]!
    const crosses = one.y > y !== other.y > y
    if (crosses && x < one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x)) isIn = !isIn
  }
  return isIn
}

/** Where a turn first moves a sticker, in pixels. */
function pull(frame: Frame, body: Body, eye: Eye, turn: Turn, sticker: number): Point {
  const { middle } = body.stickers[sticker]!
  const velocity = times(cross(turn.axis, minus(middle, turn.through)), Math.sign(turn.angle))
  const [x, y] = seenFrom(eye, velocity)
  return { x: x * frame.scale, y: -y * frame.scale }
}

/** The turn that moves a sticker in the direction of a swipe. */
export function turnOf(
  frame: Frame,
  body: Body,
  eye: Eye,
  sticker: number,
  swipe: Point,
): number | undefined {
  const length = Math.hypot(swipe.x, swipe.y)
  let best: { readonly turn: number; readonly likeness: number } | undefined
  for (const [index, turn] of body.turns.entries()) {
    if (!turn.held.includes(sticker)) continue
    const isOwn = Math.abs(dot(turn.axis, body.stickers[sticker]!.normal)) > OWN_FACE
    if (isOwn && !body.flat) continue
    const way = pull(frame, body, eye, turn, sticker)
    const far = Math.hypot(way.x, way.y)
    if (far < frame.scale * 0.12) continue
    // A half turn is its own inverse: it may be swiped in both directions.
    const along = (way.x * swipe.x + way.y * swipe.y) / (far * length)
    const likeness = (turn.order === 2 ? Math.abs(along) : along) - turn.held.length * SMALLER
    if (likeness > LEAST_LIKENESS && (!best || likeness > best.likeness)) best = { turn: index, likeness }
  }
  return best?.turn
}

/** A swipe that makes this turn, if any visible sticker allows one. */
export function swipeFor(
  frame: Frame,
  body: Body,
  eye: Eye,
  seen: readonly Seen[],
  turn: number,
): readonly [Point, Point] | undefined {
  const { held } = body.turns[turn]!
  const places = seen
    .filter(({ index, facing }) => facing > 0.3 && held.includes(index))
    .map((one) => ({ one, way: pull(frame, body, eye, body.turns[turn]!, one.index) }))
    .toSorted((first, second) => strength(second) - strength(first))
  for (const { one, way } of places) {
    const from = onScreen(frame, one.middle)
    if (turnOf(frame, body, eye, one.index, way) !== turn) continue
    const length = Math.hypot(way.x, way.y) || 1
    const far = Math.max(46, frame.scale * 0.8)
    return [from, { x: from.x + (way.x / length) * far, y: from.y + (way.y / length) * far }]
  }
  return undefined
}

const strength = ({ one, way }: { readonly one: Seen; readonly way: Point }) =>
  Math.hypot(way.x, way.y) * (0.5 + one.facing)
