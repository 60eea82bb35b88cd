import { cardName } from '#kit/game/cards/card-names.ts'
import { NEXT, YOU } from '#kit/game/cards/card-rules.ts'
import { rankOf, sortedHand, type Card } from '#kit/game/cards/cards.ts'
import type { Choice, Picture, Pile, Sheet, TableLook, Told } from '#kit/game/cards/picture.ts'
import { rankText } from '#kit/game/cards/suits.ts'
import type { GameContext } from '#kit/game/contract.ts'
import { ADVISER } from './bot.ts'
import type { RummyDefinition } from './definitions.ts'
import { meldsOf, shown } from './melds.ts'
import { hasWon, legalMoves, rummyGame, thinkOf, turnOf } from './rules.ts'
import { DRAW, isJoin, isMeldMove, joinIn, meldIn, TAKE, type RummyState } from './state.ts'

export type Context = GameContext<RummyDefinition, number>

const NAMES = ['name.you', 'name.crab', 'name.turtle', 'name.parrot'] as const
const BEAT = 0.62
const LONG = 1.2

const nameOf = ({ text }: Context, seat: number) => text(NAMES[seat]!)
const ranksText = (cards: readonly Card[]) => cards.map((card) => rankText(rankOf(card))).join(' ')

export function lookOf(context: Context): TableLook<RummyState> {
  const { twist, felt, rim, back } = context.definition
  const game = rummyGame(twist, ADVISER)
  return {
    felt,
    rim,
    back,
    advance: (state, move) => game.advance(state, move),
    picture: (state) => pictureOf(context, state),
    choices: (state) => choicesOf(context, state),
    caption: (state) => captionOf(context, state),
    sheet: (state) => sheetOf(context, state),
    tell: (before, move, after) => tellMove(context, { before, move, after }),
    refusal: (state) => context.text(state.toDraw > 0 ? 'ask.draw' : 'no.card'),
    best: (state) => (legalMoves(twist, state).length > 0 ? thinkOf(twist, state, ADVISER) : undefined),
  }
}

function pictureOf(context: Context, state: RummyState): Picture {
  const { text } = context
  const { hands, phase, totals } = state
  return {
    hands: hands.with(
      YOU,
      sortedHand(hands[YOU]!, (card) => rankOf(card)),
    ),
    piles: pilesOf(context, state),
    hasButtons: true,
    overlap: 0.4,
    seats: hands.map((hand, seat) => ({
      name: nameOf(context, seat),
      badge:
        seat === YOU
          ? text('own.points', { count: totals[seat]! })
          : text('badge.cards', { count: hand.length }),
      isTurn: phase === 'play' && turnOf(state) === seat,
      isOut: false,
    })),
    areHandsOpen: phase !== 'play',
  }
}

/** Stock and discard pile, then the melds. */
function pilesOf({ number }: Context, { stock, waste, melds }: RummyState): Pile[] {
  return [
    { id: 'stock', cards: stock, isFaceUp: false, spread: 0, label: number(stock.length) },
    { id: 'waste', cards: waste, isFaceUp: true, spread: 0, label: '' },
    ...melds.map((cards, index) => ({ id: `meld${index}`, cards, isFaceUp: true, spread: 0.36 })),
  ]
}

function choicesOf(context: Context, state: RummyState): Choice[] {
  if (turnOf(state) !== YOU) return []
  const { twist } = context.definition
  const melds = state.phase === 'play' ? meldsOf(twist, state.hands[YOU]!) : []
  return legalMoves(twist, state).flatMap((input) => choiceOf(context, state, melds, input))
}

/** A meld is offered at each of its cards. */
function choiceOf(
  { definition, text }: Context,
  { stock, waste, melds: lying }: RummyState,
  melds: readonly (readonly Card[])[],
  input: number,
): Choice[] {
  if (input === NEXT) return [{ input, text: text('do.next') }]
  if (input === DRAW || input === TAKE) {
    const top = (input === DRAW ? stock : waste).at(-1)
    const choice = { input, text: text('do.draw') }
    return [top === undefined ? choice : { ...choice, card: top }]
  }
  if (isMeldMove(input)) {
    const meld = melds[meldIn(input)]!
    const words = ranksText(shown(definition.twist, meld))
    return meld.map((card) => ({ input, card, text: words }))
  }
  if (isJoin(input)) {
    const { card, meld } = joinIn(input)
    return [{ input, card, text: `+ ${ranksText(lying[meld]!)}` }]
  }
  return [{ input, card: input, text: text('do.discard') }]
}

function captionOf({ text }: Context, state: RummyState): string {
  const { phase, toDraw } = state
  if (phase === 'over') return text(hasWon(state) ? 'say.won' : 'say.stuck')
  if (turnOf(state) !== YOU || phase === 'sheet') return ''
  return text(toDraw > 0 ? 'ask.draw' : 'ask.lay')
}

function sheetOf(context: Context, { phase, totals, gains, round }: RummyState): Sheet | undefined {
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

interface Move {
  readonly before: RummyState
  readonly move: number
  readonly after: RummyState
}

/** The spoken text of a move. */
function tellMove(context: Context, { before, move, after }: Move): Told {
  const { text } = context
  if (before.phase !== 'play') return { sound: 'deal', seconds: 0.5 }
  const seat = before.speaker
  const isOwn = seat === YOU
  const player = nameOf(context, seat)
  if (after.phase !== 'play') {
    const gain = after.gains[YOU]!
    const isGood = gain > 0 && gain === Math.max(...after.gains)
    const words = text('word.done')
    const told: Told = {
      seat,
      bubble: words,
      announce: `${player}: ${words}`,
      sound: isGood ? 'score' : 'bad',
      seconds: 0.9,
    }
    return isGood ? { ...told, joy: 0.4 } : told
  }
  if (move === DRAW || move === TAKE)
    return { announce: `${player}: ${text('do.draw')}`, sound: 'deal', seconds: 0.42 }
  if (isMeldMove(move)) {
    const words = ranksText(after.melds.at(-1)!)
    const told: Told = {
      seat,
      bubble: words,
      announce: `${player}: ${words}`,
      sound: 'score',
      seconds: isOwn ? 0.5 : LONG,
    }
    return isOwn ? { ...told, joy: 0.3 } : told
  }
  const card = isJoin(move) ? joinIn(move).card : move
  const name = cardName(context, card)
  return {
    announce: isOwn ? name : text('say.plays', { player, card: name }),
    sound: isJoin(move) ? 'coin' : 'place',
    seconds: isOwn ? 0.35 : BEAT,
  }
}
