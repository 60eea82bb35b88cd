// npm run registry writes the entries: each of scenes/*.ts with scene.
import type { Arena } from './definitions.ts'
import type { Scene } from './scenes/scene.ts'
import { scene as coconut } from './scenes/coconut.ts'
import { scene as ducks } from './scenes/ducks.ts'
import { scene as eels } from './scenes/eels.ts'
import { scene as hill } from './scenes/hill.ts'
import { scene as hogs } from './scenes/hogs.ts'
import { scene as land } from './scenes/land.ts'
import { scene as nests } from './scenes/nests.ts'
import { scene as pools } from './scenes/pools.ts'
import { scene as rafts } from './scenes/rafts.ts'
import { scene as splash } from './scenes/splash.ts'

export const scenes: Readonly<Record<Arena, Scene>> = {
  coconut,
  ducks,
  eels,
  hill,
  hogs,
  land,
  nests,
  pools,
  rafts,
  splash,
}
