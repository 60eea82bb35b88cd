import type { ShownCommand } from '../me.ts'
import type { ConsoleLanguage } from '../texts.ts'
import ar from './ar.json' with { type: 'json' }

const SAYS: Readonly<Partial<Record<ConsoleLanguage, Readonly<Record<string, string>>>>> = { ar }

/** What a command does, in the operator's language; its notes and options are English, as on the command line. */
export function saysOf(
  { name, says }: Pick<ShownCommand, 'name' | 'says'>,
  language: ConsoleLanguage,
): { readonly text: string; readonly lang: ConsoleLanguage } {
  const own = SAYS[language]?.[name]
  return own === undefined ? { text: says, lang: 'en' } : { text: own, lang: language }
}
