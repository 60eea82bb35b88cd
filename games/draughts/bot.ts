import { alphaBetaMind, type Character, type Judge } from '#kit/game/duel/alpha-beta.ts'
import type { DuelMind } from '#kit/game/duel/mind.ts'
import type { Strength } from '#kit/game/duel/modes.ts'
import type { DraughtsDefinition } from './definitions.ts'
import { isKing, seatOf, type DraughtsMove, type DraughtsPosition } from './position.ts'
import { draughtsRules, linesOf } from './rules.ts'

const MAN_WORTH = 100
const KING_WORTH = { short: 150, flying: 260 } as const
const ROW_WORTH = 3
/** A man at home keeps the rival from being crowned. */
const GUARD_WORTH = 8
const MIDDLE_WORTH = 2

const CHARACTERS: Readonly<Record<Strength, Character>> = {
  1: { depth: 1, nodes: 600, slips: 0.3, careless: 60 },
  2: { depth: 2, nodes: 2500, slips: 0.08, careless: 15 },
  3: { depth: 4, nodes: 3500, slips: 0, careless: 2 },
  4: { depth: 16, nodes: 14_000, slips: 0, careless: 0 },
}

function judgeOf(definition: DraughtsDefinition): Judge<DraughtsPosition, DraughtsMove> {
  const { side, king, goal } = definition
  const sign = goal === 'give-away' ? -1 : 1
  return {
    worth({ cells }, seat) {
      let sum = 0
      for (let cell = 0; cell < cells.length; cell++) {
        const piece = cells[cell]!
        if (piece === 0) continue
        const owner = seatOf(piece)
        const row = Math.floor(cell / side)
        const way = owner === 0 ? side - 1 - row : row
        const column = cell % side
        const middle = column > 1 && column < side - 2 ? MIDDLE_WORTH : 0
        const man = MAN_WORTH + ROW_WORTH * way + (way === 0 ? GUARD_WORTH : 0) + middle
        const worth = isKing(piece) ? KING_WORTH[king] + middle : man
        sum += owner === seat ? worth : -worth
      }
      return sign * sum
    },
    order: (position) =>
      linesOf(definition, position)
        .toSorted((one, other) => other.taken.length - one.taken.length)
        .map(({ path }) => path.join('.')),
    unquiet: (position) => linesOf(definition, position)[0]!.taken.length > 0,
  }
}

export const draughtsMind = (definition: DraughtsDefinition): DuelMind<DraughtsPosition, DraughtsMove> =>
  alphaBetaMind(draughtsRules(definition), judgeOf(definition), CHARACTERS)
