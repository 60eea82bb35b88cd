import { isLanguage } from '#kit/i18n/languages.ts'
import {
  listOperatorWords,
  removeOperatorWord,
  setOperatorWord,
  WORD_KINDS,
  type WordKind,
} from '#modules/chat/server/index.ts'
import {
  usageError,
  refuseCommand,
  same,
  shown,
  type Argument,
  type Command,
  type CommandRefusal,
} from './command.ts'
import { plain, shownMoment, table } from './tables.ts'

const LANGUAGE: Argument = { name: 'LANGUAGE', says: 'such as en; all for words that are said nowhere' }
const WORD: Argument = {
  name: 'WORD',
  says: 'a word, the beginning of words with * behind it, or with ~ before it what is found anywhere',
}
const KINDS = WORD_KINDS.join(', ')

function readWord(
  words: Readonly<Record<string, string>>,
): { readonly language: string; readonly word: string } | CommandRefusal {
  const [language, word] = [words['LANGUAGE'] ?? '', (words['WORD'] ?? '').trim().toLowerCase()]
  if (language !== 'all' && !isLanguage(language)) return usageError(`there is no list "${language}"`)
  if (!/[\p{L}\p{N}]/u.test(word) || [...word].length > 60 || /[\p{Cc}\p{Cf}]/u.test(word))
    return usageError('a word has 1 to 60 letters')
  return { language, word }
}

/** Commands for the lists of banned words. */
export const WORDS_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'words list',
    says: 'lists the words that operators have added, dropped or allowed',
    note: 'The lists that come with the portal, and chat-words.json in the data folder, come before them.',
    args: [{ ...LANGUAGE, isOptional: true }],
    example: 'portal words list en',
    async read({ db }, { words }) {
      const all = await listOperatorWords(db)
      const found = all.filter(({ language }) => (words['LANGUAGE'] ?? language) === language)
      const rows = found.map((one) => [one.language, plain(one.word), one.kind, shownMoment(one.setAt)])
      const text = table(['list', 'word', 'is', 'since'], rows)
      return shown(rows.length > 0 ? text : 'Nothing was changed.', found)
    },
  },
  {
    kind: 'change',
    name: 'words set',
    says: 'adds a word to a list, drops one from it, or allows one although a listed word is in it',
    note: 'Every running server knows it within two seconds.',
    args: [LANGUAGE, WORD, { name: 'KIND', says: `one of ${KINDS}` }],
    example: 'portal words set en badword* add',
    async change({ db, now }, { words }) {
      const read = readWord(words)
      if ('ok' in read) return read
      const kind = WORD_KINDS.find((one): one is WordKind => one === words['KIND'])
      if (!kind) return usageError(`KIND is one of ${KINDS}`)
      const { language, word } = read
      const known = await findWord(db, language, word)
      if (known?.kind === kind) return same('That is how it is.')
      await setOperatorWord(db, { language, word, kind }, now)
      return {
        ok: true,
        subject: `word ${language} ${word}`,
        text: `${kind} "${word}" (${language}).`,
        before: known ? { is: known.kind } : null,
        after: { is: kind },
      }
    },
  },
  {
    kind: 'change',
    name: 'words remove',
    says: 'takes back what was changed about a word',
    args: [LANGUAGE, WORD],
    example: 'portal words remove en badword*',
    async change({ db }, { words }) {
      const read = readWord(words)
      if ('ok' in read) return read
      const { language, word } = read
      const known = await findWord(db, language, word)
      if (!known) return refuseCommand('nothing was changed about this word')
      await removeOperatorWord(db, language, word)
      return {
        ok: true,
        subject: `word ${language} ${word}`,
        text: `"${word}" (${language}) is as the list has it.`,
        before: { is: known.kind },
        after: null,
      }
    },
  },
]

const findWord = async (db: Parameters<typeof listOperatorWords>[0], language: string, word: string) =>
  (await listOperatorWords(db)).find((one) => one.language === language && one.word === word)
