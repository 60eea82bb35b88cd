import { NEXT } from '#kit/game/cards/card-rules.ts'
import { faceDown } from '#kit/game/cards/face-down.ts'
import {
  endingOf,
  NO_LUCK,
  seenFrom,
  turned,
  type SealedRules,
  type SealedSet,
} from '#kit/game/duel/sealed.ts'
import { definitions, type RummyDefinition, type Twist } from './definitions.ts'
import { counted, dealtBy, legalMoves, undealt } from './rules.ts'
import { DRAW, isMeldMove, meldMove, type RummyState } from './state.ts'
import { playTurn, refilled } from './turns.ts'

const seatedAt = (state: RummyState): RummyState => ({
  ...state,
  hands: turned(state.hands),
  owners: state.owners.map((seat) => 1 - seat),
  totals: turned(state.totals),
  gains: turned(state.gains),
  opened: turned(state.opened),
  laid: turned(state.laid),
  speaker: 1 - state.speaker,
})

/** What both have seen: which of the melds in the hand was laid would tell how many there were. */
const seenMove = (move: number) => (isMeldMove(move) ? meldMove(0) : move)

function played(twist: Twist, state: RummyState, move: number): RummyState {
  return counted(twist, playTurn(twist, state, move))
}

const sealedRules = (twist: Twist): SealedRules<RummyState> => ({
  deal: (random) => dealtBy(twist, undealt(twist, NO_LUCK), random),
  // The next hand is asked for by whoever begins it.
  turn: ({ phase, speaker, round }) => ((phase === 'play' ? speaker : round + 1) % 2 === 0 ? 0 : 1),
  moves: (state) => legalMoves(twist, state),
  play(state, move, random) {
    const next =
      move === NEXT
        ? dealtBy(twist, { ...state, round: state.round + 1 }, random)
        : played(twist, move === DRAW ? refilled(state, random) : state, move)
    return { ...next, luck: NO_LUCK, film: [seenMove(move)] }
  },
  ending: endingOf,
  seenBy: (state, eye) => seenFrom(state, eye, { turned: seatedAt, hidden: faceDown }),
})

/** The games for two, played with somebody who sits elsewhere. */
export const sealed: SealedSet<RummyDefinition, RummyState> = {
  definitions: definitions.filter(({ twist }) => twist.seats === 2),
  rulesOf: ({ twist }) => sealedRules(twist),
}
