import { legalMoves, sameMove } from './moves.ts'
import { openFinder } from './prove.ts'
import { keyOf, type Finding } from './search.ts'
import type { Move, State } from './state.ts'
import { isCleared, type Table } from './table.ts'

/** Remembers a good plan, so that consecutive hints lead somewhere. */
export interface Adviser {
  /** The next useful move; `undefined` when none makes progress. */
  advise(state: State): Promise<Move | undefined>
  /** Continues the plan if the player made its move. */
  moved(move: Move, state: State): void
}

/** The hardest deals were proved with this budget, so their plans are found again from the start. */
const FIRST_POSITIONS = 12_000
/** Small enough for a quick answer on a phone. */
const POSITIONS = 4000
/** Positions between two pauses: a slow phone still draws and responds meanwhile. */
const SLICE = 100

export function openAdviser(table: Table): Adviser {
  let plan: readonly Move[] = []
  let from = ''
  /** Nothing reachable is better than the current position. */
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
