import type { Bus } from '#kit/bus/bus.ts'
import { LiveClose } from '#kit/contract/live-protocol.ts'
import { elsewhereMessage } from '#kit/game/rooms/wire.ts'
import { regionOf } from '#kit/server/client-address.ts'
import { waitReason } from '#kit/sockets/handshake.ts'
import { seconds, type Duration } from '#kit/time/time.ts'
import type { PlayedRoom, RoomNews } from '../model.ts'
import { withAnnouncement, type Heard } from '../rules/announced.ts'
import { givesWay, roomFor, type Announcement, type RoomQuestion } from '../rules/placement.ts'
import { ARENAS_TOPIC, openAnnouncer } from './announce-rooms.ts'
import { openRoomHost, PLAY_EVERY, type RoomHost, type RoomHostParts, type Visitor } from './room-host.ts'

/** The rooms of one process. */
export interface RoomRegistry {
  /** Leads a player to the requested room, or tells which process has it. */
  enter(visitor: Visitor, wish: Entering): ReturnType<RoomHost['enter']>
  readonly rooms: readonly RoomNews[]
  /** Runs due ticks and drops empty rooms, while there are rooms. */
  play(): void
  /** Announces this process's rooms to the others, while there are any. */
  announce(): Promise<void>
  close(): void
}

export interface Entering extends RoomQuestion {
  /** Another process redirected them here. */
  readonly isSent: boolean
}

export interface RegistryParts extends Pick<RoomHostParts, 'now' | 'secret' | 'voices'> {
  /** Name of this process; an address with it reaches this process. */
  readonly node: string
  readonly bus: Bus
  openRoom(question: RoomQuestion, seed: number): PlayedRoom
  /** Receives warnings. */
  readonly log: { warn(facts: object, message: string): void }
}

/** For a socket in no room: its messages are ignored. */
const outside = { heard: () => undefined, closed: () => undefined }

const ANNOUNCE_EVERY: Duration = seconds(2)
/** A process silent for this long is taken to have no rooms. */
export const HEARD_FOR: Duration = seconds(7)
/** How long an empty room is kept, so that a reload returns to it. */
const EMPTY_FOR: Duration = seconds(15)

/** Private rooms that one account may have open at once, and one region: a class that plays in pairs. */
const MOST_OWN_ROOMS = 3
const MOST_OF_REGION = 30
/** Rooms of a process: each is simulated sixty times a second. Private ones leave some to everybody else. */
const MOST_ROOMS = 300
const MOST_PRIVATE_ROOMS = 200

interface OpenRoom {
  readonly host: RoomHost
  /** The first player in it. */
  readonly openedBy: Visitor
  readonly isStray: boolean
  usedAt: number
}

/** Redirects the people of duplicate private rooms to the process whose room stays. */
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

function mayOpen(open: ReadonlySet<OpenRoom>, { code }: RoomQuestion, { accountId, network }: Visitor) {
  if (open.size >= MOST_ROOMS) return false
  if (code === undefined) return true
  const openers = [...open].filter(({ host }) => host.news().code !== undefined).map((one) => one.openedBy)
  const own = openers.filter((opener) => opener.accountId === accountId)
  const region = network === undefined ? undefined : regionOf(network)
  const near = openers.filter((opener) => opener.network !== undefined && regionOf(opener.network) === region)
  return openers.length < MOST_PRIVATE_ROOMS && own.length < MOST_OWN_ROOMS && near.length < MOST_OF_REGION
}

export function openRoomRegistry(parts: RegistryParts): RoomRegistry {
  const { node, bus, now, secret, voices, openRoom, log } = parts
  const open = new Set<OpenRoom>()
  const others = new Map<string, Heard>()
  let timers: NodeJS.Timeout[] = []

  const leave = bus.subscribe(ARENAS_TOPIC, (body) => {
    const told = body as Announcement
    if (told.node === node) return
    others.set(told.node, withAnnouncement(others.get(told.node), told, now()))
    giveWay(open, node, told)
  })

  function elsewhere() {
    for (const [name, { at }] of others) if (now() - at > HEARD_FOR) others.delete(name)
    return [...others].flatMap(([at, { rooms }]) => rooms.map((room) => ({ ...room, at })))
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

  const announce = openAnnouncer(bus, node, () => [...open].map(newsOf))

  const tell = () =>
    void announce().catch((error: unknown) => log.warn({ err: error }, 'The rooms were not announced'))

  function wake() {
    if (timers.length > 0) return
    timers = [setInterval(play, PLAY_EVERY), setInterval(tell, ANNOUNCE_EVERY)]
    for (const timer of timers) timer.unref()
  }

  function newRoom(question: RoomQuestion, openedBy: Visitor, isStray: boolean): OpenRoom {
    const { slug, kind, code } = question
    const [a = 0, b = 0, c = 0, d = 0] = secret(4)
    const room = openRoom(question, a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d)
    const host = openRoomHost({ slug, kind, code, node, room, now, secret, voices })
    const one = { host, openedBy, isStray, usedAt: now() }
    open.add(one)
    wake()
    // Others may open the link at once through another process.
    if (code !== undefined) tell()
    return one
  }

  return {
    enter(visitor, { isSent, ...question }) {
      const here = [...open].map((one) => ({ ...one.host.news(), one }))
      const away = isSent ? [] : elsewhere()
      // Between two equally full rooms the local one wins.
      const found = roomFor<RoomNews & { one?: OpenRoom; at?: string }>([...here, ...away], {
        ...question,
        accountId: visitor.accountId,
      })
      if (found?.at !== undefined) {
        visitor.send(elsewhereMessage(found.at))
        return outside
      }
      if (!found && !mayOpen(open, question, visitor)) {
        visitor.close(LiveClose.tooFast, waitReason(EMPTY_FOR))
        return outside
      }
      return (found?.one ?? newRoom(question, visitor, isSent)).host.enter(visitor)
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
