import type { DeskGame, PencilRun } from './desk-game.ts'

/** Tells the run whether the player wants mistakes to be shown. */
export function heedCheck(run: PencilRun, wish: string | undefined) {
  const on = wish !== 'off'
  if (run.sim.state.isBlind === on) run.apply({ kind: 'check', cell: 0, on })
}

/** The kept run; without one a puzzle as the player chose it last. */
export function openFirst(game: DeskGame, check: string | undefined): PencilRun {
  const kept = game.open()
  const level = game.level()
  const isUntouched = !kept.canUndo && kept.sim.progress === 0
  const run = isUntouched && kept.level !== level ? game.fresh({ level }) : kept
  if (isUntouched) heedCheck(run, check)
  return run
}
