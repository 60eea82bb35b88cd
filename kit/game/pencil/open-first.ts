import type { DeskGame, PencilRun } from './desk-game.ts'

/** Sets whether the run shows mistakes. */
export function heedCheck(run: PencilRun, wish: string | undefined) {
  const on = wish !== 'off'
  if (run.sim.state.isBlind === on) run.apply({ kind: 'check', cell: 0, on })
}

/** The stored run; without one a puzzle of the player's last choice. */
export function openFirst(game: DeskGame, check: string | undefined): PencilRun {
  const kept = game.open()
  const level = game.level()
  const isUntouched = !kept.canUndo && kept.sim.progress === 0
  const run = isUntouched && kept.level !== level ? game.fresh({ level }) : kept
  if (isUntouched) heedCheck(run, check)
  return run
}
