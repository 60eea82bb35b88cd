import type { SportName } from './definitions.ts'
import { archeryScene } from './archery-scene.ts'
import { bowlingScene } from './bowling-scene.ts'
import { dartsScene } from './darts-scene.ts'
import { golfScene } from './golf-scene.ts'
import { headBallScene } from './head-ball-scene.ts'
import { hockeyScene } from './hockey-scene.ts'
import { penaltyScene } from './penalty-scene.ts'
import type { Scene } from './scene.ts'
import { tennisScene } from './tennis-scene.ts'

export const scenes: Readonly<Record<SportName, Scene>> = {
  hockey: hockeyScene,
  darts: dartsScene,
  bowling: bowlingScene,
  penalty: penaltyScene,
  archery: archeryScene,
  'head-ball': headBallScene,
  golf: golfScene,
  tennis: tennisScene,
}
