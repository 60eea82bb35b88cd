import type { GameContext, GameView } from '#kit/game/contract.ts'
import { answer } from '#kit/game/duel/family.ts'
import { mountDuel } from '#kit/game/duel/mount.ts'
import { pieceScene } from '#kit/game/duel/piece-scene.ts'
import type { DuelTable } from '#kit/game/duel/table.ts'
import type { LineUpDefinition } from './definitions.ts'
import { family, set } from './family.ts'
import { lookOf } from './look.ts'
import { numbersLeft } from './moves.ts'
import { cellOf, POP, variantOf, type LineUpMove, type LineUpPosition } from './position.ts'
import { shapeOf } from './shape.ts'

const LETTERS = 'ABCDEFGHJKLMNOPQRST'

function tableOf({
  definition,
  host,
}: GameContext<LineUpDefinition, LineUpMove>): DuelTable<LineUpPosition, LineUpMove> {
  const { size, columns } = shapeOf(definition)
  const { put, pieces } = definition
  /** Each seat keeps the mark it used last. */
  const inHand: [number, number] = [0, 1]

  function pathOf(move: LineUpMove): readonly number[] {
    const [cell, variant] = [cellOf(size, move), variantOf(size, move)]
    if (put === 'then-twist') return [cell, size + variant]
    if (put === 'drop-or-pop' && variant === POP) return [size + (cell % columns)]
    return pieces === 'own' || pieces === 'crosses' ? [cell] : [size + variant, cell]
  }

  return {
    rules: set.rulesOf(definition),
    scene: (stage) =>
      pieceScene(lookOf(definition), { stage, sound: (name, pitch) => host.sound(name, pitch) }),
    pathOf,
    lastOf(move, { turn }) {
      inHand[turn] = variantOf(size, move)
      return put === 'drop-or-pop' && variantOf(size, move) === POP ? [] : [cellOf(size, move)]
    },
    chosenFirst(position) {
      if (pieces === 'either') return [size + inHand[position.turn]]
      return pieces === 'numbers' ? [size + numbersLeft(position)[0]!] : []
    },
    nameOf: (spot) => nameOf(definition, spot),
    ownerOf(spot, { cells }) {
      const piece = cells[spot] ?? 0
      return piece === 0 || pieces !== 'own' ? undefined : piece === 1 ? 0 : 1
    },
    worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    think: (question) => answer(set, question),
  }
}

function nameOf({ board, pieces, put }: LineUpDefinition, spot: number): string {
  const { columns, rows, kind } = board
  const size = columns * rows
  if (spot >= size) {
    if (pieces === 'either') return spot === size ? 'X' : 'O'
    if (put === 'drop-or-pop') return `${LETTERS[spot - size]}↓`
    return put === 'then-twist'
      ? `${1 + ((spot - size) >> 1)}${(spot - size) % 2 ? '↺' : '↻'}`
      : String(spot - size)
  }
  const side = kind === 'layers' ? 4 : 3
  if (kind === 'grid') return `${LETTERS[spot % columns]}${rows - Math.floor(spot / columns)}`
  const [home, cell] = [Math.floor(spot / side ** 2), spot % side ** 2]
  return `${home + 1}: ${LETTERS[cell % side]}${side - Math.floor(cell / side)}`
}

export default {
  family,
  mount: (canvas, context) => mountDuel(canvas, context, tableOf(context)),
} satisfies GameView<LineUpDefinition, LineUpMove>
