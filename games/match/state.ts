/** Gems 0 to 5 match in threes; the pearl ladder uses 0 to 7. */
export const SHELL = 6
export const ROCK = 7
/** The gem a foe plants. */
export const SKULL = 5

/** Powers of a gem. */
export const PLAIN = 0
export const ROW = 1
export const COLUMN = 2
export const BLAST = 3
export const PRISM = 4
export type Power = 0 | 1 | 2 | 3 | 4

/** Cells of a move in the order they were touched; `[-1, gear]` or `[-1, gear, gear]` takes gear before a duel. */
export type Move = readonly number[]

export interface Duel {
  readonly hp: number
  readonly armor: number
  readonly charge: number
  readonly foeHp: number
  /** Moves until the foe strikes. */
  readonly wait: number
  readonly poison: number
  readonly gear: number
  /** The second piece of gear; left out before the lands where two are worn. */
  readonly second?: number
  /** How often the foe has acted, which says what comes next. */
  readonly acts?: number
  /** What it has taken since it acted last: enough of it breaks a heavy blow. */
  readonly dealt?: number
  /** Damage that its ward still takes. */
  readonly ward?: number
}

export interface State {
  /** 0 is empty, else id × 64 + power × 8 + kind. */
  readonly cells: readonly number[]
  /** Layers of sand under each cell; empty on boards without sand. */
  readonly sand: readonly number[]
  readonly moves: number
  /** Moves left; -1 means no limit. */
  readonly left: number
  readonly score: number
  /** What has been gathered of each goal. */
  readonly got: readonly number[]
  readonly lastId: number
  readonly status: 'playing' | 'won' | 'lost' | 'over'
  readonly duel?: Duel
}

export const kindOf = (cell: number) => cell & 7
export const powerOf = (cell: number) => ((cell >> 3) & 7) as Power
export const idOf = (cell: number) => cell >> 6
export const gem = (id: number, kind: number, power: Power = PLAIN) => id * 64 + power * 8 + kind
/** What a body looks like: kind and power. */
export const lookOf = (cell: number) => cell & 63

/** Wanted: gems of a kind, shells at the bottom, layers of sand. */
export interface Goal {
  readonly what: number | 'sand'
  readonly count: number
}
