import { cardName } from '#kit/game/cards/card-names.ts'
import { NEXT, YOU } from '#kit/game/cards/card-rules.ts'
import { rankOf, sortedHand, suitOf, SUITS } from '#kit/game/cards/cards.ts'
import type { Choice, Picture, Pile, Sheet, TableLook } from '#kit/game/cards/picture.ts'
import { ADVISER } from './bot.ts'
import { rulesOf } from './games.ts'
import { paletteOf } from './palette.ts'
import { heightOf } from './president-rules.ts'
import { hasWon, legalMoves, shedGame, thinkOf, turnOf } from './rules.ts'
import {
  cardIn,
  DONE,
  DRAW,
  isCapture,
  isChoice,
  isGroup,
  KNOCK,
  NO_SUIT,
  optionIn,
  PASS,
  rankIn,
  TAKE,
  type ShedRules,
  type ShedState,
} from './state.ts'
import { tellMove } from './tell.ts'
import { capturedBy, nameOf, setText, type Context } from './words.ts'

export function lookOf(context: Context): TableLook<ShedState> {
  const rules = rulesOf(context.definition.kind)
  const game = shedGame(rules, ADVISER)
  return {
    ...paletteOf(rules.kind),
    advance: (state, move) => game.advance(state, move),
    picture: (state) => pictureOf(context, rules, state),
    choices: (state) => choicesOf(context, rules, state),
    caption: (state) => captionOf(context, rules, state),
    sheet: (state) => sheetOf(context, state),
    tell: (before, move, after) => tellMove(context, rules, { before, move, after }),
    refusal: () => context.text('no.card'),
    best: (state) => (legalMoves(rules, state).length > 0 ? thinkOf(rules, state, ADVISER) : undefined),
  }
}

const takesCards = ({ plays }: ShedRules) => plays === 'fishing' || plays === 'heap'

function pictureOf(context: Context, rules: ShedRules, state: ShedState): Picture {
  const { text } = context
  const { hands, won, suit, resting, phase } = state
  const strength = rules.kind === 'president' ? heightOf : (rank: number) => rank
  const own =
    rules.arranged?.(hands[YOU]!).cards ??
    (rules.kind === 'president'
      ? hands[YOU]!.toSorted((one, other) => strength(rankOf(one)) - strength(rankOf(other)) || one - other)
      : sortedHand(hands[YOU]!, (card) => strength(rankOf(card))))
  return {
    hands: hands.with(YOU, own),
    won,
    piles: pilesOf(context, rules, state),
    hasButtons: true,
    ...(rules.kind === 'sevens' ? { overlap: 0.4 } : {}),
    seats: hands.map((_, seat) => ({
      name: nameOf(context, seat),
      badge: badgeOf(context, rules, state, seat),
      isTurn: phase === 'play' && turnOf(state) === seat,
      isOut: resting[seat] === true || (rules.kind === 'president' && hands[seat]!.length === 0),
    })),
    areHandsOpen: phase !== 'play',
    ...(suit === NO_SUIT
      ? {}
      : { mark: { suit, label: text(rules.kind === 'durak' ? 'word.trump' : 'word.suit') } }),
  }
}

function badgeOf({ text }: Context, rules: ShedRules, state: ShedState, seat: number): string {
  const { hands, won, totals } = state
  const own = seat === YOU ? 'own' : 'badge'
  // Own points above the table, including what decides about a knock.
  const held = seat === YOU ? rules.arranged?.(hands[YOU]!) : undefined
  if (held) return text('own.dead', { count: held.dead })
  if (takesCards(rules)) return text(`${own}.taken`, { count: won[seat]!.length })
  if (rules.kind === 'ninety-nine' || rules.kind === 'thirty-one' || rules.plays === 'gin')
    return text(`${own}.points`, { count: totals[seat]! })
  return text(`${own}.cards`, { count: hands[seat]!.length })
}

