import type { GameContext, Run } from '#kit/game/contract.ts'
import type { LoopsDefinition } from './definitions.ts'
import type { Input } from './state.ts'

/** The stored run; without one a puzzle of the player's last choice. */
export function openFirst(context: GameContext<LoopsDefinition, Input>, level: number): Run<Input> {
  const kept = context.open()
  const isUntouched = !kept.canUndo && kept.sim.progress === 0
  return isUntouched && kept.level !== level ? context.fresh({ level }) : kept
}
