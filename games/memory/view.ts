import type { GameContext, GameView } from '#kit/game/contract.ts'
import type { MemoryDefinition } from './definitions.ts'
import { family } from './family.ts'
import { mountTurns } from './turn-table.ts'
import { mountWatch } from './watch-table.ts'

export default {
  family,
  mount: (canvas: HTMLCanvasElement, context: GameContext<MemoryDefinition, number>) =>
    context.definition.rules.play === 'watch' ? mountWatch(canvas, context) : mountTurns(canvas, context),
} satisfies GameView<MemoryDefinition, number>
