import { cardName } from '#kit/game/cards/card-names.ts'
import { YOU } from '#kit/game/cards/card-rules.ts'
import { suitOf } from '#kit/game/cards/cards.ts'
import type { Told } from '#kit/game/cards/picture.ts'
import { seatNow, sideOf, type Board } from './board.ts'
import { penaltyOf } from './count.ts'
import type { TrickRules } from './games.ts'
import { nameOf, type Context } from './names.ts'
import { BID, NAME, PASS, TAKE, type TrickState } from './state.ts'

interface Move {
  readonly before: TrickState
  readonly move: number
  readonly after: TrickState
}

/** Seconds for which a full trick is shown. */
const LOOK = 0.85
const BEAT = 0.42

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Presentation of a move. */
export function tellMove(context: Context, rules: TrickRules, told: Move): Told {
  const { before, move, after } = told
  const { text, number } = context
  switch (before.phase) {
    case 'play':
      return tellCard(context, told)
    case 'sweep':
      return tellTrick(context, rules, told)
    case 'bid': {
      const count = number(move - BID)
      const player = nameOf(context, before.speaker)
      return {
        seat: before.speaker,
        bubble: count,
        announce: `${player}: ${count}`,
        sound: 'tap',
        seconds: 0.5,
      }
    }
    case 'call':
    case 'name': {
      const player = nameOf(context, before.speaker)
      const words = text(move === PASS ? 'do.pass' : move === TAKE ? 'do.take' : 'word.trump')
      const suit = move === PASS ? undefined : move === TAKE ? suitOf(before.upcard) : move - NAME
      const said = { seat: before.speaker, bubble: words, announce: `${player}: ${words}`, seconds: 0.7 }
      return suit === undefined ? { ...said, sound: 'tap' } : { ...said, suit, sound: 'coin' }
    }
    case 'pass':
      return { sound: after.phase === 'pass' ? 'move' : 'deal', seconds: after.phase === 'pass' ? 0.25 : 0.5 }
    case 'discard':
      return { sound: 'move', seconds: BEAT }
    default:
      return { sound: 'deal', seconds: 0.5 }
  }
}

function tellCard(context: Context, { before, move, after }: Move): Told {
  const seat = seatNow(before as Board)
  const card = cardName(context, move)
  const announce = seat === YOU ? card : context.text('say.plays', { player: nameOf(context, seat), card })
  const extra = sum(after.bonus) - sum(before.bonus)
  const seconds = after.phase === 'sweep' ? LOOK : BEAT
  const told: Told = { announce, sound: 'place', seconds }
  return extra > 0
    ? { ...told, seat, bubble: `+${context.number(extra)}`, sound: 'coin', seconds: LOOK }
    : told
}

function tellTrick(context: Context, rules: TrickRules, { before, after }: Move): Told {
  const winner = after.lead
  const isOwn = sideOf(rules, winner) === YOU
  const announce = context.text('say.takes', { player: nameOf(context, winner) })
  const seconds = after.phase === 'play' ? BEAT : 0.7
  if (!rules.avoids) return { announce, sound: isOwn ? 'score' : 'move', seconds }
  const points = sum(before.trick.map((card) => penaltyOf(rules, card)))
  if (winner === YOU && points > 0)
    return {
      announce,
      sound: points > 12 ? 'hit' : 'bad',
      seconds,
      seat: YOU,
      bubble: `+${context.number(points)}`,
    }
  return { announce, sound: 'move', seconds }
}
