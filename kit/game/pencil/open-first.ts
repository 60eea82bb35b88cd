import type { GameContext, Run } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import type { PencilDefinition } from './definition.ts'
import type { Input, State } from './state.ts'

type Context = GameContext<PencilDefinition, Input>

/** Tells the run whether the player wants mistakes to be shown. */
export function heedCheck(run: Run<Input>, wish: string | undefined) {
  const on = wish !== 'off'
  if ((run.sim as TurnSim<State, Input>).state.isBlind === on) run.apply({ kind: 'check', cell: 0, on })
}

/** The kept run; without one a puzzle as the player chose it last. */
export function openFirst(context: Context, level: number): Run<Input> {
  const kept = context.open()
  const isUntouched = !kept.canUndo && kept.sim.progress === 0
  const run = isUntouched && kept.level !== level ? context.fresh({ level }) : kept
  if (isUntouched) heedCheck(run, context.remembered('check'))
  return run
}
