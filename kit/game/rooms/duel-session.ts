import type { RoomLine, RoomListener, SimEvent } from '../contract.ts'
import { sharedDuel, type DuelRules, type DuelSide, type DuelState } from './duel.ts'
import { openPrediction, type Easing } from './prediction.ts'
import { openLine, type Said } from './room-line.ts'
import { FromPage } from './wire.ts'

/** What the room reports about its people. */
export interface Told {
  /** Names by seat. */
  readonly names: ReadonlyMap<number, string>
  /** Text about the player's rating after the last match. */
  readonly rated: string | undefined
  /** The latest chat phrase, for a few seconds. */
  heard(): Said | undefined
}

/** A room of a duel, as the game's view uses it. */
export interface DuelSession<Match> {
  /** The displayed match; undefined until the room answers. */
  readonly match: Match | undefined
  /** The player's seat; `undefined` for spectators. */
  readonly seat: number | undefined
  /** The player is on the far side and sees the match from there. */
  readonly isTurned: boolean
  readonly people: number
  readonly wins: readonly [number, number]
  /** The side whose player left; -1 for none. */
  readonly left: DuelSide | -1
  readonly told: Told
  sideOf(seat: number): DuelSide
  isPerson(seat: number): boolean
  /** Advances one frame with this stick; returns the events since the last one. */
  frame(stick: number): readonly SimEvent[]
  /** Leaves the seat. */
  close(): void
}

export interface DuelWish<Match> {
  readonly rules: DuelRules<Match>
  readonly easing: Easing<DuelState<Match>>
  /** Events that only the player's own action causes. */
  readonly atOnce: ReadonlySet<string>
  join(listener: RoomListener): RoomLine
  /** Monotonic clock in milliseconds. */
  now(): number
  /** A match has arrived: the first, and each next one. */
  dealt(): void
  /** The player has got a seat or lost it. */
  seated(seat: number | undefined): void
  /** The server is unreachable, or asks the player to wait this many seconds. */
  lost(wait?: number): void
}

/** A player without a seat asks again after this time. */
const ASK_AGAIN_MS = 2000
const SAID_FOR_MS = 4000

/** Collects the room's latest reports about its people. */
function openTold(now: () => number) {
  let said: (Said & { readonly until: number }) | undefined
  const told = {
    names: new Map() as ReadonlyMap<number, string>,
    rated: undefined as string | undefined,
    heard: (): Said | undefined => (said && now() < said.until ? said : undefined),
    ears: {
      names: (names: ReadonlyMap<number, string>) => void (told.names = names),
      said: (heard: Said) => void (said = { ...heard, until: now() + SAID_FOR_MS }),
      rated: (words: string) => void (told.rated = words),
    },
  }
  return told
}

export function openDuelSession<Match>(wish: DuelWish<Match>): DuelSession<Match> {
  const { rules, easing, atOnce, join, now } = wish
  const events: SimEvent[] = []
  let askedAt: number | undefined
  const told = openTold(now)
  /** A player who was removed for inactivity returns by moving. */
  let wasSentAway = false
  const page = openPrediction<DuelState<Match>>({
    game: sharedDuel(rules),
    easing,
    atOnce,
    send: (message) => line.send(message),
  })
  const ask = () => {
    askedAt = now()
    line.sit()
  }
  const line = openLine({
    join,
    now,
    lost: wish.lost,
    whole(bytes) {
      page.restart(bytes, now())
      if (askedAt === undefined) ask()
      told.rated = undefined
      wish.dealt()
    },
    ticks: (bytes) => events.push(...page.confirm(bytes, now())),
    seat(seat) {
      const before = page.seat
      page.seat = seat
      wasSentAway = before !== undefined && seat === undefined
      if (seat !== before) wish.seated(seat)
    },
    ...told.ears,
    moved() {
      page.seat = undefined
      askedAt = undefined
    },
    travelled: (milliseconds) => page.travelled(milliseconds),
  })
  const wishesToSit = (stick: number) =>
    askedAt !== undefined &&
    (!wasSentAway || stick !== 0) &&
    page.seat === undefined &&
    page.people < rules.seats &&
    now() - askedAt > ASK_AGAIN_MS
  return {
    get match() {
      return page.picture?.match
    },
    get seat() {
      return page.seat
    },
    get isTurned() {
      return rules.sideOf(page.seat ?? 0) === 1
    },
    get people() {
      return page.people
    },
    get wins() {
      return page.shown?.state.wins ?? [0, 0]
    },
    get left() {
      return page.shown?.state.left ?? -1
    },
    told,
    sideOf: rules.sideOf,
    isPerson: (seat) => page.shown?.state.players[seat]?.isPerson ?? false,
    frame(stick) {
      if (wishesToSit(stick)) ask()
      events.push(...page.frame(stick, now()))
      return events.splice(0)
    },
    close() {
      line.send(new Uint8Array([FromPage.leave]))
      line.close()
    },
  }
}
