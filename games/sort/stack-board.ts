import type { Board, Move } from './move.ts'
import { dealStacks } from './stack-deal.ts'
import { stackLevels } from './stack-levels.ts'
import { moved, stackRules, type StackRules, type StackState } from './stack-rules.ts'
import { sortingLine } from './stack-search.ts'

/** Positions looked at for a hint in the middle of a game. */
const HINT_POSITIONS = 4000
const MOST_PLANNED = 4000

export function stackBoard(id: string, rules: StackRules): Board<StackState> {
  const first = (level: number): StackState => {
    const levels = stackLevels[id]?.split(' ') ?? []
    const [seed = '1', par = '9'] = (levels[(level - 1) % levels.length] ?? '').split('.')
    return { ...dealStacks(rules, level, parseInt(seed, 36)), game: id, par: parseInt(par, 36) }
  }
  // A plan is kept as long as the player follows it: replanning after every move would go in circles.
  const planned = new Map<string, Move>()
  return {
    rules: (level) => stackRules(rules, first(level)),
    best(state) {
      const known = planned.get(nameOf(state))
      if (known) return known
      if (planned.size > MOST_PLANNED) planned.clear()
      let place = state
      for (const move of sortingLine(rules, state, HINT_POSITIONS) ?? []) {
        planned.set(nameOf(place), move)
        place = moved(rules, place, move)
      }
      return planned.get(nameOf(state))
    },
    line: (level) => sortingLine(rules, first(level)),
  }
}

const nameOf = ({ stacks }: StackState) => stacks.map((stack) => stack.join('')).join('|')
