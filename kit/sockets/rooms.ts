import type { LiveItem } from '#kit/contract/live-protocol.ts'
import type { Client } from './client.ts'
import { openRoom, type Room, type RoomLimits } from './room.ts'

export interface Rooms {
  join(name: string, client: Client, lastId: string | undefined): void
  leave(name: string, client: Client): void
  leaveAll(client: Client): void
  say(name: string, item: LiveItem, exceptFor: readonly number[]): void
  /** Drops rooms that are empty and have been silent for a while. */
  tidy(): void
  close(): void
}

export interface RoomsLimits extends RoomLimits {
  /** An empty, silent room is remembered for this many milliseconds. */
  readonly remembered: number
}

/** The rooms of one node; each is made when it is first needed. */
export function openRooms(limits: RoomsLimits): Rooms {
  const rooms = new Map<string, Room>()

  function roomOf(name: string): Room {
    const known = rooms.get(name)
    if (known) return known
    const room = openRoom(name, limits)
    rooms.set(name, room)
    return room
  }
  const leave = (name: string, client: Client) => rooms.get(name)?.leave(client)

  return {
    join: (name, client, lastId) => roomOf(name).join(client, lastId),
    leave,
    leaveAll(client) {
      for (const name of client.rooms) leave(name, client)
    },
    say: (name, item, exceptFor) => roomOf(name).say(item, exceptFor),
    tidy() {
      const end = performance.now() - limits.remembered
      for (const [name, room] of rooms) {
        if (!room.isEmpty || room.usedAt > end) continue
        room.close()
        rooms.delete(name)
      }
    },
    close() {
      for (const room of rooms.values()) room.close()
    },
  }
}
