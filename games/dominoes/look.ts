import { NEXT, YOU } from '#kit/game/cards/card-rules.ts'
import type { SeatView, Sheet } from '#kit/game/cards/picture.ts'
import type { GameContext, SoundName } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import type { DominoDefinition } from './definitions.ts'
import { sumOfEnds } from './ends.ts'
import { hasWon, legalMoves, turnOf } from './rules.ts'
import {
  DRAW,
  hasLeft,
  isLay,
  isSameSide,
  layIn,
  NONE,
  PASS,
  pointsOf,
  type DominoState,
  type Twist,
} from './state.ts'
import { highOf, lowOf, type Tile } from './tiles.ts'

export type Context = GameContext<DominoDefinition, number>

const NAMES = ['name.you', 'name.crab', 'name.turtle', 'name.parrot'] as const

export const nameOf = ({ text }: Context, seat: number) => text(NAMES[seat]!)

export const tileName = ({ number }: Context, tile: Tile) => `${number(lowOf(tile))}–${number(highOf(tile))}`

export const seatsOf = (context: Context, twist: Twist, state: DominoState): readonly SeatView[] =>
  state.hands.map((_, seat) => ({
    name: nameOf(context, seat),
    badge: context.text(seat === YOU ? 'own.points' : 'badge.points', { count: pointsOf(state, seat) }),
    isTurn: state.phase === 'play' && state.speaker === seat,
    isPartner: seat !== YOU && isSameSide(twist, seat, YOU),
    isOut: hasLeft(state, seat),
  }))

/** Screen reader text of a button, the stock and a tile. */
export function moveName(context: Context, move: number): string {
  if (move === NEXT) return context.text('do.next')
  if (move === PASS) return context.text('do.pass')
  return move === DRAW ? context.text('do.draw') : tileName(context, layIn(move).tile)
}

export function captionOf({ text, number }: Context, twist: Twist, state: DominoState): string {
  if (state.phase === 'over') return text(hasWon(state) ? 'say.won' : 'say.stuck')
  if (turnOf(state) !== YOU || state.phase === 'sheet') return ''
  const [first = PASS] = legalMoves(twist, state)
  if (first === DRAW) return text('ask.draw')
  if (first === PASS) return ''
  if (state.owed !== NONE) return text('ask.double')
  return twist.pays === 'fives' ? text('word.sum', { count: number(sumOfEnds(state)) }) : text('ask.play')
}

export function sheetOf(context: Context, { phase, totals, gains, round }: DominoState): Sheet | undefined {
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

/** How a move is presented: a bubble beside the seat, screen reader text, a sound, and its duration. */
export interface Told {
  readonly seat: number
  readonly bubble?: string
  readonly announce: string
  readonly sound: SoundName
  readonly seconds: number
  /** Points that rise from the tile. */
  readonly points?: string
  readonly joy?: number
}

const BEAT = 0.62
const LONG = 1.1

export function tellMove(context: Context, before: DominoState, move: number, after: DominoState): Told {
  const { text, number } = context
  const seat = before.speaker
  const isOwn = seat === YOU
  const player = nameOf(context, seat)
  if (before.phase !== 'play') return { seat: YOU, announce: text('do.next'), sound: 'deal', seconds: 0.5 }
  if (after.phase !== 'play') {
    const gain = after.gains[YOU]!
    const isGood = gain > 0 && gain === Math.max(...after.gains)
    const bubble = text(isLay(move) ? 'word.out' : 'word.blocked')
    const announce = `${player}: ${bubble}`
    return {
      seat,
      bubble,
      announce,
      sound: isGood ? 'score' : 'bad',
      seconds: 1,
      ...(isGood ? { joy: 0.4 } : {}),
    }
  }
  if (move === DRAW)
    return { seat, announce: `${player}: ${text('do.draw')}`, sound: 'deal', seconds: isOwn ? 0.25 : 0.4 }
  if (move === PASS) {
    const bubble = text('do.pass')
    return { seat, bubble, announce: `${player}: ${bubble}`, sound: 'hit', seconds: isOwn ? 0.45 : 0.75 }
  }
  const name = tileName(context, layIn(move).tile)
  const gain = after.gains[seat]! - before.gains[seat]!
  const announce = isOwn ? name : text('say.plays', { player, tile: name })
  if (gain === 0) return { seat, announce, sound: 'place', seconds: isOwn ? 0.4 : BEAT }
  const points = signed(`+${number(gain)}`)
  return {
    seat,
    bubble: points,
    points,
    announce,
    sound: 'coin',
    seconds: LONG,
    ...(isOwn ? { joy: 0.3 } : {}),
  }
}
