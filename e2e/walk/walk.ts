import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '#kit/i18n/languages.ts'
import { readCatalogue } from '../portal.ts'
import { accessFaults } from './axe.ts'
import { focusFaults, smallTargets } from './focus.ts'
import { misfitsOf } from './misfits.ts'
import { NICKNAMES } from './people.ts'
import { go, resize, type Screen } from './screen.ts'
import { NICKNAME, type Walker } from './walker.ts'
import type { World } from './world.ts'

const SIZES = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 1280, height: 720 },
]
const [, PHONE, DESK] = SIZES as [object, (typeof SIZES)[number], (typeof SIZES)[number]]

/** Both themes on a phone and on a desk, and both directions of writing, with the fewest looks. */
const LOOKS: Partial<Record<Language, readonly (readonly ['dark' | 'light', typeof PHONE])[]>> = {
  en: [
    ['dark', PHONE],
    ['light', DESK],
  ],
  ar: [
    ['light', PHONE],
    ['dark', DESK],
  ],
}

/** How long a walk may take on a busy machine. */
export const WALK_TIME = process.env['WALK'] === 'all' ? 3_600_000 : 600_000

/** A walk takes minutes: it is made when it is asked for, with the sample of the day or, with WALK=all, whole. */
export const IS_ASKED_FOR = process.env['WALK'] !== undefined

const DAY = 86_400_000
const IS_WHOLE = process.env['WALK'] === 'all'
const OFTEN: readonly Language[] = ['en', 'ar']
const OTHERS = LANGUAGES.filter((language) => !OFTEN.includes(language))

/**
 * The languages of a screen today: two always, and one of the others, another one tomorrow and on the next screen.
 * `WALK=all npm test` takes every language on every screen.
 */
export function languagesOf(screen: Screen, place: number, today = Math.floor(Date.now() / DAY)) {
  if (screen.isEnglish) return OFTEN.slice(0, 1)
  return IS_WHOLE ? LANGUAGES : [...OFTEN, OTHERS[(today + place) % OTHERS.length]!]
}

/** In Arabic one look a screen is enough to see what English has not shown. */
const looksOf = (language: Language, place: number) =>
  (LOOKS[language] ?? []).filter((_, index) => IS_WHOLE || language === 'en' || index === place % 2)

const cardNames = (language: Language): readonly string[] =>
  Object.values(
    JSON.parse(
      readFileSync(join(import.meta.dirname, `../../modules/cards/web/names/${language}.json`), 'utf8'),
    ) as Record<string, string>,
  )

/** What may end in dots: the names that players give, and the titles of games and cards. */
function namesIn(language: Language): readonly string[] {
  return [
    NICKNAME,
    ...NICKNAMES,
    ...cardNames(language),
    ...readCatalogue().map(({ words }) => words[language]?.title ?? ''),
  ].filter(Boolean)
}

/** Animations that run although the reader wants a page that stands still. */
const moving = (walker: Walker) =>
  walker.page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getTiming().duration) > 10)
      .map((animation) => `"${(animation as CSSAnimation).animationName ?? 'a transition'}" moves`),
  )

/** Looks at one screen in one language, in every size and look; what is wrong with it, a line each. */
async function look(walker: Walker, screen: Screen, language: Language, place: number): Promise<string[]> {
  const { page } = walker
  const found: string[] = []
  const names = namesIn(language)
  for (const size of SIZES) {
    await resize(page, size)
    const misfits = await misfitsOf(page, names)
    found.push(...misfits.found.map((misfit) => `${language} at ${size.width}: ${misfit}`))
  }
  for (const [theme, size] of looksOf(language, place)) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await resize(page, size)
    const faults = await accessFaults(page)
    found.push(...faults.map((fault) => `${language}, ${theme}, ${size.width}: ${fault}`))
  }
  if (language === 'en') {
    await resize(page, PHONE)
    found.push(...(await moving(walker)), ...(await smallTargets(page)), ...(await focusFaults(page)))
  }
  return found.map((one) => `${screen.name}: ${one}`)
}

/** Walks through screens with one walker. */
export async function walk(world: World, walker: Walker, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = []
  for (const [place, screen] of screens.entries())
    for (const language of languagesOf(screen, place)) {
      try {
        await walker.page.setViewportSize(PHONE)
        await screen.prepare?.(walker, world)
        await go(walker, screen, language)
        found.push(...(await look(walker, screen, language, place)))
        await screen.leave?.(walker)
      } catch (error) {
        found.push(
          `${screen.name}: ${language}: it cannot be reached: ${(error as Error).message.slice(0, 400)}`,
        )
      }
    }
  return found
}
