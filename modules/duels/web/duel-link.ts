import type { ParamsOf } from '#kit/contract/call.ts'
import { fromWire } from '#kit/contract/renamed.ts'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import { madeOf } from '#kit/game/duel/casts.ts'
import type { FarSide } from '#kit/game/duel/table.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { between, type Instant } from '#kit/time/time.ts'
import { createStore, type Store } from '#kit/ui/store.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { duelsCalls, type ShownDuel } from '../calls.ts'
import type { Move, Seat } from '../model.ts'
import { DuelNews } from '../shapes.ts'
import { withNews } from './news.ts'

/** A phrase that a player sent at the board. */
export interface Said {
  readonly seat: Seat
  readonly phrase: number
  readonly at: Instant
}

/** A page's state of the duel it shows. */
export interface LinkState {
  readonly duel: ShownDuel | undefined
  /** The refusal of the last action. */
  readonly error: ErrorName | undefined
  /** The player's own move until the server has accepted it. */
  readonly sending: Move | undefined
  /** When that was received, by this device's clock: time left counts from here. */
  readonly heardAt: Instant
  readonly said: Said | undefined
}

/** The client side of a duel: its state, and the player's actions. */
export interface DuelLink {
  readonly state: Store<LinkState>
  /** Reads the duel, and takes its empty seat. */
  arrive(): void
  read(): void
  /** Begins a table with those who have come. */
  begin(): void
  resign(): void
  /** Offers a draw, or accepts the other player's offer. */
  offerDraw(): void
  askRematch(): void
  /** Reports presence to the server; also detects a fallen flag. */
  keepSeat(): void
  /** Claims the win after the other player has left. */
  claimWin(): void
  say(phrase: number): void
  /** Handles a message on the duel's topic. */
  hear(body: unknown): void
  /** The moves in the form that the board takes. */
  readonly board: Omit<FarSide<Move>, 'names'>
}

/** In the order in which a duel passes through them. */
const PHASES: readonly ShownDuel['status'][] = ['waiting', 'running', 'ended']

const refusalOf = (error: unknown): ErrorName => (error instanceof CallError ? error.refusal : 'ServerError')

interface Answers {
  take(answer: { readonly duel: ShownDuel }): void
  fail(error: unknown): void
  moveCount(): number | undefined
}

/** A player's actions besides moving. */
const actsOf = (code: string, { take, fail, moveCount }: Answers) => ({
  begin: () => void callApi(duelsCalls.beginDuel, { code }).then(take, fail),
  resign: () => void callApi(duelsCalls.resignDuel, { code }).then(take, fail),
  offerDraw() {
    const after = moveCount()
    if (after !== undefined) void callApi(duelsCalls.offerDraw, { code, after }).then(take, fail)
  },
  askRematch: () => void callApi(duelsCalls.askRematch, { code }).then(take, fail),
  keepSeat: () =>
    void callApi(duelsCalls.keepSeat, { code }).then(take).catch(ignoreFailure('said again soon')),
  claimWin: () => void callApi(duelsCalls.claimWin, { code }).then(take, fail),
  say: (phrase: number) => void callApi(duelsCalls.sayPhrase, { code, phrase }).catch(fail),
})

/** Parses a message; undefined when it cannot be read, such as one from an older server. */
function readNews(body: unknown): DuelNews | undefined {
  const news = fromWire(DuelNews, body) as Partial<DuelNews> | undefined
  return typeof news?.moveCount === 'number' ? (news as DuelNews) : undefined
}

