import type { WebSocket } from 'ws'
import {
  MOST_WATCHERS,
  STREAM_CLOSE,
  type GameProfile,
  type HostMessage,
  type InputMessage,
  type Seat,
  type Watcher,
} from '../model.ts'
import type { EncodedPicture, Hands, PictureRate } from './parts.ts'
import { openViewer, type Viewer } from './viewer.ts'
import type { ViewerHooks } from './viewing.ts'

/** Whole pictures cost everybody: those who watch get one as often as this, all together. */
const KEY_FRAME_EVERY_MS = 2_000

/** What was pressed before a seat was taken back may arrive after it. */
const STILL_ON_ITS_WAY_MS = 3_000

export interface WatchingWishes {
  readonly profile: GameProfile
  readonly rungs: readonly PictureRate[]
  readonly now: () => number
  readonly knowsKey: (code: string) => boolean
  readonly hands: () => Hands | undefined
  keyFrame(): void
  /** Somebody who was given a seat plays. */
  felt(): void
  /** Who watches has changed. */
  told(message: HostMessage): void
}

interface Seated extends Watcher {
  readonly viewer: Viewer
  seat: Seat
  /** When a seat was taken back from them last. */
  satUntil: number
}

/** Those who watch a play: they get what is encoded for the player, and nothing is encoded for them. */
export interface Watching {
  open(socket: WebSocket, watcher: Watcher, welcome: HostMessage | undefined): void
  begin(welcome: HostMessage): void
  remove(watcherId: string): void
  giveSeat(watcherId: string, seat: Seat): void
  /** Whether somebody else plays in the player's place. */
  readonly isHandedOver: boolean
  readonly list: HostMessage
  picture(picture: EncodedPicture): void
  sound(data: Buffer, at: number): void
  tick(): void
  end(message: HostMessage, reason: string): void
}

export function openWatching(wishes: WatchingWishes): Watching {
  const seated = new Map<string, Seated>()
  const second = keysOfSecond(wishes.profile)
  let keyFrameAt = Number.NEGATIVE_INFINITY

  const list = (): HostMessage => ({
    type: 'watchers',
    watchers: [...seated.values()].map(({ id, name, seat }) => ({ id, name, seat })),
  })
  const tell = () => wishes.told(list())

  function sit(one: Seated, seat: Seat): void {
    if (one.seat === seat) return
    if (one.seat !== 'none') one.satUntil = wishes.now()
    one.seat = seat
    // Nothing stays pressed by somebody who has got up.
    wishes.hands()?.release()
    one.viewer.say({ type: 'seat', seat })
  }

  const hooksOf = (id: string): ViewerHooks => ({
    input: (message) => hear(id, message),
    giveSeat: () => close(id, STREAM_CLOSE.badInput, 'bad input'),
    hidden: () => undefined,
    keyFrame() {
      if (wishes.now() - keyFrameAt < KEY_FRAME_EVERY_MS) return
      keyFrameAt = wishes.now()
      wishes.keyFrame()
    },
    // The player's link decides how it is encoded.
    setRate: () => undefined,
    flowChanged: () => undefined,
    closed: () => gone(id),
  })

  function hear(id: string, message: InputMessage): void {
    const one = seated.get(id)
    // A page that is hidden lets go of keys that it never held.
    if (!one || message.type === 'release') return
    const isOfSecond = one.seat === 'second' && message.type === 'key' && second.has(message.code)
    if (one.seat === 'first' || isOfSecond) {
      wishes.felt()
      return wishes.hands()?.put(message)
    }
    // At the second pad other keys are nothing; without a seat there is nothing to press.
    if (one.seat === 'none' && wishes.now() > one.satUntil + STILL_ON_ITS_WAY_MS)
      close(id, STREAM_CLOSE.badInput, 'bad input')
  }

  function gone(id: string): void {
    const one = seated.get(id)
    if (!one) return
    seated.delete(id)
    if (one.seat !== 'none') wishes.hands()?.release()
    tell()
  }

  const close = (id: string, code: number, reason: string) => seated.get(id)?.viewer.close(code, reason)

  return {
    open(socket, watcher, welcome) {
      if (!seated.has(watcher.id) && seated.size >= MOST_WATCHERS)
        return socket.close(STREAM_CLOSE.full, 'full')
      close(watcher.id, STREAM_CLOSE.replaced, 'replaced')
      const viewer = openViewer({
        socket,
        now: wishes.now,
        knowsKey: wishes.knowsKey,
        rungs: wishes.rungs,
        openTrack: undefined,
        udpPorts: undefined,
        hooks: hooksOf(watcher.id),
      })
      seated.set(watcher.id, { ...watcher, viewer, seat: 'none', satUntil: Number.NEGATIVE_INFINITY })
      if (welcome) viewer.begin(welcome)
      else viewer.say({ type: 'starting' })
      tell()
    },
    begin: (welcome) => seated.forEach(({ viewer }) => viewer.begin(welcome)),
    remove: (watcherId) => close(watcherId, STREAM_CLOSE.removed, 'removed'),
    giveSeat(watcherId, seat) {
      const one = seated.get(watcherId)
      if (!one || (seat === 'second' && second.size === 0)) return
      // Each seat has one player.
      if (seat !== 'none') for (const other of seated.values()) if (other.seat === seat) sit(other, 'none')
      sit(one, seat)
      tell()
    },
    get isHandedOver() {
      return [...seated.values()].some(({ seat }) => seat === 'first')
    },
    get list() {
      return list()
    },
    picture: (picture) => seated.forEach(({ viewer }) => viewer.picture(picture)),
    sound: (data, at) => seated.forEach(({ viewer }) => viewer.sound(data, at)),
    tick: () => seated.forEach(({ viewer }) => viewer.tick()),
    end(message, reason) {
      for (const { viewer } of seated.values()) {
        viewer.say(message)
        viewer.close(STREAM_CLOSE.ended, reason)
      }
    },
  }
}

/** Nothing else may be pressed from the second seat. */
function keysOfSecond({ secondPad }: GameProfile): ReadonlySet<string> {
  if (!secondPad) return new Set()
  return new Set([
    ...Object.values(secondPad.stick ?? {}),
    ...secondPad.buttons.map(({ presses }) => presses),
  ])
}
