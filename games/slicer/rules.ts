import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import { cutDepth, isClean } from './cuts.ts'
import type { Mode, SlicerDefinition } from './definitions.ts'
import { bladeBonus, comboTicksMore, geared, isGearInput, putOn, reachOf } from './gear.ts'
import { lifeAfter } from './lives.ts'
import { isBonus, radiusOf, type BonusName, type Flying, type Orchard, type Throw } from './orchard.ts'
import {
  comboWorth,
  dropCosts,
  enter,
  gravityOf,
  isGone,
  isMistake,
  mayCut,
  noteCut,
  pointsOf,
  startTwist,
  strikesUp,
} from './twists.ts'
import { hardnessAt, planWave, showerThrow } from './waves.ts'

/** Position of the blade as x * 1000 + y in field units; -1 while lifted. */
export type SlicerInput = number
export const LIFTED: SlicerInput = -1

/** Ticks within which cuts count as one combo. */
const COMBO_TICKS = 16
export const SMALLEST_COMBO = 3
export const CLEAN_POINTS = 3
export const STONE_COST = 10
const STUN_TICKS = 45
/** A mistake in a twisted game. */
const MISTAKE_COST = 2
const MISTAKE_TICKS = 16
const FREEZE_TICKS = 260
const DOUBLE_TICKS = 360
const FRENZY_TICKS = 210
const SHOWER_EVERY = 11
const FREEZE_PACE = 0.5
const FIRST_WAVE_AT = 36

export const bladeInput = (x: number, y: number, { field }: SlicerDefinition): SlicerInput => {
  const column = Math.max(0, Math.min(field.width - 1, Math.round(x)))
  return column * 1000 + Math.max(0, Math.min(field.height - 1, Math.round(y)))
}
/** Lifted, a position on the field, or the gear at the start. */
export const isBlade = (input: unknown, { field }: SlicerDefinition): input is SlicerInput =>
  input === LIFTED ||
  (typeof input === 'number' && isGearInput(input)) ||
  (typeof input === 'number' &&
    Number.isInteger(input) &&
    input >= 0 &&
    input % 1000 < field.height &&
    input < field.width * 1000)
export const bladePoint = (input: SlicerInput) => ({ x: Math.floor(input / 1000), y: input % 1000 })

export const startOrchard = (mode: Mode): Orchard => ({
  tick: 0,
  clock: 0,
  score: 0,
  lives: mode.lives,
  over: false,
  flying: [],
  throws: [],
  beat: -FIRST_WAVE_AT,
  wave: 0,
  nextWave: 0,
  blade: undefined,
  combo: 0,
  comboLeft: 0,
  freeze: 0,
  double: 0,
  frenzy: 0,
  stunned: 0,
  lastId: 0,
  nextLifeAt: lifeAfter(0),
  tally: { cuts: 0, combos: 0, bestCombo: 0, criticals: 0, missed: 0 },
  ...startTwist(mode),
})

/** Field time per tick: late waves are faster, a freeze halves it. */
export const paceOf = (mode: Mode, orchard: Orchard) =>
  (1 + mode.haste * hardnessAt(mode, orchard.wave)) * (orchard.freeze > 0 ? FREEZE_PACE : 1) * geared(orchard)

/** What a tick works on. */
interface Scene {
  readonly definition: SlicerDefinition
  readonly mode: Mode
  readonly orchard: Orchard
  readonly random: Random
  readonly events: SimEvent[]
}

/** One tick under the blade. Changes the orchard in place. */
export function stepOrchard(scene: Omit<Scene, 'events'>, input: SlicerInput): SimEvent[] {
  const { orchard, mode } = scene
  const here: Scene = { ...scene, events: [] }
  orchard.tick++
  if (isGearInput(input)) putOn(orchard, input, mode.ticks > 0)
  const pace = paceOf(mode, orchard)
  if (orchard.freeze === 0) orchard.clock++
  for (const timer of ['freeze', 'double', 'frenzy', 'stunned'] as const)
    if (orchard[timer] > 0) orchard[timer]--
  throwDue(here, pace)
  move(orchard, pace, gravityOf(mode))
  cut(here, isGearInput(input) ? LIFTED : input)
  settleCombo(here)
  drop(here)
  if (mode.ticks > 0 && orchard.clock >= mode.ticks) finish(here)
  return here.events
}

