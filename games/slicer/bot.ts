import type { Random } from '#kit/random/random.ts'
import type { SlicerSim } from './family.ts'
import type { Mode } from './definitions.ts'
import { fruitNames, radiusOf, type Flying, type Orchard } from './orchard.ts'
import { gravityOf } from './twists.ts'
import { LIFTED, bladeInput, paceOf, type SlicerInput } from './rules.ts'

/** Parameters of a bot: reaction, aiming error, and patience for a better cut. */
export interface Hand {
  readonly reaction: number
  readonly tremor: number
  /** Waits for a cut through this many fruits while none is about to fall. */
  readonly patience: number
  /** Share of strokes in which it avoids stones. */
  readonly care: number
  /** Ticks between two strokes. */
  readonly rest: number
  /** Share of a fruit's motion during the reaction that it does not predict. */
  readonly lag: number
}
const HANDS: readonly Hand[] = [
  { reaction: 20, tremor: 60, patience: 1, care: 0.9, rest: 20, lag: 0.7 },
  { reaction: 13, tremor: 26, patience: 2, care: 0.98, rest: 10, lag: 0.3 },
  { reaction: 7, tremor: 8, patience: 3, care: 1, rest: 2, lag: 0 },
]
const STROKE_TICKS = 6
/** Below this share of the field a fruit cannot wait. */
const LAST_CALL = 0.45
const STONE_MARGIN = 26
/** Length of a stroke beyond its first and last fruit. */
const STROKE_ROOM = 130

interface Place {
  readonly x: number
  readonly y: number
}
interface Stroke {
  readonly from: Place
  readonly to: Place
}
interface Plan {
  readonly startsAt: number
  readonly stroke: Stroke
}
const plans = new WeakMap<SlicerSim, Plan>()

export const slicerBot = (sim: SlicerSim, random: Random, strength: 0 | 1 | 2) =>
  sliceAs(HANDS[strength]!, sim, random)

/** Chooses a straight stroke through many fruits and few stones, then draws it tick by tick. */
export function sliceAs(hand: Hand, sim: SlicerSim, random: Random): SlicerInput | undefined {
  const { orchard, definition } = sim
  if (orchard.over) return undefined
  const plan = plans.get(sim)
  const age = plan ? orchard.tick - plan.startsAt : Infinity
  if (plan && age < 0) return LIFTED
  if (plan && age === 0 && meetsStone(sim, plan.stroke)) {
    plans.delete(sim)
    return LIFTED
  }
  if (plan && age <= STROKE_TICKS) {
    const { from, to } = plan.stroke
    const k = age / STROKE_TICKS
    return bladeInput(from.x + (to.x - from.x) * k, from.y + (to.y - from.y) * k, definition)
  }
  if (plan && age <= STROKE_TICKS + hand.rest) return LIFTED
  const stroke = bestStroke(sim, hand, random)
  if (stroke) plans.set(sim, { startsAt: orchard.tick + hand.reaction, stroke })
  return LIFTED
}

/** Checks again before the stroke: a stone may have appeared. */
const meetsStone = (sim: SlicerSim, stroke: Stroke) =>
  sim.orchard.flying.some(
    (thing) => isBad(sim, thing) && sweeps(stroke, thing, [0, 3, 6], pullOf(sim.mode, sim.orchard)),
  )

/** Position after some ticks. */
const later = (thing: Flying, ticks: number, { pace, gravity }: Pull): Place => {
  const t = ticks * pace
  return { x: thing.x + thing.vx * t, y: thing.y + thing.vy * t + (gravity * t * t) / 2 }
}

/** Motion of the field. */
interface Pull {
  readonly pace: number
  readonly gravity: number
}
const pullOf = (mode: Mode, orchard: Orchard): Pull => ({
  pace: paceOf(mode, orchard),
  gravity: gravityOf(mode),
})

/** What a stroke must avoid. */
const isBad = ({ mode, orchard }: SlicerSim, { kind }: Flying) =>
  kind === 'stone' || (mode.twist === 'recipe' && kind !== orchard.twist!.wanted)

/** Whether a fruit is worth cutting there. */
function isRipe({ mode, definition }: SlicerSim, thing: Flying, at: Place): boolean {
  if (mode.twist === 'late') return thing.vy > 0 && at.y > definition.field.height * 0.5
  return mode.twist !== 'juggle' || thing.vy > 0
}

/** Whether a fruit cannot wait. */
function isPressing({ mode, definition: { field } }: SlicerSim, thing: Flying, at: Place): boolean {
  if (mode.twist === 'strokes' || mode.twist === 'pairs') return false
  if (mode.twist === 'river') return thing.vx > 0 ? at.x > field.width * 0.5 : at.x < field.width * 0.5
  return thing.vy > 0 && at.y > field.height * LAST_CALL
}

