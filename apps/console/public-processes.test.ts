import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestPortal } from '#apps/testing/test-portal.ts'
import { reached, STATIC } from '../../scripts/vite/reached.ts'

const root = join(import.meta.dirname, '../..')

/** The daily check of the ledger is the one part of the command line that a job runs, too. */
const LEDGER = /\/apps\/cli\/invariants\.ts$/
const LATER = /import\(\s*'([^']+)'/g

/** Every source that a file imports, statically or dynamically. */
function everythingOf(entry: string): ReadonlySet<string> {
  const all = new Set<string>()
  const open = [join(root, entry)]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (all.has(file)) continue
    for (const one of reached(root, file, STATIC)) {
      if (one !== file && all.has(one)) continue
      all.add(one)
      if (!/\.tsx?$/.test(one)) continue
      for (const [, target = ''] of readFileSync(one, 'utf8').matchAll(LATER)) {
        if (target.startsWith('.')) open.push(join(dirname(one), target))
        if (target.startsWith('#')) open.push(join(root, target.slice(1)))
      }
    }
  }
  return all
}

test.for([
  'apps/server/main.ts',
  'apps/server/portal-process.ts',
  'apps/web/entry-client.tsx',
  'apps/web/game-boot.ts',
])('%s loads no code of operators, neither at once nor later', (entry) => {
  const files = [...everythingOf(entry)]
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => /\/apps\/(console|cli)\//.test(file) && !LEDGER.test(file))).toEqual([])
})

test('the public bundle contains nothing of the console', () => {
  const folders = ['dist/client/assets', 'dist/server', 'dist/portal'].map((folder) => join(root, folder))
  // Without a build, the test of imports above covers this.
  const built = folders.filter((folder) => existsSync(folder))
  const knows = built.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // The credits page names every package.
      .filter((file) => file.endsWith('.js') && !file.includes('CreditsScreen'))
      .filter((file) =>
        /x-console|simplewebauthn|\/api\/waiting/.test(readFileSync(join(folder, file), 'utf8')),
      ),
  )
  expect(knows).toEqual([])
})

test('the public listener answers none of the console’s paths', async () => {
  const portal = await openTestPortal()
  const server = join(import.meta.dirname, 'server')
  const paths = readdirSync(server)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(server, file), 'utf8').matchAll(/app\.\w+\('(\/api\/[^']+)'/g)])
    .map(([, path]) => path!)
  expect(paths).toEqual(
    expect.arrayContaining(['/api/me', '/api/moved', '/api/keys/revoke', '/api/work/file']),
  )
  for (const url of paths)
    for (const method of ['GET', 'POST'] as const)
      expect([url, (await portal.app.inject({ method, url })).statusCode]).not.toEqual([url, 200])
  await portal.close()
})
