import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#kit/i18n/languages.ts'

/** Fonts of what pictures say, with no more letters than that: `node scripts/picture-fonts.ts FOLDER` makes them. */
export const PICTURE_FONTS = 'apps/server/picture-fonts'
/** Parts of one font, for figures and all languages that have no file of their own. */
export const COMMON_FONTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic'] as const

/**
 * The files for a language. No font of the machine is used, so pictures look the same everywhere, and none of another
 * language, which may draw the same letter otherwise.
 */
export const pictureFonts = (root: string, language: Language): readonly string[] =>
  [...COMMON_FONTS, language].map((name) => join(root, PICTURE_FONTS, `${name}.ttf`)).filter(existsSync)
