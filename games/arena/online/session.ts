import type { RoomLine, RoomListener, SimEvent } from '#kit/game/contract.ts'
import { openLine } from '#kit/game/rooms/room-line.ts'
import type { SeenSim } from '../arena-sim.ts'
import { placeOf, type ArenaRules } from '../round.ts'
import type { Stick } from '../stick.ts'
import { predictArena } from './prediction.ts'
import { eventSeenFrom, seenFrom } from './seen-from.ts'

/** A server's room as the view plays it. */
export interface Session {
  /** Undefined until the room has arrived. */
  readonly sim: SeenSim | undefined
  readonly people: number
  /** The player's seat was given away since the last frame. */
  readonly wasSentAway: boolean
  sit(): void
  /** One frame with this stick; returns the events since the last one. */
  frame(stick: Stick): readonly SimEvent[]
  close(): void
}

interface SessionWish {
  readonly rules: ArenaRules
  join(listener: RoomListener): RoomLine
  /** Milliseconds of a monotonic clock. */
  now(): number
  /** Called when the room has arrived, and at each new round. */
  dealt(): void
  /** The server is unreachable, or asks the player to wait this many seconds. */
  lost(wait?: number): void
}

export function openSession({ rules, join, now, dealt, lost }: SessionWish): Session {
  let events: SimEvent[] = []
  let sim: SeenSim | undefined
  let watched = 0
  let hadEnded = false
  let sentAway = false
  const page = predictArena(rules, (message) => line.send(message))

  /** A spectator follows the largest player, until that one falls. */
  function self(): number {
    if (page.seat !== undefined) return page.seat
    const { state } = page.shown!
    if (!state.players[watched]?.alive)
      watched = Math.max(
        0,
        state.players.findIndex(({ alive }, who) => alive && placeOf(rules, state, who) === 1),
      )
    return watched
  }

  function look() {
    if (!page.picture) return
    const state = seenFrom(page.picture, self())
    const place = (who: number) => placeOf(rules, state, who)
    sim = { rules, state, place, score: rules.score(state) }
    if (state.ended && !hadEnded && page.seat !== undefined) events.push({ kind: 'end', amount: place(0) })
    hadEnded = state.ended
  }

  const tell = (some: readonly SimEvent[]) =>
    events.push(...some.map((event) => eventSeenFrom(event, page.shown ? self() : 0)))

  const line = openLine({
    join,
    now,
    lost,
    whole(bytes) {
      page.restart(bytes, now())
      look()
      dealt()
    },
    ticks: (bytes) => tell(page.confirm(bytes, now())),
    seat(seat) {
      page.seat = seat
      sentAway = seat === undefined
    },
    travelled: (milliseconds) => page.travelled(milliseconds),
  })

  return {
    get sim() {
      return sim
    },
    get people() {
      return page.people
    },
    get wasSentAway() {
      const was = sentAway
      sentAway = false
      return was
    },
    sit: () => line.sit(),
    frame(stick) {
      tell(page.frame(stick, now()))
      look()
      const told = events
      events = []
      return told
    },
    close: () => line.close(),
  }
}
