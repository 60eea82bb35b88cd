import type { RoomNews } from '../model.ts'
import type { Announcement } from './placement.ts'

/** The rooms of another process, as far as they are heard. */
export interface Heard {
  readonly rooms: readonly RoomNews[]
  /** When the last whole announcement came. */
  readonly at: number
  /** The parts of one that is still coming, by place. */
  readonly coming?: { readonly round: number; readonly parts: Readonly<Record<number, readonly RoomNews[]>> }
}

/** Takes in an announcement. One in parts replaces what is known once all of it has come; until then the last whole one counts. */
export function withAnnouncement(known: Heard | undefined, { rooms, part }: Announcement, at: number): Heard {
  if (!part) return { rooms, at }
  const earlier = known?.coming?.round === part.round ? known.coming.parts : {}
  const parts = { ...earlier, [part.place]: rooms }
  const all = Object.values(parts)
  if (all.length === part.of) return { rooms: all.flat(), at }
  return { rooms: known?.rooms ?? [], at: known?.at ?? at, coming: { round: part.round, parts } }
}

/** Rooms in parts that each fit into a message; at least one part, since no rooms are news as well. */
export function inParts(rooms: readonly RoomNews[], fits: (part: readonly RoomNews[]) => boolean) {
  const parts: RoomNews[][] = [[]]
  for (const room of rooms) {
    const last = parts.at(-1)!
    if (last.length === 0 || fits([...last, room])) last.push(room)
    else parts.push([room])
  }
  return parts
}
