import { LANGUAGES, type Language } from '#kit/i18n/languages.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import type { Screen } from './screen.ts'

export interface Size {
  readonly width: number
  readonly height: number
}
export type Theme = 'dark' | 'light'

export const SMALL: Size = { width: 320, height: 568 }
export const PHONE: Size = { width: 375, height: 667 }
export const DESK: Size = { width: 1280, height: 720 }

/** The checks of a screen in one language. */
export interface Visit {
  /** Screen sizes in which texts must fit. */
  readonly sizes: readonly Size[]
  /** Themes and sizes for axe. */
  readonly looks: readonly (readonly [Theme, Size])[]
  /** Checks touch targets and animations. */
  readonly hasTouch: boolean
  /** Checks every Tab stop. */
  readonly hasKeys: boolean
}

/** `all`, or languages: `WALK=th,ko`. `WALK=en,+th` replaces the texts of English screens with Thai ones, which is fast. */
const WISH = (process.env['WALK'] ?? '').split(',')
/** Whether the whole walk was requested, as in npm run test:all. */
export const IS_WHOLE = WISH.includes('all')
const DAY = 86_400_000
const TODAY = Math.floor(Date.now() / DAY)

/** A walk visits a dozen screens per test, and the whole walk visits all of them in two languages. */
export const WALK_TIME = (IS_WHOLE ? 24 : 4) * LIMITS.test

/** Two languages are checked completely, one of each direction. */
const WHOLE: readonly Language[] = ['en', 'ar']
const OTHERS = LANGUAGES.filter((language) => ![...WHOLE, 'de'].includes(language))

/** One language per day: English, Arabic, then German with its long words or, every other time, one of the rest. */
const third: Language = TODAY % 2 === 0 ? 'de' : OTHERS[Math.floor(TODAY / 6) % OTHERS.length]!
const ofToday = [...WHOLE, third][TODAY % 3]!
const ASKED = IS_WHOLE ? WHOLE : LANGUAGES.filter((language) => WISH.includes(language))
/** Walks that take many minutes run only on request. */
export const IS_ASKED_FOR = ASKED.length > 0
export const LANGUAGES_OF_TODAY: readonly Language[] = IS_ASKED_FOR ? ASKED : [ofToday]

/** Languages in which the texts of English screens are shown in place, on a requested walk. */
export const SPOKEN_BESIDES: readonly Language[] = IS_WHOLE
  ? LANGUAGES.filter((language) => !WHOLE.includes(language))
  : LANGUAGES.filter((language) => WISH.includes(`+${language}`))

/** Both themes on a phone and on a large screen, and both directions, with the fewest looks. */
const LOOKS: Partial<Record<Language, Visit['looks']>> = {
  en: [
    ['dark', PHONE],
    ['light', DESK],
  ],
  ar: [
    ['light', PHONE],
    ['dark', DESK],
  ],
}

/** axe checks a screen once, the next day in the other look; the whole walk checks both in the two main languages. */
const looksOf = (language: Language, place: number) =>
  IS_WHOLE
    ? (LOOKS[language] ?? [])
    : (LOOKS[language] ?? LOOKS.en!).filter((_, index) => (index + place + TODAY) % 2 === 0)

/** Tabbing through a screen takes as long as all other checks, so every day does it for a part of the screens. */
const KEYS_EVERY = 4

/** Today's checks of a screen; undefined in a language that the screen does not have. */
export function visitOf(screen: Screen, place: number, language: Language): Visit | undefined {
  if (screen.isEnglish && language !== 'en') return undefined
  const isFirst = language === LANGUAGES_OF_TODAY[0]
  return {
    sizes: WHOLE.includes(language) ? [SMALL, PHONE, DESK] : [SMALL, DESK],
    looks: looksOf(language, place),
    hasTouch: isFirst,
    hasKeys: isFirst && (IS_WHOLE || (place + TODAY) % KEYS_EVERY === 0),
  }
}