/** Piles in the middle, by game. */
function pilesOf({ text, number }: Context, { kind, plays }: ShedRules, state: ShedState): Pile[] {
  const { stock, waste, table, count } = state
  const hidden: Pile = { id: 'stock', cards: stock, isFaceUp: false, spread: 0, label: number(stock.length) }
  const open: Pile = { id: 'waste', cards: waste, isFaceUp: true, spread: 0, label: '' }
  const away: Pile = { id: 'away', cards: waste, isFaceUp: false, spread: 0 }
  switch (plays) {
    case 'sevens':
      return SUITS.map((suit) => {
        const cards = table.filter((card) => suitOf(card) === suit).toSorted((one, other) => one - other)
        return {
          id: `suit${suit}`,
          cards,
          at: cards.map((card) => rankOf(card) - 1),
          slots: 13,
          home: 6,
          isFaceUp: true,
          spread: 0.5,
          suit,
        }
      })
    case 'president':
      return [{ id: 'set', cards: table, slots: 3, isFaceUp: true, spread: 0.5 }, away]
    case 'durak': {
      const pairs = Array.from({ length: Math.ceil(table.length / 2) }, (_, index) => ({
        id: `pair${index}`,
        cards: table.slice(2 * index, 2 * index + 2),
        slots: 2,
        isFaceUp: true,
        spread: 0.36,
      }))
      const trump: Pile = { id: 'trump', cards: stock.slice(0, 1), isFaceUp: true, spread: 0, label: '' }
      const rest: Pile = { ...hidden, cards: stock.slice(1) }
      return [...(stock.length > 0 ? [rest, trump] : []), ...pairs, ...(waste.length > 0 ? [away] : [])]
    }
    case 'fishing': {
      const lying = table.map((card) => ({ id: `card${card}`, cards: [card], isFaceUp: true, spread: 0 }))
      return stock.length > 0 ? [...lying, hidden] : lying
    }
    case 'ninety-nine':
      return [hidden, { ...open, label: text('word.sum', { count: number(count) }) }]
    case 'gin':
      // The measure of the knock is the first open card: its number stays below the pile.
      return kind === 'oklahoma-gin' ? [hidden, { ...open, label: number(state.marks[0]!) }] : [hidden, open]
    default:
      return [hidden, open]
  }
}

function choicesOf(context: Context, rules: ShedRules, state: ShedState): Choice[] {
  if (turnOf(state) !== YOU) return []
  return legalMoves(rules, state).flatMap((input) => choiceOf(context, rules, state, input))
}

function choiceOf(context: Context, rules: ShedRules, state: ShedState, input: number): Choice[] {
  const { text, number } = context
  const { hands, stock, waste } = state
  if (input === NEXT) return [{ input, text: text('do.next') }]
  if (input === PASS) return [{ input, text: text('do.pass'), isQuiet: true }]
  if (input === DONE) return [{ input, text: text('do.done'), isQuiet: true }]
  if (input === KNOCK) return [{ input, text: text('do.knock') }]
  if (input === DRAW || input === TAKE) {
    if (rules.kind === 'durak') return [{ input, text: text('do.pickup'), isQuiet: true }]
    const top = (input === DRAW ? stock : waste).at(-1)
    const choice = { input, text: text('do.draw') }
    return [top === undefined ? choice : { ...choice, card: top }]
  }
  if (isGroup(input))
    return hands[YOU]!.filter((card) => rankOf(card) === rankIn(input)).map((card) => ({
      input,
      card,
      text: `× ${number(optionIn(input))}`,
    }))
  const card = cardIn(input)!
  if (isCapture(input)) return [{ input, card, text: setText(capturedBy(rules, state, input)) }]
  if (!isChoice(input))
    return [{ input, card, text: rules.plays === 'gin' ? text('do.discard') : cardName(context, card) }]
  if (rules.plays === 'gin') return [{ input, card, text: text('do.knock') }]
  if (rules.kind === 'ninety-nine')
    return [{ input, card, text: `+${number(optionIn(input) === 1 ? 11 : 1)}` }]
  return [{ input, card, text: '', suit: optionIn(input) }]
}

function captionOf({ text, number }: Context, { kind, plays }: ShedRules, state: ShedState): string {
  const { phase, count, table } = state
  if (phase === 'over') return text(hasWon(state) ? 'say.won' : 'say.stuck')
  if (turnOf(state) !== YOU || phase === 'sheet') return ''
  if (kind === 'durak') return text(table.length % 2 === 1 ? 'ask.defend' : 'ask.attack')
  if (plays === 'thirty-one' || plays === 'gin') return text(count === 0 ? 'ask.draw' : 'ask.discard')
  if (plays === 'match' && count > 0)
    return text(kind === 'mau-mau' ? 'ask.debt' : 'ask.debt.two', { count: number(count) })
  return text('ask.play')
}

function sheetOf(context: Context, { phase, totals, gains, round }: ShedState): Sheet | undefined {
  const { text, number } = context
  if (phase === 'play') return undefined
  return {
    title: text('sheet.title', { round: number(round + 1) }),
    heads: [text('sheet.hand'), text('sheet.total')],
    rows: totals.map((total, seat) => ({
      name: nameOf(context, seat),
      values: [number(gains[seat]!), number(total)],
      isOwn: seat === YOU,
    })),
  }
}
