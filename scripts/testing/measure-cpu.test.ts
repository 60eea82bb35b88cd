import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'

const MEASURE_CPU = join(import.meta.dirname, 'measure-cpu.ts')

function folderOfTest(): string {
  const { folder, remove } = makeDataFolder('measure-cpu')
  onTestFinished(remove)
  return folder
}

test('a part keeps its outcome, and its CPU time is recorded', () => {
  const file = join(folderOfTest(), 'seconds')
  const work = 'for (let n = 0; n < 3e8; n++); process.exit(3)'
  const { status } = spawnSync(process.execPath, [MEASURE_CPU, file, process.execPath, '-e', work])
  expect(status).toBe(3)
  if (process.platform === 'linux') expect(Number(readFileSync(file, 'utf8'))).toBeGreaterThan(0)
})

test('a part ends when its parent process is killed', async () => {
  const folder = folderOfTest()
  const pidFile = join(folder, 'pid')
  const part = `require('fs').writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); setInterval(() => {}, 1000)`
  const args = [MEASURE_CPU, join(folder, 'seconds'), process.execPath, '-e', part]
  const run = `require('child_process').spawn(process.execPath, ${JSON.stringify(args)}); setInterval(() => {}, 1000)`
  const starter = spawn(process.execPath, ['-e', run])
  const pid = await vi.waitFor(() => {
    expect(existsSync(pidFile) && readFileSync(pidFile, 'utf8')).toBeTruthy()
    return Number(readFileSync(pidFile, 'utf8'))
  })
  const ended = once(starter, 'exit')
  starter.kill('SIGKILL')
  await ended
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'))
})
