import type { Point } from '#kit/game/stage.ts'
import { isLong, isTurn } from './definitions.ts'
import { ringAt } from './rings.ts'
import {
  type Wishes,
  type Grip,
  kind,
  nearest,
  swaps,
  isOnBoard,
  squareAt,
  choose,
  extend,
  endTrace,
  startPull,
  endPull,
} from './grip.ts'
import { key } from './gesture-keys.ts'

/** A line that follows the finger: where it lies and how far it has been pulled, in cells. */
export interface Pull {
  readonly line: number
  readonly upright: boolean
  readonly at: number
  readonly by: number
}

/** What the hands do, in board units; `attempt` is asked with every finished gesture. */
export interface Gestures {
  readonly chosen: readonly number[]
  readonly path: readonly number[]
  readonly pull: Pull | undefined
  readonly cursor: number | undefined
  down(at: Point): void
  move(at: Point): void
  up(at: Point): void
  key(name: string): boolean
  clear(): void
}

export function gestures({ board, state, attempt, touched }: Wishes): Gestures {
  const grip: Grip = {
    board,
    state,
    attempt,
    touched,
    chosen: undefined,
    path: [],
    pull: undefined,
    from: undefined,
    cursor: undefined,
    isTracing: false,
  }
  const gesture: Gestures = {
    get chosen() {
      return grip.chosen === undefined
        ? []
        : isTurn(kind(grip))
          ? ringAt(board().grid, grip.chosen)
          : [grip.chosen]
    },
    get path() {
      return grip.path
    },
    get pull() {
      return grip.pull
    },
    get cursor() {
      return grip.cursor
    },
    down: (at) => down(grip, at),
    move: (at) => move(grip, at),
    up: (at) => up(grip, at),
    key: (name) => key(grip, name),
    clear() {
      grip.chosen = grip.pull = grip.from = undefined
      grip.path = []
      grip.isTracing = false
    },
  }
  return gesture
}

function down(grip: Grip, at: Point) {
  grip.cursor = undefined
  grip.from = at
  const cell = nearest(grip, at)
  if (kind(grip) === 'slide') return
  if (isTurn(kind(grip))) {
    grip.chosen = isOnBoard(grip, at) ? squareAt(grip, at) : undefined
    return
  }
  if (cell === undefined) {
    grip.chosen = undefined
    return
  }
  if (swaps(grip)) choose(grip, cell)
  else if (kind(grip) === 'trace') {
    grip.path = []
    extend(grip, cell)
  }
}

function move(grip: Grip, at: Point) {
  if (!grip.from) return
  if (kind(grip) === 'slide') return startPull(grip, at)
  if (isTurn(kind(grip))) {
    grip.chosen = isOnBoard(grip, at) ? squareAt(grip, at) : undefined
    return
  }
  const cell = nearest(grip, at)
  if (cell === undefined) return
  if (kind(grip) === 'trace') extend(grip, cell)
  // A long swap is aimed: it applies when the finger lifts.
  if (!swaps(grip) || isLong(kind(grip)) || grip.chosen === undefined || cell === grip.chosen) return
  if (!grip.board().grid.near[grip.chosen]!.includes(cell)) return
  grip.from = undefined
  choose(grip, cell)
}

function up(grip: Grip, at: Point) {
  const { attempt } = grip
  if (!grip.from && kind(grip) !== 'slide') return
  grip.from = undefined
  if (kind(grip) === 'slide') return endPull(grip)
  if (kind(grip) === 'trace') return endTrace(grip)
  const cell = nearest(grip, at)
  if (kind(grip) === 'collapse' && cell !== undefined) attempt([cell])
  if (isLong(kind(grip)) && grip.chosen !== undefined && cell !== undefined && cell !== grip.chosen)
    if (grip.board().grid.near[grip.chosen]!.includes(cell)) choose(grip, cell)
  if (isTurn(kind(grip))) {
    grip.chosen = undefined
    if (isOnBoard(grip, at)) attempt([squareAt(grip, at)])
  }
}
