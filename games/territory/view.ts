import type { GameContext, GameView } from '#kit/game/contract.ts'
import { answer } from '#kit/game/duel/family.ts'
import { mountDuel } from '#kit/game/duel/mount.ts'
import { pieceScene } from '#kit/game/duel/piece-scene.ts'
import type { DuelTable } from '#kit/game/duel/table.ts'
import { isUpright } from './boxes.ts'
import type { TerritoryDefinition } from './definitions.ts'
import { family, set } from './family.ts'
import { lookOf } from './look.ts'
import type { TerritoryPosition } from './position.ts'
import { ownerOf } from './steps.ts'

const LETTERS = 'ABCDEFGHJ'

function tableOf({
  definition,
  host,
  number,
}: GameContext<TerritoryDefinition, number>): DuelTable<TerritoryPosition, number> {
  const { kind, side } = definition
  const size = side * side
  const cellName = (spot: number) => `${LETTERS[spot % side]}${side - Math.floor(spot / side)}`
  return {
    rules: set.rulesOf(definition),
    scene: (stage) =>
      pieceScene(lookOf(definition), { stage, sound: (name, pitch) => host.sound(name, pitch) }),
    pathOf: (move) => (kind === 'spread' ? [Math.floor(move / size), move % size] : [move]),
    nameOf(spot) {
      if (kind === 'flood') return number(spot - size + 1)
      if (kind !== 'boxes') return cellName(spot)
      if (!isUpright(side, spot)) return `${LETTERS[spot % side]}${Math.floor(spot / side) + 1} —`
      const upright = spot - side * (side + 1)
      return `${LETTERS[upright % (side + 1)]}${Math.floor(upright / (side + 1)) + 1} |`
    },
    ownerOf(spot, { cells }) {
      const owner = ownerOf(cells[spot] ?? 0)
      return owner === 1 ? 0 : owner === 2 ? 1 : undefined
    },
    worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    think: (question) => answer(set, question),
  }
}

export default {
  family,
  mount: (canvas, context) => mountDuel(canvas, context, tableOf(context)),
} satisfies GameView<TerritoryDefinition, number>
