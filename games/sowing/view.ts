import type { GameContext, GameView } from '#kit/game/contract.ts'
import { answer } from '#kit/game/duel/family.ts'
import { mountDuel } from '#kit/game/duel/mount.ts'
import type { DuelTable } from '#kit/game/duel/table.ts'
import type { SowingDefinition } from './definitions.ts'
import { family, set } from './family.ts'
import { sowingScene } from './scene.ts'
import { ownerOf, type SowingPosition } from './sow.ts'

function tableOf({
  definition,
  host,
  number,
}: GameContext<SowingDefinition, number>): DuelTable<SowingPosition, number> {
  const { pits: count } = definition
  return {
    rules: set.rulesOf(definition),
    scene: (stage) =>
      sowingScene({ definition, stage, number, sound: (name, pitch) => host.sound(name, pitch) }),
    pathOf: (move) => [move],
    nameOf: (spot, { pits }) =>
      `${ownerOf(count, spot) === 0 ? 'A' : 'B'}${(spot % count) + 1} (${number(pits[spot] ?? 0)})`,
    ownerOf: (spot) => ownerOf(count, spot),
    worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    think: (question) => answer(set, question),
  }
}

export default {
  family,
  mount: (canvas, context) => mountDuel(canvas, context, tableOf(context)),
} satisfies GameView<SowingDefinition, number>
