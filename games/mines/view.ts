import type { GameContext, GameView } from '#kit/game/contract.ts'
import type { MinesDefinition } from './definitions.ts'
import { family } from './family.ts'
import { mountMines } from './mines-table.ts'
import type { Input } from './rules.ts'

export default {
  family,
  mount: (canvas: HTMLCanvasElement, context: GameContext<MinesDefinition, Input>) =>
    mountMines(canvas, context),
} satisfies GameView<MinesDefinition, Input>
