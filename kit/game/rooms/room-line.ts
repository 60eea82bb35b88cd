import type { RoomLine, RoomListener } from '../contract.ts'
import { pingMessage } from './prediction.ts'
import { FromPage, FromRoom, NO_SEAT, numberIn, readNames, readRated, readSaid, readSeat } from './wire.ts'

/** What somebody in a seat says, in the language of whoever hears it. */
export interface Said {
  readonly seat: number
  readonly words: string
}

interface RoomEars {
  join(listener: RoomListener): RoomLine
  /** Milliseconds of a clock that is never set back. */
  now(): number
  /** The whole round has come. */
  whole(bytes: Uint8Array): void
  ticks(bytes: Uint8Array): void
  /** The seat of the player, or that there is none. */
  seat(seat: number | undefined): void
  /** The player is sent to another room, where they have no seat yet. */
  moved?(): void
  /** Who sits where. */
  names?(names: ReadonlyMap<number, string>): void
  /** A player says something. */
  said?(said: Said): void
  /** What the match has done to the rating of the player. */
  rated?(words: string): void
  /** The time that a message took there and back. */
  travelled(milliseconds: number): void
  /** The server cannot be reached, or no longer; or it has asked the player to wait so many seconds. */
  lost(wait?: number): void
}

export interface OpenLine {
  send(message: Uint8Array): void
  sit(): void
  close(): void
}

const PING_EVERY_MS = 1000

/** The page's end of a room: tells apart what the room says, and measures how long it takes. */
export function openLine({ join, now, ...ears }: RoomEars): OpenLine {
  let isClosed = false
  const heards: Readonly<Record<number, (message: Uint8Array) => void>> = {
    [FromRoom.whole]: (message) => ears.whole(message.subarray(1)),
    [FromRoom.ticks]: (message) => ears.ticks(message),
    [FromRoom.seat](message) {
      const { seat } = readSeat(message)
      ears.seat(seat === NO_SEAT ? undefined : seat)
    },
    [FromRoom.elsewhere]: () => ears.moved?.(),
    [FromRoom.names]: (message) => ears.names?.(readNames(message)),
    [FromRoom.said]: (message) => ears.said?.(readSaid(message)),
    [FromRoom.rated]: (message) => ears.rated?.(readRated(message)),
    [FromRoom.pong]: (message) => ears.travelled((Math.floor(now()) - (numberIn(message) ?? 0)) >>> 0),
  }
  const line = join({
    heard: (message) => heards[message[0] ?? 0]?.(message),
    lost(wait) {
      if (isClosed) return
      close()
      ears.lost(wait)
    },
  })
  const pinging = setInterval(() => line.send(pingMessage(now())), PING_EVERY_MS)
  function close() {
    isClosed = true
    clearInterval(pinging)
    line.close()
  }
  return {
    send: (message) => line.send(message),
    sit: () => line.send(new Uint8Array([FromPage.sit])),
    close,
  }
}
