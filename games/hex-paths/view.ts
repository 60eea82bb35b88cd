import type { GameContext, GameView } from '#kit/game/contract.ts'
import { answer } from '#kit/game/duel/family.ts'
import { mountDuel } from '#kit/game/duel/mount.ts'
import { pieceScene } from '#kit/game/duel/piece-scene.ts'
import type { DuelTable } from '#kit/game/duel/table.ts'
import { boardFor } from './boards.ts'
import type { PathDefinition } from './definitions.ts'
import { family, set } from './family.ts'
import { lookOf } from './look.ts'
import type { PathPosition } from './position.ts'

const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'

const ranked = (values: readonly number[]) => [...new Set(values)].sort((one, other) => one - other)

function tableOf({ definition, host }: GameContext<PathDefinition, number>): DuelTable<PathPosition, number> {
  const { cells } = boardFor(definition)
  const columns = ranked(cells.map(([column]) => column))
  const rows = ranked(cells.map(([, row]) => row))
  return {
    rules: set.rulesOf(definition),
    scene: (stage) =>
      pieceScene(lookOf(definition), { stage, sound: (name, pitch) => host.sound(name, pitch) }),
    pathOf: (move) => [move],
    nameOf(spot) {
      const [column, row] = cells[spot]!
      return `${LETTERS[columns.indexOf(column)]}${rows.indexOf(row) + 1}`
    },
    ownerOf(spot, { cells }) {
      const piece = cells[spot]
      return piece === 1 ? 0 : piece === 2 ? 1 : undefined
    },
    worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    think: (question) => answer(set, question),
  }
}

export default {
  family,
  mount: (canvas, context) => mountDuel(canvas, context, tableOf(context)),
} satisfies GameView<PathDefinition, number>
