import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import { pickOne, seededRandom, type Random } from '#kit/random/random.ts'
import { pileLevel } from './pile-deal.ts'
import type { PileDeal } from './pile.ts'
import { freeTiles, freshPile, nextInLine, type PileState } from './pile-state.ts'
import { kinship, standingIn, TRAY_RULES, wholeSet, type TrayKind, type TrayRule } from './tray-kinds.ts'

const SET_POINTS = 10

const faceIn =
  ({ faces }: PileDeal) =>
  (tile: number) =>
    faces[tile]!

/** Sets that have vanished; a game of orders goes on with the next order. */
const setsGone = ({ set }: TrayRule, { taken, held }: Pick<PileState, 'taken' | 'held'>) =>
  (taken.length - held.length) / set

/** The face ordered now. */
export const wantedIn = (kind: TrayKind, { orders }: PileDeal, state: Pick<PileState, 'taken' | 'held'>) =>
  orders[setsGone(TRAY_RULES[kind], state)]

/** The tray just after a tile has arrived. */
export const standing = (kind: TrayKind, deal: PileDeal, held: readonly number[], tile: number) =>
  standingIn(TRAY_RULES[kind], held, tile, faceIn(deal))

/** Adds a tile to the tray and removes complete sets, repeatedly. */
export function inTray(
  kind: TrayKind,
  deal: PileDeal,
  state: Pick<PileState, 'taken' | 'held'>,
  tile: number,
): readonly number[] {
  const rule = TRAY_RULES[kind]
  const taken = [...state.taken, tile]
  let held = standing(kind, deal, state.held, tile)
  for (;;) {
    const set = wholeSet(rule, held, faceIn(deal), wantedIn(kind, deal, { taken, held }))
    if (set.length === 0) return held
    held = held.filter((other) => !set.includes(other))
  }
}

function put(kind: TrayKind, deal: PileDeal, state: PileState, tile: number): PileState {
  const { places, set } = TRAY_RULES[kind]
  const held = inTray(kind, deal, state, tile)
  const sets = (state.held.length + 1 - held.length) / set
  // A set is worth more in an emptier tray.
  const points = sets > 0 ? sets * SET_POINTS * (places - held.length) : 0
  return {
    ...state,
    taken: [...state.taken, tile],
    held,
    moves: state.moves + 1,
    score: state.score + points,
    isStuck: state.isStuck || held.length >= places,
  }
}

const isCleared = ({ places }: PileDeal, { taken }: PileState) => taken.length === places.length

export function trayRules(kind: TrayKind, level: number): TurnRules<PileState, number> {
  const deal = pileLevel(kind, level)
  return {
    start: () => freshPile(level, 0),
    step(state, tile) {
      const next = put(kind, deal, state, tile)
      const events: SimEvent[] = [{ kind: 'take' }]
      if (next.held.length < state.held.length)
        events.push({ kind: 'triple', amount: next.score - state.score })
      if (next.held.length >= TRAY_RULES[kind].places - 1) events.push({ kind: 'tight' })
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

/** The next tile of a solution: the proved one, or one found by guided random play. */
export function bestForTray(kind: TrayKind, state: PileState): number | undefined {
  const deal = pileLevel(kind, state.level)
  const known = nextInLine(deal, state)
  if (known !== undefined) return known
  const random = seededRandom(state.moves + 1)
  let best: number | undefined
  let farthest = -1
  for (let playout = 0; playout < PLAYOUTS; playout++) {
    let now = state
    let first: number | undefined
    while (!now.isStuck && !isCleared(deal, now)) {
      const tile = likely(kind, deal, now, random)
      first ??= tile
      now = put(kind, deal, now, tile)
    }
    if (isCleared(deal, now)) return first
    if (now.taken.length <= farthest) continue
    farthest = now.taken.length
    best = first
  }
  return best
}

/** A random free tile, preferring those that complete waiting sets. */
function likely(kind: TrayKind, deal: PileDeal, state: PileState, random: Random): number {
  const rule = TRAY_RULES[kind]
  const free = freeTiles(deal, state)
  const waiting = state.held.map(faceIn(deal))
  const wanted = wantedIn(kind, deal, state)
  const worth = (tile: number) => {
    const face = deal.faces[tile]!
    const isWhole =
      rule.joins === 'equal' && countOf(waiting, face) + countOf(free.map(faceIn(deal)), face) >= rule.set
    return (
      kinship(rule, waiting, face) * 1.5 + (isWhole ? 1.2 : 0) + (face === wanted ? 1.5 : 0) + random() * 2
    )
  }
  const rated = free.map((tile) => [tile, worth(tile)] as const)
  return rated.reduce(
    (one, other) => (other[1] > one[1] ? other : one),
    rated[0] ?? [pickOne(free, random), 0],
  )[0]
}

const countOf = (faces: readonly number[], face: number) => faces.filter((other) => other === face).length
