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

/** What is looked at on a screen in one language. */
export interface Visit {
  /** Where texts have to fit. */
  readonly sizes: readonly Size[]
  /** How axe sees it. */
  readonly looks: readonly (readonly [Theme, Size])[]
  /** What fingers press, and what moves by itself. */
  readonly hasTouch: boolean
  /** Every stop of the keyboard. */
  readonly hasKeys: boolean
}

/** `all`, or some languages: `WALK=th,ko`; `WALK=en,+th` lets English screens speak Thai where they stand, which is quick. */
const WISH = (process.env['WALK'] ?? '').split(',')
/** Asked for as a whole, as npm run test:all does. */
export const IS_WHOLE = WISH.includes('all')
const DAY = 86_400_000
const TODAY = Math.floor(Date.now() / DAY)

/** A walk goes through a dozen screens in one test; the whole walk goes through all of them in two languages. */
export const WALK_TIME = (IS_WHOLE ? 24 : 4) * LIMITS.test

/** Two languages are looked at as a whole: one of each direction. */
const WHOLE: readonly Language[] = ['en', 'ar']
const OTHERS = LANGUAGES.filter((language) => ![...WHOLE, 'de'].includes(language))

/** One language a day: English, Arabic, then German with its long words or, every other time, one of the rest. */
const third: Language = TODAY % 2 === 0 ? 'de' : OTHERS[Math.floor(TODAY / 6) % OTHERS.length]!
const ofToday = [...WHOLE, third][TODAY % 3]!
const ASKED = IS_WHOLE ? WHOLE : LANGUAGES.filter((language) => WISH.includes(language))
/** Walks that take many minutes are made only when somebody asks for walks. */
export const IS_ASKED_FOR = ASKED.length > 0
export const LANGUAGES_OF_TODAY: readonly Language[] = IS_ASKED_FOR ? ASKED : [ofToday]

/** What an English screen speaks besides, where it stands, on a walk that somebody asks for. */
export const SPOKEN_BESIDES: readonly Language[] = IS_WHOLE
  ? LANGUAGES.filter((language) => !WHOLE.includes(language))
  : LANGUAGES.filter((language) => WISH.includes(`+${language}`))

/** Both themes on a phone and on a desk, and both directions of writing, with the fewest looks. */
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

/** Axe looks once at a screen, tomorrow the other way; the whole walk shows it both looks in the two main languages. */
const looksOf = (language: Language, place: number) =>
  IS_WHOLE
    ? (LOOKS[language] ?? [])
    : (LOOKS[language] ?? LOOKS.en!).filter((_, index) => (index + place + TODAY) % 2 === 0)

/** The keys' way through a screen takes as long as all the rest: every day another part of the screens. */
const KEYS_EVERY = 4

/** What a walk looks at on a screen today; nothing in a language that the screen does not speak. */
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
