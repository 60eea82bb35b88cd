import { shuffled, type Random } from '#kit/random/random.ts'
import { CLUBS, DIAMONDS, HEARTS, packOf, RANKS, rankOf, SPADES, suitOf, type Card } from './cards.ts'
import { hourStart } from './homes.ts'
import { EMPTY_PILE, type Pile, type State } from './state.ts'
import { goesDown, tableOf, type Table } from './table.ts'
import type { SolitaireRules } from './definition.ts'

/** Shuffles and lays out the cards. Equal random numbers shuffle alike in all games of one pack. */
export function dealCards(rules: SolitaireRules, random: Random): State {
  const table = tableOf(rules)
  const pack = shuffled(packOf(rules.decks ?? 1, rules.suits ?? 4), random)
  const cards: Card[][] = table.slots.map(() => [])
  const take = () => pack.pop()!
  const base = layHomes(table, pack, cards)
  for (const pile of table.reserves)
    for (let count = 0; count < rules.reserve!.each; count++) cards[pile]!.push(take())
  layColumns(table, cards, take)
  table.cells.slice(0, rules.cells?.filled ?? 0).forEach((pile) => cards[pile]!.push(take()))
  if (rules.stock && table.stock !== undefined) cards[table.stock]!.push(...pack.splice(0))
  if (rules.columns.kingsDown) for (const pile of table.columns) kingsFirst(cards[pile]!)
  const state = {
    piles: cards.map((pile, index) => toPile(table, index, pile)),
    base,
    redeals: 0,
    reshuffles: 0,
    streak: 0,
    moves: 0,
    points: 0,
  }
  return withFirstWaste(table, state)
}

/** Suits of the clock from one o'clock on. */
const HOUR_SUITS = [HEARTS, SPADES, DIAMONDS, CLUBS]

/** Fills the starting cards of the home piles; returns the rank that the suits start from. */
function layHomes(table: Table, pack: Card[], cards: Card[][]): number {
  const {
    rules: { home },
    homes,
    columns,
  } = table
  const lay = (pile: number, wanted: (card: Card) => boolean) =>
    cards[pile]!.push(...pack.splice(pack.findIndex(wanted), 1))
  if (home.kind === 'chain') {
    const isStart = (card: Card) => rankOf(card) === 1 && suitOf(card) === SPADES
    if (home.start !== 'free') lay(homes[0]!, home.start === 'ace-of-spades' ? isStart : () => true)
    return 1
  }
  if (home.kind === 'counts') {
    homes.forEach((pile, index) => lay(pile, (card) => rankOf(card) === index + 1))
    return 1
  }
  if (home.kind === 'hours') {
    homes.forEach((pile, index) =>
      lay(pile, (card) => rankOf(card) === hourStart(index + 1) && suitOf(card) === HOUR_SUITS[index % 4]),
    )
    return 1
  }
  if (home.kind === 'mill') {
    lay(homes[0]!, (card) => rankOf(card) === 1)
    return 1
  }
  if (home.kind !== 'suits') return 1
  if (home.ends === 'middle') {
    homes.forEach((pile, index) =>
      lay(pile, (card) => rankOf(card) === (index < 4 ? 7 : 6) && suitOf(card) === index % 4),
    )
    return 1
  }
  if (home.start === 'dealt') {
    const first = pack.pop()!
    // Penguin buries the first card and lays out the other three of its rank.
    cards[home.laid ? columns[0]! : homes[0]!]!.push(first)
    const isSister = (card: Card) => rankOf(card) === rankOf(first)
    if (home.laid) for (const pile of homes.slice(0, 3)) lay(pile, isSister)
    return rankOf(first)
  }
  const base = home.start === 'twos' ? 2 : 1
  if (home.laid) layFirstRanks(table, base, lay)
  return base
}

/** The first rank of every pile; kings too where a second pack has them to spare. */
function layFirstRanks(
  table: Table,
  base: number,
  lay: (pile: number, wanted: (card: Card) => boolean) => void,
) {
  const isDown = (pile: number) => goesDown(table, pile)
  const sisters = table.homes.filter((pile) => !isDown(pile))
  const hasEnds = sisters.length < table.homes.length
  sisters.forEach((pile, suit) =>
    lay(pile, (card) => rankOf(card) === base && (!hasEnds || suitOf(card) === suit)),
  )
  if (table.rules.decks !== 2) return
  table.homes
    .filter(isDown)
    .forEach((pile, suit) => lay(pile, (card) => rankOf(card) === RANKS && suitOf(card) === suit))
}

function layColumns({ rules: { columns: rules }, columns }: Table, cards: Card[][], take: () => Card) {
  const sizes = rules.deal.map(([hidden, open]) => hidden + open)
  for (let row = 0; row < Math.max(...sizes); row++)
    columns.forEach((pile, column) => {
      if (row < sizes[column]! && cards[pile]!.length === row) cards[pile]!.push(take())
    })
}

function kingsFirst(cards: Card[]) {
  cards.sort((one, other) => Number(rankOf(other) === RANKS) - Number(rankOf(one) === RANKS))
}

function toPile({ slots, rules }: Table, index: number, cards: readonly Card[]): Pile {
  const { kind, index: column } = slots[index]!
  if (kind === 'stock') return { cards, hidden: cards.length }
  return { cards, hidden: kind === 'column' ? rules.columns.deal[column]![0] : 0 }
}

/** Games with a waste begin with its first card turned. */
function withFirstWaste(table: Table, state: State): State {
  return table.waste === undefined ? state : drawCards(table, state)
}

/** Deals from the stock, or turns the waste over when it is empty. */
export function drawCards(table: Table, state: State): State {
  const stock = table.stock!
  const { to, by = 1 } = table.rules.stock!
  const piles = [...state.piles]
  const rest = piles[stock]!.cards
  if (rest.length === 0) {
    const turned = piles[table.waste!]!.cards.toReversed()
    piles[stock] = { cards: turned, hidden: turned.length }
    piles[table.waste!] = EMPTY_PILE
    return { ...state, piles, redeals: state.redeals + 1 }
  }
  const targets =
    to === 'waste'
      ? Array.from({ length: by }, () => table.waste!)
      : to === 'home'
        ? table.homes
        : to === 'columns'
          ? table.columns
          : table.reserves
  const dealt = rest.slice(-targets.length).toReversed()
  dealt.forEach((card, place) => {
    const pile = targets[place]!
    piles[pile] = { ...piles[pile]!, cards: [...piles[pile]!.cards, card] }
  })
  const left = rest.slice(0, rest.length - dealt.length)
  piles[stock] = { cards: left, hidden: left.length }
  return { ...state, piles }
}

/** Gathers the columns, shuffles them and lays them out again. */
export function reshuffleColumns(table: Table, state: State, random: Random): State {
  const gathered = table.columns.flatMap((pile) => state.piles[pile]!.cards)
  return layAgain(table, state, shuffled(gathered, random))
}

/** Gathers the columns in order and lays them out again without shuffling. */
export const gatherColumns = (table: Table, state: State): State =>
  layAgain(
    table,
    state,
    table.columns.flatMap((pile) => state.piles[pile]!.cards),
  )

/** Lays cards out in columns of the first column's size. */
function layAgain(table: Table, state: State, gathered: readonly Card[]): State {
  const size = table.rules.columns.deal[0]![1]
  const piles = [...state.piles]
  table.columns.forEach((pile, column) => {
    piles[pile] = { cards: gathered.slice(column * size, (column + 1) * size), hidden: 0 }
  })
  return { ...state, piles, reshuffles: state.reshuffles + 1 }
}
