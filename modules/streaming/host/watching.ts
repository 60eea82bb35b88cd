import type { WebSocket } from 'ws'
import {
  MOST_WATCHERS,
  type GameProfile,
  type HostMessage,
  type InputMessage,
  type Seat,
  type Watcher,
} from '../model.ts'
import { STREAM_CLOSE } from '../rules/close-codes.ts'
import type { EncodedPicture, Injector, PictureRate } from './parts.ts'
import { openViewer, type Viewer } from './viewer.ts'
import type { ViewerHooks } from './viewing.ts'

/** Key frames cost everybody: all watchers together get one no more often than this. */
const KEY_FRAME_EVERY_MS = 2_000

/** Input sent before a seat was taken back may arrive after it. */
const STILL_ON_ITS_WAY_MS = 3_000

export interface WatchingWishes {
  readonly profile: GameProfile
  readonly rungs: readonly PictureRate[]
  readonly now: () => number
  readonly knowsKey: (code: string) => boolean
  readonly injector: () => Injector | undefined
  keyFrame(): void
  /** A watcher with a seat has made an input. */
  felt(): void
  /** The list of watchers has changed. */
  told(message: HostMessage): void
}

interface Seated extends Watcher {
  readonly viewer: Viewer
  seat: Seat
  /** Held keys, each with the message that releases it. */
  readonly held: Map<string, InputMessage>
  /** When a seat was last taken back from them. */
  satUntil: number
}

/** The watchers of a play: they get the player's video, nothing is encoded for them. */
export interface Watching {
  open(socket: WebSocket, watcher: Watcher, welcome: HostMessage | undefined): void
  begin(welcome: HostMessage): void
  remove(watcherId: string): void
  giveSeat(watcherId: string, seat: Seat): void
  /** Whether somebody else plays in the player's place. */
  readonly isHandedOver: boolean
  /** Whether one of them has a seat, in the player's place or at the second pad. */
  readonly hasPlayer: boolean
  readonly list: HostMessage
  picture(picture: EncodedPicture): void
  sound(data: Buffer, at: number): void
  tick(): void
  end(message: HostMessage, reason: string): void
}

interface Room extends WatchingWishes {
  readonly seated: Map<string, Seated>
  readonly second: ReadonlySet<string>
  keyFrameAt: number
}

const listOf = ({ seated }: Room): HostMessage => ({
  type: 'watchers',
  watchers: [...seated.values()].map(({ id, name, seat }) => ({ id, name, seat })),
})

const close = ({ seated }: Room, id: string, code: number, reason: string) =>
  seated.get(id)?.viewer.close(code, reason)

function sit({ injector, now }: Room, one: Seated, seat: Seat): void {
  if (one.seat === seat) return
  if (one.seat !== 'none') one.satUntil = now()
  one.seat = seat
  // Release everything held by somebody who loses their seat.
  one.held.clear()
  injector()?.release()
  one.viewer.say({ type: 'seat', seat })
}

function remember({ held }: Seated, message: InputMessage): void {
  if (message.type !== 'key' && message.type !== 'button') return
  const name = message.type === 'key' ? message.code : `button ${message.button}`
  if (message.isDown) held.set(name, { ...message, isDown: false })
  else held.delete(name)
}

function letGo({ injector }: Room, { held, seat }: Seated): void {
  for (const up of held.values()) injector()?.put(up, seat === 'second')
  held.clear()
}

function hear(room: Room, id: string, message: InputMessage): void {
  const one = room.seated.get(id)
  if (!one) return
  // A hidden page releases its own keys; without a seat it holds none.
  if (message.type === 'release') return letGo(room, one)
  const isOfSecond = one.seat === 'second' && message.type === 'key' && room.second.has(message.code)
  if (one.seat === 'first' || isOfSecond) {
    room.felt()
    remember(one, message)
    return room.injector()?.put(message, isOfSecond)
  }
  // At the second pad other keys are ignored; without a seat all are.
  if (one.seat === 'none' && room.now() > one.satUntil + STILL_ON_ITS_WAY_MS)
    close(room, id, STREAM_CLOSE.badInput, 'bad input')
}

