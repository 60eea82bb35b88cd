import type { Run, RunWish } from '#kit/game/contract.ts'
import type { Input } from './rules.ts'
import type { NonogramSim } from './sim.ts'
import { levelOfGrade, type Context } from './words.ts'

/** Boards of the day are of this grade. */
const DAILY_GRADE = 3

/** Sets whether a run shows mistakes. */
export function heedCheck({ definition, remembered }: Context, run: Run<Input>) {
  if (definition.rules.play === 'run') return
  const on = remembered('check') !== 'off'
  if ((run.sim as NonogramSim).state.isBlind === on) run.apply({ kind: 'check', on })
}

/** The stored run; without one a puzzle of the player's last choice. */
export function openFirst(context: Context): Run<Input> {
  const kept = context.open()
  const wanted = levelOfGrade(context, context.remembered('grade'))
  const isUntouched = !kept.canUndo && kept.sim.progress === 0
  const isOther = context.definition.rules.sizes !== undefined && kept.level !== wanted
  const opened = isUntouched && isOther ? context.fresh({ level: wanted }) : kept
  if (isUntouched) heedCheck(context, opened)
  return opened
}

/** A daily challenge names only a seed, which chooses everybody's picture. */
export function wishOf(context: Context, { seed, level }: RunWish): RunWish {
  const { levels, rules } = context.definition
  const isDaily = seed !== undefined && level === undefined
  if (isDaily) return { seed, level: levels > 0 ? 1 + (seed % levels) : rules.sizes ? DAILY_GRADE : 1 }
  const own = rules.sizes ? levelOfGrade(context, context.remembered('grade')) : level
  return { ...(seed === undefined ? {} : { seed }), ...(own === undefined ? {} : { level: own }) }
}
