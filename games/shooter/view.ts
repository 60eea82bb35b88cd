import type { GameView } from '#kit/game/contract.ts'
import { sceneOf } from './all-scenes.ts'
import type { ShooterDefinition } from './definitions.ts'
import { family } from './family.ts'
import { mountShooter } from './mount.ts'

export default {
  family,
  mount: (canvas, context) => mountShooter(canvas, context, sceneOf[context.definition.kind]),
} satisfies GameView<ShooterDefinition, number>
