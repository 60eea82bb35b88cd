import {
  elsewhereMessage,
  FromPage,
  FromRoom,
  noSeatMessage,
  numberIn,
  numberMessage,
  SEAT_KEY_BYTES,
  seatMessage,
  TICKS_A_SECOND,
} from '#kit/game/rooms/wire.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { milliseconds, seconds, type Duration } from '#kit/time/time.ts'
import type { PlayedRoom, RoomNews } from '../model.ts'
import { afterLeaving, pauseLeft, remembered, type Leaving } from '../rules/returning.ts'
import { openRoomTalk, type RoomTalk, type RoomVoices } from './room-talk.ts'

/** The server side of a socket. */
export interface Visitor {
  readonly accountId: number
  /** Undefined for localhost. */
  readonly network: string | undefined
  /** The language of messages to them. */
  readonly language: Language
  send(message: Uint8Array): void
  close(code: number, reason: string): void
}

export interface RoomHost {
  news(): RoomNews
  /** Adds a spectator; returns the handler of their messages. */
  enter(visitor: Visitor): { heard(message: Uint8Array): void; closed(): void }
  /** Runs the due ticks. */
  play(now: number): void
  /** Redirects everybody to the same room in another process. */
  moveTo(node: string): void
}

export interface RoomHostParts {
  readonly slug: string
  readonly kind?: string | undefined
  readonly code?: string | undefined
  /** Name of the process. */
  readonly node: string
  readonly room: PlayedRoom
  readonly voices: RoomVoices
  /** Milliseconds of a monotonic clock. */
  now(): number
  /** Random secret bytes. */
  secret(bytes: number): Uint8Array
}

const BATCH = 3
/** Length of a match code, which identifies a match for its rating. */
const MATCH_CODE_BYTES = 16
/** After a stall the room continues from here instead of catching up. */
const MOST_TICKS = 30

/** How long a seat is kept for a disconnected player. */
export const SEAT_WAITS: Duration = seconds(15)
/** A page pings every second; one silent for this long is gone. */
export const SILENT_FOR: Duration = seconds(10)
/** A player whose input is unchanged for this long counts as away. */
export const IDLE_FOR: Duration = seconds(60)
/** A page is sent the whole room once in this time, however often it asks. */
export const WHOLE_EVERY: Duration = seconds(1)
export const PLAY_EVERY: Duration = milliseconds(50)
export const CloseRoom = { silent: 4408, bad: 4400, moved: 4303 } as const

interface Seat {
  readonly seat: number
  readonly key: string
  /** The key that reclaims the seat. */
  readonly secret: Uint8Array
  readonly accountId: number
  guest: Guest | undefined
  heldAt: number
  leftAt: number
}

interface Guest {
  readonly visitor: Visitor
  heardAt: number
  /** When they were last sent the whole room, and whether they have asked for it again since. */
  wholeAt: number
  wantsWhole: boolean
  own: Seat | undefined
}

const keyText = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

interface Held extends RoomHostParts {
  readonly guests: Set<Guest>
  readonly seats: Map<string, Seat>
  readonly startedAt: number
  readonly talk: RoomTalk
  /** Who recently gave up a seat here. */
  leavings: ReadonlyMap<number, Leaving>
  /** Ticks lost to a stall. */
  lost: number
}

const standing = ({ visitor }: Guest) => visitor.send(noSeatMessage())

/** One seat per account across tabs, so that one person cannot fill a room. */
const hasSeat = ({ guests }: Held, { visitor }: Guest) =>
  [...guests].some((other) => other.own !== undefined && other.visitor.accountId === visitor.accountId)

function sit(held: Held, guest: Guest): void {
  const { room, seats, node, now, secret, talk } = held
  if (guest.own) return
  if (hasSeat(held, guest)) return standing(guest)
  // A reloaded page has lost its key, but the server knows the account of the seat.
  const kept = [...seats.values()].find((one) => !one.guest && one.accountId === guest.visitor.accountId)
  if (kept) return take(held, guest, kept)
  if (pauseLeft(held.leavings.get(guest.visitor.accountId), now()) > 0) return standing(guest)
  const seat = room.sit(guest.visitor.accountId)
  if (seat === undefined) return standing(guest)
  const key = secret(SEAT_KEY_BYTES)
  const { accountId } = guest.visitor
  const own: Seat = { seat, key: keyText(key), secret: key, accountId, guest, heldAt: now(), leftAt: 0 }
  seats.set(own.key, own)
  guest.own = own
  guest.visitor.send(seatMessage(seat, key, node))
  talk.call(accountId)
}

/** Gives a player back the seat that was kept. */
function back(held: Held, guest: Guest, key: Uint8Array): void {
  const own = held.seats.get(keyText(key))
  if (!own || guest.own) return standing(guest)
  take(held, guest, own)
}

