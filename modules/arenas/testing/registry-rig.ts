import { afterEach, beforeEach, expect } from 'vitest'
import { allRules } from '#games/arena/all-rules.ts'
import { openRoom } from '#games/arena/online/room.ts'
import { memoryBus } from '#kit/bus/memory-bus.ts'
import { FromPage, FromRoom, numberMessage, readSeat } from '#kit/game/rooms/wire.ts'
import type { PlayedRoom } from '../model.ts'
import { openRoomRegistry, type RoomRegistry } from '../server/room-registry.ts'
import { fakeVoices } from './fake-voices.ts'

const log = { warn: (facts: object) => expect.fail(JSON.stringify(facts)) }
export const bus = memoryBus(log)
let time: number
let secrets: number
export let rooms: PlayedRoom[]
export let registry: RoomRegistry
export let far: RoomRegistry

const registryOf = (node: string) =>
  openRoomRegistry({
    node,
    bus,
    log,
    now: () => time,
    voices: fakeVoices,
    secret: (bytes) => new Uint8Array(bytes).fill(++secrets),
    openRoom(_question, seed) {
      const room = openRoom(allRules.eels, seed)
      rooms.push(room)
      return room
    },
  })

/** Fresh registries for each test of a file. */
export function useRegistries(): void {
  beforeEach(() => {
    time = 1000
    secrets = 0
    rooms = []
    registry = registryOf('here')
    far = registryOf('far')
  })
  afterEach(() => {
    registry.close()
    far.close()
  })
}

/** The id of the last account that came. */
export let accounts = 0

/** Brings a player in, and records all that they receive. */
export function come(
  to: RoomRegistry = registry,
  { slug = 'eels', isSent = false, accountId = ++accounts, friendId = 0, code = '', network = '' } = {},
) {
  const heard: Uint8Array[] = []
  let closed: number | undefined
  const end = to.enter(
    {
      accountId,
      network: network || undefined,
      language: 'en',
      send: (message) => heard.push(message),
      close: (reason) => (closed = reason),
    },
    { slug, isSent, friendId, ...(code ? { code } : {}) },
  )
  return {
    ...end,
    kinds: () => heard.map(([kind]) => kind),
    last: (kind: number) => heard.findLast((message) => message[0] === kind),
    closedWith: () => closed,
    sit() {
      end.heard(new Uint8Array([FromPage.sit]))
      return readSeat(this.last(FromRoom.seat)!)
    },
  }
}

/** Lets time pass while these pages go on pinging. */
export function pass(milliseconds: number, pages: readonly Pick<ReturnType<typeof come>, 'heard'>[] = []) {
  for (const end = time + milliseconds; time < end;) {
    time = Math.min(end, time + 50)
    for (const page of pages) page.heard(numberMessage(FromPage.ping, 1))
    registry.play()
    far.play()
  }
}