function gone(room: Room, id: string): void {
  const one = room.seated.get(id)
  if (!one) return
  room.seated.delete(id)
  if (one.seat !== 'none') room.injector()?.release()
  room.told(listOf(room))
}

const hooksOf = (room: Room, id: string): ViewerHooks => ({
  input: (message) => hear(room, id, message),
  giveSeat: () => close(room, id, STREAM_CLOSE.badInput, 'bad input'),
  hidden: () => undefined,
  keyFrame() {
    if (room.now() - room.keyFrameAt < KEY_FRAME_EVERY_MS) return
    room.keyFrameAt = room.now()
    room.keyFrame()
  },
  // The player's link decides how it is encoded.
  setRate: () => undefined,
  encoderShare: () => 0,
  // A watcher's measurements say nothing about the worker's plays.
  paced: () => undefined,
  flowChanged: () => undefined,
  closed: () => gone(room, id),
})

function enter(room: Room, socket: WebSocket, watcher: Watcher, welcome: HostMessage | undefined): void {
  const { seated, now, knowsKey, rungs } = room
  if (!seated.has(watcher.id) && seated.size >= MOST_WATCHERS) return socket.close(STREAM_CLOSE.full, 'full')
  close(room, watcher.id, STREAM_CLOSE.replaced, 'replaced')
  const viewer = openViewer({
    socket,
    now,
    knowsKey,
    rungs,
    openTrack: undefined,
    udpPorts: undefined,
    hooks: hooksOf(room, watcher.id),
  })
  seated.set(watcher.id, {
    ...watcher,
    viewer,
    seat: 'none',
    held: new Map(),
    satUntil: Number.NEGATIVE_INFINITY,
  })
  if (welcome) viewer.begin(welcome)
  else viewer.say({ type: 'starting' })
  room.told(listOf(room))
}

function giveSeat(room: Room, watcherId: string, seat: Seat): void {
  const { seated, second } = room
  const one = seated.get(watcherId)
  if (!one || (seat === 'second' && second.size === 0)) return
  // Each seat has one player.
  if (seat !== 'none')
    for (const other of seated.values()) if (other !== one && other.seat === seat) sit(room, other, 'none')
  sit(room, one, seat)
  room.told(listOf(room))
}

/** Opens the list of watchers of one play, initially empty. */
export function openWatching(wishes: WatchingWishes): Watching {
  const room: Room = {
    ...wishes,
    seated: new Map(),
    second: keysOfSecond(wishes.profile),
    keyFrameAt: Number.NEGATIVE_INFINITY,
  }
  const each = (act: (viewer: Viewer) => void) => room.seated.forEach(({ viewer }) => act(viewer))
  return {
    open: (socket, watcher, welcome) => enter(room, socket, watcher, welcome),
    begin: (welcome) => each((viewer) => viewer.begin(welcome)),
    remove: (watcherId) => close(room, watcherId, STREAM_CLOSE.removed, 'removed'),
    giveSeat: (watcherId, seat) => giveSeat(room, watcherId, seat),
    get isHandedOver() {
      return [...room.seated.values()].some(({ seat }) => seat === 'first')
    },
    get hasPlayer() {
      return [...room.seated.values()].some(({ seat }) => seat !== 'none')
    },
    get list() {
      return listOf(room)
    },
    picture: (picture) => each((viewer) => viewer.picture(picture)),
    sound: (data, at) => each((viewer) => viewer.sound(data, at)),
    tick: () => each((viewer) => viewer.tick()),
    end(message, reason) {
      each((viewer) => {
        viewer.say(message)
        viewer.close(STREAM_CLOSE.ended, reason)
      })
    },
  }
}

/** The only keys allowed from the second seat. */
function keysOfSecond({ secondPad }: GameProfile): ReadonlySet<string> {
  if (!secondPad) return new Set()
  return new Set([
    ...Object.values(secondPad.stick ?? {}),
    ...secondPad.buttons.map(({ presses }) => presses),
  ])
}
