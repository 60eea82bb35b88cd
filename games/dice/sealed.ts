import type { SealedRules, SealedSet } from '#kit/game/duel/sealed.ts'
import { definitions, type DiceDefinition } from './definitions.ts'
import {
  isOver,
  leftBy,
  legalThrows,
  openedFor,
  playThrow,
  seenFromSeat,
  type RiptideMany,
} from './riptide-many.ts'

const riptide = (seats: number): SealedRules<RiptideMany> => ({
  deal: () => openedFor(seats),
  turn: ({ speaker }) => speaker,
  moves: legalThrows,
  play: playThrow,
  ending: (state) =>
    isOver(state)
      ? { winner: state.scores.indexOf(Math.max(...state.scores)), points: state.scores }
      : undefined,
  leave: leftBy,
  seenBy: (state, { seat }) => seenFromSeat(state, seat ?? 0),
})

/** Dice that two to four people throw who sit elsewhere; all of it is open. */
export const sealed: SealedSet<DiceDefinition, RiptideMany> = {
  definitions: definitions.filter(({ kind }) => kind === 'riptide'),
  rulesOf: (_definition, seats = 2) => riptide(seats),
}
