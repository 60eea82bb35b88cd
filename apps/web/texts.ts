import legal from 'virtual:texts/legal'
import shell from 'virtual:texts/shell'
import type { Language } from '#kit/i18n/languages.ts'
import { translator, type Texts, type Translate } from '#kit/i18n/texts.ts'

type Loader = (language: Language) => Promise<{ readonly default: Texts }>

const bundles: Readonly<Record<string, Loader>> = {
  shell: (language) => shell[language](),
  legal: (language) => legal[language](),
  // The first load of other pages has no room even for the names of its twenty files.
  coconut: async (language) => (await import('virtual:texts/coconut')).default[language](),
}

/** The texts of a page as they come in: a bundle that was loaded stays. */
export interface SpeakingTexts {
  load(names: readonly string[]): Promise<void>
  say: Translate
}

export function speakingTexts(language: Language): SpeakingTexts {
  const loaded = new Set<string>()
  let texts: Texts = {}
  let translate = translator(language, texts)
  return {
    async load(names) {
      const missing = names.filter((name) => !loaded.has(name))
      if (missing.length === 0) return
      const parts = await Promise.all(missing.map((name) => bundles[name]!(language)))
      for (const [index, part] of parts.entries()) {
        loaded.add(missing[index]!)
        texts = { ...texts, ...part.default }
      }
      translate = translator(language, texts)
    },
    say: (key, values) => translate(key, values),
  }
}
