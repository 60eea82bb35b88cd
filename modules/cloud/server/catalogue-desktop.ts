import { isLanguage, type Language } from '#kit/i18n/languages.ts'

/** Texts by language, as far as the file has them. */
export type Words = Partial<Record<Language, string>>

/** The data of a game in a .desktop file. */
export interface DesktopEntry {
  readonly names: Words
  readonly genericNames: Words
  readonly comments: Words
  readonly icon: string
  readonly program: string
  readonly args: readonly string[]
  readonly categories: readonly string[]
  readonly isTerminal: boolean
  readonly isHidden: boolean
}

const LONGEST = 200

/** Reads the main group of a .desktop file; undefined when there is none, or it is no application. */
export function readDesktop(text: string): DesktopEntry | undefined {
  const group = /^\[Desktop Entry\][^\n]*\n([\s\S]*?)(?=^\[|(?![\s\S]))/m.exec(text)?.[1]
  if (group === undefined) return undefined
  const lines = [...group.matchAll(/^([A-Za-z-]+)(?:\[([^\]]+)\])?[ \t]*=[ \t]*(.*)$/gm)]
  const plain = (key: string) =>
    lines.find(([, name, locale]) => name === key && locale === undefined)?.[3]?.trim() ?? ''
  if (plain('Type') !== '' && plain('Type') !== 'Application') return undefined
  const words = (key: string) =>
    wordsOf(
      lines.filter(([, name]) => name === key).map(([, , locale, value]) => [locale, unescaped(value!)]),
    )
  const [program = '', ...args] = commandOf(plain('Exec'))
  return {
    names: words('Name'),
    genericNames: words('GenericName'),
    comments: words('Comment'),
    icon: plain('Icon'),
    program,
    args,
    categories: plain('Categories').split(';').filter(Boolean),
    isTerminal: plain('Terminal') === 'true',
    isHidden: plain('NoDisplay') === 'true' || plain('Hidden') === 'true',
  }
}

/** Keeps texts in our languages; a plain language wins over a regional variant. */
export function wordsOf(given: readonly (readonly [locale: string | undefined, text: string])[]): Words {
  const words: Words = {}
  const exact = new Set<Language>()
  for (const [locale = 'en', text] of given) {
    const language = languageOf(locale)
    const kept = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST)
    if (language === undefined || kept === '' || exact.has(language)) continue
    words[language] ??= kept
    if (locale !== language && locale !== 'zh_CN') continue
    words[language] = kept
    exact.add(language)
  }
  return words
}

/** `pt_BR.UTF-8` is Portuguese; `sr@latin` and Chinese in other characters than ours are not supported. */
function languageOf(locale: string): Language | undefined {
  const [, name = '', region = '', variant = ''] =
    /^([a-z]+)(?:[_-]([A-Za-z]+))?(?:\.[\w-]+)?(?:@(\w+))?$/.exec(locale) ?? []
  if (variant !== '' || (name === 'zh' && /^(TW|HK|Hant)/.test(region))) return undefined
  return isLanguage(name) ? name : undefined
}

const unescaped = (text: string) =>
  text.replace(/\\([snrt\\])/g, (_, letter: string) => (letter === '\\' ? '\\' : ' '))

/** The command without field codes: there is never a file to open. */
function commandOf(exec: string): string[] {
  const parts = [...exec.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)]
  return parts
    .map(([, quoted, bare]) => quoted?.replace(/\\(.)/g, '$1') ?? bare!)
    .filter((part) => !/^%[a-zA-Z]$/.test(part))
}
