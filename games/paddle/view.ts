import type { GameView } from '#kit/game/contract.ts'
import type { Kind, PaddleDefinition } from './definitions.ts'
import { family } from './family.ts'
import { mountPaddle } from './mount.ts'
import { raftsScene } from './rafts-scene.ts'
import type { Scene } from './scene.ts'
import { windScene } from './wind-scene.ts'

const scenes: Readonly<Record<Kind, Scene>> = { rafts: raftsScene, wind: windScene }

export default {
  family,
  mount: (canvas, context) => mountPaddle(canvas, context, scenes[context.definition.kind]),
} satisfies GameView<PaddleDefinition, number>
