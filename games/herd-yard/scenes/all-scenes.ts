import type { YardName } from '../definitions.ts'
import { flockScene, grassScene, holesScene } from './land-scenes.ts'
import type { Scene } from './scene.ts'
import { lampsScene, netsScene, trayScene } from './water-scenes.ts'

export const scenes: Readonly<Record<YardName, Scene>> = {
  flock: flockScene,
  nets: netsScene,
  tray: trayScene,
  lamps: lampsScene,
  grass: grassScene,
  holes: holesScene,
}
