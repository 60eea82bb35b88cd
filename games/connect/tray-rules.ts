import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { pickOne, seededRandom, type Random } from '#kit/random/random.ts'
import { pileLevel, TRAY, TRIPLE, type PileDeal } from './pile-deal.ts'
import { freeTiles, freshPile, nextInLine, type PileState } from './pile-state.ts'

const TRIPLE_POINTS = 10

/** The tray for the moment in which a tile has just come: equal faces stand together. */
export function standing({ faces }: PileDeal, held: readonly number[], tile: number): readonly number[] {
  const last = held.findLastIndex((other) => faces[other] === faces[tile])
  return last < 0 ? [...held, tile] : [...held.slice(0, last + 1), tile, ...held.slice(last + 1)]
}

/** The tray with one more tile; three of a kind are gone. */
export function inTray(deal: PileDeal, held: readonly number[], tile: number): readonly number[] {
  const { faces } = deal
  const next = standing(deal, held, tile)
  const isSame = (other: number) => faces[other] === faces[tile]
  return next.filter(isSame).length === TRIPLE ? next.filter((other) => !isSame(other)) : next
}

function put(deal: PileDeal, state: PileState, tile: number): PileState {
  const held = inTray(deal, state.held, tile)
  const isTriple = held.length < state.held.length
  // The emptier the tray, the more a triple is worth.
  const points = isTriple ? TRIPLE_POINTS * (TRAY - held.length) : 0
  return {
    ...state,
    taken: [...state.taken, tile],
    held,
    moves: state.moves + 1,
    score: state.score + points,
    isStuck: state.isStuck || held.length >= TRAY,
  }
}

const isCleared = ({ places }: PileDeal, { taken }: PileState) => taken.length === places.length

export function trayRules(level: number): TurnRules<PileState, number> {
  const deal = pileLevel('tray', level)
  return {
    start: () => freshPile(level, 0),
    step(state, tile) {
      const next = put(deal, state, tile)
      const events: SimEvent[] = [{ kind: 'take' }]
      if (next.held.length < state.held.length)
        events.push({ kind: 'triple', amount: next.score - state.score })
      if (isCleared(deal, next)) events.push({ kind: 'won' })
      return { state: next, events }
    },
    legal: (state) => (state.isStuck ? [] : freeTiles(deal, state)),
    status: (state) => (isCleared(deal, state) ? 'won' : state.isStuck ? 'lost' : 'playing'),
    score: ({ score }) => score,
    progress: ({ taken }) => taken.length / deal.places.length,
  }
}

const PLAYOUTS = 60

/** The next tile of a way to clear the pile: the proved one, or one found by playing on with a little thought. */
export function bestForTray(state: PileState): number | undefined {
  const deal = pileLevel('tray', state.level)
  const known = nextInLine(deal, state)
  if (known !== undefined) return known
  const random = seededRandom(state.moves + 1)
  let best: number | undefined
  let farthest = -1
  for (let playout = 0; playout < PLAYOUTS; playout++) {
    let now = state
    let first: number | undefined
    while (!now.isStuck && !isCleared(deal, now)) {
      const tile = likely(deal, now, random)
      first ??= tile
      now = put(deal, now, tile)
    }
    if (isCleared(deal, now)) return first
    if (now.taken.length <= farthest) continue
    farthest = now.taken.length
    best = first
  }
  return best
}

/** A free tile by chance; those that the tray waits for come first. */
function likely(deal: PileDeal, { held, taken }: PileState, random: Random): number {
  const free = freeTiles(deal, { taken })
  const count = (face: number | undefined, tiles: readonly number[]) =>
    tiles.filter((tile) => deal.faces[tile] === face).length
  const worth = (tile: number) => {
    const face = deal.faces[tile]
    const waiting = count(face, held)
    const complete = waiting + count(face, free) >= TRIPLE ? 1.2 : 0
    return waiting * 1.5 + complete + random() * 2
  }
  const rated = free.map((tile) => [tile, worth(tile)] as const)
  return rated.reduce(
    (one, other) => (other[1] > one[1] ? other : one),
    rated[0] ?? [pickOne(free, random), 0],
  )[0]
}
