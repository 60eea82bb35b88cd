import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { once } from 'node:events'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hours, milliseconds } from '#kit/time/time.ts'
import { markOf } from './processes.ts'
import { FAKE_PROFILE, faulty, openWorkerRig, type RigWishes, type WorkerRig } from './testing/worker-rig.ts'

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

/** The processes of a play: its host, and what that has started. */
function pidsOf({ folder }: WorkerRig, playId: string): number[] {
  const host = JSON.parse(readFileSync(join(folder, playId, 'host.json'), 'utf8')) as { pid: number }
  return [host.pid, Number(readFileSync(join(folder, playId, 'sandbox.pid'), 'utf8'))]
}
const allGone = (pids: readonly number[]) =>
  vi.waitFor(() => expect(pids.filter((pid) => markOf(pid))).toEqual([]))
const foldersOf = ({ folder }: WorkerRig) => readdirSync(folder).filter((name) => name !== 'worker.json')

describe('a worker', () => {
  test('reports itself, its games, and heartbeats', async () => {
    const { coordinator, worker } = await openRig()
    coordinator.say({
      type: 'welcome',
      programs: [
        { gameKey: 'there', program: '/usr/bin/true', weight: 40 },
        { gameKey: 'too-heavy', program: '/usr/bin/true', weight: 101 },
        { gameKey: 'not-there', program: '/usr/games/no-such-game', weight: 40 },
        { gameKey: 'no-program', program: '/usr/bin', weight: 40 },
        { gameKey: 'outside', program: '/etc/passwd', weight: 40 },
        { gameKey: 'climbing', program: '/usr/bin/../../etc/passwd', weight: 40 },
      ],
    })
    expect(coordinator.heard[0]).toMatchObject({
      type: 'hello',
      workerId: 'worker-1',
      capacity: 100,
      sessions: [],
    })
    expect((await coordinator.next('games')).gameKeys).toEqual(['there'])
    const [first, second] = [await coordinator.next('beat'), await coordinator.next('beat')]
    expect(second.sequence).toBe(first.sequence + 1)
    expect(worker.size).toBe(0)
  })

  test('[4.8] runs a play from its order to its end, and leaves nothing behind', async () => {
    const rig = await openRig()
    const token = await rig.run('play-1')
    const pids = pidsOf(rig, 'play-1')
    const { socket, status } = await rig.open('play-1', token)
    expect(status).toBe(101)
    await rig.coordinator.next('beat', ({ sessions }) => (sessions[0]?.playedMs ?? 0) > 0)
    rig.coordinator.say({ type: 'end', playId: 'play-1', reason: 'left' })
    const [code] = (await once(socket, 'close')) as [number]
    expect(code).toBe(4003)
    expect(await rig.ended('play-1')).toMatchObject({ reason: 'left', playedMs: expect.any(Number) })
    await allGone(pids)
    expect([foldersOf(rig), rig.worker.size]).toEqual([[], 0])
  })

  test('counts only while somebody plays', async () => {
    const rig = await openRig()
    await rig.run('play-1')
    await rig.coordinator.next('beat', ({ sessions }) => sessions[0]?.state === 'waiting')
    await rig.coordinator.next('beat')
    rig.coordinator.say({ type: 'end', playId: 'play-1', reason: 'away' })
    expect(await rig.ended('play-1')).toMatchObject({ reason: 'away', playedMs: 0 })
  })

  test('takes no more plays than its capacity, and more when a place is free', async () => {
    const rig = await openRig()
    await rig.run('play-1')
    await rig.run('play-2')
    rig.start('play-3')
    expect(await rig.coordinator.next('refused')).toMatchObject({
      playId: 'play-3',
      reason: 'There is no room',
    })
    rig.coordinator.say({ type: 'end', playId: 'play-1', reason: 'left' })
    await rig.ended('play-1')
    await rig.run('play-3')
  })

  test('refuses a game that it does not have', async () => {
    const rig = await openRig()
    rig.start('play-1', { profile: { ...FAKE_PROFILE, program: '/usr/games/no-such-game', weight: 40 } })
    expect((await rig.coordinator.next('refused')).reason).toBe('There is no such program here')
    expect(foldersOf(rig)).toEqual([])
  })

  test('a play ordered twice is one, and the newer token opens it', async () => {
    const rig = await openRig()
    const older = await rig.run('play-1')
    const newer = await rig.run('play-1')
    expect(rig.worker.size).toBe(1)
    expect((await rig.open('play-1', older)).status).toBe(401)
    expect((await rig.open('play-1', newer)).status).toBe(101)
  })

  test('reports an unknown play as lost', async () => {
    const rig = await openRig()
    rig.coordinator.say({ type: 'end', playId: 'nowhere', reason: 'left' })
    expect(await rig.ended('nowhere')).toMatchObject({ reason: 'lost', playedMs: 0 })
  })

  test('survives invalid messages', async () => {
    const rig = await openRig()
    for (const odd of [
      null,
      7,
      {},
      { type: 'start' },
      { type: 'start', playId: '../..', profile: FAKE_PROFILE, admission: { tokenHash: '', until: 1 } },
      { type: 'admit', playId: 'play-1' },
      { type: 'end' },
    ])
      rig.coordinator.say(odd as never)
    await rig.run('play-1')
    expect(rig.worker.size).toBe(1)
  })
})

