import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { translator, type Texts } from '#kit/i18n/texts.ts'
import { BRAND_AMBER, BRAND_LAGOON, BRAND_NAME, BRAND_NIGHT, BRAND_PREFIX } from './brand.ts'

const sources = globSync('{apps,kit,modules}/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|contract|slow|race)\.|\/testing\/|^kit\/brand\//.test(file),
)

/** Examples in an operator's help and folders of a try; what they are called reaches nobody else. */
const EXAMPLES = /^apps\/(cli|testing|lab)\//

test('no source file contains the product name or its prefix', () => {
  const itself = new RegExp(`['"\`>](${BRAND_NAME}|${BRAND_PREFIX})([ '"\`<,]|[-_:][a-z$])`)
  const found = sources.filter((file) => !EXAMPLES.test(file) && itself.test(readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})

const COLORS = [BRAND_NIGHT, BRAND_AMBER, BRAND_LAGOON]
/** Pictures have palettes of their own: what games draw, and the faces of cards. A trial is no part of the portal. */
const PICTURES = /^(kit\/game|kit\/brand|modules\/cards\/web\/art\/faces|apps\/lab)\//
/** These cannot import, and a ticket is as bright by day; the next test holds them. */
const TICKET = 'modules/cloud/web/ticket.module.css'
const TOLD = ['kit/ui/tokens.css', 'apps/web/public/icons/icon.svg', TICKET]

test('the base colours are written once', () => {
  const files = globSync('{apps,kit,modules}/**/*.{ts,tsx,css,svg}').filter(
    (file) => !PICTURES.test(file) && !/\.test\.tsx?$/.test(file) && !TOLD.includes(file),
  )
  const found = files.filter((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase()
    return COLORS.some((color) => text.includes(color))
  })
  expect(found).toEqual([])
})

test('style sheets and icon have the base colours of the brand', () => {
  const dark = readFileSync('kit/ui/tokens.css', 'utf8').split('}')[0]
  expect(dark).toContain(`--night: ${BRAND_NIGHT};`)
  expect(dark).toContain(`--lantern: ${BRAND_AMBER};`)
  expect(dark).toContain(`--lagoon: ${BRAND_LAGOON};`)
  expect(readFileSync(TICKET, 'utf8')).toContain(`--paper: ${BRAND_LAGOON};`)
  const icon = readFileSync('apps/web/public/icons/icon.svg', 'utf8')
  expect(icon).toContain(`fill="${BRAND_AMBER}"`)
  expect(icon).toContain(`stroke="${BRAND_LAGOON}"`)
})

const messages = globSync('{apps,kit,modules,games}/**/messages/*.json').map((file) => ({
  file,
  language: basename(file, '.json'),
  texts: Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
}))

test('message files use {brand} instead of the product name', () => {
  const written = messages.filter(({ texts }) => texts.some((text) => text.includes(BRAND_NAME)))
  expect(written.map(({ file }) => file)).toEqual([])
  expect(messages.filter(({ texts }) => texts.some((text) => text.includes('{brand}')))).not.toEqual([])
})

/** What languages that inflect write onto the name. A name that sounds otherwise needs these texts read again. */
const GLUED: Readonly<Record<string, readonly string[]>> = {
  ar: ['لـ{brand}', 'و{brand}'],
  ko: ['{brand}에', '{brand}에서', '{brand}에서는', '{brand}을', '{brand}의', '{brand}이'],
  tr: ['{brand}’e', '{brand}’i', '{brand}’in', '{brand}’te', '{brand}’ten'],
}
/** They write no spaces, and their words do not change with the name. */
const UNSPACED = ['ja', 'zh', 'th']

test('endings that are attached to the name are known', () => {
  const found = new Map<string, Set<string>>()
  for (const { language, texts } of messages.filter((one) => !UNSPACED.includes(one.language)))
    for (const [glued] of texts.join('\n').matchAll(/[\p{L}\p{M}’]*\{brand\}[\p{L}\p{M}’]*/gu))
      if (glued !== '{brand}') found.set(language, (found.get(language) ?? new Set()).add(glued))
  const sorted = [...found].map(([language, words]) => [language, [...words].toSorted()])
  expect(Object.fromEntries(sorted)).toEqual(GLUED)
})

interface Loads {
  readonly load: (this: { addWatchFile: (file: string) => void }, id: string) => string
}
interface Transforms {
  readonly transform: (code: string, id: string) => { readonly code: string }
}

/** The title of home as the build, a single message file of the build, and the server say it. */
async function homeTitles(language: 'en' | 'ar' | 'ru'): Promise<string[]> {
  const { textsPlugin } = await import('../../scripts/vite/texts-plugin.ts')
  const { messagesPlugin } = await import('../../scripts/vite/messages-plugin.ts')
  const { textsFrom } = await import('#kit/server/server-texts.ts')
  const built = (textsPlugin(process.cwd()) as unknown as Loads).load.call(
    { addWatchFile: () => undefined },
    `\0virtual:texts/shell/${language}`,
  )
  const folder = 'modules/catalog/web/messages'
  const file = `${folder}/${language}.json`
  const one = (messagesPlugin() as unknown as Transforms).transform(readFileSync(file, 'utf8'), file)
  return [
    translator(language, JSON.parse(built.replace('export default ', '')) as Texts)('catalog.home.title'),
    translator(language, JSON.parse(one.code) as Texts)('home.title'),
    textsFrom({ catalog: folder })(language)('catalog.home.title'),
  ]
}

afterEach(() => {
  vi.doUnmock('./brand.ts')
  vi.resetModules()
})

test.for(['en', 'ar', 'ru'] as const)(
  'a different brand name appears in the title of the home page in %s',
  async (language) => {
    for (const title of await homeTitles(language)) expect(title).toContain(BRAND_NAME)
    vi.resetModules()
    vi.doMock('./brand.ts', async (original) => ({ ...(await original<object>()), BRAND_NAME: 'Lagoon' }))
    for (const title of await homeTitles(language)) {
      expect(title).toContain('Lagoon')
      expect(title).not.toMatch(new RegExp(`${BRAND_NAME}|[{}]`))
    }
  },
)
