import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subset from 'subset-font'
import { formatNumber } from '#kit/i18n/numbers.ts'
import { LANGUAGES, type Language } from '#kit/i18n/languages.ts'
import { pictureLine } from '#apps/server/result-drawing.ts'
import { PICTURE_FONTS } from '#apps/server/picture-fonts.ts'

const ROOT = join(import.meta.dirname, '..')
const ONEST = 'node_modules/@fontsource-variable/onest/files/onest-'

/** The source of each file's glyphs: a package, or a bold font of the Noto project, which must be downloaded. */
const SOURCES: Readonly<Record<string, string>> = {
  latin: `${ONEST}latin-wght-normal.woff2`,
  'latin-ext': `${ONEST}latin-ext-wght-normal.woff2`,
  vietnamese: `${ONEST}vietnamese-wght-normal.woff2`,
  cyrillic: `${ONEST}cyrillic-wght-normal.woff2`,
  ar: 'NotoSansArabic_700Bold.ttf',
  ja: 'NotoSansJP_700Bold.ttf',
  ko: 'NotoSansKR_700Bold.ttf',
  th: 'NotoSansThai_700Bold.ttf',
  zh: 'NotoSansSC_700Bold.ttf',
}

/** All characters that a picture shows in a language. */
const writtenIn = (language: Language) => `${pictureLine(language)}${formatNumber(language, -1234567.5)}`

/** The characters that each file keeps: those of its own language, or of all of them. */
const lettersOf = (name: string): string => {
  const languages = LANGUAGES.filter((one) => name === one)
  return `0123456789:.,- \u00a0${(languages.length > 0 ? languages : LANGUAGES).map(writtenIn).join('')}`
}

if (import.meta.main) {
  const folder = process.argv[2]
  if (folder === undefined) throw new Error('Usage: node scripts/picture-fonts.ts FOLDER-OF-NOTO-FONTS')
  for (const [name, source] of Object.entries(SOURCES)) {
    const font = readFileSync(source.startsWith(ONEST) ? join(ROOT, source) : join(folder, source))
    const axes = source.startsWith(ONEST) ? { variationAxes: { wght: 700 } } : {}
    const bytes = await subset(font, lettersOf(name), { targetFormat: 'truetype', ...axes })
    writeFileSync(join(ROOT, PICTURE_FONTS, `${name}.ttf`), bytes)
    console.log(`${name} ${bytes.length}`)
  }
}
