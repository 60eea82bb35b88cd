import type { Move } from './move.ts'
import { isFree, legalSlides, type RaftState } from './raft-rules.ts'

type Harbour = Pick<RaftState, 'rafts' | 'at'>

interface Step {
  readonly at: readonly number[]
  readonly move: Move | undefined
  readonly parent: Step | undefined
}

const MOST_POSITIONS = 60_000

/** The shortest way to free the sailboat. */
export function raftLine({ rafts, at }: Harbour): readonly Move[] | undefined {
  const queue: Step[] = [{ at, move: undefined, parent: undefined }]
  const seen = new Set([at.join('')])
  for (let next = 0; next < queue.length && queue.length < MOST_POSITIONS; next++) {
    const step = queue[next]!
    if (isFree({ rafts, at: step.at })) {
      const line: Move[] = []
      for (let back: Step | undefined = step; back?.move; back = back.parent) line.unshift(back.move)
      return line
    }
    for (const move of legalSlides({ rafts, at: step.at })) {
      const places = step.at.with(move[0], step.at[move[0]]! + move[1])
      const name = places.join('')
      if (seen.has(name)) continue
      seen.add(name)
      queue.push({ at: places, move, parent: step })
    }
  }
  return undefined
}

/** The reachable position farthest from a solution: the hardest puzzle. */
export function hardest(
  { rafts, at }: Harbour,
  most: number,
): { at: readonly number[]; moves: number } | undefined {
  const all = [at]
  const seen = new Set([at.join('')])
  for (let next = 0; next < all.length; next++) {
    if (all.length > most) return undefined
    for (const [index, steps] of legalSlides({ rafts, at: all[next]! })) {
      const places = all[next]!.with(index, all[next]![index]! + steps)
      const name = places.join('')
      if (!seen.has(name)) {
        seen.add(name)
        all.push(places)
      }
    }
  }
  let front = all.filter((places) => isFree({ rafts, at: places }))
  if (front.length === 0) return undefined
  const far = new Set(front.map((places) => places.join('')))
  for (let moves = 0; ; moves++) {
    const next: (readonly number[])[] = []
    for (const places of front)
      for (const [index, steps] of legalSlides({ rafts, at: places })) {
        const there = places.with(index, places[index]! + steps)
        const name = there.join('')
        if (!far.has(name)) {
          far.add(name)
          next.push(there)
        }
      }
    if (next.length === 0) return { at: front[0]!, moves }
    front = next
  }
}