/** Where only pairs count, only matching fruits do. */
function countOf({ mode }: SlicerSim, hit: readonly { readonly thing: Flying }[]): number {
  if (mode.twist !== 'pairs') return hit.length
  return fruitNames.reduce((sum, name) => {
    const count = hit.filter(({ thing }) => thing.kind === name).length
    return count < 2 ? sum : sum + count
  }, 0)
}

function bestStroke(sim: SlicerSim, hand: Hand, random: Random): Stroke | undefined {
  const { orchard, definition } = sim
  const pull = pullOf(sim.mode, orchard)
  const { height } = definition.field
  const ticks = hand.reaction * (1 - hand.lag) + STROKE_TICKS / 2
  const seen = orchard.flying.map((thing) => ({ thing, at: later(thing, ticks, pull) }))
  const targets = seen.filter(
    ({ thing, at }) => !isBad(sim, thing) && isRipe(sim, thing, at) && at.y < height - 20 && at.y > -40,
  )
  if (targets.length === 0) return undefined
  const careful = random() < hand.care
  const stones = careful ? seen.filter(({ thing }) => isBad(sim, thing)) : []
  const pressing = targets.some(({ thing, at }) => isPressing(sim, thing, at))
  let best: { stroke: Stroke; worth: number } | undefined
  for (const aim of targets)
    for (const turn of [0, 0.5, 1, 1.5, ...targets.map(({ at }) => slopeTo(aim.at, at))]) {
      const stroke = strokeThrough(aim.at, turn, hand.tremor * (random() - 0.5))
      const hit = targets.filter(({ thing, at }) => distance(stroke, at) < radiusOf(thing.kind) * 0.9)
      if (careful && grazes(sim, stroke, targets)) continue
      const short = shortened(stroke, hit)
      if (stones.some(({ thing }) => sweeps(short, thing, [ticks - 4, ticks, ticks + 4], pull))) continue
      const low = hit.some(({ thing, at }) => isPressing(sim, thing, at)) ? 0.5 : 0
      const count = countOf(sim, hit)
      if (count === 0) continue
      const worth = count + low
      if (!best || worth > best.worth) best = { stroke: short, worth }
    }
  if (!best || (!pressing && best.worth < Math.min(hand.patience, targets.length))) return undefined
  return best.stroke
}

/** Where only centred cuts count, a stroke should not graze another fruit. */
const grazes = (
  { mode }: SlicerSim,
  stroke: Stroke,
  targets: readonly { readonly thing: Flying; readonly at: Place }[],
) =>
  mode.twist === 'heart' &&
  targets.some(({ thing, at }) => {
    const far = distance(stroke, at) / radiusOf(thing.kind)
    return far > 0.34 && far < 1.2
  })

/** Slope in quarter turns from level, 0 to 2, without arc functions. */
function slopeTo(from: Place, to: Place): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const sum = Math.abs(dx) + Math.abs(dy)
  if (sum === 0) return 0
  const part = Math.abs(dy) / sum
  return dx * dy >= 0 ? part : 2 - part
}

function strokeThrough(at: Place, turn: number, tremor: number): Stroke {
  const dx = turn <= 1 ? 1 - turn : turn - 1
  const dy = turn <= 1 ? turn : turn - 2
  const length = Math.sqrt(dx * dx + dy * dy)
  const x = (dx / length) * 420
  const y = (dy / length) * 420
  const aim = { x: at.x - (dy / length) * tremor, y: at.y + (dx / length) * tremor }
  return { from: { x: aim.x - x, y: aim.y - y }, to: { x: aim.x + x, y: aim.y + y } }
}

/** As short as its fruits allow, to meet few stones. */
function shortened(stroke: Stroke, hit: readonly { readonly at: Place }[]): Stroke {
  const { from, to } = stroke
  const dx = to.x - from.x
  const dy = to.y - from.y
  const squared = dx * dx + dy * dy
  const places = hit.map(({ at }) => ((at.x - from.x) * dx + (at.y - from.y) * dy) / squared)
  const room = STROKE_ROOM / Math.sqrt(squared)
  const first = Math.max(0, Math.min(...places) - room)
  const last = Math.min(1, Math.max(...places) + room)
  if (hit.length === 0) return stroke
  return {
    from: { x: from.x + dx * first, y: from.y + dy * first },
    to: { x: from.x + dx * last, y: from.y + dy * last },
  }
}

function distance({ from, to }: Stroke, at: Place): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const along = ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy)
  const k = Math.max(0, Math.min(1, along))
  const x = at.x - from.x - dx * k
  const y = at.y - from.y - dy * k
  return Math.sqrt(x * x + y * y)
}

const sweeps = (stroke: Stroke, thing: Flying, ticks: readonly number[], pull: Pull) =>
  ticks.some((tick) => distance(stroke, later(thing, tick, pull)) < radiusOf(thing.kind) + STONE_MARGIN)
