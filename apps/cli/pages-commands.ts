import {
  findOwnPage,
  listOwnPages,
  removeOwnPage,
  setOwnPage,
  type OwnPage,
} from '#modules/sharing/server/index.ts'
import { usageError, refuseCommand, same, shown, type Command } from './command.ts'
import { readOptionalMoment } from './read-words.ts'
import { plain, shownMoment, table } from './tables.ts'

/** Players' own pages have keys of 26 characters. */
const KEY = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,22}[A-Za-z0-9])?$/
const MOST = { title: 80, text: 300 } as const

const KEY_WORD = { name: 'KEY', says: 'letters, digits and dashes: the page is /shtml/KEY' }

const fieldsOf = ({ title, words, endsAt }: OwnPage) => ({ title, text: words, ends: shownMoment(endsAt) })

/** One line of plain text: players see exactly what was typed. */
function faultOfText(name: keyof typeof MOST, text: string): string | undefined {
  if (text.trim() === '') return `--${name} is missing`
  if ([...text].length > MOST[name]) return `--${name} has at most ${MOST[name]} letters`
  return /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text)
    ? `--${name} holds characters that cannot be seen`
    : undefined
}

/** How a messenger shows the link. */
const previewOf = ({ key, title, words, endsAt }: OwnPage) =>
  [
    `  /shtml/${key}`,
    `  ┌ ${plain(title)}`,
    `  │ ${plain(words)}`,
    `  └ ${endsAt === null ? 'stays' : `until ${shownMoment(endsAt)}`}`,
  ].join('\n')

export const PAGES_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'pages list',
    says: 'lists the shared pages of the operator',
    example: 'portal pages list',
    async read({ db, now }) {
      const pages = await listOwnPages(db)
      const rows = pages.map(({ key, title, endsAt }) => [
        key,
        plain(title),
        shownMoment(endsAt),
        endsAt !== null && endsAt <= now ? 'over' : '',
      ])
      return shown(rows.length > 0 ? table(['key', 'title', 'ends', ''], rows) : 'No pages.', pages)
    },
  },
  {
    kind: 'read',
    name: 'pages show',
    says: 'shows a page as messengers do',
    args: [KEY_WORD],
    example: 'portal pages show summer',
    async read({ db }, { words }) {
      const page = await findOwnPage(db, words['KEY']!)
      if (!page || page === 'taken')
        return refuseCommand(`there is no page "${words['KEY']}" of the operator`)
      return shown(previewOf(page), page)
    },
  },
  {
    kind: 'change',
    name: 'pages set',
    says: 'makes or changes a page of plain text that can be shared by its link',
    args: [KEY_WORD],
    options: {
      title: { value: 'TEXT', says: `its title, at most ${MOST.title} letters` },
      text: { value: 'TEXT', says: `its text, at most ${MOST.text} letters` },
      until: { value: 'MOMENT', says: 'when it ends: 7d, 12h, 2026-12-01 (UTC); never by default' },
    },
    note: 'A dry run shows it as a messenger would.',
    example: 'portal pages set summer --title "Summer tide" --text "Twenty new games" --until 30d',
    async change({ db, now }, input) {
      const key = input.words['KEY']!
      if (!KEY.test(key)) return usageError('KEY has 1 to 24 letters, digits and dashes')
      const [title = '', words = ''] = [input.options['title'], input.options['text']]
      const fault = faultOfText('title', title) ?? faultOfText('text', words)
      if (fault) return usageError(fault)
      const until = readOptionalMoment(input, 'until', now)
      if (!until.ok) return until
      const before = await findOwnPage(db, key)
      if (before === 'taken') return refuseCommand(`the key "${key}" belongs to a player`)
      const page = { key, title: title.trim(), words: words.trim(), endsAt: until.value ?? null }
      if (before && JSON.stringify(fieldsOf(before)) === JSON.stringify(fieldsOf(page)))
        return same('That is how it is.')
      await setOwnPage(db, page, now)
      return {
        ok: true,
        subject: `page ${key}`,
        text: `Shows\n${previewOf(page)}\n`,
        before: before ? fieldsOf(before) : null,
        after: fieldsOf(page),
      }
    },
  },
  {
    kind: 'change',
    name: 'pages remove',
    says: 'removes a page',
    args: [KEY_WORD],
    example: 'portal pages remove summer',
    async change({ db }, { words }) {
      const key = words['KEY']!
      const before = await findOwnPage(db, key)
      if (!before || before === 'taken') return refuseCommand(`there is no page "${key}" of the operator`)
      await removeOwnPage(db, key)
      return { ok: true, subject: `page ${key}`, text: `Removed.`, before: fieldsOf(before), after: null }
    },
  },
]
