import type { GameContext, GameView } from '#kit/game/contract.ts'
import { answer } from '#kit/game/duel/family.ts'
import { mountDuel } from '#kit/game/duel/mount.ts'
import { pieceScene } from '#kit/game/duel/piece-scene.ts'
import type { DuelTable } from '#kit/game/duel/table.ts'
import type { DraughtsDefinition } from './definitions.ts'
import { family, set } from './family.ts'
import { lookOf } from './look.ts'
import { pathOf, seatOf, type DraughtsMove, type DraughtsPosition } from './position.ts'

function tableOf({
  definition,
  host,
}: GameContext<DraughtsDefinition, DraughtsMove>): DuelTable<DraughtsPosition, DraughtsMove> {
  const { side } = definition
  return {
    rules: set.rulesOf(definition),
    scene: (stage) =>
      pieceScene(lookOf(definition), { stage, sound: (name, pitch) => host.sound(name, pitch) }),
    pathOf,
    lastOf: (move) => [pathOf(move)[0]!, pathOf(move).at(-1)!],
    nameOf: (spot) => `${'ABCDEFGHIJKL'[spot % side]}${side - Math.floor(spot / side)}`,
    ownerOf(spot, { cells }) {
      const piece = cells[spot]!
      return piece === 0 ? undefined : seatOf(piece)
    },
    worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    think: (question) => answer(set, question),
  }
}

export default {
  family,
  mount: (canvas, context) => mountDuel(canvas, context, tableOf(context)),
} satisfies GameView<DraughtsDefinition, DraughtsMove>
