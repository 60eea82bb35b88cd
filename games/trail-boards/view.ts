import type { GameContext, GameView } from '#kit/game/contract.ts'
import { answer } from '#kit/game/duel/family.ts'
import { mountDuel } from '#kit/game/duel/mount.ts'
import { pieceScene } from '#kit/game/duel/piece-scene.ts'
import type { DuelContext, DuelTable } from '#kit/game/duel/table.ts'
import type { TrailDefinition } from './definitions.ts'
import { family, set } from './family.ts'
import { lookOf } from './look.ts'
import { spotOf } from './places.ts'
import { countAt, OFF, spotsOf, WAIT, type TrailPosition } from './position.ts'

function tableOf({
  definition,
  host,
  number,
  far,
}: GameContext<TrailDefinition, string> & Pick<DuelContext<string>, 'far'>): DuelTable<
  TrailPosition,
  string
> {
  return {
    rules: set.rulesOf(definition),
    scene: (stage) =>
      pieceScene(
        lookOf(definition, () => far?.hasBegun() ?? true),
        { stage, sound: (name, pitch) => host.sound(name, pitch) },
      ),
    isCrowded: true,
    pathOf: (move) => spotsOf(move).map((place) => spotOf(definition.kind, place)),
    nameOf: (spot) => (spot >= OFF[0] ? '⌂' : spot >= WAIT[0] ? '×' : number(spot + 1)),
    ownerOf: (spot, position) =>
      countAt(position, 0, spot) > 0 ? 0 : countAt(position, 1, spot) > 0 ? 1 : undefined,
    worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    think: (question) => answer(set, question),
  }
}

export default {
  family,
  mount: (canvas, context) => mountDuel(canvas, context, tableOf(context)),
} satisfies GameView<TrailDefinition, string>
