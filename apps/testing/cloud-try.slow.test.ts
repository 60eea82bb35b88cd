import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { readProfiles } from '#apps/server/cloud-profiles.ts'
import { missingPrograms } from '#modules/streaming/host/needs.ts'
import { openWorkerRig, REAL_HOST, type WorkerRig } from '#modules/streaming/worker/testing/worker-rig.ts'
import { WORKER_TIMES } from '#modules/streaming/worker/times.ts'
import { tryGame } from './cloud-try.ts'

/** One that is left by its window, one that asks back, one that writes as it goes; `npm run cloud:try` plays all. */
const GAMES = ['gnome-2048', 'freedoom1', 'vectoroids']
const files = readProfiles().filter(({ gameKey, program }) => GAMES.includes(gameKey) && existsSync(program))
const missing = [...missingPrograms(), ...(files.length > 0 ? [] : [`one of ${GAMES.join(', ')}`])]

describe.skipIf(missing.length > 0)(`real games (missing: ${missing.join(', ') || 'nothing'})`, () => {
  let rig: WorkerRig
  beforeAll(async () => {
    rig = await openWorkerRig({ openHost: REAL_HOST, times: WORKER_TIMES, capacity: 400 })
    await rig.coordinator.next('hello')
    return () => rig.close()
  })

  test.for(files)(
    '$gameKey: inputs change its picture, and saves of a play are available in the next one [4.8]',
    async (file) => {
      const seen = await tryGame(rig, file)
      expect(seen).toMatchObject({ trouble: '', hasSound: file.hasSound, leaves: true })
      expect(seen.changed).toBeGreaterThan(0)
      expect(seen.cameBack).toContain(file.progress!.file)
    },
  )
})
