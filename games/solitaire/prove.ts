import { turnSim } from '#kit/game/turn-sim.ts'
import type { SolitaireRules } from './definition.ts'
import { rulesOf } from './rules.ts'
import { search, type Finding } from './search.ts'
import type { Move, State } from './state.ts'
import { tableOf, type Table } from './table.ts'

/** Prices of a move, tried in turn: a chain must dig deep, a tableau is won by staying broad. */
const MOVE_COSTS = { chain: [-2], tableau: [0.3, 1] } as const

/** Looks for a win under each price and gives the best it saw. */
export function bestFinding(table: Table, state: State, positions: number): Finding {
  const costs = table.rules.home.kind === 'chain' ? MOVE_COSTS.chain : MOVE_COSTS.tableau
  let best: Finding | undefined
  for (const moveCost of costs) {
    const finding = search(table, state, { positions, moveCost })
    if (finding.won) return finding
    if (!best || finding.value > best.value || finding.complete) best = finding
    if (finding.complete) break
  }
  return best!
}

/** A line of moves that wins this deal, if one is found within so many positions. */
export function winningLine(
  rules: SolitaireRules,
  deal: number,
  positions: number,
): readonly Move[] | undefined {
  const table = tableOf(rules)
  const sim = turnSim(rulesOf(rules), deal)
  const line: Move[] = []
  const play = (move: Move) => {
    line.push(move)
    sim.apply(move)
  }
  for (let left = rules.reshuffles ?? 0; left >= 0; left--) {
    const finding = bestFinding(table, sim.state, positions)
    finding.line.forEach(play)
    if (finding.won) return line
    if (left > 0) play({ kind: 'reshuffle' })
  }
  return undefined
}
