import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Language } from '#kit/i18n/languages.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { days } from '#kit/time/time.ts'
import { openPage, signedIn, visit } from './browser.ts'
import { accessFaults } from './walk/axe.ts'
import { openCloudWorld } from './walk/cloud-house.ts'
import { IS_WHOLE, PHONE, type Size, type Theme } from './walk/plan.ts'
import { resize } from './walk/screen.ts'
import { prepareSpeech, showIn } from './walk/speak.ts'
import type { World } from './walk/world.ts'

let world: World
beforeAll(async () => {
  // Without a worker on duty, the cloud hub only says that it is closed.
  const opened = await openCloudWorld()
  world = opened.world
  return opened.close
})

interface Opened {
  readonly path: string
  /** Selector of an element that shows that the content has loaded. */
  readonly shows: string
}

const PAGES: readonly Opened[] = [
  { path: '/', shows: '#wall' },
  { path: '/games', shows: 'main a[href^="/g/"]' },
  { path: '/hub/chess', shows: 'main a[href^="/g/"]' },
  { path: '/g/2048', shows: 'canvas[data-slug]' },
  // On a phone the game says that its targets are small.
  { path: '/g/hearts', shows: '#how' },
  { path: '/coconut', shows: 'main h1' },
  { path: '/coconut?part=backpack', shows: 'main h1' },
  { path: '/coconut?part=market', shows: 'main select' },
  { path: '/me', shows: '#places' },
  { path: '/friends', shows: '[class*="EmptyState"]' },
  { path: '/today', shows: 'main h2' },
  { path: '/badges', shows: 'main section h2' },
  { path: '/settings', shows: '#language' },
  { path: '/cloud', shows: 'main ul li' },
  { path: '/rules/idle-rewards', shows: 'main h1' },
]

/** All scripts and both directions, and the languages with the longest words. */
const LANGUAGES: readonly Language[] = ['en', 'es', 'fr', 'de', 'ru', 'ar', 'ja', 'zh', 'th', 'id']
const SIZES: readonly Size[] = [PHONE, { width: 1280, height: 800 }, { width: 1920, height: 1080 }]
const THEMES: readonly Theme[] = ['dark', 'light']

/** Rules for loaded pages only: translated in place, a name and its text may get two translations of one English word. */
const OF_LOADED_PAGES = ['label-content-name-mismatch']

interface Sight {
  readonly language: Language
  readonly size: Size
  readonly theme: Theme
}

const SIGHTS: readonly Sight[] = THEMES.flatMap((theme) =>
  SIZES.flatMap((size) => LANGUAGES.map((language) => ({ language, size, theme }))),
)
const TODAY = Math.floor(systemClock() / days(1))
/** Coprime to the number of sights, so in sixty days each page is checked in all of them. */
const STRIDE = 7

const sightsOf = (place: number): readonly Sight[] =>
  IS_WHOLE ? SIGHTS : [SIGHTS[(TODAY + place * STRIDE) % SIGHTS.length]!]

/** axe's findings on a page in each of these sights; the texts change in place. */
async function look(page: Page, sights: readonly Sight[]): Promise<string[]> {
  const found: string[] = []
  const speech = await prepareSpeech(
    page,
    LANGUAGES.filter((language) => sights.some((sight) => sight.language === language)),
  )
  for (const { language, size, theme } of sights) {
    await page.emulateMedia({ colorScheme: theme })
    await showIn(page, language, speech.find((one) => one.language === language)!.says)
    await resize(page, size)
    for (const fault of await accessFaults(page, language === 'en' ? [] : OF_LOADED_PAGES))
      found.push(`${language}, ${size.width}, ${theme}: ${fault}`)
  }
  return found
}

interface Group {
  readonly name: string
  readonly pages: readonly Opened[]
}

/** In a whole run each page is a test; a day's sample shares one browser. */
const GROUPS: readonly Group[] = IS_WHOLE
  ? PAGES.map((page) => ({ name: page.path, pages: [page] }))
  : [{ name: 'the sample of the day', pages: PAGES }]

test.for(GROUPS)(
  'pages have no accessibility faults in ten languages, three widths and both themes: $name [1.2]',
  { timeout: 3 * LIMITS.test },
  async ({ pages }) => {
    const page = await openPage({ portal: world.url })
    await visit(page, '/rules/idle-rewards')
    await signedIn(page)
    const found: string[] = []
    for (const one of pages) {
      await visit(page, one.path)
      await page.locator(one.shows).first().waitFor()
      const faults = await look(page, sightsOf(PAGES.indexOf(one)))
      found.push(...faults.map((fault) => `${one.path}: ${fault}`))
    }
    expect(found).toEqual([])
  },
)
