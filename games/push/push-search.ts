import { isDrowned, isWon, waysOf, type PushRules, type PushState } from './push-rules.ts'
import { move } from './push-step.ts'
import { sinkingLine } from './sink-search.ts'

/** Positions with equal names have equal solutions. */
export const nameOf = (
  { tide, goal, pits, keys, cracks }: PushRules,
  { crabs, crates, floor, moves }: PushState,
) =>
  `${crabs.join()}|${crates.join()}${pits || keys || cracks || goal === 'sink' ? floor : ''}${tide ? moves : ''}`

interface Step {
  readonly state: PushState
  readonly way: number
  readonly parent: Step | undefined
}

/** The shortest solution; `undefined` within the search limit. */
export function shortest(
  rules: PushRules,
  start: PushState,
  positions: number,
): readonly number[] | undefined {
  if (rules.goal === 'sink') return sinkingLine(start, positions)
  const ways = waysOf(rules).length
  const seen = new Set([nameOf(rules, start)])
  const queue: Step[] = [{ state: start, way: -1, parent: undefined }]
  for (let next = 0; next < queue.length && queue.length < positions; next++) {
    const step = queue[next]!
    for (let way = 0; way < ways; way++) {
      const state = move(rules, step.state, way)?.state
      if (!state || isDrowned(rules, state)) continue
      const name = nameOf(rules, state)
      if (seen.has(name)) continue
      seen.add(name)
      const found = { state, way, parent: step }
      if (isWon(rules, state)) return lineTo(found)
      queue.push(found)
    }
  }
  return undefined
}

function lineTo(last: Step): readonly number[] {
  const line: number[] = []
  for (let step: Step | undefined = last; step?.parent; step = step.parent) line.unshift(step.way)
  return line
}
