import { cardName } from '#kit/game/cards/card-names.ts'
import { YOU } from '#kit/game/cards/card-rules.ts'
import { rankOf, suitOf } from '#kit/game/cards/cards.ts'
import type { Told } from '#kit/game/cards/picture.ts'
import { rankText } from '#kit/game/cards/suits.ts'
import { capturedBy, nameOf, setText, type Context } from './words.ts'
import {
  cardIn,
  DONE,
  DRAW,
  isCapture,
  isChoice,
  isGroup,
  KNOCK,
  optionIn,
  PASS,
  rankIn,
  TAKE,
  type ShedRules,
  type ShedState,
} from './state.ts'

interface Move {
  readonly before: ShedState
  readonly move: number
  readonly after: ShedState
}

const BEAT = 0.62
const LONG = 1.15

/** Spoken text of a move. */
export function tellMove(context: Context, rules: ShedRules, { before, move, after }: Move): Told {
  const { text } = context
  if (before.phase !== 'play') return { sound: 'deal', seconds: 0.5 }
  const seat = before.speaker
  const isOwn = seat === YOU
  const player = nameOf(context, seat)
  const said = (words: string, seconds = BEAT): Told => ({
    seat,
    bubble: words,
    announce: `${player}: ${words}`,
    sound: 'tap',
    seconds: isOwn ? Math.min(seconds, 0.4) : seconds,
  })
  if (after.phase !== 'play') return finished(context, { before, move, after })
  if (move === PASS) return said(text('do.pass'), 0.5)
  if (move === DONE) return said(text('do.done'), 0.7)
  if (move === KNOCK) return { ...said(text('do.knock'), LONG), sound: 'hit' }
  if (move === DRAW || move === TAKE) {
    const words = text(rules.kind === 'durak' ? 'do.pickup' : 'do.draw')
    return { announce: `${player}: ${words}`, sound: rules.kind === 'durak' ? 'bad' : 'deal', seconds: 0.45 }
  }
  if (isGroup(move)) {
    const words = `${optionIn(move)} × ${rankText(rankIn(move))}`
    return { announce: `${player}: ${words}`, sound: 'place', seconds: isOwn ? 0.35 : BEAT }
  }
  const card = cardIn(move)!
  const name = cardName(context, card)
  if (isCapture(move)) {
    const set = capturedBy(rules, before, move)
    const isSweep = after.marks[seat]! > before.marks[seat]!
    const words = isSweep ? text('word.sweep') : `${rankText(rankOf(card))} ← ${setText(set)}`
    const told = { ...said(words, 1.3), suit: suitOf(card), announce: `${player}: ${name}, ${setText(set)}` }
    return { ...told, sound: isSweep ? 'coin' : 'score', ...(isSweep && isOwn ? { joy: 0.5 } : {}) }
  }
  if (isChoice(move) && rules.kind !== 'ninety-nine' && rules.plays !== 'gin')
    return { ...said('', LONG), bubble: text('word.suit'), suit: optionIn(move), sound: 'flip' }
  if (rules.plays === 'heap' && after.won[seat]!.length > before.won[seat]!.length) {
    const isPishti = after.marks[seat]! > before.marks[seat]!
    const told = said(isPishti ? text('word.pishti') : name, isPishti ? LONG : BEAT)
    return { ...told, sound: isPishti ? 'coin' : 'score', ...(isPishti && isOwn ? { joy: 0.5 } : {}) }
  }
  return {
    announce: isOwn ? name : text('say.plays', { player, card: name }),
    sound: 'place',
    seconds: isOwn ? 0.35 : BEAT,
  }
}

/** The last move of a hand. */
function finished(context: Context, { before, move, after }: Move): Told {
  const gain = after.gains[YOU]!
  const isGood = gain > 0 && gain === Math.max(...after.gains)
  const words = context.text(move === PASS ? 'do.pass' : 'word.done')
  return {
    seat: before.speaker,
    bubble: words,
    announce: `${nameOf(context, before.speaker)}: ${words}`,
    sound: isGood ? 'score' : 'bad',
    seconds: 0.9,
    ...(isGood ? { joy: 0.4 } : {}),
  }
}
