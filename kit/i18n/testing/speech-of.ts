import { globSync, readFileSync } from 'node:fs'
import { compileText } from '../compile-text.ts'
import type { Language } from '../languages.ts'
import { translator, type Translate } from '../texts.ts'

/** For tests: translates with every shipped text of the kit and the modules. */
export function speechOf(language: Language): Translate {
  const files = globSync(`{kit/*,modules/*/web,modules/*/web/*}/{messages,names}/${language}.json`)
  const texts = files.flatMap((file) => {
    const [, module = '', , inner = ''] = file.split('/')
    const isBundle = inner !== 'messages' && !file.startsWith('kit/')
    const namespace = file.includes('/names/') ? 'cardNames' : isBundle ? inner : module
    const source = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    return Object.entries(source).map(([key, text]) => [`${namespace}.${key}`, compileText(text)] as const)
  })
  return translator(language, Object.fromEntries(texts))
}
