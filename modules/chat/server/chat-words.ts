import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '#kit/db/db.ts'
import { isLanguage } from '#kit/i18n/languages.ts'
import { listsFor, wordFinder, type WordFinder, type WordList } from '../rules/words.ts'
import { listOperatorWords, type OperatorWord, type WordKind } from './word-store.ts'

/** Whether a text in a language contains a banned word. */
export type HoldsWord = (text: string, language: string) => boolean

/** The operator's own file in the data folder, read at start. */
const OWN_FILE = 'chat-words.json'

/** What the operator changes of one list. */
interface OwnWords {
  readonly add?: readonly string[]
  readonly drop?: readonly string[]
  readonly allow?: readonly string[]
}
type OwnLists = Readonly<Record<string, OwnWords>>

/** The lists of all languages with operators' changes. */
export interface WordLists {
  finderOf(language: string): WordFinder
  /** Reloads operators' changes. */
  read(db: Db): Promise<void>
}

/** Opens the lists with the operator's file; `read` adds what the database has. */
export function openWordLists(dataFolder?: string): WordLists {
  const own = dataFolder === undefined ? {} : readOwnLists(join(dataFolder, OWN_FILE))
  let changed: readonly OperatorWord[] = []
  const finders = new Map<string, WordFinder>()
  return {
    finderOf(language) {
      const known = finders.get(language)
      if (known) return known
      const list = withOwn(withOwn(ourList(language), own[language]), changesOf(changed, language))
      const finder = wordFinder(language, list)
      finders.set(language, finder)
      return finder
    },
    async read(db) {
      const words = await listOperatorWords(db)
      if (JSON.stringify(words) === JSON.stringify(changed)) return
      changed = words
      finders.clear()
    },
  }
}

const changesOf = (words: readonly OperatorWord[], language: string): OwnWords => {
  const of = (kind: WordKind) =>
    words.filter((one) => one.language === language && one.kind === kind).map(({ word }) => word)
  return { add: of('add'), drop: of('drop'), allow: of('allow') }
}

/** Finds banned words in the chat. */
export const openChatWords =
  ({ finderOf }: Pick<WordLists, 'finderOf'>): HoldsWord =>
  (text, language) =>
    listsFor(text, language).some((list) => finderOf(list)(text))

/** Called only with language names and `all`, never with text of a player. */
const ourList = (language: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'words', `${language}.json`), 'utf8')) as WordList

function withOwn(list: WordList, own: OwnWords | undefined): WordList {
  const { add = [], drop = [], allow = [] } = own ?? {}
  return {
    words: [...list.words.filter((word) => !drop.includes(word)), ...add],
    allow: [...list.allow, ...allow],
  }
}

/** Reads the operator's file; throws one clear sentence for invalid content. */
function readOwnLists(file: string): OwnLists {
  if (!existsSync(file)) return {}
  const lists = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>>
  for (const [language, changes] of Object.entries(lists)) {
    if (language !== 'all' && !isLanguage(language))
      throw new Error(`${file}: there is no list "${language}"`)
    for (const [kind, words] of Object.entries(changes)) {
      if (!CHANGES.includes(kind)) throw new Error(`${file}: "${kind}" is none of ${CHANGES.join(', ')}`)
      if (!Array.isArray(words) || !words.every(isWord))
        throw new Error(`${file}: "${kind}" of "${language}" is no list of words`)
    }
  }
  return lists as OwnLists
}

const CHANGES = ['add', 'drop', 'allow']
const isWord = (word: unknown) => typeof word === 'string' && /[\p{L}\p{N}]/u.test(word)