describe('the saves of a play', () => {
  test('are loaded when the next play begins, and uploaded after it', async () => {
    const rig = await openRig()
    rig.coordinator.saves.set('play-1', 'level 3')
    const { socket, welcome } = await rig.open('play-1', rig.start('play-1', { hasSaves: true }))
    expect(Buffer.from(welcome?.saves ?? '', 'base64').toString()).toBe('level 3')
    socket.send('level 4')
    await vi.waitFor(() =>
      expect(readFileSync(join(rig.folder, 'play-1/saves.tar.gz'), 'utf8')).toBe('level 4'),
    )
    rig.coordinator.say({ type: 'end', playId: 'play-1', reason: 'left' })
    await rig.ended('play-1')
    expect(rig.coordinator.saves.get('play-1')).toBe('level 4')
  })

  test('are required: a play whose saves cannot be loaded is refused', async () => {
    const rig = await openRig({ times: { saveWithin: milliseconds(300) } })
    rig.coordinator.saves.set('play-1', 'x'.repeat(9 * 1024 * 1024))
    rig.start('play-1', { hasSaves: true })
    expect((await rig.coordinator.next('refused')).reason).toBe('Its saves could not be fetched')
  })
})

describe('a host that fails', () => {
  test('[8.6] killed in the middle of a game ends its play as crashed, with what it had started', async () => {
    const rig = await openRig()
    const token = await rig.run('play-1')
    const { socket } = await rig.open('play-1', token)
    const pids = pidsOf(rig, 'play-1')
    process.kill(pids[0]!, 'SIGKILL')
    await once(socket, 'close')
    expect(await rig.ended('play-1')).toMatchObject({ reason: 'crashed' })
    await allGone(pids)
    await rig.run('play-2')
    expect(foldersOf(rig)).toEqual(['play-2'])
  })

  test.for([
    ['fails', 'No display'],
    ['diesAtStart', 'Its host ended before the game ran'],
    ['deafStart', 'It did not start in time'],
  ] as const)('and %s is refused: %s', async ([fault, reason]) => {
    const rig = await openRig(fault === 'deafStart' ? { times: { startWithin: milliseconds(600) } } : {})
    rig.start('play-1', { profile: faulty(fault) })
    expect((await rig.coordinator.next('refused')).reason).toBe(reason)
    expect(foldersOf(rig)).toEqual([])
  })

  test('and hangs at the end is killed', async () => {
    const rig = await openRig({ times: { endWithin: milliseconds(300) } })
    await rig.run('play-1', { profile: faulty('deafEnd') })
    const pids = pidsOf(rig, 'play-1')
    rig.coordinator.say({ type: 'end', playId: 'play-1', reason: 'time' })
    expect(await rig.ended('play-1')).toMatchObject({ reason: 'time' })
    await allGone(pids)
  })

  test('and hangs while running is reported as stuck', async () => {
    const rig = await openRig({ times: { silentAfter: milliseconds(500) } })
    await rig.run('play-1', { profile: faulty('falls silent') })
    expect(await rig.ended('play-1')).toMatchObject({ reason: 'stuck' })
  })
})

describe('a coordinator that disconnects', () => {
  test('finds its plays running when it returns, and is told of those that ended meanwhile', async () => {
    const rig = await openRig()
    const token = await rig.run('play-1')
    await rig.run('play-2')
    const { bootId } = rig.coordinator.heard[0] as { bootId: string }
    await rig.coordinator.goAway()
    process.kill(pidsOf(rig, 'play-2')[0]!, 'SIGKILL')
    await vi.waitFor(() => expect(foldersOf(rig)).toEqual(['play-1']))
    await rig.coordinator.comeBack()
    const hello = await rig.coordinator.next('hello')
    expect(hello.bootId).toBe(bootId)
    expect(hello.sessions.map(({ playId }) => playId)).toEqual(['play-1', 'play-2'])
    expect(await rig.ended('play-2')).toMatchObject({ reason: 'crashed' })
    expect((await rig.open('play-1', token)).status).toBe(101)
    await rig.coordinator.next('beat', ({ sessions }) => sessions.length === 1)
  })

  test('for too long ends the plays', async () => {
    const rig = await openRig({ times: { grace: milliseconds(300) } })
    await rig.run('play-1')
    await rig.coordinator.goAway()
    await vi.waitFor(() => expect(rig.worker.size).toBe(0))
    await rig.coordinator.comeBack()
    expect(await rig.ended('play-1')).toMatchObject({ reason: 'drained' })
  })
})

describe('draining', () => {
  test('accepts no plays, notifies players, and ends those that stay', async () => {
    const rig = await openRig()
    const token = await rig.run('play-1')
    const { socket } = await rig.open('play-1', token)
    const news = once(socket, 'message') as Promise<[Buffer]>
    const drained = rig.worker.drain(milliseconds(900))
    expect(JSON.parse(String((await news)[0]))).toEqual({ type: 'timeLeft', seconds: 1 })
    await rig.coordinator.next('beat', ({ isDraining }) => isDraining)
    rig.start('play-2')
    expect((await rig.coordinator.next('refused')).reason).toBe('This worker is draining')
    expect(await rig.ended('play-1')).toMatchObject({ reason: 'drained' })
    await drained
  })

  test('promises no player more time than there is', async () => {
    const rig = await openRig()
    const { socket } = await rig.open('play-1', await rig.run('play-1'))
    const told: number[] = []
    socket.on('message', (data) => told.push((JSON.parse(String(data)) as { seconds: number }).seconds))
    const drained = rig.worker.drain(hours(1))
    rig.coordinator.say({ type: 'timeLeft', playId: 'play-1', seconds: 99_999 })
    await vi.waitFor(() => expect(told).toEqual([3600, 3600]))
    rig.coordinator.say({ type: 'end', playId: 'play-1', reason: 'left' })
    await drained
  })
})

test('two workers do not share a folder', async () => {
  const rig = await openRig()
  await expect(openWorkerRig({ folder: rig.folder })).rejects.toThrow(
    `${rig.folder} is in use by another worker, process ${process.pid}`,
  )
  expect(existsSync(rig.folder)).toBe(true)
})
