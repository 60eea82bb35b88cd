import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Family, GameDefinition } from '#kit/game/contract.ts'
import type { Face, MessageFiles } from '#kit/game/gate/complete.ts'
import { LANGUAGES } from '#kit/i18n/languages.ts'

export interface LoadedFamily {
  readonly folder: string
  readonly family: Family
  readonly files: MessageFiles
  readonly faces: readonly Face[]
  /** Missing files. */
  readonly lacks: readonly string[]
}

export interface BrokenFamily {
  readonly folder: string
  readonly cause: string
}

export const ROOT = join(import.meta.dirname, '../..')
const GAMES = join(ROOT, 'games')
const PLAIN_HOW = ['how.1', 'how.2', 'how.3']

/** Folders with a family, finished or not. */
export const familyFolders = (): string[] =>
  readdirSync(GAMES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

/** Loads only the rules, which is enough for headless checks. */
export async function loadRules(folder: string): Promise<Family> {
  const { family } = (await import(join(GAMES, folder, 'family.ts'))) as { family: Family }
  return family
}

/** Loads everything of a family except its view; for an unfinished folder returns what it lacks. */
export async function loadFamily(folder: string): Promise<LoadedFamily | BrokenFamily> {
  const at = (name: string) => join(GAMES, folder, name)
  if (!existsSync(at('family.ts'))) return { folder, cause: 'has no family.ts' }
  try {
    const family = await loadRules(folder)
    const lacks = ['view.ts', 'cover.ts', 'README.md'].filter((name) => !existsSync(at(name)))
    const { cover } = lacks.includes('cover.ts')
      ? { cover: () => '' }
      : ((await import(at('cover.ts'))) as { cover: (definition: GameDefinition) => string })
    const own = existsSync(at('how.ts'))
      ? ((await import(at('how.ts'))) as { how: (definition: GameDefinition) => readonly string[] })
      : undefined
    const files = readMessages(at('messages'))
    const faces = family.definitions.map((definition) => ({
      definition,
      cover: cover(definition),
      files,
      how: own?.how(definition) ?? howKeys(definition, files.en ?? {}),
    }))
    return { folder, family, files, faces, lacks }
  } catch (cause) {
    return { folder, cause: cause instanceof Error ? cause.message : String(cause) }
  }
}

function readMessages(folder: string): MessageFiles {
  const read = LANGUAGES.filter((language) => existsSync(join(folder, `${language}.json`))).map(
    (language) => [language, JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))],
  )
  return Object.fromEntries(read) as MessageFiles
}

/** The how-to lines of the game, or else of its family. */
export function howKeys({ id }: GameDefinition, english: Readonly<Record<string, string>>): string[] {
  const own = PLAIN_HOW.map((key) => key.replace('how.', `how.${id}.`)).filter((key) => key in english)
  return own.length > 0 ? own : PLAIN_HOW.filter((key) => key in english)
}

export const isBroken = (loaded: LoadedFamily | BrokenFamily): loaded is BrokenFamily => 'cause' in loaded
