// npm run registry writes the entries: each of scenes/*.ts with openScene.
import type { TradeName } from './definitions.ts'
import type { Scene } from './scene.ts'

const scenes: Readonly<Record<TradeName, () => Promise<{ readonly openScene: () => Scene }>>> = {
  auction: () => import('./scenes/auction.ts'),
  cave: () => import('./scenes/cave.ts'),
  clockwork: () => import('./scenes/clockwork.ts'),
  clouds: () => import('./scenes/clouds.ts'),
  dunes: () => import('./scenes/dunes.ts'),
  fleet: () => import('./scenes/fleet.ts'),
  grains: () => import('./scenes/grains.ts'),
  kettle: () => import('./scenes/kettle.ts'),
  merge: () => import('./scenes/merge.ts'),
  mirrors: () => import('./scenes/mirrors.ts'),
  pegfall: () => import('./scenes/pegfall.ts'),
  plots: () => import('./scenes/plots.ts'),
  reef: () => import('./scenes/reef.ts'),
  scouts: () => import('./scenes/scouts.ts'),
  seasons: () => import('./scenes/seasons.ts'),
  stars: () => import('./scenes/stars.ts'),
  tide: () => import('./scenes/tide.ts'),
  tower: () => import('./scenes/tower.ts'),
  wings: () => import('./scenes/wings.ts'),
  works: () => import('./scenes/works.ts'),
}

/** One chunk per game: a page does not carry the drawings of all. */
export const loadScene = async (trade: TradeName): Promise<Scene> => (await scenes[trade]()).openScene()
