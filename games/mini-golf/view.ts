import type { GameView } from '#kit/game/contract.ts'
import { mountMicro } from '#kit/game/micro/mount.ts'
import type { MiniGolfDefinition } from './definitions.ts'
import { family } from './family.ts'
import { golfControls, sceneOf } from './scene.ts'

export default {
  family,
  mount: (canvas, context) => mountMicro(canvas, context, sceneOf(context.definition.course), golfControls()),
} satisfies GameView<MiniGolfDefinition, number>