export function openDuelLink(code: string): DuelLink {
  const state = createStore<LinkState>({
    duel: undefined,
    error: undefined,
    sending: undefined,
    heardAt: systemClock(),
    said: undefined,
  })
  /** Since when it has been the player's turn on screen. */
  let theirsSince = systemClock()
  const change = (part: Partial<LinkState>) => state.change((known) => ({ ...known, ...part }))

  /** Answers may arrive out of order: a duel never has fewer moves than before, and never waits or runs again. */
  function take({ duel }: { readonly duel: ShownDuel }) {
    const { duel: known, sending } = state.read()
    if (known && duel.moveCount < known.moveCount) return
    if (known && PHASES.indexOf(duel.status) < PHASES.indexOf(known.status)) return
    // A move in the list of moves is no longer pending, even if its own answer comes later.
    const hasArrived = known !== undefined && duel.moveCount > known.moveCount
    show(duel, hasArrived ? undefined : sending)
    moves.sendAgain()
  }
  function show(duel: ShownDuel, sending: Move | undefined) {
    const { duel: known } = state.read()
    const heardAt = systemClock()
    if (known?.moveCount !== duel.moveCount || known.turn !== duel.turn) theirsSince = heardAt
    change({ duel, heardAt, sending, error: undefined })
  }
  const fail = (error: unknown) => change({ error: refusalOf(error) })
  const isTooLate = (error: unknown) =>
    refusalOf(error) === 'DuelFull' && state.read().duel?.status !== 'waiting'
  const read = () => callApi(duelsCalls.readDuel, { code }).then(take)
  const moves = movesOf(code, {
    state,
    change,
    take,
    read,
    spent: () => Math.max(0, between(theirsSince, systemClock())),
  })

  return {
    state,
    arrive() {
      read()
        .then(() => {
          const { duel } = state.read()
          if (duel?.status === 'waiting' && duel.seat === null)
            return callApi(duelsCalls.joinDuel, { code }).then(take)
        })
        // A player who came too late becomes a spectator and reads the moves so far; one whom it keeps out learns that.
        .catch((error: unknown) => read().finally(() => !isTooLate(error) && fail(error)))
        .catch(ignoreFailure('read again soon'))
    },
    // What is on screen stays when the network is down; it is read again soon.
    read: () => void read().catch((error: unknown) => !state.read().duel && fail(error)),
    ...actsOf(code, { take, fail, moveCount: () => state.read().duel?.moveCount }),
    hear(body) {
      const news = readNews(body)
      const { duel, sending } = state.read()
      if (!news || !duel) return void read().catch(ignoreFailure('read again soon'))
      const { phrase, phraseBy } = news
      if (phrase !== undefined && phraseBy !== undefined)
        return change({ said: { phrase, seat: phraseBy as Seat, at: systemClock() } })
      // The answer to one's own move contains more than its echo.
      const isEcho = sending !== undefined && news.move !== undefined && madeOf(news.move) === sending
      if (isEcho && news.moveCount === duel.moveCount + 1) return
      const next = withNews(duel, news)
      if (next) return show(next, undefined)
      void read().catch(ignoreFailure('read again soon'))
    },
    board: moves.board,
  }
}

interface Table {
  readonly state: Store<LinkState>
  change(part: Partial<LinkState>): void
  take(answer: { readonly duel: ShownDuel }): void
  read(): Promise<unknown>
  /** The thinking time so far. */
  spent(): number
}

/** It is unknown whether the server has received the move. */
const UNANSWERED: ReadonlySet<ErrorName> = new Set(['Unreachable', 'TimedOut'])

/** The moves for the board; an unsent move is resent when the server is back. */
function movesOf(code: string, { state, change, take, read, spent }: Table) {
  type Wish = ParamsOf<typeof duelsCalls.makeMove>
  let unsent: Wish | undefined
  let seen: { readonly json: string; readonly position: unknown } | undefined

  function send(wish: Wish) {
    callApi(duelsCalls.makeMove, wish).then(
      (answer) => {
        take(answer)
        if (state.read().sending !== undefined) change({ sending: undefined })
      },
      (error: unknown) => {
        const refusal = refusalOf(error)
        if (UNANSWERED.has(refusal)) {
          unsent = wish
          return change({ error: refusal })
        }
        // The board returns to the server's state.
        change({ sending: undefined, error: refusal })
        read().catch(ignoreFailure('read again soon'))
      },
    )
  }

  const board: DuelLink['board'] = {
    hasBegun: () => state.read().duel?.status !== 'waiting',
    mayMove() {
      const { duel, sending } = state.read()
      return duel?.status === 'running' && duel.turn === duel.seat && sending === undefined
    },
    moves() {
      const { duel, sending } = state.read()
      const known = duel?.moves ?? []
      return sending === undefined ? known : [...known, sending]
    },
    made(move) {
      const { duel } = state.read()
      if (!duel) return
      change({ sending: move, error: undefined })
      send({ code, after: duel.moveCount, move, ...(duel.clock === null ? {} : { spent: spent() }) })
    },
    sight() {
      const { duel } = state.read()
      if (!duel || duel.sight === null) return undefined
      if (seen?.json !== duel.sight) seen = { json: duel.sight, position: JSON.parse(duel.sight) as unknown }
      return { position: seen.position, count: duel.moveCount, seat: duel.seat ?? undefined }
    },
    watch: (listener) => state.watch(listener),
  }

  return {
    board,
    /** The server recognises a repeated move by the position it follows. */
    sendAgain() {
      const wish = unsent
      const { duel } = state.read()
      if (!wish || !duel) return
      unsent = undefined
      if (duel.status !== 'running') change({ sending: undefined })
      else if (duel.moveCount === wish.after) send(wish)
    },
  }
}
