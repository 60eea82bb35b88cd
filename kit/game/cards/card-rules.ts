import type { SimEvent, Status } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'

/** The seat of the player; the others follow clockwise. */
export const YOU = 0
/** The table itself moves: it collects a trick, or deals. */
export const TABLE = -1
/** The move of the table. */
export const SWEEP = 900
/** The player has read the score sheet. */
export const NEXT = 901

/** State of every card table. All chance comes from `luck`, so that a view can replay each move. */
export interface TableState {
  /** State of the generator for the next chance. */
  readonly luck: number
  /** Moves of the table and the rivals since the player's last one. */
  readonly film: readonly number[]
}

/** A game of cards, move by move; moves are numbers. */
export interface CardGame<State extends TableState> {
  start(luck: number): State
  /** One move of the current seat. Pure: chance comes from `luck` only. */
  advance(state: State, move: number): State
  /** Whose turn it is: a seat, or TABLE. */
  turn(state: State): number
  /** Legal moves of the current seat. */
  legal(state: State): readonly number[]
  /** The move of a rival. */
  think(state: State): number
  status(state: State): Status
  score(state: State): number
  progress(state: State): number
  /** Kind of a move, used as the name of its event. */
  kind(before: State, move: number, after: State): string
}

const LUCKS = 2 ** 32
/** Limit of consecutive moves by others: a broken rule ends here instead of freezing the page. */
const LONGEST_FILM = 200

/** Bots and table play inside a step, so that a run can be replayed from the player's moves alone. */
export function cardRules<State extends TableState>(game: CardGame<State>): TurnRules<State, number> {
  function answered(from: State, events: SimEvent[]): State {
    const film: number[] = []
    let state = from
    while (game.status(state) === 'playing' && game.turn(state) !== YOU && film.length < LONGEST_FILM) {
      const move = game.turn(state) === TABLE ? SWEEP : game.think(state)
      const after = game.advance(state, move)
      events.push({ kind: game.kind(state, move, after) })
      film.push(move)
      state = after
    }
    return { ...state, film }
  }
  return {
    start: (random) => answered(game.start(Math.floor(random() * LUCKS)), []),
    step(state, move) {
      const after = game.advance(state, move)
      const events: SimEvent[] = [{ kind: game.kind(state, move, after) }]
      return { state: answered(after, events), events }
    },
    legal: (state) => (game.status(state) === 'playing' ? game.legal(state) : []),
    status: game.status,
    score: game.score,
    progress: game.progress,
  }
}
