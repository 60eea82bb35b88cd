import type { PencilGame, PencilRun } from './pencil-game.ts'

/** Applies the player's choice whether mistakes are shown. */
export function heedCheck(run: PencilRun, wish: string | undefined) {
  const on = wish !== 'off'
  if (run.sim.state.isBlind === on) run.apply({ kind: 'check', cell: 0, on })
}

/** The stored run; else a puzzle with the options chosen last. */
export function openFirst(game: PencilGame, check: string | undefined): PencilRun {
  const kept = game.open()
  const level = game.level()
  const isUntouched = !kept.canUndo && kept.sim.progress === 0
  const run = isUntouched && kept.level !== level ? game.fresh({ level }) : kept
  if (isUntouched) heedCheck(run, check)
  return run
}
