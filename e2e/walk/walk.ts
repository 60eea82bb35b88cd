import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#kit/i18n/languages.ts'
import { readCatalogue } from '../portal.ts'
import { accessFaults } from './axe.ts'
import { focusFaults, smallTargets } from './focus.ts'
import { misfitsOf } from './misfits.ts'
import { NICKNAMES } from './people.ts'
import { DESK, LANGUAGES_OF_TODAY, PHONE, SMALL, SPOKEN_BESIDES, visitOf, type Visit } from './plan.ts'
import { go, NoFrames, resize, type Screen } from './screen.ts'
import { speakAs } from './speak.ts'
import { NICKNAME, type Walker } from './walker.ts'
import type { World } from './world.ts'

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

/** The rest are names, numbers and what players write. */
const LEAST_SPOKEN = 0.3

/** Lets an English screen speak other languages where it stands, and looks whether what they say fits. */
async function listen({ page }: Walker): Promise<string[]> {
  const found: string[] = []
  for (const language of SPOKEN_BESIDES) {
    const share = await speakAs(page, language)
    if (share < LEAST_SPOKEN)
      found.push(`in ${language}: only ${Math.round(share * 100)} % of its texts are said`)
    for (const size of [SMALL, PHONE, DESK]) {
      await resize(page, size)
      const misfits = await misfitsOf(page, namesIn(language))
      found.push(...misfits.found.map((misfit) => `in ${language} at ${size.width}: ${misfit}`))
    }
  }
  await speakAs(page, 'en')
  return found
}

/** Looks at what the walker stands before, in every size and look of the visit; what is wrong with it, a line each. */
async function look({ page }: Walker, visit: Visit, names: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const size of visit.sizes) {
    await resize(page, size)
    const misfits = await misfitsOf(page, names)
    found.push(...misfits.found.map((misfit) => `at ${size.width}: ${misfit}`))
  }
  for (const [theme, size] of visit.looks) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await resize(page, size)
    found.push(...(await accessFaults(page)).map((fault) => `${theme}, ${size.width}: ${fault}`))
  }
  return found
}

/** What fingers and keys find on a phone. */
async function touch(walker: Walker, { hasTouch, hasKeys }: Visit): Promise<string[]> {
  const { page } = walker
  if (!hasTouch) return []
  await resize(page, PHONE)
  const found = [...(await moving(walker)), ...(await smallTargets(page))]
  return hasKeys ? [...found, ...(await focusFaults(page))] : found
}

/** Comes to a screen; a busy machine may be late for once. */
async function come(walker: Walker, screen: Screen, language: Language, world: World): Promise<void> {
  const attempt = async () => {
    if (screen.prepare) await screen.prepare(walker, world)
    await walker.page.setViewportSize(PHONE)
    await go(walker, screen, language)
  }
  await attempt().catch(attempt)
}

/** Walks through screens with one walker, a language after the other. */
export async function walk(world: World, walker: Walker, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = []
  for (const language of LANGUAGES_OF_TODAY) {
    const names = namesIn(language)
    for (const [place, screen] of screens.entries()) {
      const visit = visitOf(screen, place, language)
      if (!visit) continue
      const seen = async () => {
        await come(walker, screen, language, world)
        const faults = await look(walker, visit, names)
        if (language === 'en' && !screen.isEnglish) faults.push(...(await listen(walker)))
        faults.push(...(await touch(walker, visit)))
        await screen.leave?.(walker)
        return faults
      }
      const faults = await seen()
        .catch(async (error: unknown) => {
          if (!(error instanceof NoFrames)) throw error
          await walker.page.goto('about:blank')
          return seen()
        })
        .catch((error: Error) => [`it cannot be reached: ${error.message.slice(0, 400)}`])
      found.push(...faults.map((fault) => `${screen.name}, ${language}: ${fault}`))
    }
  }
  return found
}
