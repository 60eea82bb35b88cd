import type { Play } from './definitions.ts'
import type { CourtScene } from './scenes/court-art.ts'

/** Each game's chunk: a player pays for the one that is played. */
export const loadScene: Readonly<Record<Play, () => Promise<{ readonly scene: CourtScene }>>> = {
  volley: () => import('./scenes/volley.ts'),
  keepy: () => import('./scenes/keepy.ts'),
  keeper: () => import('./scenes/keeper.ts'),
  'free-kick': () => import('./scenes/free-kick.ts'),
  slugger: () => import('./scenes/slugger.ts'),
  cricket: () => import('./scenes/cricket.ts'),
  dodge: () => import('./scenes/dodge.ts'),
  'power-play': () => import('./scenes/power-play.ts'),
  rugby: () => import('./scenes/rugby.ts'),
  dunk: () => import('./scenes/dunk.ts'),
  tether: () => import('./scenes/tether.ts'),
  route: () => import('./scenes/route.ts'),
  skee: () => import('./scenes/skee.ts'),
  'field-goal': () => import('./scenes/field-goal.ts'),
  croquet: () => import('./scenes/croquet.ts'),
  table: () => import('./scenes/table.ts'),
  rondo: () => import('./scenes/rondo.ts'),
  outfield: () => import('./scenes/outfield.ts'),
  pitcher: () => import('./scenes/pitcher.ts'),
}
