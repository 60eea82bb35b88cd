/** One piece of a board at rest, in the board's own units; its id stays with it as long as it lives. */
export interface Body {
  readonly id: number
  readonly x: number
  readonly y: number
  /** What it looks like; the game's view knows. */
  readonly kind: number
}

/** A body that comes along a line of points before anything else happens. */
export interface Flight {
  readonly body: Body
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

/** One step of what a turn caused: something flies in, some bodies go, the others move to where they rest. */
export interface Beat {
  readonly flights?: readonly Flight[]
  /** Ids in the order in which they burst. */
  readonly popped?: readonly number[]
  /** Ids that lose their hold and drop out of the picture. */
  readonly fell?: readonly number[]
  /** All bodies after this beat. */
  readonly bodies: readonly Body[]
  /** Where fresh bodies come from, relative to their rest; without it they grow on the spot. */
  readonly enter?: { readonly x: number; readonly y: number }
  /** Points won by this beat. */
  readonly gain?: number
  /** 1 for the first burst of a turn, then 2, 3 … */
  readonly chain?: number
}

const films = new WeakMap<object, readonly Beat[]>()

/** Attaches how a state came about, for the view; it is not part of the state and never saved. */
export function film<State extends object>(state: State, beats: readonly Beat[]): State {
  films.set(state, beats)
  return state
}

/** The beats that led to this state; none after a reload or an undo. */
export const filmOf = (state: object): readonly Beat[] => films.get(state) ?? []
