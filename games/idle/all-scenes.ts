import type { TradeName } from './definitions.ts'
import type { Scene } from './scene.ts'
import { caveScene } from './scenes/cave.ts'
import { dunesScene } from './scenes/dunes.ts'
import { fleetScene } from './scenes/fleet.ts'
import { mergeScene } from './scenes/merge.ts'
import { plotsScene } from './scenes/plots.ts'
import { reefScene } from './scenes/reef.ts'
import { towerScene } from './scenes/tower.ts'
import { worksScene } from './scenes/works.ts'

export const scenes: Readonly<Record<TradeName, () => Scene>> = {
  plots: plotsScene,
  merge: mergeScene,
  cave: caveScene,
  fleet: fleetScene,
  works: worksScene,
  tower: towerScene,
  reef: reefScene,
  dunes: dunesScene,
}
