import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { LOADED_BY_NAME, unreadGames } from './unread-games.ts'

const ROOT = join(import.meta.dirname, '../..')
const LOAD = `const { globSync } = await import('node:fs')
const files = globSync('${LOADED_BY_NAME}')
for (const file of files) {
  const { family, sealed } = await import(process.cwd() + '/' + file)
  sealed?.rulesOf(sealed.definitions[0]).deal(() => 0.5)
  family?.create(family.definitions[0], 1, family.definitions[0].levels ? 1 : 0)
}
console.log(files.length)`

test('with the excluded files missing, every family still loads in the server’s replay', () => {
  const { folder, remove } = makeDataFolder('unread-games')
  try {
    const unread = new Set(unreadGames(ROOT))
    expect(unread.has('games/chess/view.ts')).toBe(true)
    for (const file of globSync('games/**/*.{ts,json}', { cwd: ROOT })) {
      if (unread.has(file) || file.endsWith('.test.ts')) continue
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      cpSync(join(ROOT, file), join(folder, file))
    }
    cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'))
    for (const part of ['apps', 'kit', 'modules', 'node_modules', 'packages'])
      symlinkSync(join(ROOT, part), join(folder, part))
    const loaded = execFileSync(process.execPath, ['--input-type=module', '-e', LOAD], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(Number(loaded)).toBe(globSync(LOADED_BY_NAME, { cwd: ROOT }).length)
    expect(Number(loaded)).toBeGreaterThan(globSync('games/*/family.ts', { cwd: ROOT }).length)
  } finally {
    remove()
  }
})
