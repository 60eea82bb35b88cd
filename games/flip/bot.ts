import { alphaBetaMind, type Character, type Judge } from '#kit/game/duel/alpha-beta.ts'
import type { DuelMind } from '#kit/game/duel/mind.ts'
import type { Strength } from '#kit/game/duel/modes.ts'
import { otherSeat } from '#kit/game/duel/rules.ts'
import type { FlipDefinition } from './definitions.ts'
import { countOf, flipRules, movesOf, type FlipPosition } from './rules.ts'
import { shapeOf } from './shape.ts'

const MOBILITY = 7
/** With this few empty cells discs count by themselves. */
const LAST_CELLS = 8
const DISC = 5

const CHARACTERS: Readonly<Record<Strength, Character>> = {
  1: { depth: 1, nodes: 300, slips: 0.35, careless: 40 },
  2: { depth: 1, nodes: 1000, slips: 0.12, careless: 12 },
  3: { depth: 3, nodes: 2500, slips: 0, careless: 2 },
  4: { depth: 12, nodes: 9000, slips: 0, careless: 0 },
}

function judgeOf(definition: FlipDefinition): Judge<FlipPosition, number> {
  const shape = shapeOf(definition)
  const sign = definition.goal === 'most' ? 1 : -1
  return {
    worth({ cells }, seat) {
      let sum = 0
      let empty = 0
      for (let cell = 0; cell < cells.length; cell++) {
        const piece = cells[cell]!
        if (piece === 0) empty++
        else sum += piece === seat + 1 ? shape.worth[cell]! : -shape.worth[cell]!
      }
      const counts = countOf(cells)
      const discs = empty < LAST_CELLS ? DISC * (counts[seat] - counts[otherSeat(seat)]) : 0
      const free = movesOf(shape, cells, seat).length - movesOf(shape, cells, otherSeat(seat)).length
      return sign * (sum + discs) + MOBILITY * free
    },
    order: ({ cells, turn }) =>
      movesOf(shape, cells, turn).sort((one, other) => sign * (shape.worth[other]! - shape.worth[one]!)),
  }
}

export const flipMind = (definition: FlipDefinition): DuelMind<FlipPosition, number> =>
  alphaBetaMind(flipRules(definition), judgeOf(definition), CHARACTERS)
