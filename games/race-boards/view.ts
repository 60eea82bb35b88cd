import type { GameContext, GameView } from '#kit/game/contract.ts'
import { answer } from '#kit/game/duel/family.ts'
import { mountDuel } from '#kit/game/duel/mount.ts'
import { pieceScene } from '#kit/game/duel/piece-scene.ts'
import type { DuelContext, DuelTable } from '#kit/game/duel/table.ts'
import type { RaceDefinition } from './definitions.ts'
import { family, set } from './family.ts'
import { lookOf } from './look.ts'
import { BAR, OFF, spotsOf, type RacePosition } from './position.ts'

function tableOf({
  definition,
  host,
  number,
  far,
}: GameContext<RaceDefinition, string> & Pick<DuelContext<string>, 'far'>): DuelTable<RacePosition, string> {
  return {
    rules: set.rulesOf(definition),
    scene: (stage) =>
      pieceScene(
        lookOf(definition, () => far?.hasBegun() ?? true),
        { stage, sound: (name, pitch) => host.sound(name, pitch) },
      ),
    pathOf: spotsOf,
    isCrowded: true,
    // A piece on the bar has to enter first, so it is selected.
    chosenFirst: ({ bar, turn }) => (bar[turn] > 0 ? [BAR] : []),
    nameOf: (spot) => (spot === BAR ? '×' : spot === OFF[0] || spot === OFF[1] ? '⌂' : number(spot + 1)),
    ownerOf(spot, { points }) {
      const count = points[spot] ?? 0
      return count === 0 ? undefined : count > 0 ? 0 : 1
    },
    worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    think: (question) => answer(set, question),
  }
}

export default {
  family,
  mount: (canvas, context) => mountDuel(canvas, context, tableOf(context)),
} satisfies GameView<RaceDefinition, string>
