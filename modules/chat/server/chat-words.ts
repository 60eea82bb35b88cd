import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage } from '#kit/i18n/languages.ts'
import { listsFor, wordFinder, type WordFinder, type WordList } from '../rules/words.ts'

/** Whether a text of a language holds a word that is not said. */
export type HoldsWord = (text: string, language: string) => boolean

/** The operator's own file beside the data; it is read when the server starts. */
const OWN_FILE = 'chat-words.json'

/** What the operator changes of one list. */
interface OwnWords {
  readonly add?: readonly string[]
  readonly drop?: readonly string[]
  readonly allow?: readonly string[]
}
type OwnLists = Readonly<Record<string, OwnWords>>

/** The finder of a language's words, with what the operator has added, dropped and allowed. */
export function openWordLists(dataFolder?: string): (language: string) => WordFinder {
  const own = dataFolder === undefined ? {} : readOwnLists(join(dataFolder, OWN_FILE))
  const finders = new Map<string, WordFinder>()
  return (language) => {
    const known = finders.get(language) ?? wordFinder(language, withOwn(ourList(language), own[language]))
    finders.set(language, known)
    return known
  }
}

/** The words that are not said in the chat. */
export function openChatWords(dataFolder?: string): HoldsWord {
  const finderOf = openWordLists(dataFolder)
  return (text, language) => listsFor(text, language).some((list) => finderOf(list)(text))
}

/** Only names of languages and `all` get here, never a text of a player. */
const ourList = (language: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'words', `${language}.json`), 'utf8')) as WordList

function withOwn(list: WordList, own: OwnWords | undefined): WordList {
  const { add = [], drop = [], allow = [] } = own ?? {}
  return {
    words: [...list.words.filter((word) => !drop.includes(word)), ...add],
    allow: [...list.allow, ...allow],
  }
}

/** Reads the operator's file; throws one clear sentence for what it cannot mean. */
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
