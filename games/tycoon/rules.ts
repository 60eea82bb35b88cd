import { openMicro, type MicroRules, type MicroSim, type Turn } from '#kit/game/micro/rules.ts'
import { trade } from './customers.ts'
import type { Plan } from './plan.ts'
import { twists } from './twists.ts'
import { handle, help, layDown, newYard, pay, walk, work, type Yard } from './yard.ts'
import { stepOf, WAYS } from './walk.ts'

/** A tick with a direction to walk, or a stored yard to restore. */
export type YardInput = number | readonly ['load', save: string]

export interface YardSim extends Omit<MicroSim, 'apply' | 'legal'> {
  readonly plan: Plan
  readonly state: Yard
  legal(): readonly YardInput[]
  apply(input: YardInput): ReturnType<MicroSim['apply']>
}

const LONGEST_SAVE = 40_000
const LAY_DOWN_TICKS = 10

function stepYard(plan: Plan, yard: Yard, turn: Turn) {
  const twist = twists[plan.twist]
  yard.clock++
  if (turn.input > 0) {
    yard.face = turn.input
    walk(yard, stepOf(turn.input), yard.speed * (twist.pace?.(yard) ?? 1))
  }
  work(plan, yard, turn, (index) => twist.mayGrow?.(plan, yard, index) ?? true)
  if (!twist.ownTrade) trade(plan, yard, turn)
  handle(plan, yard, turn)
  help(plan, yard)
  twist.step?.(plan, yard, turn)
  if (yard.tick % LAY_DOWN_TICKS === 0) layDown(plan, yard, turn)
  pay(plan, yard, turn)
}

const rulesOf = (plan: Plan): MicroRules<Yard> => ({
  inputs: Array.from({ length: WAYS + 1 }, (_, input) => input),
  hand: 'aim',
  start: (random) => newYard(plan, random),
  step: (yard, turn) => stepYard(plan, yard, turn),
})

export const isKept = ({ pads, fixtures }: Plan, { paid, stands }: Yard) =>
  paid.length === pads.length && stands.length === fixtures.length

/** A yard as a sim: won when everything is built. */
export function openYard(plan: Plan, seed: number, saved?: string): YardSim {
  const rules = rulesOf(plan) as MicroRules
  const inner = openMicro(rules, seed, saved)
  const state = inner.state as Yard
  return {
    ...inner,
    plan,
    state,
    get status() {
      return state.over ? 'won' : 'playing'
    },
    get score() {
      return state.score
    },
    get progress() {
      return Math.min(1, state.built / plan.pads.length)
    },
    apply(input) {
      if (typeof input === 'number') return inner.apply(input)
      const kept = JSON.parse(input[1]) as { state: Yard }
      if (isKept(plan, kept.state)) Object.assign(state, kept.state)
      return []
    },
  }
}

/** Whether something from outside is an input of a yard. */
export function isYardInput(input: unknown): input is YardInput {
  if (typeof input === 'number') return Number.isInteger(input) && input >= 0 && input <= WAYS
  if (!Array.isArray(input) || input.length !== 2) return false
  const [kind, save] = input as readonly unknown[]
  return kind === 'load' && typeof save === 'string' && save.length <= LONGEST_SAVE
}
