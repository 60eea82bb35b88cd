import type { GameContext, GameView } from '#kit/game/contract.ts'
import { answer } from '#kit/game/duel/family.ts'
import { mountDuel } from '#kit/game/duel/mount.ts'
import { pieceScene } from '#kit/game/duel/piece-scene.ts'
import type { DuelTable } from '#kit/game/duel/table.ts'
import type { AbstractDefinition } from './definitions.ts'
import { family, set } from './family.ts'
import { lookOf } from './look.ts'
import { unitsOf } from './places.ts'
import { ownerOf, spotsOf, type AbstractPosition } from './position.ts'

const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'

const ranked = (values: readonly number[]) => [...new Set(values)].sort((one, other) => one - other)

function tableOf({
  definition,
  host,
}: GameContext<AbstractDefinition, string>): DuelTable<AbstractPosition, string> {
  const { points } = unitsOf(definition)
  const columns = ranked(points.map(({ x }) => x))
  const rows = ranked(points.map(({ y }) => -y))
  return {
    rules: set.rulesOf(definition),
    scene: (stage) =>
      pieceScene(lookOf(definition), { stage, sound: (name, pitch) => host.sound(name, pitch) }),
    pathOf: spotsOf,
    // A piece in the middle of its turn stays selected.
    chosenFirst: ({ trail }) => (definition.kind === 'sweep' ? trail.slice(-1) : []),
    nameOf(spot) {
      const { x, y } = points[spot]!
      return `${LETTERS[columns.indexOf(x)]}${rows.indexOf(-y) + 1}`
    },
    ownerOf: (spot, { cells }) => ownerOf(cells[spot]!),
    worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    think: (question) => answer(set, question),
  }
}

export default {
  family,
  mount: (canvas, context) => mountDuel(canvas, context, tableOf(context)),
} satisfies GameView<AbstractDefinition, string>
