import shell from 'virtual:texts/shell'
import type { Language } from '#kit/i18n/languages.ts'
import { translator, type Texts, type Translate } from '#kit/i18n/texts.ts'

async function loadBundle(name: string, language: Language): Promise<Texts> {
  if (name === 'shell') return (await shell[language]()).default
  const { default: bundles } = await import('virtual:texts/late')
  return (await bundles[name]![language]()).default
}

/** The texts of a page, as they load: a loaded bundle stays. */
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
      const parts = await Promise.all(missing.map((name) => loadBundle(name, language)))
      for (const [index, part] of parts.entries()) {
        loaded.add(missing[index]!)
        texts = { ...texts, ...part }
      }
      translate = translator(language, texts)
    },
    say: (key, values) => translate(key, values),
  }
}
