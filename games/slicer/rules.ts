import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import { cutDepth, isClean } from './cuts.ts'
import type { Mode, SlicerDefinition } from './definitions.ts'
import {
  GRAVITY,
  fruits,
  isBonus,
  radiusOf,
  type BonusName,
  type Flying,
  type Orchard,
  type Throw,
} from './orchard.ts'
import { hardnessAt, planWave, showerThrow } from './waves.ts'

/** Where the blade is in this tick, as x * 1000 + y in field units; -1 while it is lifted. */
export type SlicerInput = number
export const LIFTED: SlicerInput = -1

/** Ticks within which cuts count as one combo. */
const COMBO_TICKS = 16
export const SMALLEST_COMBO = 3
export const CLEAN_POINTS = 3
export const STONE_COST = 10
/** Classic: points at which a lost life comes back, soon at first, later every hundred. */
const EARLY_LIVES = [20, 50, 100] as const
const LIFE_EVERY = 100
const STUN_TICKS = 45
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
/** Lifted, or somewhere on the field. */
export const isBlade = (input: unknown, { field }: SlicerDefinition): input is SlicerInput =>
  input === LIFTED ||
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
  nextLifeAt: EARLY_LIVES[0],
  tally: { cuts: 0, combos: 0, bestCombo: 0, criticals: 0, missed: 0 },
})

/** How much of its own time the field goes on in one tick: late waves fly faster, a freeze halves it. */
export const paceOf = (mode: Mode, orchard: Orchard) =>
  (1 + mode.haste * hardnessAt(mode, orchard.wave)) * (orchard.freeze > 0 ? FREEZE_PACE : 1)

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
  const pace = paceOf(mode, orchard)
  if (orchard.freeze === 0) orchard.clock++
  for (const timer of ['freeze', 'double', 'frenzy', 'stunned'] as const)
    if (orchard[timer] > 0) orchard[timer]--
  throwDue(here, pace)
  move(orchard, pace)
  cut(here, input)
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
    orchard.flying.push(launch(definition, one, ++orchard.lastId, random))
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

function move(orchard: Orchard, pace: number) {
  for (const thing of orchard.flying) {
    // Half of the pull before and half after the step: the curve reaches the planned height at every pace.
    thing.vy += (GRAVITY * pace) / 2
    thing.x += thing.vx * pace
    thing.y += thing.vy * pace
    thing.vy += (GRAVITY * pace) / 2
    thing.turn += thing.spin * pace
  }
}

function cut(scene: Scene, input: SlicerInput) {
  const { orchard } = scene
  const from = orchard.blade
  const to = input === LIFTED ? undefined : bladePoint(input)
  orchard.blade = to
  if (!from || !to || orchard.stunned > 0) return
  const left = orchard.flying.filter((thing) => {
    const depth = cutDepth(from, to, thing)
    if (depth === undefined) return true
    cutThing(scene, thing, depth)
    return false
  })
  if (left.length < orchard.flying.length) orchard.flying = left
}

function cutThing(scene: Scene, thing: Flying, depth: number) {
  const { x, y, id, kind } = thing
  if (kind === 'stone') return cutStone(scene, thing)
  const { orchard, events } = scene
  if (isBonus(kind)) startBonus(orchard, kind)
  orchard.combo++
  orchard.comboLeft = COMBO_TICKS
  orchard.tally.cuts++
  const factor = orchard.double > 0 ? 2 : 1
  const clean = isClean(depth)
  if (clean) orchard.tally.criticals++
  const plain = isBonus(kind) ? 1 : fruits[kind].points
  const amount = (plain + (clean ? CLEAN_POINTS : 0)) * factor
  orchard.score += amount
  events.push({ kind: isBonus(kind) ? kind : clean ? 'clean' : 'cut', x, y, amount })
  events.push({ kind: 'halves', x, y, amount: id })
  giveLife(scene)
}

function cutStone(scene: Scene, { x, y }: Flying) {
  const { orchard, mode, events } = scene
  events.push({ kind: 'clang', x, y })
  orchard.combo = 0
  orchard.comboLeft = 0
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

const lifeAfter = (score: number) =>
  EARLY_LIVES.find((mark) => mark > score) ?? (Math.floor(score / LIFE_EVERY) + 1) * LIFE_EVERY

function giveLife({ orchard, mode, events }: Scene) {
  if (mode.lives === 0 || orchard.score < orchard.nextLifeAt) return
  orchard.nextLifeAt = lifeAfter(orchard.score)
  if (orchard.lives === mode.lives) return
  orchard.lives++
  events.push({ kind: 'life', amount: orchard.lives })
}

/** A combo is counted when the blade has cut nothing for a moment: one point for each of its fruits. */
function settleCombo(scene: Scene) {
  const { orchard, events } = scene
  if (orchard.combo === 0) return
  orchard.comboLeft--
  if (orchard.comboLeft > 0) return
  const { combo, tally } = orchard
  orchard.combo = 0
  if (combo < SMALLEST_COMBO) return
  tally.combos++
  tally.bestCombo = Math.max(tally.bestCombo, combo)
  orchard.score += combo * (orchard.double > 0 ? 2 : 1)
  events.push({ kind: 'combo', amount: combo })
  giveLife(scene)
}

/** What falls below the field is gone; in the classic a fruit costs a life. */
function drop(scene: Scene) {
  const { orchard, definition, mode, events } = scene
  const gone = orchard.flying.filter(
    (one) => one.vy > 0 && one.y > definition.field.height + radiusOf(one.kind),
  )
  if (gone.length === 0) return
  orchard.flying = orchard.flying.filter((one) => !gone.includes(one))
  for (const { kind, x } of gone) {
    if (kind === 'stone' || isBonus(kind)) continue
    orchard.tally.missed++
    if (mode.lives === 0) continue
    orchard.lives--
    events.push({ kind: 'miss', x, amount: orchard.lives })
    if (orchard.lives === 0) return finish(scene)
  }
}

/** The last combo still counts. */
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
