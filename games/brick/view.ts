import type { GameView } from '#kit/game/contract.ts'
import { sceneOf } from './all-scenes.ts'
import type { BrickDefinition } from './definitions.ts'
import { family } from './family.ts'
import { mountBricks } from './mount.ts'

export default {
  family,
  mount: (canvas, context) => mountBricks(canvas, context, sceneOf[context.definition.kind]),
} satisfies GameView<BrickDefinition, number>
