import { turnSim } from '#kit/game/turn-sim.ts'
import type { SolitaireRules } from './definition.ts'
import { rulesOf } from './rules.ts'
import { openSearch, type Finding, type Search } from './search.ts'
import type { Move, State } from './state.ts'
import { tableOf, type Table } from './table.ts'

/** Costs of a move, tried in turn: chains need depth, tableaus breadth. */
const MOVE_COSTS = { chain: [-2], tableau: [0.3, 1] } as const

/** Searches with each cost in slices; returns the best result. */
export function openFinder(table: Table, state: State, positions: number): Search {
  const costs = [...(table.rules.home.kind === 'chain' ? MOVE_COSTS.chain : MOVE_COSTS.tableau)]
  let best: Finding | undefined
  let current = openSearch(table, state, { positions, moveCost: costs.shift()! })
  return {
    run(slice) {
      const finding = current.run(slice)
      if (!finding) return undefined
      if (!best || finding.value > best.value || finding.complete) best = finding
      const moveCost = costs.shift()
      if (finding.won || finding.complete || moveCost === undefined) return best
      current = openSearch(table, state, { positions, moveCost })
      return undefined
    },
  }
}

/** The same without pauses. */
export function bestFinding(table: Table, state: State, positions: number): Finding {
  const finder = openFinder(table, state, positions)
  for (;;) {
    const finding = finder.run(Infinity)
    if (finding) return finding
  }
}

/** A winning line of this deal, if found within this many positions. */
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
