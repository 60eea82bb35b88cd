import { legalMoves, sameMove } from './moves.ts'
import { openFinder } from './prove.ts'
import { keyOf, type Finding } from './search.ts'
import type { Move, State } from './state.ts'
import { isCleared, type Table } from './table.ts'

/** Remembers a good plan, so that hints in a row lead somewhere. */
export interface Adviser {
  /** The next useful move, or nothing when no way leads on. */
  advise(state: State): Promise<Move | undefined>
  /** The player has moved: the plan goes on if it was the planned move. */
  moved(move: Move, state: State): void
}

/** The hardest deals were proved with so many: from the start of a deal a winning plan is found again. */
const FIRST_POSITIONS = 12_000
/** Few enough for a phone to answer soon. */
const POSITIONS = 4000
/** Positions between two rests: a slow phone still draws and answers meanwhile. */
const SLICE = 100

export function openAdviser(table: Table): Adviser {
  let plan: readonly Move[] = []
  let from = ''
  /** All that can still be reached is no better than the present position. */
  let isDead = false
  const isTableau = !isCleared(table.rules.home)
  return {
    async advise(state) {
      const key = keyOf(table, state)
      if (plan.length === 0 || from !== key) {
        const finding = await findInSlices(table, state)
        plan = finding.line
        from = key
        isDead = finding.complete && isTableau
      }
      const ways = legalMoves(table, state)
      const shuffle = ways.find(({ kind }) => kind === 'reshuffle')
      return plan[0] ?? shuffle ?? (isDead ? undefined : ways.find(({ kind }) => kind === 'draw'))
    },
    moved(move, state) {
      const isPlanned = plan[0] !== undefined && sameMove(plan[0], move)
      plan = isPlanned ? plan.slice(1) : []
      from = keyOf(table, state)
    },
  }
}

async function findInSlices(table: Table, state: State): Promise<Finding> {
  const finder = openFinder(table, state, state.moves === 0 ? FIRST_POSITIONS : POSITIONS)
  for (;;) {
    const finding = finder.run(SLICE)
    if (finding) return finding
    await new Promise((rested) => setTimeout(rested))
  }
}
