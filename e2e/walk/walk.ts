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

/** Texts that may end in dots: names of players, and titles of games and cards. */
function namesIn(language: Language): readonly string[] {
  return [
    NICKNAME,
    ...NICKNAMES,
    ...cardNames(language),
    ...readCatalogue().map(({ words }) => words[language]?.title ?? ''),
  ].filter(Boolean)
}

/** Animations that run despite reduced motion. */
const moving = (walker: Walker) =>
  walker.page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getTiming().duration) > 10)
      .map((animation) => `"${(animation as CSSAnimation).animationName ?? 'a transition'}" moves`),
  )

/** Least share of translated texts; the rest are names, numbers and what players write. */
const LEAST_SPOKEN = 0.3

/** Shows an English screen in other languages in place, and checks that the texts fit. */
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

/** Checks the present screen in every size and look of the visit; returns a line for each fault. */
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

/** Checks touch targets and keyboard focus on a phone. */
async function touch(walker: Walker, { hasTouch, hasKeys }: Visit): Promise<string[]> {
  const { page } = walker
  if (!hasTouch) return []
  await resize(page, PHONE)
  const found = [...(await moving(walker)), ...(await smallTargets(page))]
  return hasKeys ? [...found, ...(await focusFaults(page))] : found
}

/** Goes to a screen, with a second attempt in case a busy machine is late. */
async function come(walker: Walker, screen: Screen, language: Language, world: World): Promise<void> {
  const attempt = async () => {
    if (screen.prepare) await screen.prepare(walker, world)
    await walker.page.setViewportSize(PHONE)
    await go(walker, screen, language)
  }
  await attempt().catch(attempt)
}

/** Walks through screens with one walker, one language after the other. */
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
