import type { Scene } from '#kit/game/micro/scene.ts'
import type { Verb } from './definitions.ts'

/** Each game's chunk: a player pays for the one that is played. */
export const loadScene: Readonly<Record<Verb, () => Promise<{ readonly scene: Scene }>>> = {
  'orbit-hop': () => import('./scenes/orbit-hop.ts'),
  'vine-swing': () => import('./scenes/vine-swing.ts'),
  'two-lanes': () => import('./scenes/two-lanes.ts'),
  'charge-jump': () => import('./scenes/charge-jump.ts'),
  'tower-drop': () => import('./scenes/tower-drop.ts'),
  'gravity-flip': () => import('./scenes/gravity-flip.ts'),
  'spin-shoot': () => import('./scenes/spin-shoot.ts'),
  'tether-drift': () => import('./scenes/tether-drift.ts'),
  'drum-bounce': () => import('./scenes/drum-bounce.ts'),
  'dig-down': () => import('./scenes/dig-down.ts'),
  'plank-balance': () => import('./scenes/plank-balance.ts'),
  'shell-parry': () => import('./scenes/shell-parry.ts'),
  'late-brake': () => import('./scenes/late-brake.ts'),
  'gate-dash': () => import('./scenes/gate-dash.ts'),
  'needle-thread': () => import('./scenes/needle-thread.ts'),
  'wind-up': () => import('./scenes/wind-up.ts'),
  'wave-rider': () => import('./scenes/wave-rider.ts'),
  'vine-drop': () => import('./scenes/vine-drop.ts'),
  'harbour-light': () => import('./scenes/harbour-light.ts'),
  'colour-drum': () => import('./scenes/colour-drum.ts'),
  'magnet-pull': () => import('./scenes/magnet-pull.ts'),
  'bubble-bank': () => import('./scenes/bubble-bank.ts'),
  'zigzag-pier': () => import('./scenes/zigzag-pier.ts'),
  'prism-hop': () => import('./scenes/prism-hop.ts'),
}
