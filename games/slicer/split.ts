import type { SimEvent } from '#kit/game/contract.ts'
import type { Effects } from '#kit/game/effects.ts'
import type { Point, Stage, StageSize } from '#kit/game/stage.ts'
import { paintBackdrop, type Backdrop } from './backdrop.ts'
import { blade, type Blade } from './blade.ts'
import { debris, type Debris } from './debris.ts'
import type { DuelSim } from './duel.ts'
import { labels, type Labels } from './labels.ts'
import type { Flying } from './orchard.ts'
import { BLADE_COLORS } from './orchard-plan.ts'
import { bladePoint, LIFTED, type SlicerInput } from './rules.ts'
import { frameOf, type Frame } from './scene.ts'
import { sliceEffects, type SliceEffects } from './slice-effects.ts'
import { swipePath, type SwipePath } from './swipe-path.ts'
import type { Context } from './round.ts'

/** Half of the screen and its player. */
export interface Side {
  readonly index: 0 | 1
  readonly path: SwipePath
  readonly trail: Blade
  readonly bits: Debris
  readonly words: Labels
  readonly effects: SliceEffects
  /** Area of the half, and whether its player sits across the table. */
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  isAcross: boolean
  frame: Frame
  backdrop: Backdrop | undefined
  pointer: number | undefined
  before: readonly Flying[]
  angle: number
}

export interface Split {
  readonly sides: readonly [Side, Side]
}

const EMPTY = { x: 0, y: 0, width: 1, height: 1 }

/** Two players on one device; `duel` returns the current run. */
export function openSplit(context: Context, stage: () => Stage, duel: () => DuelSim): Split {
  const open = (index: 0 | 1): Side => {
    const bits = debris(context.reducedMotion)
    const words = labels(context.reducedMotion)
    let effects: SliceEffects | undefined
    const side: Side = {
      index,
      path: swipePath(context.definition),
      trail: blade(() => BLADE_COLORS[index === 0 ? 'plain' : 'ember']),
      bits,
      words,
      get effects() {
        // The stage lays out its picture before effects exist.
        return (effects ??= effectsOf(side))
      },
      area: EMPTY,
      isAcross: false,
      frame: frameOf({ width: 1, height: 1 }, context.definition.field),
      backdrop: undefined,
      pointer: undefined,
      before: [],
      angle: 0.4,
    }
    return side
  }
  const effectsOf = (side: Side) =>
    sliceEffects(context, {
      stage: { ...stage(), effects: placedEffects(stage().effects, side) },
      debris: side.bits,
      labels: side.words,
      frame: () => side.frame,
      sim: () => ({ ...duel(), orchard: duel().orchards[side.index] }),
      before: () => side.before,
      angle: () => side.angle,
    })
  return { sides: [open(0), open(1)] }
}

/** Particles appear within their half. */
const placedEffects = (effects: Effects, side: Side): Effects => ({
  ...effects,
  burst: (at, look) => effects.burst(onStage(side, at), look),
})

/** From a half's picture to the whole one. */
const onStage = ({ area, isAcross }: Side, { x, y }: Point): Point =>
  isAcross ? { x: area.x + area.width - x, y: area.y + area.height - y } : { x: area.x + x, y: area.y + y }

const inHalf = ({ area, isAcross }: Side, { x, y }: Point): Point =>
  isAcross ? { x: area.x + area.width - x, y: area.y + area.height - y } : { x: x - area.x, y: y - area.y }

/** Side by side on a wide stage; else stacked, the upper one rotated for its player. */
export function layoutSplit(
  { sides }: Split,
  { width, height }: StageSize,
  { ratio, context }: { readonly ratio: number; readonly context: Context },
) {
  const isWide = width > height
  for (const side of sides) {
    side.isAcross = !isWide && side.index === 1
    side.area = isWide
      ? { x: side.index * (width / 2), y: 0, width: width / 2, height }
      : { x: 0, y: side.index === 0 ? height / 2 : 0, width, height: height / 2 }
    side.frame = frameOf(side.area, context.definition.field)
    side.backdrop = paintBackdrop({ ...side.area, ratio }, context.definition.ground)
  }
}

const toField = ({ frame }: Side, { x, y }: Point): Point => ({
  x: (x - frame.left) / frame.scale,
  y: (y - frame.top) / frame.scale,
})

const sideAt = ({ sides }: Split, { x, y }: Point): Side =>
  sides.find(
    ({ area }) => x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height,
  ) ?? sides[0]

export type Touch = 'down' | 'move' | 'up'

/** Each finger belongs to the half where it went down. */
export function touchSplit(split: Split, kind: Touch, pointer: number, at: Point) {
  const side = kind === 'down' ? sideAt(split, at) : split.sides.find((one) => one.pointer === pointer)
  if (!side || (kind === 'down' && side.pointer !== undefined)) return
  const here = inHalf(side, at)
  if (kind === 'down') {
    side.pointer = pointer
    side.path.down(toField(side, here))
    side.trail.lift()
    side.trail.add(here)
  } else if (kind === 'move') {
    side.path.move(toField(side, here))
    side.trail.add(here)
  } else {
    side.pointer = undefined
    side.path.up()
    side.trail.lift()
  }
}

/** What both hands do in this tick. */
export function splitInputs({ sides }: Split, duel: DuelSim): readonly [SlicerInput, SlicerInput] {
  const next = (side: Side): SlicerInput => {
    const orchard = duel.orchards[side.index]
    side.before = orchard.flying
    const input = side.path.next()
    const from = orchard.blade
    if (input !== LIFTED && from) {
      const to = bladePoint(input)
      if (to.x !== from.x || to.y !== from.y) side.angle = Math.atan2(to.y - from.y, to.x - from.x)
    }
    return input
  }
  return [next(sides[0]), next(sides[1])]
}

export function showSplit({ sides }: Split, last: readonly [readonly SimEvent[], readonly SimEvent[]]) {
  for (const side of sides) for (const event of last[side.index]) side.effects.show(event)
}

export function stepSplit({ sides }: Split) {
  for (const side of sides) {
    side.trail.step()
    side.words.step()
    side.bits.step(1)
  }
}

export function clearSplit({ sides }: Split) {
  for (const side of sides) {
    for (const part of [side.path, side.trail, side.bits, side.words]) part.clear()
    side.effects.reset()
    side.pointer = undefined
  }
}
