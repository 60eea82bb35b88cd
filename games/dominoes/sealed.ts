import { NEXT } from '#kit/game/cards/card-rules.ts'
import {
  endingOf,
  NO_LUCK,
  seenFrom,
  turned,
  type SealedRules,
  type SealedSet,
} from '#kit/game/duel/sealed.ts'
import { dealtBy, undealt } from './deal.ts'
import { definitions, type DominoDefinition } from './definitions.ts'
import { counted, legalMoves } from './rules.ts'
import type { DominoState, Twist } from './state.ts'
import { NO_TILE, type Tile } from './tiles.ts'
import { playTurn } from './turns.ts'

const hidden = (tiles: readonly Tile[]) => tiles.map(() => NO_TILE)

const seatedAt = (state: DominoState): DominoState => ({
  ...state,
  hands: turned(state.hands),
  open: turned(state.open),
  lacks: turned(state.lacks),
  totals: turned(state.totals),
  gains: turned(state.gains),
  speaker: 1 - state.speaker,
})

const sealedRules = (twist: Twist): SealedRules<DominoState> => ({
  deal: (random) => dealtBy(twist, undealt(twist, NO_LUCK), random),
  // The next hand is asked for by whoever would lead it.
  turn: ({ phase, speaker, round }) => ((phase === 'play' ? speaker : round + 1) % 2 === 0 ? 0 : 1),
  moves: (state) => legalMoves(twist, state),
  play(state, move, random) {
    const next =
      move === NEXT
        ? dealtBy(twist, { ...state, round: state.round + 1 }, random)
        : counted(twist, playTurn(twist, state, move))
    return { ...next, film: [move] }
  },
  ending: endingOf,
  seenBy: (state, eye) => seenFrom(state, eye, { turned: seatedAt, hidden }),
})

/** The matches for two, played with somebody who sits elsewhere. */
export const sealed: SealedSet<DominoDefinition, DominoState> = {
  definitions: definitions.filter(({ twist }) => twist?.seats === 2),
  rulesOf: ({ twist }) => sealedRules(twist!),
}
