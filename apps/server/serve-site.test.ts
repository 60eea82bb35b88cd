import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorTerminal, type OperatorTerminal } from '#apps/testing/operator-terminal.ts'
import { openTestPortal, type TestPortal } from '#apps/testing/test-portal.ts'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { memoryLimiter } from '#kit/limits/memory-limiter.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { minutes } from '#kit/time/time.ts'
import { readConfig } from './config.ts'
import { serveSite } from './serve-site.ts'

const data = makeDataFolder('site')
const COUNTING = pathToFileURL(join(import.meta.dirname, '../testing/counting-pages.ts')).href

/** A build without React and styles, in the places of a real one. */
const BUILD = {
  'package.json': JSON.stringify({ type: 'module' }),
  'dist/client/_app/builds/latest.json': JSON.stringify({ id: 'b1' }),
  'dist/client/assets/more.css': '',
  'dist/client/manifest.json': JSON.stringify({
    'apps/web/entry-client.tsx': { file: 'assets/a.js' },
    'kit/ui/more-fonts.css': { file: 'assets/more.css' },
  }),
  'dist/server/entry-server.js': `import { buildThatCounts } from ${JSON.stringify(COUNTING)}
export const { PAGE_DATA_ID, pageDataText, familyOf, drawSharePicture, shareKeyIn, planPage, renderPage } =
  buildThatCounts().build.pages
`,
}

let portal: TestPortal
let terminal: OperatorTerminal
let app: FastifyInstance
beforeAll(async () => {
  for (const [path, content] of Object.entries(BUILD)) {
    const file = join(data.folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  portal = await openTestPortal()
  terminal = operatorTerminal(portal)
  app = Fastify()
  await serveSite(app, {
    config: readConfig({ DATA_DIR: data.folder }, [], data.folder),
    db: portal.db,
    clock: portal.now,
    root: data.folder,
    api: portal.api,
    limiter: memoryLimiter(portal.now),
  })
})
afterAll(async () => {
  await app.close()
  await portal.close()
  data.remove()
})

/** What stands above the home page, as a visitor gets it. */
async function noticeIn(language: string) {
  const { statusCode, body } = await app.inject({ url: `/?lang=${language}` })
  expect(statusCode).toBe(200)
  return /<p role="status"[^>]*>([^<]*)<\/p>/.exec(body)?.[1]
}

/** An operator's change, and the look of the running server for it. */
async function change(...line: string[]) {
  await terminal.change(...line)
  await portal.api.operatorPoll.look()
}

test('an announcement reaches the pages of a running server in each language, and goes', async () => {
  expect(await noticeIn('de')).toBeUndefined()
  const file = join(data.folder, 'announcement.json')
  const words = Object.fromEntries(LANGUAGES.map((one) => [one, `Hello ${one}`]))
  writeFileSync(file, JSON.stringify({ words }))
  await change('edits', 'set', 'announcement', file)
  expect([await noticeIn('de'), await noticeIn('ar')]).toEqual(['Hello de', 'Hello ar'])
  await change('edits', 'clear', 'announcement')
  expect(await noticeIn('de')).toBeUndefined()
})

test('planned maintenance is counted down on pages that were kept, and begins', async () => {
  await change('flags', 'set', 'maintenance', 'on', '--at', '59m', '--text', 'Back soon')
  expect(await noticeIn('en')).toContain('in 59 minutes')
  portal.wait(minutes(1))
  expect(await noticeIn('en')).toContain('in 58 minutes')
  portal.wait(minutes(58))
  expect(await noticeIn('en')).toBe('Back soon')
  await change('flags', 'set', 'maintenance', 'off')
  expect(await noticeIn('en')).toBeUndefined()
})