function throwDue({ definition, mode, orchard, random, events }: Scene, pace: number) {
  orchard.beat += pace
  if (orchard.beat >= orchard.nextWave) orchard.nextWave = planWave(definition, mode, orchard, random)
  if (orchard.frenzy > 0 && orchard.tick % SHOWER_EVERY === 0)
    orchard.throws.push(showerThrow(definition, orchard, random))
  const later: Throw[] = []
  for (const one of orchard.throws) {
    if (one.at > orchard.beat) {
      later.push(one)
      continue
    }
    const thing = launch(definition, one, ++orchard.lastId, random)
    enter(mode, definition, thing, random)
    orchard.flying.push(thing)
    events.push({ kind: one.kind === 'stone' ? 'stone' : 'throw', x: one.x })
  }
  orchard.throws = later
}

const launch = ({ field }: SlicerDefinition, one: Throw, id: number, random: Random): Flying => ({
  id,
  kind: one.kind,
  x: one.x,
  y: field.height + radiusOf(one.kind),
  vx: one.vx,
  vy: one.vy,
  turn: 0,
  spin: (random() - 0.5) * 0.08,
})

function move(orchard: Orchard, pace: number, gravity: number) {
  for (const thing of orchard.flying) {
    // Half of gravity before and half after the step: the peak is as planned at every pace.
    thing.vy += (gravity * pace) / 2
    thing.x += thing.vx * pace
    thing.y += thing.vy * pace
    thing.vy += (gravity * pace) / 2
    thing.turn += thing.spin * pace
  }
}

function cut(scene: Scene, input: SlicerInput) {
  const { orchard, mode } = scene
  const from = orchard.blade
  const to = input === LIFTED ? undefined : bladePoint(input)
  orchard.blade = to
  const may = mayCut(mode, orchard.twist, from !== undefined, to !== undefined)
  if (orchard.twist?.strokes === 0 && !to && orchard.combo === 0) return finish(scene)
  if (!may || !from || !to || orchard.stunned > 0) return
  const left = orchard.flying.filter((thing) => {
    if ((mode.twist && orchard.over) || (thing.safeUntil ?? 0) > orchard.tick) return true
    const depth = cutDepth(from, to, thing, reachOf(orchard))
    if (depth === undefined) return true
    return cutThing(scene, thing, depth) === 'stays'
  })
  if (left.length < orchard.flying.length) orchard.flying = left
}

function cutThing(scene: Scene, thing: Flying, depth: number): 'stays' | 'goes' {
  const { x, y, id, kind } = thing
  const { orchard, mode, definition, events, random } = scene
  if (kind === 'stone') {
    cutStone(scene, thing)
    return 'goes'
  }
  if (isMistake(mode, orchard, thing, depth)) {
    events.push({ kind: 'halves', x, y, amount: id })
    mistake(scene, x, y)
    return 'goes'
  }
  if (isBonus(kind)) startBonus(orchard, kind)
  orchard.combo++
  orchard.comboLeft = COMBO_TICKS + comboTicksMore(orchard)
  orchard.tally.cuts++
  const factor = orchard.double > 0 ? 2 : 1
  const clean = isClean(depth)
  if (clean) orchard.tally.criticals++
  const plain = pointsOf(mode, definition, thing)
  const isJudgedLater = comboWorth(mode, orchard.twist) !== undefined
  const amount = isJudgedLater ? 0 : (plain + (clean ? CLEAN_POINTS : 0) + bladeBonus(orchard)) * factor
  orchard.score += amount
  events.push({ kind: isBonus(kind) ? kind : clean && !isJudgedLater ? 'clean' : 'cut', x, y, amount })
  if (noteCut(mode, orchard, kind, random)) events.push({ kind: 'wanted' })
  giveLife(scene)
  if (strikesUp(mode, orchard, thing)) return 'stays'
  events.push({ kind: 'halves', x, y, amount: id })
  return 'goes'
}

