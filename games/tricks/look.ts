import { cardName } from '#kit/game/cards/card-names.ts'
import { YOU } from '#kit/game/cards/card-rules.ts'
import { sortedHand, suitOf } from '#kit/game/cards/cards.ts'
import type { Choice, Picture, Pile, SeatView, Sheet, TableLook } from '#kit/game/cards/picture.ts'
import { NONE, pointsOf, powerOf, seatAt, sideOf, suitIn, type Board } from './board.ts'
import { ADVISER } from './bot.ts'
import { penaltyOf } from './count.ts'
import { rulesOf, type TrickRules } from './games.ts'
import { nameOf, type Context } from './names.ts'
import { paletteOf } from './palette.ts'
import { hasWon, legalMoves, thinkOf, trickGame, turnOf } from './rules.ts'
import { BID, isCardMove, NAME, PASS, TAKE, type TrickState } from './state.ts'
import { tellMove } from './tell.ts'

export function lookOf(context: Context): TableLook<TrickState> {
  const rules = rulesOf(context.definition.kind)
  const game = trickGame(rules, ADVISER)
  return {
    ...paletteOf(rules.kind),
    advance: (state, move) => game.advance(state, move),
    picture: (state) => pictureOf(context, rules, state),
    choices: (state) => choicesOf(context, rules, state),
    caption: (state) => captionOf(context, rules, state),
    sheet: (state) => sheetOf(context, rules, state),
    tell: (before, move, after) => tellMove(context, rules, { before, move, after }),
    refusal: () => context.text('no.card'),
    best: (state) => (legalMoves(rules, state).length > 0 ? thinkOf(rules, state, ADVISER) : undefined),
  }
}

function pictureOf(context: Context, rules: TrickRules, state: TrickState): Picture {
  const { trump, last, won, passed, trick } = state
  const strength = (card: number) => powerOf(rules, trump, suitIn(rules, trump, card), card)
  const hands = state.hands.map((hand, seat) =>
    seat === YOU
      ? sortedHand(
          hand.filter((card) => !passed.includes(card) || state.phase !== 'pass'),
          strength,
        )
      : hand,
  )
  return {
    hands,
    trick: trick.map((card, place) => ({ seat: seatAt(state, place), card })),
    last,
    won,
    piles: pilesOf(rules, state),
    hasButtons: true,
    arePilesAside: rules.draws === true,
    seats: hands.map((_, seat) => seatOf(context, rules, state, seat)),
    ...(trump === NONE ? {} : { mark: { suit: trump, label: context.text('word.trump') } }),
  }
}

function pilesOf(rules: TrickRules, { phase, stock, upcard, passed }: TrickState): Pile[] {
  if (phase === 'pass')
    return [{ id: 'pass', cards: passed, slots: rules.passes ?? 0, isFaceUp: true, spread: 1.08 }]
  if (rules.draws) {
    const hidden = stock.filter((card) => card !== upcard)
    const open = stock.includes(upcard) ? [upcard] : []
    const turned: Pile = { id: 'upcard', cards: open, isFaceUp: true, spread: 0 }
    return stock.length > 0
      ? [{ id: 'stock', cards: hidden, isFaceUp: false, spread: 0, label: String(stock.length) }, turned]
      : []
  }
  const isCalling = phase === 'call' || phase === 'name'
  return isCalling && upcard !== NONE ? [{ id: 'upcard', cards: [upcard], isFaceUp: true, spread: 0 }] : []
}

function seatOf(context: Context, rules: TrickRules, state: TrickState, seat: number): SeatView {
  return {
    name: nameOf(context, seat),
    badge: badgeOf(context, rules, state, seat),
    isTurn: turnOf(state) === seat && state.phase !== 'sheet' && state.phase !== 'over',
    isOut: state.out[seat] === true,
    isPartner: rules.partners && seat !== YOU && sideOf(rules, seat) === sideOf(rules, YOU),
  }
}

function badgeOf({ text, number }: Context, rules: TrickRules, state: TrickState, seat: number): string {
  const { bids, tricks, won } = state
  const own = seat === YOU ? 'own' : 'badge'
  if (rules.bids) {
    const [taken, bid] = [number(tricks[seat]!), bids[seat]! < 0 ? '–' : number(bids[seat]!)]
    return seat === YOU ? text('own.bid', { tricks: taken, bid }) : `${taken} / ${bid}`
  }
  if (rules.penalties) {
    const count = won[seat]!.reduce((sum, card) => sum + penaltyOf(rules, card), 0)
    return text(`${own}.points`, { count })
  }
  if (!rules.worth && !rules.trumpWorth) return text(`${own}.tricks`, { count: tricks[seat]! })
  const points = pointsOf(rules, state as Board, sideOf(rules, seat))
  return text(`${own}.points`, {
    count: rules.kind.startsWith('tressette') ? Math.floor(points / 3) : points,
  })
}

function choicesOf(context: Context, rules: TrickRules, state: TrickState): Choice[] {
  const { text, number } = context
  if (turnOf(state) !== YOU) return []
  const { phase, upcard } = state
  return legalMoves(rules, state).map((input) => {
    if (isCardMove(input)) return { input, card: input, text: cardName(context, input) }
    if (phase === 'bid') return { input, text: number(input - BID) }
    if (input === PASS) return { input, text: text('do.pass'), isQuiet: true }
    if (input === TAKE) return { input, text: text('do.take'), suit: suitOf(upcard) }
    if (phase === 'name') return { input, text: '', suit: input - NAME }
    return { input, text: text('do.next') }
  })
}

function captionOf({ text, number }: Context, rules: TrickRules, state: TrickState): string {
  const { phase, passed, trick } = state
  if (phase === 'over') return text(hasWon(rules, state) ? 'say.won' : 'say.stuck')
  if (turnOf(state) !== YOU || phase === 'sheet') return ''
  if (phase === 'pass') return text('ask.pass', { count: number((rules.passes ?? 0) - passed.length) })
  if (phase === 'play') return text(trick.length === 0 ? 'ask.lead' : 'ask.play')
  return text(`ask.${phase}`)
}

function sheetOf(context: Context, rules: TrickRules, state: TrickState): Sheet | undefined {
  const { text, number } = context
  const { phase, totals, gains, tricks, out } = state
  if (phase !== 'sheet' && phase !== 'over') return undefined
  const isKnockout = rules.kind === 'knockout-whist'
  const name = (side: number) => {
    if (rules.partners) return text(side === YOU ? 'side.us' : 'side.them')
    return nameOf(context, side)
  }
  return {
    title: text('sheet.title', { round: number(state.round + 1) }),
    heads: isKnockout ? [text('sheet.tricks')] : [text('sheet.hand'), text('sheet.total')],
    rows: totals.map((total, side) => ({
      name: name(side),
      values: isKnockout
        ? [out[side] ? text('sheet.out') : number(tricks[side]!)]
        : [number(gains[side]!), number(total)],
      isOwn: side === YOU,
    })),
  }
}
