import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { pileLevel } from './pile-deal.ts'
import type { PileDeal } from './pile.ts'
import { freeTiles, freshPile, nextInLine, type PileState } from './pile-state.ts'

export const LIVES = 3
const POINTS = 10
const LIFE_POINTS = 50
/** Longest sum that is searched for. */
const MOST_PARTS = 5
const MOST_LOOKS = 4000

export const sumOf = ({ faces }: PileDeal, tiles: readonly number[]) =>
  tiles.reduce((sum, tile) => sum + faces[tile]!, 0)

const isCleared = ({ places }: PileDeal, { taken, held }: PileState) =>
  taken.length === places.length && held.length === 0

/** Tiles that make the target, in the order to take them. */
export function findSum(deal: PileDeal, { taken, held }: PileState): readonly number[] | undefined {
  let looks = 0
  const search = (
    gone: readonly number[],
    sum: number,
    parts: readonly number[],
  ): readonly number[] | undefined => {
    if (sum === deal.target) return parts
    if (parts.length >= MOST_PARTS || looks++ > MOST_LOOKS) return undefined
    const fitting = freeTiles(deal, { taken: gone }).filter((tile) => sum + deal.faces[tile]! <= deal.target)
    for (const tile of fitting) {
      const found = search([...gone, tile], sum + deal.faces[tile]!, [...parts, tile])
      if (found) return found
    }
    return undefined
  }
  return search(taken, sumOf(deal, held), [])
}

const released = (state: PileState): PileState => ({
  ...state,
  taken: state.taken.filter((tile) => !state.held.includes(tile)),
  held: [],
})

const settled = (deal: PileDeal, state: PileState): PileState => ({
  ...state,
  isStuck: !isCleared(deal, state) && findSum(deal, released(state)) === undefined,
})

/** Takes a tile into the basket; one already there goes back with all taken after it. */
export function touch(deal: PileDeal, state: PileState, tile: number): PileState {
  const moves = state.moves + 1
  const at = state.held.indexOf(tile)
  if (at >= 0) {
    const back = state.held.slice(at)
    return {
      ...state,
      taken: state.taken.filter((one) => !back.includes(one)),
      held: state.held.slice(0, at),
      moves,
    }
  }
  const next = { ...state, taken: [...state.taken, tile], held: [...state.held, tile], moves }
  const sum = sumOf(deal, next.held)
  if (sum < deal.target) return next
  if (sum > deal.target) return settled(deal, { ...released(next), lives: state.lives - 1 })
  const count = next.held.length
  const gone = { ...next, held: [] }
  const bonus = isCleared(deal, gone) ? state.lives * LIFE_POINTS : 0
  return settled(deal, { ...gone, score: state.score + POINTS * count * (count - 1) + bonus })
}

export function sumRules(level: number): TurnRules<PileState, number> {
  const deal = pileLevel('sums', level)
  return {
    start: () => freshPile(level, LIVES),
    step(state, tile) {
      const next = touch(deal, state, tile)
      const events: SimEvent[] = []
      if (next.lives < state.lives) events.push({ kind: 'wrong' })
      else if (next.score > state.score) events.push({ kind: 'sum', amount: next.score - state.score })
      else events.push({ kind: next.held.length > state.held.length ? 'take' : 'back' })
      if (isCleared(deal, next)) events.push({ kind: 'won' })
      return { state: next, events }
    },
    legal: (state) => (state.isStuck || state.lives === 0 ? [] : [...freeTiles(deal, state), ...state.held]),
    status: (state) =>
      isCleared(deal, state) ? 'won' : state.isStuck || state.lives === 0 ? 'lost' : 'playing',
    score: ({ score }) => score,
    progress: ({ taken }) => taken.length / deal.places.length,
  }
}

const PLAYOUTS = 24

/** The next tile of a solution. */
export function bestForSums(state: PileState): number | undefined {
  const deal = pileLevel('sums', state.level)
  const known = nextInLine(deal, state)
  if (known !== undefined) return known
  const found = findSum(deal, state)
  if (!found) return state.held[0]
  if (state.held.length > 0) return found[0]
  return farthestSum(deal, state) ?? found[0]
}

/** The available sum that most others can follow. */
function farthestSum(deal: PileDeal, state: PileState): number | undefined {
  let best: number | undefined
  let longest = -1
  for (const first of freeTiles(deal, state).slice(0, PLAYOUTS)) {
    let now = touch(deal, state, first)
    if (now.lives < state.lives) continue
    for (let sum = findSum(deal, now); sum && !isCleared(deal, now); sum = findSum(deal, now)) {
      for (const tile of sum) now = touch(deal, now, tile)
      if (isCleared(deal, now)) return first
    }
    const length = now.taken.length - now.held.length
    if (length <= longest) continue
    longest = length
    best = first
  }
  return best
}