/** A wrong or bruised fruit costs a life, or points and a stun. */
function mistake(scene: Scene, x: number, y: number) {
  const { orchard, mode, events } = scene
  orchard.combo = 0
  orchard.comboLeft = 0
  if (orchard.twist) orchard.twist.taken = []
  if (mode.lives > 0) return loseLife(scene, x)
  orchard.score = Math.max(0, orchard.score - MISTAKE_COST)
  orchard.stunned = MISTAKE_TICKS
  events.push({ kind: 'wrong', x, y })
}

function loseLife(scene: Scene, x: number) {
  const { orchard, events } = scene
  orchard.lives--
  events.push({ kind: 'miss', x, amount: orchard.lives })
  if (orchard.lives === 0) finish(scene)
}

function cutStone(scene: Scene, { x, y }: Flying) {
  const { orchard, mode, events } = scene
  events.push({ kind: 'clang', x, y })
  orchard.combo = 0
  orchard.comboLeft = 0
  if (orchard.twist) orchard.twist.taken = []
  if (mode.stones === 'end') {
    finish(scene)
    return
  }
  orchard.score = Math.max(0, orchard.score - STONE_COST)
  orchard.stunned = STUN_TICKS
}

function startBonus(orchard: Orchard, bonus: BonusName) {
  if (bonus === 'freeze') orchard.freeze = FREEZE_TICKS
  if (bonus === 'double') orchard.double = DOUBLE_TICKS
  if (bonus === 'frenzy') orchard.frenzy = FRENZY_TICKS
}

function giveLife({ orchard, mode, events }: Scene) {
  if (mode.lives === 0 || orchard.score < orchard.nextLifeAt) return
  orchard.nextLifeAt = lifeAfter(orchard.score)
  if (orchard.lives >= mode.lives) return
  orchard.lives++
  events.push({ kind: 'life', amount: orchard.lives })
}

/** A combo is scored when nothing was cut for a moment: one point per fruit. */
function settleCombo(scene: Scene) {
  const { orchard, mode, events } = scene
  if (orchard.combo === 0) return
  orchard.comboLeft--
  if (orchard.comboLeft > 0) return
  const { combo, tally } = orchard
  orchard.combo = 0
  const worth = comboWorth(mode, orchard.twist)
  if (orchard.twist) orchard.twist.taken = []
  if (worth === 0) return mistake(scene, scene.definition.field.width / 2, scene.definition.field.height / 2)
  if (worth !== undefined) orchard.score += worth
  if (combo < SMALLEST_COMBO && worth === undefined) return
  tally.combos++
  tally.bestCombo = Math.max(tally.bestCombo, combo)
  if (worth === undefined) orchard.score += combo * (orchard.double > 0 ? 2 : 1)
  events.push({ kind: combo < SMALLEST_COMBO ? 'pair' : 'combo', amount: combo })
  giveLife(scene)
}

/** Removes what has fallen; in the classic a fruit costs a life. */
function drop(scene: Scene) {
  const { orchard, definition, mode } = scene
  const gone = orchard.flying.filter((one) => isGone(mode, definition, one))
  if (gone.length === 0) return
  orchard.flying = orchard.flying.filter((one) => !gone.includes(one))
  for (const { kind, x } of gone) {
    if (kind === 'stone' || isBonus(kind)) continue
    orchard.tally.missed++
    if (!dropCosts(mode)) continue
    loseLife(scene, Math.max(40, Math.min(definition.field.width - 40, x)))
    if (orchard.over) return
  }
}

/** Scores the last combo. */
function finish(scene: Scene) {
  const { orchard, events } = scene
  if (orchard.over) return
  if (orchard.combo > 0) {
    orchard.comboLeft = 1
    settleCombo(scene)
  }
  orchard.over = true
  events.push({ kind: 'end' })
}
