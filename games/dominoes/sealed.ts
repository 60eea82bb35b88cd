import { NEXT } from '#kit/game/cards/card-rules.ts'
import {
  NO_LUCK,
  seatedFrom,
  seenFrom,
  type SealedEnding,
  type SealedRules,
  type SealedSet,
} from '#kit/game/duel/sealed.ts'
import { dealtBy, undealt } from './deal.ts'
import { definitions, type DominoDefinition } from './definitions.ts'
import { counted, legalMoves } from './rules.ts'
import { leftBy, twistFor } from './seats.ts'
import { seatFrom, type DominoState, type Twist } from './state.ts'
import { NO_TILE, type Tile } from './tiles.ts'
import { playTurn } from './turns.ts'

const hidden = (tiles: readonly Tile[]) => tiles.map(() => NO_TILE)

/** The table from a seat, which becomes the first. */
function turnedTo(state: DominoState, seat: number): DominoState {
  const { length } = state.hands
  const bySeat = <Item>(list: readonly Item[]) => seatedFrom(list, seat)
  return {
    ...state,
    hands: bySeat(state.hands),
    open: bySeat(state.open),
    lacks: bySeat(state.lacks),
    totals: bySeat(state.totals),
    gains: bySeat(state.gains),
    left: bySeat(state.left!),
    speaker: (state.speaker - seat + length) % length,
  }
}

const undealtFor = (twist: Twist): DominoState => {
  const state = undealt(twist, NO_LUCK)
  return { ...state, left: state.totals.map(() => false) }
}

const endingOf = ({ phase, totals }: DominoState): SealedEnding | undefined =>
  phase === 'over' ? { winner: totals.indexOf(Math.max(...totals)), points: totals } : undefined

const sealedRules = (twist: Twist): SealedRules<DominoState> => ({
  deal: (random) => dealtBy(twist, undealtFor(twist), random),
  // The next hand is asked for by whoever would lead it.
  turn: (state) => (state.phase === 'play' ? state.speaker : seatFrom(state, state.round + 1, twist.seats)),
  moves: (state) => legalMoves(twist, state),
  play(state, move, random) {
    const next =
      move === NEXT
        ? dealtBy(twist, { ...state, round: state.round + 1 }, random)
        : counted(twist, playTurn(twist, state, move))
    return { ...next, film: [move] }
  },
  ending: endingOf,
  leave: leftBy,
  seenBy: (state, eye) => seenFrom(state, eye, { turned: turnedTo, hidden }),
})

/** The matches that two to four play who sit elsewhere. */
export const sealed: SealedSet<DominoDefinition, DominoState> = {
  definitions: definitions.filter(({ twist }) => twist?.seats === 2),
  rulesOf: ({ twist }, seats = 2) => sealedRules(twistFor(twist!, seats)),
}
