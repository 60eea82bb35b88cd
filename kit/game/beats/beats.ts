/** A piece of a board at rest, in the board's own units; its id is stable for its lifetime. */
export interface Body {
  readonly id: number
  readonly x: number
  readonly y: number
  /** Its look, defined by the game's view. */
  readonly kind: number
}

/** A body that flies along a polyline before anything else happens. */
export interface Flight {
  readonly body: Body
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

/** One step of a turn's effects: something flies in, some bodies go, the others move to their rest position. */
export interface Beat {
  readonly flights?: readonly Flight[]
  /** Ids in the order of bursting. */
  readonly popped?: readonly number[]
  /** Ids that lose their support and fall off the board. */
  readonly fell?: readonly number[]
  /** All bodies after this beat. */
  readonly bodies: readonly Body[]
  /** Where new bodies come from, relative to their rest position; without it they grow in place. */
  readonly enter?: { readonly x: number; readonly y: number }
  /** Points won by this beat. */
  readonly gain?: number
  /** 1 for the first burst of a turn, then 2, 3 … */
  readonly chain?: number
}

const films = new WeakMap<object, readonly Beat[]>()

/** Attaches the animation of how a state came about; it is not part of the state and never stored. */
export function film<State extends object>(state: State, beats: readonly Beat[]): State {
  films.set(state, beats)
  return state
}

/** The beats that led to this state; none after a reload or an undo. */
export const filmOf = (state: object): readonly Beat[] => films.get(state) ?? []
