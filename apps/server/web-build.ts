import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writesMore } from '#kit/i18n/alphabets.ts'
import type { Language } from '#kit/i18n/languages.ts'

interface ManifestEntry {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly src?: string
}
type Manifest = Readonly<Record<string, ManifestEntry>>

/** The server's bundle of the pages: see `apps/web/entry-server.tsx`. */
export type PageModule = typeof import('../web/entry-server.tsx')

export interface WebBuild {
  readonly id: string
  readonly pages: PageModule
  /** Files that a page needs immediately. */
  chunksOf(page: { readonly screen: string; readonly language: Language; readonly family?: string }): {
    readonly entry: string
    readonly preload: readonly string[]
    /** Critical styles, inlined into the page: saves a visitor's first view a round trip. */
    readonly styles: string
    /** Styles that a game page loads after its game: its fonts would compete with the game for bandwidth. */
    readonly lateStyles?: string
    /** The stylesheets they come from, so that the browser does not load them again. */
    readonly sheets: readonly string[]
  }
  /** Fonts that every page shows immediately. */
  readonly fonts: readonly string[]
}

const CLIENT = 'apps/web/entry-client.tsx'
const BOOT = 'apps/web/game-boot.ts'

const MORE_FONTS = 'kit/ui/more-fonts.css'

/** Font faces from the network; local faces cost nothing and prevent layout shifts. */
const FONT_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g

const withoutFonts = (styles: string) => ({
  styles: styles.replace(FONT_FACE, ''),
  lateStyles: (styles.match(FONT_FACE) ?? []).join(''),
})

/** Line heights of other languages; changing the language loads a new page. */
const OF_A_LANGUAGE = /:root:lang\((\w+)\)\{[^}]*\}/g

const inLanguage = (styles: string, language: Language) =>
  styles.replace(OF_A_LANGUAGE, (rule, other: string) => (other === language ? rule : ''))

/** Reads the build in `dist`. */
export async function openWebBuild(dist: string): Promise<WebBuild> {
  const manifest = JSON.parse(readFileSync(join(dist, 'client/manifest.json'), 'utf8')) as Manifest
  const { id } = JSON.parse(readFileSync(join(dist, 'client/_app/builds/latest.json'), 'utf8')) as {
    readonly id: string
  }
  const pages = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as PageModule

  const walk = (key: string, into: Set<string> = new Set()): Set<string> => {
    const entry = manifest[key]
    if (!entry || into.has(entry.file)) return into
    into.add(entry.file)
    for (const next of entry.imports ?? []) walk(next, into)
    return into
  }
  const sheetTexts = new Map<string, string>()
  const sheetText = (file: string) => {
    const kept = sheetTexts.get(file) ?? readFileSync(join(dist, 'client', file), 'utf8')
    sheetTexts.set(file, kept)
    return kept
  }
  const chunkFiles = new Map(Object.values(manifest).map((entry) => [entry.file, entry]))
  const sheetsOf = (keys: readonly string[]) => {
    const files = new Set<string>()
    for (const key of keys) walk(key, files)
    return [...new Set([...files].flatMap((file) => chunkFiles.get(file)?.css ?? []))]
  }
  const moreFonts = Object.entries(manifest).find(([key]) => key.endsWith(MORE_FONTS))![1].file
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => /bricolage-grotesque-plain.*\.woff2$/.test(file))

  return {
    id,
    pages,
    fonts: fonts.map((file) => `/${file}`),
    chunksOf({ screen, language, family }) {
      const first = family
        ? [
            BOOT,
            `virtual:family/${family}`,
            `\0virtual:family/${family}`,
            `games/${family}/messages/${language}.json`,
          ]
        : [CLIENT, screen, `virtual:texts/shell/${language}`, `\0virtual:texts/shell/${language}`]
      const files = new Set<string>()
      for (const key of first) walk(key, files)
      const sheets = sheetsOf([CLIENT, screen])
      const letters = writesMore(language) ? [moreFonts] : []
      const styles = inLanguage([...sheets, ...letters].map(sheetText).join('\n'), language)
      const entry = `/${manifest[family ? BOOT : CLIENT]!.file}`
      return {
        entry,
        // The entry script is at the end of the page: it is preloaded with the others, or it would load a round trip
        // later.
        preload: [...files].map((file) => `/${file}`).filter((file) => file.endsWith('.js')),
        ...(family ? withoutFonts(styles) : { styles }),
        sheets: sheets.map((file) => `/${file}`),
      }
    },
  }
}
