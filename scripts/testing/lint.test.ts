import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../setup.mjs'
import { partsFor } from './parts.ts'

const folder = mkdtempSync(join(tmpdir(), 'islet-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('lint of a full run prints a warning and fails', () => {
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  writeFileSync(join(folder, 'list.ts'), 'export const back = [...new Set([1])].reverse()\n')
  const lint = partsFor([], undefined).find(({ name }) => name === 'lint')!
  const { status, stdout } = spawnSync(lint.program, lint.args, { cwd: folder, encoding: 'utf8' })
  expect(stdout).toContain('no-array-reverse')
  expect(status).toBe(1)
})
