import type { RoomLine, RoomListener } from '../contract.ts'
import { pingMessage } from './prediction.ts'
import { FromPage, FromRoom, NO_SEAT, numberIn, readSeat } from './wire.ts'

interface RoomEars {
  join(listener: RoomListener): RoomLine
  /** Milliseconds of a clock that is never set back. */
  now(): number
  /** The whole round has come. */
  whole(bytes: Uint8Array): void
  ticks(bytes: Uint8Array): void
  /** The seat of the player, or that there is none. */
  seat(seat: number | undefined): void
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
