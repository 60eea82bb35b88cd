import type { DuelSet } from '#kit/game/duel/family.ts'
import type { DuelRules, Seat } from '#kit/game/duel/rules.ts'
import { replyOf } from './bot.ts'
import { definitions, type ChessDefinition } from './definitions.ts'
import { otherSide, WHITE, type Side } from './position.ts'
import { legalNames, play, startState, turnOf, type ChessInput, type ChessState } from './rules.ts'

export const seatOf = (side: Side): Seat => (side === WHITE ? 0 : 1)

/** Rules of a game by link between two players. */
const rules: DuelRules<ChessState, ChessInput> = {
  usualLength: 100,
  start: () => startState({ opponent: 'away', side: WHITE }),
  turn: (state) => seatOf(turnOf(state)),
  moves: legalNames,
  play: (state, move) => play(state, move).state,
  ending(state) {
    if (state.ending === 'none') return undefined
    return { winner: state.ending === 'checkmate' ? seatOf(otherSide(turnOf(state))) : undefined }
  },
  events: (before, move) => play(before, move).events,
}

/** Rules by which the server decides. */
export const set: DuelSet<ChessDefinition, ChessState, ChessInput> = {
  definitions,
  rulesOf: () => rules,
  mindOf: () => ({ think: (state, strength, random) => replyOf(state, strength, random)! }),
}
