import type { YardName } from '../definitions.ts'
import { balloonScene, joustScene, quickScene, slapScene } from './eyes.ts'
import { flapScene, hopScene, kickScene, sheepScene } from './field.ts'
import { bombScene, climbScene, fenceScene, ropeScene, statueScene } from './park.ts'
import type { Scene } from './scene.ts'
import { clockScene, curlScene, frogScene, slingScene, swingScene } from './shore.ts'
import { armScene, nailScene, sumoScene, tugScene } from './strength.ts'
import { hookScene, pongScene, stackScene, tanksScene } from './tools.ts'

export const scenes: Readonly<Record<YardName, Scene>> = {
  arm: armScene,
  balloon: balloonScene,
  flap: flapScene,
  hook: hookScene,
  hop: hopScene,
  joust: joustScene,
  kick: kickScene,
  nail: nailScene,
  pong: pongScene,
  quick: quickScene,
  sheep: sheepScene,
  slap: slapScene,
  stack: stackScene,
  sumo: sumoScene,
  tanks: tanksScene,
  tug: tugScene,
  bomb: bombScene,
  climb: climbScene,
  clock: clockScene,
  curl: curlScene,
  fence: fenceScene,
  frog: frogScene,
  rope: ropeScene,
  sling: slingScene,
  statue: statueScene,
  swing: swingScene,
}
