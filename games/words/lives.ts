import type { ModeName } from './modes.ts'

/** What the lives of a mode are called where they are no hearts; undefined where there are none to lose. */
const OTHER_LIVES: Partial<Record<ModeName, string | undefined>> = {
  tide: 'hud.towers',
  swap: 'hud.swaps',
  guess: 'hud.guesses',
  lock: 'hud.turns',
  hunt: undefined,
  pairs: undefined,
}

/** Key of the text above the lives that are left. */
export const livesLabel = (mode: ModeName): string | undefined =>
  mode in OTHER_LIVES ? OTHER_LIVES[mode] : 'hud.hearts'
