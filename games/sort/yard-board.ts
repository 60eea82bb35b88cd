import { seededRandom } from '#kit/random/random.ts'
import { craneYard } from './crane-yard.ts'
import { ferryYard } from './ferry-yard.ts'
import { marketYard } from './market-yard.ts'
import type { Board, Move } from './move.ts'
import { pusherYard } from './pusher-yard.ts'
import { stringsYard } from './strings-yard.ts'
import { towersYard } from './towers-yard.ts'
import { trainYard } from './train-yard.ts'
import { wheelYard } from './wheel-yard.ts'
import { yardLevels } from './yard-levels.ts'
import { movedIn, yardRules } from './yard-rules.ts'
import { yardLine } from './yard-search.ts'
import type { Yard, YardGame, YardState } from './yard-state.ts'

export const yards: Readonly<Record<YardGame, Yard>> = {
  market: marketYard,
  ferry: ferryYard,
  train: trainYard,
  strings: stringsYard,
  crane: craneYard,
  towers: towersYard,
  pusher: pusherYard,
  wheel: wheelYard,
}

/** Positions looked at when a level is proved, and for a hint in the middle of a game. */
export const PROOF_POSITIONS = 8000
const HINT_POSITIONS = 2500
const MOST_PLANNED = 4000

/** The board that a seed deals for a level. */
export function dealYard(game: YardGame, level: number, seed: number, par: number): YardState | undefined {
  const deal = yards[game].deal(level, seededRandom(seed * 7919 + level))
  return deal && { kind: 'yard', game, ...deal, moves: 0, par }
}

export function yardBoard(game: YardGame): Board<YardState> {
  const yard = yards[game]
  const levels = yardLevels[game]?.split(' ') ?? []
  const first = (level: number): YardState => {
    const place = (level - 1) % levels.length
    const [seed = '1', par = '9'] = levels[place]!.split('.')
    return dealYard(game, place + 1, parseInt(seed, 36), parseInt(par, 36))!
  }
  // A plan is kept as long as the player follows it: replanning after every move would go in circles.
  const planned = new Map<string, Move>()
  return {
    rules: (level) => yardRules(yard, first(level)),
    best(state) {
      const known = planned.get(placeOf(state))
      if (known) return known
      if (planned.size > MOST_PLANNED) planned.clear()
      let place = state
      for (const move of yardLine(yard, state, state.moves === 0 ? PROOF_POSITIONS : HINT_POSITIONS) ?? []) {
        planned.set(placeOf(place), move)
        place = movedIn(yard, place, move)
      }
      return planned.get(placeOf(state))
    },
    line: (level) => yardLine(yard, first(level), PROOF_POSITIONS),
  }
}

const placeOf = ({ lanes, notes }: YardState) => JSON.stringify([lanes, notes])
