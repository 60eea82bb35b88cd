import type { Bus } from '#kit/bus/bus.ts'
import { LiveClose } from '#kit/contract/live-protocol.ts'
import { elsewhereMessage } from '#kit/game/rooms/wire.ts'
import { waitReason } from '#kit/sockets/handshake.ts'
import { seconds, type Duration } from '#kit/time/time.ts'
import type { PlayedRoom, RoomNews } from '../model.ts'
import { givesWay, roomFor, type Announcement, type RoomQuestion } from '../rules/placement.ts'
import { openRoomHost, PLAY_EVERY, type RoomHost, type RoomHostParts, type Visitor } from './room-host.ts'

/** The rooms of one process. */
export interface Halls {
  /** Brings a player to the room that they ask for, or tells where there is one. */
  enter(visitor: Visitor, wish: Entering): ReturnType<RoomHost['enter']>
  readonly rooms: readonly RoomNews[]
  /** Plays due ticks and drops empty rooms; runs while there is a room. */
  play(): void
  /** Announces the rooms of this process to the others; runs while there is one. */
  announce(): Promise<void>
  close(): void
}

export interface Entering extends RoomQuestion {
  /** They were sent here by another process. */
  readonly isSent: boolean
}

export interface HallsParts extends Pick<RoomHostParts, 'now' | 'secret' | 'voices'> {
  /** Names this process; an address with this name reaches it. */
  readonly node: string
  readonly bus: Bus
  openRoom(question: RoomQuestion, seed: number): PlayedRoom
  /** Where trouble is noted. */
  readonly log: { warn(facts: object, message: string): void }
}

export const ARENAS_TOPIC = 'arenas'
/** Who is in no room says nothing that is heard. */
const outside = { heard: () => undefined, closed: () => undefined }

const ANNOUNCE_EVERY: Duration = seconds(2)
/** A process that has said nothing for so long has no rooms. */
export const HEARD_FOR: Duration = seconds(7)
/** How long an empty room is kept: a reload comes back to it. */
const EMPTY_FOR: Duration = seconds(15)

/** So many rooms with a code one account may have opened at a time. */
const MOST_OWN_ROOMS = 3

interface OpenRoom {
  readonly host: RoomHost
  /** Who was the first in it. */
  readonly openedBy: number
  readonly isStray: boolean
  usedAt: number
}

/** Sends the people of rooms that another process has too to that process, where it keeps them. */
function giveWay(open: Set<OpenRoom>, node: string, told: Announcement): void {
  for (const one of open) {
    if (!givesWay(newsOf(one), node, told)) continue
    open.delete(one)
    one.host.moveTo(told.node)
  }
}

const newsOf = ({ host, isStray }: OpenRoom): RoomNews => ({
  ...host.news(),
  ...(isStray ? { isStray } : {}),
})

const mayOpen = (open: ReadonlySet<OpenRoom>, { code }: RoomQuestion, accountId: number) =>
  code === undefined ||
  [...open].filter(({ host, openedBy }) => openedBy === accountId && host.news().code !== undefined).length <
    MOST_OWN_ROOMS

export function openHalls({ node, bus, now, secret, voices, openRoom, log }: HallsParts): Halls {
  const open = new Set<OpenRoom>()
  const others = new Map<string, Announcement & { readonly at: number }>()
  let timers: NodeJS.Timeout[] = []

  const leave = bus.subscribe(ARENAS_TOPIC, (body) => {
    const told = body as Announcement
    if (told.node === node) return
    others.set(told.node, { ...told, at: now() })
    giveWay(open, node, told)
  })

  function elsewhere() {
    for (const [name, { at }] of others) if (now() - at > HEARD_FOR) others.delete(name)
    return [...others.values()].flatMap(({ node: at, rooms }) => rooms.map((room) => ({ ...room, at })))
  }

  function play() {
    const time = now()
    for (const one of open) {
      one.host.play(time)
      if (one.host.news().visitors > 0) one.usedAt = time
      else if (time - one.usedAt > EMPTY_FOR) open.delete(one)
    }
    if (open.size === 0) rest()
  }

  function rest() {
    for (const timer of timers) clearInterval(timer)
    timers = []
  }

  const announce = () => bus.publish(ARENAS_TOPIC, { node, rooms: [...open].map(newsOf) })

  const tell = () =>
    void announce().catch((error: unknown) => log.warn({ err: error }, 'The rooms were not announced'))

  function wake() {
    if (timers.length > 0) return
    timers = [setInterval(play, PLAY_EVERY), setInterval(tell, ANNOUNCE_EVERY)]
    for (const timer of timers) timer.unref()
  }

  function newRoom(question: RoomQuestion, openedBy: number, isStray: boolean): OpenRoom {
    const { slug, kind, code } = question
    const [a = 0, b = 0, c = 0, d = 0] = secret(4)
    const room = openRoom(question, a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d)
    const host = openRoomHost({ slug, kind, code, node, room, now, secret, voices })
    const one = { host, openedBy, isStray, usedAt: now() }
    open.add(one)
    wake()
    // Whoever has the link may come at once, by another process.
    if (code !== undefined) tell()
    return one
  }

  return {
    enter(visitor, { isSent, ...question }) {
      const here = [...open].map((one) => ({ ...one.host.news(), one }))
      const away = isSent ? [] : elsewhere()
      // Of two as full the one here comes first.
      const found = roomFor<RoomNews & { one?: OpenRoom; at?: string }>([...here, ...away], {
        ...question,
        accountId: visitor.accountId,
      })
      if (found?.at !== undefined) {
        visitor.send(elsewhereMessage(found.at))
        return outside
      }
      if (!found && !mayOpen(open, question, visitor.accountId)) {
        visitor.close(LiveClose.tooFast, waitReason(EMPTY_FOR))
        return outside
      }
      return (found?.one ?? newRoom(question, visitor.accountId, isSent)).host.enter(visitor)
    },
    get rooms() {
      return [...open].map(({ host }) => host.news())
    },
    play,
    announce,
    close() {
      rest()
      leave()
      open.clear()
    },
  }
}
