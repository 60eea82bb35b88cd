import type { GameView } from '#kit/game/contract.ts'
import type { Kind, PaddleDefinition } from './definitions.ts'
import { family } from './family.ts'
import { mountPaddle } from './mount.ts'
import { raftsScene } from './rafts-scene.ts'
import type { Scene } from './scene.ts'
import { squashScene } from './squash-scene.ts'
import { stormScene } from './storm-scene.ts'
import { tonesScene } from './tones-scene.ts'
import { wallsScene } from './walls-scene.ts'
import { whirlScene } from './whirl-scene.ts'
import { windScene } from './wind-scene.ts'

const scenes: Readonly<Record<Kind, Scene>> = {
  rafts: raftsScene,
  wind: windScene,
  walls: wallsScene,
  squash: squashScene,
  whirl: whirlScene,
  tones: tonesScene,
  storm: stormScene,
}

export default {
  family,
  mount: (canvas, context) => mountPaddle(canvas, context, scenes[context.definition.kind]),
} satisfies GameView<PaddleDefinition, number>
