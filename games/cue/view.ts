import type { GameView } from '#kit/game/contract.ts'
import { mountMicro } from '#kit/game/micro/mount.ts'
import type { CueDefinition } from './definitions.ts'
import { family } from './family.ts'
import { cueControls, sceneOf } from './scene.ts'

export default {
  family,
  mount: (canvas, context) =>
    mountMicro(canvas, context, sceneOf(context.definition.play), cueControls(context.definition.play)),
} satisfies GameView<CueDefinition, number>
