import type { Bus } from '#kit/bus/bus.ts'
import { withAnnouncement, type Heard } from '../rules/announced.ts'
import { hasFreeSeat, type Announcement } from '../rules/placement.ts'
import { ARENAS_TOPIC } from './announce-rooms.ts'
import { HEARD_FOR } from './room-registry.ts'

/** The rooms of all processes, for a process that has none itself. */
export interface HeardRooms {
  /**
   * Games with rooms in which somebody plays and a seat is free, fullest first. Only rooms that the game's page joins by itself: rooms
   * of a kind are entered from its menu.
   */
  waiting(): readonly string[]
  close(): void
}

/** Listens to the rooms that are announced; `now` counts milliseconds. */
export function hearRooms(bus: Pick<Bus, 'subscribe'>, now: () => number): HeardRooms {
  const heard = new Map<string, Heard>()
  const leave = bus.subscribe(ARENAS_TOPIC, (body) => {
    const told = body as Announcement
    heard.set(told.node, withAnnouncement(heard.get(told.node), told, now()))
  })
  return {
    waiting() {
      for (const [node, { at }] of heard) if (now() - at > HEARD_FOR) heard.delete(node)
      const open = [...heard.values()]
        .flatMap(({ rooms }) => rooms)
        .filter((room) => room.people > 0 && room.kind === undefined && hasFreeSeat(room))
      return [...new Set(open.toSorted((one, other) => other.people - one.people).map(({ slug }) => slug))]
    },
    close: leave,
  }
}
