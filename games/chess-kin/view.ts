import type { GameContext, GameView } from '#kit/game/contract.ts'
import { answer } from '#kit/game/duel/family.ts'
import { mountDuel } from '#kit/game/duel/mount.ts'
import { pieceScene } from '#kit/game/duel/piece-scene.ts'
import type { DuelTable } from '#kit/game/duel/table.ts'
import type { Army } from './army.ts'
import type { KinDefinition } from './definition.ts'
import { family, set } from './family.ts'
import { fromOf, kindInTray, toOf } from './field.ts'
import { lookOf } from './look.ts'
import { armyFor, type KinPosition } from './position.ts'

/** A square by its usual name; a piece in hand by its letter. */
function nameOf(army: Army, spot: number): string {
  const { width, height } = army.definition
  if (spot >= army.size) return `${army.letters[kindInTray(army, spot) - 1]!.toUpperCase()}*`
  return `${'ABCDEFGHIJ'[spot % width]}${height - Math.floor(spot / width)}`
}

/** The tutorial shows a step of a central pawn, or the move nearest to it. */
function firstMove(army: Army, moves: readonly number[]): number {
  const middle = army.definition.width / 2
  const away = (move: number) => Math.abs((fromOf(move) % army.definition.width) + 0.5 - middle)
  return moves.toSorted((one, other) => away(one) - away(other))[0]!
}

function tableOf({
  definition,
  host,
  number,
}: GameContext<KinDefinition, number>): DuelTable<KinPosition, number> {
  const army = armyFor(definition)
  const rules = set.rulesOf(definition)
  return {
    rules,
    scene: (stage) =>
      pieceScene(lookOf(army, { stage, number }), { stage, sound: (name, pitch) => host.sound(name, pitch) }),
    pathOf: (move) => [fromOf(move), toOf(move)],
    nameOf: (spot) => nameOf(army, spot),
    ownerOf(spot, { cells }) {
      const piece = cells[spot] ?? 0
      return piece === 0 ? undefined : piece > 0 ? 0 : 1
    },
    firstMove: (position) => firstMove(army, rules.moves(position)),
    worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    think: (question) => answer(set, question),
  }
}

export default {
  family,
  mount: (canvas, context) => mountDuel(canvas, context, tableOf(context)),
} satisfies GameView<KinDefinition, number>
