import type { ErrorName } from '#kit/errors/catalogue.ts'
import type { FarSide } from '#kit/game/duel/table.ts'
import { forgive } from '#kit/result/forgive.ts'
import { createStore, type Store } from '#kit/ui/store.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { duelsCalls, type ShownDuel } from '../calls.ts'
import type { Move } from '../model.ts'

/** What a page knows of the duel it shows. */
export interface LinkState {
  readonly duel: ShownDuel | undefined
  /** The refusal of the last action. */
  readonly error: ErrorName | undefined
  /** The player's own move until the server has taken it. */
  readonly sending: Move | undefined
}

/** The client side of a duel: its state, and the player's actions. */
export interface DuelLink {
  readonly state: Store<LinkState>
  /** Reads the duel, and takes its empty seat. */
  arrive(): void
  read(): void
  resign(): void
  /** Offers a draw, or takes the other player's offer. */
  offerDraw(): void
  askRematch(): void
  /** The moves, as the board wants them. */
  readonly board: Omit<FarSide<Move>, 'names'>
}

const refusalOf = (error: unknown): ErrorName => (error instanceof CallError ? error.refusal : 'ServerError')

export function openDuelLink(code: string): DuelLink {
  const state = createStore<LinkState>({ duel: undefined, error: undefined, sending: undefined })
  const change = (part: Partial<LinkState>) => state.change((known) => ({ ...known, ...part }))

  /** Answers may overtake each other: a duel never has fewer moves than before. */
  function take({ duel }: { readonly duel: ShownDuel }) {
    const { duel: known, sending } = state.read()
    if (known && duel.moveCount < known.moveCount) return
    // A move in the list of moves is no longer pending, even if its own answer comes later.
    const hasArrived = known !== undefined && duel.moveCount > known.moveCount
    change({ duel, error: undefined, sending: hasArrived ? undefined : sending })
  }
  const fail = (error: unknown) => change({ error: refusalOf(error) })
  const read = () => callApi(duelsCalls.readDuel, { code }).then(take)

  return {
    state,
    arrive() {
      read()
        .then(() => {
          const { duel } = state.read()
          if (duel?.status === 'waiting' && duel.seat === null)
            return callApi(duelsCalls.joinDuel, { code }).then(take)
        })
        // A player who came a moment too late watches; the moves so far are read.
        .catch((error: unknown) => read().finally(() => refusalOf(error) !== 'DuelFull' && fail(error)))
        .catch(forgive('read again soon'))
    },
    // What is on screen stays there when the network is away; it is read again soon.
    read: () => void read().catch((error: unknown) => !state.read().duel && fail(error)),
    resign: () => void callApi(duelsCalls.resignDuel, { code }).then(take, fail),
    offerDraw() {
      const { duel } = state.read()
      if (duel) void callApi(duelsCalls.offerDraw, { code, after: duel.moveCount }).then(take, fail)
    },
    askRematch: () => void callApi(duelsCalls.askRematch, { code }).then(take, fail),
    board: {
      mayMove() {
        const { duel, sending } = state.read()
        return duel?.status === 'running' && duel.turn === duel.seat && sending === undefined
      },
      moves() {
        const { duel, sending } = state.read()
        const moves = duel?.moves ?? []
        return sending === undefined ? moves : [...moves, sending]
      },
      made(move) {
        const { duel } = state.read()
        if (!duel) return
        change({ sending: move, error: undefined })
        callApi(duelsCalls.makeMove, { code, after: duel.moveCount, move }).then(
          (answer) => {
            take(answer)
            if (state.read().sending !== undefined) change({ sending: undefined })
          },
          (error: unknown) => {
            // The board goes back to what the server knows.
            change({ sending: undefined, error: refusalOf(error) })
            read().catch(forgive('read again soon'))
          },
        )
      },
      watch: (listener) => state.watch(listener),
    },
  }
}
