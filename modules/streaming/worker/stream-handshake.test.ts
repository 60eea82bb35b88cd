import { afterEach, describe, expect, test } from 'vitest'
import { hours, type Instant } from '#kit/time/time.ts'
import { FAKE_PROFILE, openWorkerRig, type RigWishes, type WorkerRig } from './testing/worker-rig.ts'

const rigs: WorkerRig[] = []
afterEach(async () => {
  for (const rig of rigs.splice(0)) await rig.close()
})
async function openRig(wishes: RigWishes = {}): Promise<WorkerRig> {
  const rig = await openWorkerRig(wishes)
  rigs.push(rig)
  await rig.coordinator.next('hello')
  return rig
}

describe('the token of a stream', () => {
  test('works once', async () => {
    const rig = await openRig()
    const token = await rig.run('play-1')
    expect((await rig.open('play-1', token)).status).toBe(101)
    expect((await rig.open('play-1', token)).status).toBe(401)
  })

  test('of one play cannot open another play', async () => {
    const rig = await openRig()
    const token = await rig.run('play-1')
    await rig.run('play-2')
    expect((await rig.open('play-2', token)).status).toBe(401)
  })

  test('expires at its end, and is replaced by a newer one', async () => {
    const rig = await openRig()
    await rig.run('play-1')
    const old = rig.admit('play-1', (rig.now + 1000) as Instant)
    const late = rig.admit('play-1', (rig.now + 1000) as Instant)
    expect((await rig.open('play-1', old)).status).toBe(401)
    rig.now = (rig.now + 1000) as Instant
    expect((await rig.open('play-1', late)).status).toBe(401)
  })

  test('may arrive slightly before its play', async () => {
    const rig = await openRig({ times: { earlyBy: hours(1) } })
    const token = 'a'.repeat(43)
    const opened = rig.open('play-1', token)
    const tokenHash = 'ZtNPunH49FD35FWYhT5Tv8I7vRKQJ8uxMaL0_9eHjNA'
    rig.coordinator.say({
      type: 'start',
      playId: 'play-1',
      profile: FAKE_PROFILE,
      hasSaves: false,
      admission: { tokenHash, until: rig.now + 1000 },
    })
    expect((await opened).status).toBe(101)
  })

  test('may arrive before its admission', async () => {
    const rig = await openRig({ times: { earlyBy: hours(1) } })
    await rig.run('play-1')
    const token = 'a'.repeat(43)
    const opened = rig.open('play-1', token)
    // Another one comes first: that does not let it in.
    rig.admit('play-1')
    const tokenHash = 'ZtNPunH49FD35FWYhT5Tv8I7vRKQJ8uxMaL0_9eHjNA'
    rig.coordinator.say({
      type: 'admit',
      playId: 'play-1',
      admission: { tokenHash, until: rig.now + 1000 },
    })
    expect((await opened).status).toBe(101)
  })

  test.for([
    ['nowhere', 'a'.repeat(43), {}, 401],
    ['play-1', 'a'.repeat(43), {}, 401],
    ['play-1', 'x', {}, 401],
    ['play-1', 'a'.repeat(43), { origin: 'https://elsewhere.example' }, 403],
    ['play%2F1', 'a'.repeat(43), {}, 404],
    ['', 'a'.repeat(43), {}, 404],
  ] as const)('for %j, %j, %j is answered with %i', async ([playId, token, headers, status]) => {
    const rig = await openRig()
    await rig.run('play-1')
    expect((await rig.open(playId, token, headers)).status).toBe(status)
  })

  test('has a limit of wrong guesses per network; a valid one is never refused for it', async () => {
    const rig = await openRig({ trustedProxies: 1 })
    const token = await rig.run('play-1')
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const guesses = Array.from({ length: 22 }, () => rig.open('play-1', 'a'.repeat(43), from('203.0.113.7')))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    expect((await rig.open('play-1', 'a'.repeat(43), from('198.51.100.1'))).status).toBe(401)
    expect((await rig.open('play-1', token, from('203.0.113.8'))).status).toBe(101)
  })

  test('is accepted from the pages of the portal, wherever that is', async () => {
    const rig = await openRig({ pageHost: 'islet.example' })
    const origin = 'https://islet.example'
    expect((await rig.open('play-1', await rig.run('play-1'), { origin })).status).toBe(101)
  })
})
