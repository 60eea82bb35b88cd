import type { Arena } from './definitions.ts'
import { eelsScene } from './scenes/eels-scene.ts'
import { landScene } from './scenes/land-scene.ts'
import { poolsScene } from './scenes/pools-scene.ts'
import { raftsScene } from './scenes/rafts-scene.ts'
import type { Scene } from './scenes/scene.ts'

export const scenes: Readonly<Record<Arena, Scene>> = {
  eels: eelsScene,
  land: landScene,
  pools: poolsScene,
  rafts: raftsScene,
}
