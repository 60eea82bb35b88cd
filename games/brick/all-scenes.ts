import type { Kind } from './definitions.ts'
import type { Scene } from './scene.ts'
import { scene as digger } from './scenes/digger.ts'
import { scene as paint } from './scenes/paint.ts'
import { scene as reef } from './scenes/reef.ts'
import { scene as ring } from './scenes/ring.ts'
import { scene as tides } from './scenes/tides.ts'
import { scene as volley } from './scenes/volley.ts'
import { wallScene } from './scenes/wall.ts'

export const sceneOf: Readonly<Record<Kind, Scene>> = {
  reef,
  volley,
  ring,
  tides,
  digger,
  paint,
  queue: wallScene('queue'),
  weeds: wallScene('weeds'),
  ghosts: wallScene('ghosts'),
  heavy: wallScene('heavy'),
  storm: wallScene('storm'),
  tumble: wallScene('tumble'),
  march: wallScene('march'),
  thunder: wallScene('thunder'),
}
