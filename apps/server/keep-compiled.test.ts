import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'

const MODULE = join(import.meta.dirname, 'keep-compiled.ts')

/** A process that loads a module after it enables a cache: a process can do that once. */
const start = (folder: string, before = '') =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `${before}; const { keepCompiled } = await import(${JSON.stringify(MODULE)}); keepCompiled(${JSON.stringify(folder)}); await import(${JSON.stringify(join(import.meta.dirname, 'origin.ts'))}); (await import('node:module')).flushCompileCache()`,
    ],
    { env: { ...process.env, NODE_COMPILE_CACHE: undefined }, encoding: 'utf8', stdio: 'pipe' },
  )

function newFolder() {
  const data = makeDataFolder('compiled')
  onTestFinished(() => data.remove())
  return { data: data.folder, compiled: join(data.folder, 'compiled') }
}

test('the compile cache is in a folder that only the portal can write to', () => {
  const { data, compiled } = newFolder()
  start(data)
  expect(statSync(compiled).mode & 0o777).toBe(0o700)
  expect(readdirSync(compiled)).not.toEqual([])
})

test('nothing is run from a folder that others may write to', () => {
  const { data, compiled } = newFolder()
  mkdirSync(compiled)
  chmodSync(compiled, 0o777)
  start(data)
  expect(readdirSync(compiled)).toEqual([])
})

test('nothing is run from a folder of somebody else', () => {
  const { data, compiled } = newFolder()
  mkdirSync(compiled, { mode: 0o700 })
  start(data, 'const uid = process.getuid(); process.getuid = () => uid + 1')
  expect(readdirSync(compiled)).toEqual([])
})
