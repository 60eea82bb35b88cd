import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { markOf } from './processes.ts'
import { openWorkerRig } from './testing/worker-rig.ts'

const numberIn = (file: string) => {
  const text = readFileSync(file, 'utf8')
  return text.startsWith('{') ? (JSON.parse(text) as { pid: number }).pid : Number(text)
}

test('a worker that starts after a killed one ends and deletes its leftovers', async () => {
  const worker = spawn(process.execPath, [join(import.meta.dirname, 'testing/worker-to-kill.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: worker.stdout! })
  const [folder] = (await once(lines, 'line')) as [string]
  const pids = ['host.json', 'sandbox.pid'].map((name) => numberIn(join(folder, 'play-1', name)))
  const ended = once(worker, 'exit')
  worker.kill('SIGKILL')
  await ended
  expect(pids.map(markOf)).not.toContain(undefined)
  // A symbolic link left there must not lead the clean-up elsewhere.
  const outside = `${folder}-outside`
  mkdirSync(join(outside, 'precious'), { recursive: true })
  symlinkSync(outside, join(folder, 'link'))

  const next = await openWorkerRig({ folder })
  expect(pids.map(markOf)).toEqual([undefined, undefined])
  expect(existsSync(join(folder, 'play-1'))).toBe(false)
  expect(existsSync(join(outside, 'precious'))).toBe(true)
  await next.close()
  expect(existsSync(folder)).toBe(false)
  rmSync(outside, { recursive: true })
})
