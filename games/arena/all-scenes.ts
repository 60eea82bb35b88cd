import type { Arena } from './definitions.ts'
import { coconutScene } from './scenes/coconut-scene.ts'
import { ducksScene } from './scenes/ducks-scene.ts'
import { eelsScene } from './scenes/eels-scene.ts'
import { hillScene } from './scenes/hill-scene.ts'
import { hogsScene } from './scenes/hogs-scene.ts'
import { landScene } from './scenes/land-scene.ts'
import { nestsScene } from './scenes/nests-scene.ts'
import { poolsScene } from './scenes/pools-scene.ts'
import { raftsScene } from './scenes/rafts-scene.ts'
import type { Scene } from './scenes/scene.ts'
import { splashScene } from './scenes/splash-scene.ts'

export const scenes: Readonly<Record<Arena, Scene>> = {
  eels: eelsScene,
  land: landScene,
  pools: poolsScene,
  rafts: raftsScene,
  hill: hillScene,
  coconut: coconutScene,
  ducks: ducksScene,
  hogs: hogsScene,
  splash: splashScene,
  nests: nestsScene,
}
