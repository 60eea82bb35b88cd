import type { RoomLine, RoomListener } from '../contract.ts'
import { pingMessage } from './prediction.ts'
import { FromPage, FromRoom, NO_SEAT, numberIn, readNames, readRated, readSaid, readSeat } from './wire.ts'

/** A chat phrase from a seat, in the listener's language. */
export interface Said {
  readonly seat: number
  readonly words: string
}

interface RoomEars {
  join(listener: RoomListener): RoomLine
  /** Monotonic clock in milliseconds. */
  now(): number
  /** The full state has arrived. */
  whole(bytes: Uint8Array): void
  ticks(bytes: Uint8Array): void
  /** The player's seat, or undefined. */
  seat(seat: number | undefined): void
  /** The player is redirected to another room, where they have no seat yet. */
  moved?(): void
  /** Names by seat. */
  names?(names: ReadonlyMap<number, string>): void
  /** A player sent a chat phrase. */
  said?(said: Said): void
  /** How the match changed the player's rating. */
  rated?(words: string): void
  /** Round-trip time of a message. */
  travelled(milliseconds: number): void
  /** The server is unreachable, or asks the player to wait this many seconds. */
  lost(wait?: number): void
}

export interface OpenLine {
  send(message: Uint8Array): void
  sit(): void
  close(): void
}

const PING_EVERY_MS = 1000

/** The page's connection to a room: dispatches messages and measures latency. */
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
