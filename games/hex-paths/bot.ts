import { orSlip, type DuelMind } from '#kit/game/duel/mind.ts'
import type { Strength } from '#kit/game/duel/modes.ts'
import { otherSeat } from '#kit/game/duel/rules.ts'
import { boardFor } from './boards.ts'
import type { PathDefinition } from './definitions.ts'
import type { PathPosition } from './position.ts'
import { rulesOf } from './rules.ts'
import { sampledMove } from './tree.ts'

const SLIPS: Readonly<Record<Strength, number>> = { 1: 0.3, 2: 0.1, 3: 0, 4: 0 }
/** Simulated games per move on a board of a hundred cells. */
const GAMES: Readonly<Record<Strength, number>> = { 1: 60, 2: 260, 3: 1000, 4: 5000 }
/** An opening stone this close to a corner is left to its player. */
const WEAK_OPENING = 2

export function pathMind(definition: PathDefinition): DuelMind<PathPosition, number> {
  const rules = rulesOf(definition)
  const board = boardFor(definition)

  /** A move that wins at once, or prevents the opponent from doing so. */
  function forced(position: PathPosition): number | undefined {
    const { turn } = position
    const moves = rules.moves(position).filter((spot) => position.cells[spot] === 0)
    const wins = moves.find((spot) => rules.play(position, spot).outcome === turn)
    if (wins !== undefined || definition.avoid) return wins
    const theirs = { ...position, turn: otherSeat(turn), left: 1 }
    return moves.find((spot) => rules.play(theirs, spot).outcome === theirs.turn)
  }

  /** Whether to take over the opponent's first stone: one well inside the board. */
  function takesOver({ cells }: PathPosition): number | undefined {
    const spot = cells.indexOf(1)
    const { side } = definition
    const [column, row] = [spot % side, Math.floor(spot / side)]
    const inside = Math.min(column, row, side - 1 - column, side - 1 - row)
    return inside >= WEAK_OPENING ? spot : undefined
  }

  return orSlip(rules, SLIPS, {
    think(position, strength, random) {
      if (definition.swap && position.placed === 1) {
        const taken = takesOver(position)
        if (taken !== undefined) return taken
      }
      // Under the swap rule a fair first stone is off the centre.
      if (definition.swap && position.placed === 0) return 2 * definition.side + 1
      const must = strength > 1 ? forced(position) : undefined
      if (must !== undefined) return must
      const games = Math.round((GAMES[strength] * 100) / board.points.length)
      return sampledMove(definition, board, position, { games, random })
    },
  })
}
