import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#kit/i18n/languages.ts'

/** Fonts for texts in pictures, reduced to their letters: made by `node scripts/picture-fonts.ts FOLDER`. */
export const PICTURE_FONTS = 'apps/server/picture-fonts'
/** Subsets of one font, for digits and all languages without their own file. */
export const COMMON_FONTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic'] as const

/**
 * Font files for a language. No system font is used, so that pictures look the same everywhere, and none of another
 * language, which may draw the same character differently.
 */
export const pictureFonts = (root: string, language: Language): readonly string[] =>
  [...COMMON_FONTS, language].map((name) => join(root, PICTURE_FONTS, `${name}.ttf`)).filter(existsSync)
