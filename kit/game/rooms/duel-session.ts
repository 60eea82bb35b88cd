import type { RoomLine, RoomListener, SimEvent } from '../contract.ts'
import { sharedDuel, type DuelRules, type DuelSide, type DuelState } from './duel.ts'
import { openPrediction, type Easing } from './prediction.ts'
import { openLine, type Said } from './room-line.ts'
import { FromPage } from './wire.ts'

/** What the room says of its people. */
export interface Told {
  /** What they are called, by seat. */
  readonly names: ReadonlyMap<number, string>
  /** What the last match has done to the rating of the player. */
  readonly rated: string | undefined
  /** What was said last, for a few seconds. */
  heard(): Said | undefined
}

/** A room of a duel, as the view of the game plays it. */
export interface DuelSession<Match> {
  /** The displayed match; undefined until the room has arrived. */
  readonly match: Match | undefined
  /** The player's seat; `undefined` for spectators. */
  readonly seat: number | undefined
  /** The player is of the far side, and sees the match from there. */
  readonly isTurned: boolean
  readonly people: number
  readonly wins: readonly [number, number]
  /** The side that went away; -1 for none. */
  readonly left: DuelSide | -1
  readonly told: Told
  sideOf(seat: number): DuelSide
  /** Whether a person sits there. */
  isPerson(seat: number): boolean
  /** One frame with this stick; returns the events since the last one. */
  frame(stick: number): readonly SimEvent[]
  /** Gives the seat up. */
  close(): void
}

export interface DuelWish<Match> {
  readonly rules: DuelRules<Match>
  readonly easing: Easing<DuelState<Match>>
  /** What only the player's own deed causes. */
  readonly atOnce: ReadonlySet<string>
  join(listener: RoomListener): RoomLine
  /** Milliseconds of a clock that is never set back. */
  now(): number
  /** A match is here: the first, and each one after it. */
  dealt(): void
  /** The player has sat down, or has been sent away from their seat. */
  seated(seat: number | undefined): void
  /** The server is unreachable, or asks the player to wait this many seconds. */
  lost(wait?: number): void
}

/** Who found no seat asks again after so long: somebody may have gone. */
const ASK_AGAIN_MS = 2000
const SAID_FOR_MS = 4000

/** What the room says of its people, as it was heard last. */
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
  /** Whoever was sent away for holding still comes back by moving. */
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
