import type { GameContext, GameView } from '#kit/game/contract.ts'
import { answer } from '#kit/game/duel/family.ts'
import { mountDuel } from '#kit/game/duel/mount.ts'
import { pieceScene } from '#kit/game/duel/piece-scene.ts'
import type { DuelTable } from '#kit/game/duel/table.ts'
import type { FlipDefinition } from './definitions.ts'
import { family, set } from './family.ts'
import { lookOf } from './look.ts'
import type { FlipPosition } from './rules.ts'
import { shapeOf } from './shape.ts'

function tableOf({ definition, host }: GameContext<FlipDefinition, number>): DuelTable<FlipPosition, number> {
  const { names } = shapeOf(definition)
  return {
    rules: set.rulesOf(definition),
    scene: (stage) =>
      pieceScene(lookOf(definition), { stage, sound: (name, pitch) => host.sound(name, pitch) }),
    pathOf: (move) => [move],
    nameOf: (spot) => names[spot]!,
    ownerOf(spot, { cells }) {
      const piece = cells[spot]
      return piece === 0 ? undefined : piece === 1 ? 0 : 1
    },
    worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    think: (question) => answer(set, question),
  }
}

export default {
  family,
  mount: (canvas, context) => mountDuel(canvas, context, tableOf(context)),
} satisfies GameView<FlipDefinition, number>
