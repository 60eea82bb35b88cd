// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Play } from './definitions.ts'
import type { CourtScene } from './scenes/court-art.ts'

/** One chunk per game, loaded when it is played. */
export const loadScene: Readonly<Record<Play, () => Promise<{ readonly scene: CourtScene }>>> = {
  cricket: () => import('./scenes/cricket.ts'),
  croquet: () => import('./scenes/croquet.ts'),
  dodge: () => import('./scenes/dodge.ts'),
  dunk: () => import('./scenes/dunk.ts'),
  'field-goal': () => import('./scenes/field-goal.ts'),
  'free-kick': () => import('./scenes/free-kick.ts'),
  keeper: () => import('./scenes/keeper.ts'),
  keepy: () => import('./scenes/keepy.ts'),
  outfield: () => import('./scenes/outfield.ts'),
  pitcher: () => import('./scenes/pitcher.ts'),
  'power-play': () => import('./scenes/power-play.ts'),
  rondo: () => import('./scenes/rondo.ts'),
  route: () => import('./scenes/route.ts'),
  rugby: () => import('./scenes/rugby.ts'),
  skee: () => import('./scenes/skee.ts'),
  slugger: () => import('./scenes/slugger.ts'),
  table: () => import('./scenes/table.ts'),
  tether: () => import('./scenes/tether.ts'),
  volley: () => import('./scenes/volley.ts'),
}
