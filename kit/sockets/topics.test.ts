import { expect, test, vi } from 'vitest'
import type { Client } from './client.ts'
import { openTopics } from './topics.ts'

function fakeClient(accountId: number) {
  const frames: string[] = []
  const client = {
    accountId,
    topics: new Set<string>(),
    write: (frame: Buffer) => void frames.push(frame.toString()),
  } as unknown as Client
  return { client, frames }
}

const LIMITS = { tick: 0, kept: 5, remembered: -1 }

test('a channel is dropped when it is empty and quiet for a while', async () => {
  const topics = openTopics(LIMITS)
  const [anna, ben] = [fakeClient(1), fakeClient(2)]
  topics.join('world', anna.client, undefined)
  topics.say('world', { kind: 'chat', id: 'M1', body: {} }, { exceptFor: [] })
  await vi.waitFor(() => expect(anna.frames.at(-1)).toContain('M1'))
  topics.tidy()
  topics.join('world', ben.client, 'M1')
  expect(ben.frames.at(-1)).not.toContain('stale')
  topics.leaveAll(anna.client)
  topics.leaveAll(ben.client)
  topics.tidy()
  topics.join('world', ben.client, 'M1')
  expect(ben.frames.at(-1)).toContain('stale')
  topics.close()
})
