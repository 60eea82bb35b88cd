import { expect, test, vi } from 'vitest'
import type { Client } from './client.ts'
import { openRooms } from './rooms.ts'

function fakeClient(accountId: number) {
  const frames: string[] = []
  const client = {
    accountId,
    rooms: new Set<string>(),
    write: (frame: Buffer) => void frames.push(frame.toString()),
  } as unknown as Client
  return { client, frames }
}

const LIMITS = { tick: 0, kept: 5, remembered: -1 }

test('a channel is dropped when it is empty and quiet for a while', async () => {
  const rooms = openRooms(LIMITS)
  const [anna, ben] = [fakeClient(1), fakeClient(2)]
  rooms.join('world', anna.client, undefined)
  rooms.say('world', { kind: 'chat', id: 'M1', body: {} }, [])
  await vi.waitFor(() => expect(anna.frames.at(-1)).toContain('M1'))
  rooms.tidy()
  rooms.join('world', ben.client, 'M1')
  expect(ben.frames.at(-1)).not.toContain('stale')
  rooms.leaveAll(anna.client)
  rooms.leaveAll(ben.client)
  rooms.tidy()
  rooms.join('world', ben.client, 'M1')
  expect(ben.frames.at(-1)).toContain('stale')
  rooms.close()
})