function take({ room, node, now }: Held, guest: Guest, own: Seat): void {
  // The old socket may still look open.
  if (own.guest) own.guest.own = undefined
  own.guest = guest
  own.heldAt = now()
  guest.own = own
  room.away(own.seat, false)
  guest.visitor.send(seatMessage(own.seat, own.secret, node))
}

function free(held: Held, own: Seat): void {
  const { room, seats, now, talk } = held
  seats.delete(own.key)
  const known = remembered(held.leavings, now())
  held.leavings = known.set(own.accountId, afterLeaving(known.get(own.accountId), now()))
  room.rise(own.seat)
  talk.tellNames()
  if (!own.guest) return
  own.guest.own = undefined
  standing(own.guest)
}

function hold({ room, now }: Held, guest: Guest, message: Uint8Array): void {
  const tick = numberIn(message)
  const stick = message[5]
  if (!guest.own || tick === undefined || stick === undefined) return
  if (room.hold(guest.own.seat, tick, stick)) guest.own.heldAt = now()
}

function sendWhole({ room, now }: Held, guest: Guest): void {
  guest.wantsWhole = now() - guest.wholeAt < WHOLE_EVERY
  if (guest.wantsWhole) return
  guest.wholeAt = now()
  guest.visitor.send(room.whole())
}

function hear(held: Held, guest: Guest, message: Uint8Array): void {
  guest.heardAt = held.now()
  const [kind] = message
  if (kind === FromPage.stick) return hold(held, guest, message)
  if (kind === FromPage.ping) return guest.visitor.send(numberMessage(FromRoom.pong, numberIn(message) ?? 0))
  if (kind === FromPage.sit) return sit(held, guest)
  if (kind === FromPage.leave) return guest.own ? free(held, guest.own) : undefined
  if (kind === FromPage.say) return guest.own && held.talk.say(guest.own, message[1] ?? 0)
  if (kind === FromPage.whole) return sendWhole(held, guest)
  if (kind === FromPage.back && message.length === 1 + SEAT_KEY_BYTES)
    return back(held, guest, message.subarray(1))
  return guest.visitor.close(CloseRoom.bad, 'No such message')
}

function leave({ guests, room, now }: Held, guest: Guest): void {
  guests.delete(guest)
  const { own } = guest
  if (!own) return
  own.guest = undefined
  own.leftAt = now()
  room.away(own.seat, true)
}

function tidy(held: Held, time: number): void {
  for (const guest of held.guests)
    if (time - guest.heardAt > SILENT_FOR) guest.visitor.close(CloseRoom.silent, 'You said nothing')
  for (const own of held.seats.values()) {
    const isGone = own.guest ? time - own.heldAt > IDLE_FOR : time - own.leftAt > SEAT_WAITS
    if (isGone) free(held, own)
  }
}

function playDue(held: Held, time: number): void {
  const { room, guests, startedAt, slug, secret, talk } = held
  let due = Math.floor(((time - startedAt) * TICKS_A_SECOND) / 1000) - room.clock - held.lost
  if (due > MOST_TICKS) {
    held.lost += due - MOST_TICKS
    due = MOST_TICKS
  }
  for (; due >= BATCH; due -= BATCH) {
    const message = room.advance(BATCH)
    for (const { visitor } of guests) visitor.send(message)
    const ended = room.ended?.()
    if (ended) talk.settle({ ...ended, slug, code: keyText(secret(MATCH_CODE_BYTES)) })
  }
}

/** One room: its players, and its clock. */
export function openRoomHost(parts: RoomHostParts): RoomHost {
  const { slug, kind, code, room, now } = parts
  const held: Held = {
    ...parts,
    guests: new Set(),
    seats: new Map(),
    leavings: new Map(),
    startedAt: now(),
    lost: 0,
    talk: openRoomTalk({
      voices: parts.voices,
      now,
      listeners: () => [...held.guests].map(({ visitor }) => visitor),
      seats: () => held.seats.values(),
    }),
  }
  return {
    news: () => ({
      slug,
      ...(kind === undefined ? {} : { kind }),
      ...(code === undefined ? {} : { code }),
      seats: room.seats,
      people: room.people,
      visitors: held.guests.size,
      accounts: [...new Set([...held.guests].map(({ visitor }) => visitor.accountId))],
      seated: [...held.seats.values()].map(({ accountId }) => accountId),
    }),
    enter(visitor) {
      const guest: Guest = { visitor, heardAt: now(), wholeAt: -Infinity, wantsWhole: false, own: undefined }
      held.guests.add(guest)
      sendWhole(held, guest)
      if (held.seats.size > 0) held.talk.tellNames(visitor)
      return { heard: (message) => hear(held, guest, message), closed: () => leave(held, guest) }
    },
    play(time) {
      tidy(held, time)
      playDue(held, time)
      for (const guest of held.guests) if (guest.wantsWhole) sendWhole(held, guest)
    },
    moveTo(node) {
      for (const { visitor } of held.guests) {
        visitor.send(elsewhereMessage(node))
        visitor.close(CloseRoom.moved, 'The room is elsewhere')
      }
    },
  }
}
