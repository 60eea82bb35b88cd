import { ACE, KING, rankOf, suitOf, type Card } from '#kit/game/cards/cards.ts'
import type { GridDefinition, GridRules, Match, Near } from './definition.ts'
import { cardsOn, GAP, type Kind, type Move, type State } from './state.ts'

const PACK = 52
const POINTS_A_CARD = 5
/** Sets in a row without the stock pay more, up to this factor. */
const LONGEST_STREAK = 6
const MOST_SETS = 120
const MOST_OF_A_SUM = 4

const isCourt = (card: Card) => rankOf(card) > 10
const sum = (cards: readonly Card[]) => cards.reduce((all, card) => all + rankOf(card), 0)
const sameRank = (cards: readonly Card[]) => cards.every((card) => rankOf(card) === rankOf(cards[0]!))

/** Sizes of removable sets. */
const SIZES: Readonly<Record<Match, readonly number[]>> = {
  rank: [2],
  thirteen: [1, 2],
  elevens: [2, 3],
  tens: [2],
  fifteen: [2, 3, 4],
  suit: [2],
  trio: [3],
}

function isRun(cards: readonly Card[]): boolean {
  const ranks = cards.map(rankOf).toSorted((one, other) => one - other)
  return ranks.every((rank, place) => place === 0 || rank === ranks[place - 1]! + 1)
}

/** Whether these cards may leave together. */
export function matches(match: Match, cards: readonly Card[]): boolean {
  switch (match) {
    case 'rank':
      return sameRank(cards)
    case 'thirteen':
      return sum(cards) === KING
    case 'elevens':
      return cards.length === 2
        ? !cards.some(isCourt) && sum(cards) === 11
        : cards.every(isCourt) && new Set(cards.map(rankOf)).size === 3
    case 'tens':
      return rankOf(cards[0]!) >= 10 ? sameRank(cards) : sum(cards) === 10
    case 'fifteen':
      return cards.length === MOST_OF_A_SUM && rankOf(cards[0]!) >= 10
        ? sameRank(cards)
        : !cards.some((card) => rankOf(card) >= 10) && sum(cards) === 15
    case 'suit':
      return suitOf(cards[0]!) === suitOf(cards[1]!) && !cards.some((card) => rankOf(card) === ACE)
    case 'trio':
      return sameRank(cards) || isRun(cards)
  }
}

const awayFrom = (one: number, other: number, columns: number) =>
  [
    Math.abs((one % columns) - (other % columns)),
    Math.abs(Math.floor(one / columns) - Math.floor(other / columns)),
  ] as const

const touches = (one: number, other: number, columns: number) =>
  Math.max(...awayFrom(one, other, columns)) === 1

/** Whether the places satisfy the rule; in a chain each touches one of the others. */
export function liesWell(near: Near, cells: readonly number[], columns: number): boolean {
  if (near === 'anywhere' || cells.length === 1) return true
  const [first, second] = [cells[0]!, cells[1]!]
  const [far, high] = awayFrom(first, second, columns)
  switch (near) {
    case 'touching':
      return touches(first, second, columns)
    case 'knight':
      return far * high === 2
    case 'line':
      return far === 0 || high === 0
    case 'chain':
      return cells.every((cell) => cells.some((other) => touches(cell, other, columns)))
  }
}

const chains = new Map<string, readonly (readonly number[])[]>()

/** Connected triples of a board, each once. */
function chainsOf(places: number, columns: number): readonly (readonly number[])[] {
  const name = `${places}/${columns}`
  const known = chains.get(name)
  if (known) return known
  const all = Array.from({ length: places }, (_, place) => place)
  const found = new Map<string, readonly number[]>()
  for (const middle of all) {
    const near = all.filter((other) => touches(middle, other, columns))
    for (const one of near)
      for (const other of near) {
        const chain = [one, middle, other].toSorted((first, second) => first - second)
        if (one < other) found.set(chain.join(), chain)
      }
  }
  const made = [...found.values()]
  chains.set(name, made)
  return made
}

/** All removable sets, by place. */
function setsOf(rules: GridRules & { kind: 'match' }, { cells }: State, columns: number): Move[] {
  if (rules.near === 'chain')
    return chainsOf(cells.length, columns).flatMap((chain): Move[] => {
      const cards = chain.map((cell) => cells[cell]!)
      return !cards.includes(GAP) && matches(rules.match, cards) ? [{ kind: 'take', cells: chain }] : []
    })
  const places = [...cells.keys()].filter((cell) => cells[cell] !== GAP)
  const largest = Math.max(...SIZES[rules.match])
  const found: Move[] = []
  const search = (from: number, chosen: readonly number[]) => {
    if (found.length >= MOST_SETS) return
    if (SIZES[rules.match].includes(chosen.length)) {
      const cards = chosen.map((cell) => cells[cell]!)
      if (matches(rules.match, cards) && liesWell(rules.near, chosen, columns))
        found.push({ kind: 'take', cells: chosen })
    }
    if (chosen.length === largest) return
    for (let index = from; index < places.length; index++)
      if (rules.near === 'anywhere' || liesWell(rules.near, [...chosen, places[index]!], columns))
        search(index + 1, [...chosen, places[index]!])
  }
  search(0, [])
  return found
}

/** Moves all cards to the front and fills up from the stock. */
function closed({ cells, stock, ...rest }: State): State {
  const kept = cells.filter((card) => card !== GAP)
  const room = cells.length - kept.length
  const come = stock.slice(Math.max(0, stock.length - room)).toReversed()
  const all = [...kept, ...come]
  return {
    ...rest,
    stock: stock.slice(0, stock.length - come.length),
    cells: cells.map((_, cell) => all[cell] ?? GAP),
  }
}

function taken(state: State, away: readonly number[], fills: boolean): State {
  const stock = [...state.stock]
  const cells = [...state.cells]
  for (const cell of away) cells[cell] = (fills ? stock.pop() : undefined) ?? GAP
  const streak = state.streak + 1
  const worth = fills ? 1 : Math.min(streak, LONGEST_STREAK)
  return { ...state, cells, stock, streak, points: state.points + POINTS_A_CARD * away.length * worth }
}

export function matching(rules: GridRules & { kind: 'match' }, { columns }: GridDefinition): Kind {
  const left = (state: State) => cardsOn(state) + state.stock.length
  const mayClose = ({ cells, stock }: State) => {
    const gap = cells.indexOf(GAP)
    return gap >= 0 && (stock.length > 0 || cells.slice(gap).some((card) => card !== GAP))
  }
  return {
    legal(state) {
      const moves = setsOf(rules, state, columns)
      return rules.after === 'close' && mayClose(state) ? [...moves, { kind: 'deal' }] : moves
    },
    step(state, move) {
      if (move.kind === 'take') return taken(state, move.cells, rules.after === 'refill')
      return { ...closed(state), streak: 0 }
    },
    isWon: (state) => left(state) <= rules.winAt,
    progress: (state) => Math.min(1, (PACK - left(state)) / (PACK - rules.winAt)),
  }
}
