import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { missingPrograms } from '../host/needs.ts'
import { leftoversOf, startAndStop } from './testing/leftovers.ts'
import { FAKE_PROFILE, openWorkerRig, REAL_HOST, type WorkerRig } from './testing/worker-rig.ts'
import { markOf } from './processes.ts'
import { WORKER_TIMES } from './times.ts'

/** Small programs with a window; whichever is there is the game. */
const PROGRAMS = ['/usr/bin/xev', '/usr/bin/xeyes', '/usr/games/gnome-mines', '/usr/games/four-in-a-row']
const program = PROGRAMS.find((path) => existsSync(path))
const missing = [...missingPrograms(), ...(program ? [] : ['a program with a window'])]

const profile = { ...FAKE_PROFILE, program: program ?? '', saves: [] }
const openRig = () => openWorkerRig({ openHost: REAL_HOST, times: WORKER_TIMES })

describe.skipIf(missing.length > 0)(`with real hosts (missing: ${missing.join(', ') || 'nothing'})`, () => {
  let rig: WorkerRig
  beforeAll(async () => {
    rig = await openRig()
    await rig.coordinator.next('hello')
    return () => rig.close()
  })

  test('ten starts and stops leave no process, display or file', async () => {
    const before = leftoversOf(rig)
    await startAndStop(rig, profile, 10)
    const after = leftoversOf(rig)
    expect(after.processes).toEqual(before.processes)
    expect(after.files).toEqual(before.files)
    expect(after.displays.filter((name) => !before.displays.includes(name))).toEqual([])
    expect(readdirSync(rig.folder)).toEqual(['worker.json'])
  })

  test('a host killed in the middle of a game takes the whole sandbox with it', async () => {
    await rig.run('play-1', { profile })
    const { pid } = JSON.parse(readFileSync(join(rig.folder, 'play-1/host.json'), 'utf8')) as { pid: number }
    const running = leftoversOf(rig).processes.length
    expect(running).toBeGreaterThan(1)
    process.kill(pid, 'SIGKILL')
    expect(await rig.ended('play-1')).toMatchObject({ reason: 'crashed' })
    expect(markOf(pid)).toBeUndefined()
    await expect.poll(() => leftoversOf(rig).processes).toEqual([])
  })
})
