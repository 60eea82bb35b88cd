import { isTapped, stepFrom, waysOf, type PushRules } from './push-rules.ts'
import { move } from './push-step.ts'
import type { State } from './rules.ts'

const MOST_CELLS = 120

/** Steps to a cell without pushing; next to a crate a single step pushes it. */
function toCell(rules: PushRules, start: State, cell: number): readonly number[] {
  const ways = waysOf(rules)
  const beside = [...ways.keys()].find((way) => stepFrom(start, start.crabs[0]!, ways[way]!) === cell)
  if (beside !== undefined) return isOpen(rules, start, beside) ? [beside] : []
  const still = start.crates.join()
  const seen = new Set([start.crabs.join()])
  const queue: { state: State; line: readonly number[] }[] = [{ state: start, line: [] }]
  for (let next = 0; next < queue.length && queue.length < MOST_CELLS; next++) {
    const { state, line } = queue[next]!
    for (const way of ways.keys()) {
      const outcome = move(rules, state, way)
      if (!outcome || outcome.state.crates.join() !== still) continue
      const place = { ...outcome.state, game: start.game }
      const name = place.crabs.join()
      if (seen.has(name)) continue
      seen.add(name)
      const longer = [...line, way]
      if (place.crabs[0] === cell) return longer
      queue.push({ state: place, line: longer })
    }
  }
  return towards(rules, start, cell)
}

/** One step towards an unreachable cell, for sliding or paired crabs. */
function towards(rules: PushRules, state: State, cell: number): readonly number[] {
  if (isTapped(rules)) return []
  const { columns, crabs } = state
  const dx = (cell % columns) - (crabs[0]! % columns)
  const dy = Math.floor(cell / columns) - Math.floor(crabs[0]! / columns)
  if (dx !== 0 && dy !== 0) return []
  const way = dx === 0 ? (dy > 0 ? 2 : 0) : dx > 0 ? 1 : 3
  return isOpen(rules, state, way) ? [way] : []
}

const isOpen = (rules: PushRules, state: State, way: number) => move(rules, state, way) !== undefined

export const wayTo = { cell: toCell, isOpen }
