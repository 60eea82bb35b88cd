// npm run registry writes the entries: each of scenes/*.ts with game.
import type { Kind } from './definitions.ts'
import type { MindGame } from './scenes/mind-scene.ts'

/** Each puzzle's chunk with its levels: a player pays for the one that is played. */
export const loadGame: Readonly<Record<Kind, () => Promise<{ readonly game: MindGame }>>> = {
  'cross-out': () => import('./scenes/cross-out.ts'),
  'drift-mobile': () => import('./scenes/drift-mobile.ts'),
  'fair-baskets': () => import('./scenes/fair-baskets.ts'),
  'magic-figures': () => import('./scenes/magic-figures.ts'),
  'make-number': () => import('./scenes/make-number.ts'),
  'match-sums': () => import('./scenes/match-sums.ts'),
  'shell-calculator': () => import('./scenes/shell-calculator.ts'),
  'turtle-sums': () => import('./scenes/turtle-sums.ts'),
}
