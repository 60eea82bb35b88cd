import { expect, test } from 'vitest'
import { directionOf, LANGUAGES } from '#kit/i18n/languages.ts'
import { at, openPage, visit } from './browser.ts'
import { readCatalogue } from './portal.ts'
import { word } from './words.ts'

/** A page as served, before any script runs. */
async function pageAs(path: string, acceptLanguage = 'en') {
  const answer = await fetch(at(path), { headers: { 'accept-language': acceptLanguage } })
  const html = await answer.text()
  const [, lang, dir] = /<html lang="([^"]+)" dir="([^"]+)"/.exec(html) ?? []
  return { html, lang, dir, title: /<title>([^<]*)</.exec(html)?.[1] }
}

const plain = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#x27;')
const game = readCatalogue().find(({ slug }) => slug === '2048')!

test.for(LANGUAGES)(
  'in %s the portal speaks one language from its title to its footer [1.26] [2.47] [5.2]',
  async (language) => {
    const home = await pageAs(`/?lang=${language}`)
    expect([home.lang, home.dir]).toEqual([language, directionOf(language)])
    expect(home.title).toBe(plain(word('catalog', 'home.title', language)))
    for (const key of [
      'home.tonight',
      'home.play',
      'home.wall',
      'home.all',
      'category.puzzle',
      'footer.slogan',
      'nav.settings',
    ])
      expect(home.html, key).toContain(plain(word('catalog', key, language)))
    const play = await pageAs(`/g/2048?lang=${language}`)
    expect(play.title).toContain(plain(game.words[language]!.title))
    for (const key of ['game.undo', 'game.hint', 'game.restart', 'game.how', 'game.related', 'game.score'])
      expect(play.html, key).toContain(plain(word('catalog', key, language)))
    const rules = await pageAs(`/rules/idle-rewards?lang=${language}`)
    expect(rules.html).toContain(plain(word('legal', 'idle.title', language)))
    const settings = await pageAs(`/settings?lang=${language}`)
    expect(settings.html).toContain(plain(word('preferences', 'sound.title', language)))
  },
)

test.for(LANGUAGES.filter((language) => language !== 'en'))(
  'no English is left in the key texts of %s [1.26]',
  (language) => {
    const keys = [
      'home.tonight',
      'home.play',
      'home.wall',
      'home.recent',
      'search.label',
      'game.how',
      'game.related',
      'game.again',
      'notFound.heading',
      'footer.slogan',
    ]
    for (const key of keys) expect(word('catalog', key, language), key).not.toBe(word('catalog', key))
  },
)

test.for([
  { accept: 'pt-BR,pt;q=0.9,en;q=0.8', lang: 'pt' },
  { accept: 'zh-Hant-TW', lang: 'zh' },
  { accept: 'in', lang: 'id' },
  { accept: 'xx, sv;q=0.4, da;q=0.7', lang: 'da' },
  { accept: 'xx-YY', lang: 'en' },
  { accept: '', lang: 'en' },
])('a browser that asks for "$accept" gets $lang [5.2]', async ({ accept, lang }) => {
  expect((await pageAs('/', accept)).lang).toBe(lang)
})

test('the lang parameter overrides the browser, and an unknown one is ignored [2.47] [5.2]', async () => {
  expect((await pageAs('/?lang=fr', 'de')).lang).toBe('fr')
  expect((await pageAs('/?lang=ar-EG', 'de')).lang).toBe('ar')
  expect((await pageAs('/?lang=klingon', 'de')).lang).toBe('de')
  expect((await pageAs('/?lang=%3Cscript%3E', 'xx')).lang).toBe('en')
})

test('the language of the address stays during navigation [2.47]', async () => {
  const page = await openPage({ language: 'en-US' })
  await visit(page, '/?lang=ar')
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  await page
    .getByRole('link', { name: word('catalog', 'home.all', 'ar') })
    .first()
    .click()
  await page.waitForURL(at('/games?lang=ar'))
  await page.locator('main a[href^="/g/sudoku"]').last().click()
  await page.waitForURL(at('/g/sudoku?lang=ar'))
  await page.getByRole('heading', { name: word('catalog', 'game.how', 'ar') }).waitFor()
})

test('another language is one press away in the footer [1.26]', async () => {
  const page = await openPage()
  await visit(page, '/games')
  await page
    .getByRole('contentinfo')
    .getByText(new RegExp(word('catalog', 'footer.language')))
    .click()
  await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click()
  await page.waitForURL(at('/games?lang=ja'))
  expect(await page.locator('html').getAttribute('lang')).toBe('ja')
  await page.getByRole('heading', { level: 1, name: word('catalog', 'nav.games', 'ja') }).waitFor()
})
