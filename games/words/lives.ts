import type { ModeName } from './modes.ts'

/** Names of lives that are not hearts; undefined where there are none. */
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
