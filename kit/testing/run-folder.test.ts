import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeRunFolder, processesOf } from './run-folder.ts'

test.runIf(process.platform === 'linux')(
  'leftovers of a killed run are removed, with its servers',
  async () => {
    // A process that has ended: its pid is free.
    const { pid: ended } = spawnSync('true')
    const left = join(tmpdir(), `islet-test-${ended}-left-abc`)
    mkdirSync(left)
    const server = spawn('sleep', ['1000'], { env: { ...process.env, DATA_DIR: left }, stdio: 'ignore' })
    const gone = once(server, 'exit')
    await expect.poll(() => processesOf(left)).toEqual([server.pid])
    const own = makeRunFolder()
    onTestFinished(() => rmSync(own, { recursive: true }))
    expect((await gone)[1]).toBe('SIGKILL')
    expect(existsSync(left)).toBe(false)
    expect(existsSync(own)).toBe(true)
  },
)

test.runIf(process.getuid?.() === 0)('folders that runs of other users left behind are kept', () => {
  const { pid: ended } = spawnSync('true')
  const left = join(tmpdir(), `islet-test-${ended}-left-def`)
  mkdirSync(left)
  onTestFinished(() => rmSync(left, { recursive: true }))
  chownSync(left, 65_534, 65_534)
  const own = makeRunFolder()
  onTestFinished(() => rmSync(own, { recursive: true }))
  expect(existsSync(left)).toBe(true)
})
