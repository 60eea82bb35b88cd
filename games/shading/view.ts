import type { GameView } from '#kit/game/contract.ts'
import type { PencilDefinition } from '#kit/game/pencil/definition.ts'
import { MINT } from '#kit/game/pencil/palette.ts'
import type { Input } from '#kit/game/pencil/state.ts'
import { mountPencil } from '#kit/game/pencil/view.ts'
import { family } from './family.ts'

export default {
  family,
  mount: (canvas, context) => mountPencil(canvas, context, MINT),
} satisfies GameView<PencilDefinition, Input>
