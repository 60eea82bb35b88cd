import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { Kind } from './boards.ts'
import { levels } from './levels.ts'
import { isSolved, legalMoves, moved, progressOf, reverse, type Position } from './moves.ts'

export interface State extends Position {
  readonly moves: number
  /** Moves that lead home from here. */
  readonly way: readonly number[]
}

/** Reads `size:tiles:line:blocks`: a sign a tile, two signs a move, all in base 36. */
export function first(id: string, kind: Kind, level: number): State {
  const pack = (levels[id] ?? '').split('|')
  const [size, tiles = '', line = '', blocks = ''] = pack[(level - 1) % pack.length]!.split(':')
  return {
    kind,
    size: Number(size),
    tiles: [...tiles].map((tile) => parseInt(tile, 36)),
    blocks,
    moves: 0,
    way: (line.match(/../g) ?? []).map((move) => parseInt(move, 36)),
  }
}

export function step(state: State, input: number): State {
  const { moves, way } = state
  const next = moved(state, input)
  const onward = way[0] === input ? way.slice(1) : [reverse(state, input), ...way]
  return { ...next, moves: moves + 1, way: onward }
}

export const turnRules = (start: State): TurnRules<State, number> => ({
  start: () => start,
  step(state, input) {
    const next = step(state, input)
    const gained = progressOf(next) - progressOf(state)
    const kind = gained > 0 ? 'home' : gained < 0 ? 'away' : 'slide'
    const events: SimEvent[] = [{ kind }]
    if (isSolved(next)) events.push({ kind: 'won' })
    return { state: next, events }
  },
  legal: (state) => (isSolved(state) ? [] : legalMoves(state)),
  status: (state) => (isSolved(state) ? 'won' : 'playing'),
  score: ({ moves }) => moves,
  progress: progressOf,
})

/** The next move of the way home, without the loops a player has walked. */
export function best(state: State): number | undefined {
  const here = state.tiles.join()
  let next = state.way[0]
  let place: Position = state
  for (const [index, input] of state.way.entries()) {
    place = moved(place, input)
    if (place.tiles.join() === here) next = state.way[index + 1]
  }
  return next
}

export const parOf = (id: string, kind: Kind, level: number) => first(id, kind, level).way.length
