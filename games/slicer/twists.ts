import { pickOne, type Random } from '#kit/random/random.ts'
import type { Mode, SlicerDefinition } from './definitions.ts'
import {
  fruitNames,
  fruits,
  GRAVITY,
  isBonus,
  radiusOf,
  type Flying,
  type FruitName,
  type Kind,
  type Orchard,
  type TwistState,
} from './orchard.ts'

export const STROKES = 20
/** Ticks after which a stroke stops cutting. */
export const LONGEST_STROKE = 40
/** Right cuts until another fruit is requested. */
const RECIPE_SIZE = 6
/** Share of the radius within which a cut counts as centred. */
const HEART = 0.42
export const MOST_HITS = 3
const BOUNCE = 11.5
const SAFE_TICKS = 18
const RAIN_PULL = 0.3
const LATEST = 6

export const startTwist = ({ twist }: Mode): { twist?: TwistState } =>
  twist ? { twist: { wanted: 'melon', right: 0, strokes: STROKES, age: 0, taken: [] } } : {}

/** Gravity of a game. */
export const gravityOf = ({ twist }: Mode): number =>
  twist === 'river' ? 0 : twist === 'rain' ? GRAVITY * RAIN_PULL : GRAVITY

/** The next fruit: the requested one half of the time, or few kinds, so that there are pairs. */
export function fruitFor({ twist }: Mode, orchard: Orchard, random: Random): FruitName {
  if (twist === 'recipe' && random() < 0.5) return orchard.twist!.wanted
  if (twist !== 'pairs') return pickOne(fruitNames, random)
  const near = [0, 3, random() < 0.3 ? 5 : 0].map((step) => (orchard.wave + step) % fruitNames.length)
  return fruitNames[pickOne(near, random)]!
}

/** Entry of a thing other than from below. */
export function enter({ twist }: Mode, { field }: SlicerDefinition, thing: Flying, random: Random): void {
  const radius = radiusOf(thing.kind)
  if (twist === 'rain') {
    thing.y = -radius
    thing.vy = 0.6 + random()
    thing.vx *= 0.25
  }
  if (twist !== 'river') return
  const isLeft = random() < 0.5
  thing.x = isLeft ? -radius : field.width + radius
  thing.y = 110 + random() * (field.height - 260)
  thing.vx = (isLeft ? 1 : -1) * (3.6 + 2.2 * random())
  thing.vy = (random() - 0.5) * 0.8
}

/** Whether a thing has left for good. */
export function isGone(
  { twist }: Mode,
  { field }: SlicerDefinition,
  { kind, x, y, vx, vy }: Flying,
): boolean {
  const radius = radiusOf(kind)
  if (twist === 'river') return vx > 0 ? x > field.width + radius : x < -radius
  return vy > 0 && y > field.height + radius
}

/** Whether a fallen fruit costs a life. */
export const dropCosts = ({ lives, twist }: Mode) => lives > 0 && twist !== 'heart'

/** Whether that cut was a mistake. */
export function isMistake({ twist }: Mode, orchard: Orchard, { kind }: Flying, depth: number): boolean {
  if (twist === 'recipe') return kind !== orchard.twist!.wanted
  return twist === 'heart' && depth > HEART
}

/** Points of a cut, without the bonus for a clean one. */
export function pointsOf({ twist }: Mode, { field }: SlicerDefinition, thing: Flying): number {
  const { kind, y, vy, hits = 0 } = thing
  const plain = isBonus(kind) || kind === 'stone' ? 1 : fruits[kind].points
  if (twist === 'strokes' || twist === 'pairs') return 0
  if (twist === 'recipe') return 2
  if (twist === 'juggle') return 1 + hits
  if (twist !== 'late') return plain
  // One while rising; later the more the lower it has fallen.
  return vy <= 0 ? 1 : 1 + Math.max(0, Math.round((LATEST * y) / field.height))
}

/** Hits a thing up again; false once it was hit often enough. */
export function strikesUp({ twist }: Mode, orchard: Orchard, thing: Flying): boolean {
  if (twist !== 'juggle') return false
  thing.hits = (thing.hits ?? 0) + 1
  if (thing.hits >= MOST_HITS) return false
  thing.safeUntil = orchard.tick + SAFE_TICKS
  thing.vy = -BOUNCE - thing.hits
  thing.vx *= 0.5
  return true
}

/** Counts a right cut; true when another fruit is requested. */
export function noteCut({ twist }: Mode, orchard: Orchard, kind: Kind, random: Random): boolean {
  const state = orchard.twist
  if (!state || kind === 'stone' || isBonus(kind)) return false
  state.taken.push(kind)
  if (twist !== 'recipe' || ++state.right % RECIPE_SIZE > 0) return false
  state.wanted = pickOne(
    fruitNames.filter((name) => name !== state.wanted),
    random,
  )
  return true
}

/** Points of a combo judged as a whole; undefined for a mistake. */
export function comboWorth({ twist }: Mode, state: TwistState | undefined): number | undefined {
  if (!state) return undefined
  const { taken } = state
  if (twist === 'strokes') return taken.length * taken.length
  if (twist !== 'pairs') return undefined
  return fruitNames.reduce((sum, name) => {
    const count = taken.filter((one) => one === name).length
    return count < 2 ? sum : sum + count * count
  }, 0)
}

/** Counts strokes; false when the blade may not cut in this tick. */
export function mayCut(
  { twist }: Mode,
  state: TwistState | undefined,
  wasDown: boolean,
  isDown: boolean,
): boolean {
  if (twist !== 'strokes' || !state) return true
  if (!isDown) return false
  if (!wasDown) {
    if (state.strokes === 0) return false
    state.strokes--
    state.age = 0
  }
  return ++state.age <= LONGEST_STROKE
}
