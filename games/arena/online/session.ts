import type { RoomLine, RoomListener, SimEvent } from '#kit/game/contract.ts'
import { FromPage, FromRoom, NO_SEAT, numberIn, readSeat } from '#kit/game/rooms/wire.ts'
import type { SeenSim } from '../arena-sim.ts'
import { placeOf, type ArenaRules } from '../round.ts'
import type { Stick } from '../stick.ts'
import { openPrediction, pingMessage } from './prediction.ts'
import { eventSeenFrom, seenFrom } from './seen-from.ts'

/** A room on the server, as the view plays it. */
export interface Session {
  /** Nothing until the room is here. */
  readonly sim: SeenSim | undefined
  readonly people: number
  /** The player had a seat, and it was given away since the last frame. */
  readonly wasSentAway: boolean
  sit(): void
  /** One frame under this stick; gives what happened since the last one. */
  frame(stick: Stick): readonly SimEvent[]
  close(): void
}

interface SessionWish {
  readonly rules: ArenaRules
  join(listener: RoomListener): RoomLine
  /** Milliseconds of a clock that is never set back. */
  now(): number
  /** The room is here: the first time, and with each round. */
  dealt(): void
  /** The server cannot be reached, or no longer. */
  lost(): void
}

const PING_EVERY_MS = 1000

export function openSession({ rules, join, now, dealt, lost }: SessionWish): Session {
  let events: SimEvent[] = []
  let sim: SeenSim | undefined
  let watched = 0
  let hadEnded = false
  let isClosed = false
  let sentAway = false
  const page = openPrediction(rules, (message) => line.send(message))

  /** Whoever has no seat looks over the shoulder of the largest, until that one falls. */
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

  const heards: Readonly<Record<number, (message: Uint8Array) => void>> = {
    [FromRoom.whole](message) {
      page.restart(message.subarray(1), now())
      look()
      dealt()
    },
    [FromRoom.ticks]: (message) => tell(page.confirm(message, now())),
    [FromRoom.seat](message) {
      const { seat } = readSeat(message)
      page.seat = seat === NO_SEAT ? undefined : seat
      sentAway = page.seat === undefined
    },
    [FromRoom.pong]: (message) => page.travelled((Math.floor(now()) - (numberIn(message) ?? 0)) >>> 0),
  }

  const line = join({ heard: (message) => heards[message[0] ?? 0]?.(message), lost: giveUp })
  const pinging = setInterval(() => line.send(pingMessage(now())), PING_EVERY_MS)

  function close() {
    isClosed = true
    clearInterval(pinging)
    line.close()
  }

  function giveUp() {
    if (isClosed) return
    close()
    lost()
  }

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
    sit: () => line.send(new Uint8Array([FromPage.sit])),
    frame(stick) {
      tell(page.frame(stick, now()))
      look()
      const told = events
      events = []
      return told
    },
    close,
  }
}
