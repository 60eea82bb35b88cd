import { Type } from 'typebox'
import { faultOfEdit, isCatalogueEdit } from '#modules/catalog/server/index.ts'
import { openHubs } from '#modules/hubs/server/index.ts'
import {
  ANNOUNCEMENT,
  cancelEdit,
  faultOfAnnouncement,
  insertEdit,
  listEdits,
  plannedAfter,
  shownAt,
  undone,
  type StoredEdit,
} from '#modules/operator/server/index.ts'
import {
  conflict,
  usageError,
  refuseCommand,
  same,
  shown,
  type Argument,
  type Change,
  type ChangeContext,
  type Command,
  type CommandContext,
  type Input,
  type CommandRefusal,
  type Same,
} from './command.ts'
import { flatContent } from './flat-content.ts'
import { NOT_BUILT, wholeCatalogue } from './games-import-commands.ts'
import { readJsonFile } from './read-json-file.ts'
import { readOptionalMoment } from './read-words.ts'
import { plain, shownMoment, table } from './tables.ts'

const SUBJECT: Argument = {
  name: 'SUBJECT',
  says: 'hero, order, game:SLUG, collection:SLUG (a new SLUG makes a collection) or announcement',
}
const ON = {
  on: {
    value: 'VERSION',
    says: 'the version that you have edited, 0 for none: if there is a newer one, nothing is overwritten',
  },
}
const AT = {
  at: { value: 'MOMENT', says: 'when it is shown: 30m, 7d or 2026-12-01T10:00Z; at once by default' },
}
/** An edit in twenty languages is a few kilobytes. */
const MOST_LETTERS = 60_000

const stateOf = ({ startsAt, isCancelled }: StoredEdit, now: number) =>
  isCancelled ? 'cancelled' : startsAt > now ? `from ${shownMoment(startsAt)}` : ''

export const EDITS_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'edits list',
    says: 'lists what operators have edited: hero, order, texts of games, collections, the announcement',
    example: 'portal edits list',
    async read({ db, now }) {
      const bySubject = Map.groupBy(await listEdits(db), ({ subject }) => subject)
      const facts = [...bySubject].map(([subject, versions]) => ({
        subject,
        version: versions[0]!.version,
        madeBy: versions[0]!.madeBy,
        madeAt: versions[0]!.madeAt,
        shown: shownAt(versions, now)?.version ?? 0,
        isEdited: (shownAt(versions, now)?.content ?? null) !== null,
        planned: plannedAfter(versions, now).length,
      }))
      const rows = facts.map((one) => [
        one.subject,
        String(one.version),
        plain(one.madeBy),
        shownMoment(one.madeAt),
        one.isEdited ? `version ${one.shown} is shown` : 'as the build has it',
        one.planned > 0 ? `${one.planned} planned` : '',
      ])
      const heads = ['what', 'newest', 'by', 'at', '', '']
      return shown(rows.length > 0 ? table(heads, rows) : 'Everything is as the build has it.', facts)
    },
  },
  {
    kind: 'read',
    name: 'edits show',
    says: 'shows how one thing is now, how the build has it, and its versions',
    args: [SUBJECT],
    example: 'portal edits show game:2048',
    async read(context, { words }) {
      const subject = words['SUBJECT']!
      const versions = await listEdits(context.db, subject)
      const now = shownAt(versions, context.now)
      const facts = {
        subject,
        version: versions[0]?.version ?? 0,
        content: now?.content ?? null,
        newest: versions[0]?.content ?? null,
        base: await baseOf(context, subject),
        versions: versions.map(({ version, madeBy, madeAt, startsAt, isCancelled }) => ({
          version,
          madeBy,
          madeAt,
          startsAt,
          isCancelled,
        })),
      }
      const rows = versions.map((one) => [
        String(one.version),
        plain(one.madeBy),
        shownMoment(one.madeAt),
        stateOf(one, context.now),
      ])
      const text = `${plain(JSON.stringify(now?.content ?? null))}\n\n${rows.length > 0 ? table(['version', 'by', 'at', ''], rows) : 'Nobody has edited it.'}`
      return shown(text, facts)
    },
  },
  {
    kind: 'change',
    name: 'edits set',
    says: 'edits one thing by a JSON file, at once or at a moment',
    args: [
      SUBJECT,
      { name: 'FILE', says: 'JSON: see `portal edits show` and docs/operating.md', file: 'read' },
    ],
    options: { ...ON, ...AT },
    note: 'Running servers show it within two seconds. `portal edits undo` takes it back.',
    example: 'portal edits set hero hero.json --on 3 --at 2026-12-01T10:00Z',
    async change(context, input) {
      const read = readJsonFile(input.words['FILE']!, Type.Unknown())
      if (!('value' in read)) return read
      const subject = input.words['SUBJECT']!
      if (JSON.stringify(read.value).length > MOST_LETTERS) return usageError('it is too long')
      const fault = await faultOf(context, subject, read.value)
      if (fault !== undefined) return typeof fault === 'string' ? usageError(fault) : fault
      return edit(context, input, read.value)
    },
  },
  {
    kind: 'change',
    name: 'edits clear',
    says: 'shows one thing as the build has it',
    args: [SUBJECT],
    options: { ...ON, ...AT },
    example: 'portal edits clear game:2048 --on 4',
    change: (context, input) => edit(context, input, null),
  },
  {
    kind: 'change',
    name: 'edits undo',
    says: 'undoes the newest version: the content before it is shown again; a planned version is cancelled',
    args: [SUBJECT],
    options: ON,
    note: 'Undoing a shown version is a version too: running the command again restores it.',
    example: 'portal edits undo hero --on 4',
    change: undo,
  },
  {
    kind: 'change',
    name: 'edits cancel',
    says: 'cancels a version that is planned: it never comes',
    args: [SUBJECT, { name: 'VERSION', says: 'its number, as `portal edits show` lists it' }],
    example: 'portal edits cancel hero 4',
    change: cancel,
  },
]

async function undo(context: ChangeContext, input: Input): Promise<Change | Same | CommandRefusal> {
  const versions = await listEdits(context.db, input.words['SUBJECT']!)
  const back = undone(versions, context.now)
  if (!back) return refuseCommand('nobody has edited it')
  if (back.kind === 'replace') return edit(context, input, back.content, true)
  return staleness(input, versions) ?? cancelPlanned(context, back.planned)
}

async function cancel(context: ChangeContext, { words }: Input): Promise<Change | Same | CommandRefusal> {
  const [subject, wanted] = [words['SUBJECT']!, words['VERSION']!]
  const planned = (await listEdits(context.db, subject)).find(({ version }) => String(version) === wanted)
  if (!planned) return refuseCommand(`${subject} has no version ${wanted}`)
  return planned.isCancelled ? same('It is cancelled already.') : cancelPlanned(context, planned)
}

async function cancelPlanned(
  { db, now }: ChangeContext,
  planned: StoredEdit,
): Promise<Change | CommandRefusal> {
  const { subject, version, startsAt, content } = planned
  if (!(await cancelEdit(db, planned, now)))
    return refuseCommand('it has begun: `portal edits undo` or `portal edits clear` takes it back')
  return {
    ok: true,
    subject: `edit ${subject}`,
    text: `Version ${version} of ${subject} does not come: it was planned for ${shownMoment(startsAt)}.`,
    before: { version, ...flatContent(content) },
    after: { cancelled: version },
  }
}

/** Warns of planned versions that would overwrite this edit. */
const warningsOf = (versions: readonly StoredEdit[], startsAt: StoredEdit['startsAt']) =>
  plannedAfter(versions, startsAt).map(
    ({ version, startsAt: at }) =>
      `version ${version} is planned for ${shownMoment(at)} and will take its place: \`portal edits cancel\` keeps it from coming`,
  )

/** The build's version of it: texts and order. */
async function baseOf(context: CommandContext, subject: string): Promise<unknown> {
  const [kind, name = ''] = subject.split(':')
  if (!['game', 'order', 'collection'].includes(kind!)) return null
  const all = await wholeCatalogue(context)
  if (!all) return null
  if (kind === 'game') {
    const game = all.bySlug(name)
    return game ? { words: game.words, ground: game.ground } : null
  }
  if (kind === 'order') return { first: all.games.slice(0, 24).map(({ slug }) => slug) }
  const hubs = openHubs(all)
  const page = hubs.page(name, 'en')
  return page
    ? { first: page.games.map(({ slug }) => slug), words: { en: { title: page.title, lead: page.lead } } }
    : null
}

async function faultOf(
  context: CommandContext,
  subject: string,
  content: unknown,
): Promise<string | CommandRefusal | undefined> {
  if (subject === ANNOUNCEMENT) return faultOfAnnouncement(content)
  if (!isCatalogueEdit(subject)) return `nothing is called "${subject}": ${SUBJECT.says}`
  const all = await wholeCatalogue(context)
  if (!all) return NOT_BUILT
  const hubs = new Set(openHubs(all).slugs())
  return faultOfEdit(subject, content, {
    hasGame: (slug) => all.bySlug(slug) !== undefined,
    hasCollection: (slug) => hubs.has(slug),
  })
}

/** Refuses an edit that would overwrite a version its editor has not seen. */
function staleness({ options: { on } }: Input, [newest]: readonly StoredEdit[]): CommandRefusal | undefined {
  if (on === undefined) return undefined
  if (!/^\d{1,6}$/.test(on)) return usageError('--on takes the number of a version')
  if (Number(on) === (newest?.version ?? 0)) return undefined
  return conflict(
    `${newest ? newest.madeBy : 'somebody'} has edited it meanwhile: version ${newest?.version ?? 0}`,
  )
}

/** Adds a version, unless there is a newer one than the edited one. */
async function edit(
  { db, now, operator }: ChangeContext,
  input: Input,
  content: unknown,
  isUndo = false,
): Promise<Change | Same | CommandRefusal> {
  const subject = input.words['SUBJECT']!
  const versions = await listEdits(db, subject)
  const newest = versions[0]
  const stale = staleness(input, versions)
  if (stale) return stale
  const at = readOptionalMoment(input, 'at', now)
  if (!at.ok) return at
  const startsAt = at.value ?? now
  const before = shownAt(versions, startsAt)?.content ?? null
  if (JSON.stringify(before) === JSON.stringify(content) && !isUndo) return same('That is how it is.')
  const version = (newest?.version ?? 0) + 1
  await insertEdit(db, { subject, version, content, startsAt, madeBy: operator, madeAt: now })
  const begins = startsAt > now ? ` from ${shownMoment(startsAt)} on` : ''
  return {
    ok: true,
    subject: `edit ${subject}`,
    text: `${subject} is shown in version ${version}${begins}.`,
    warnings: warningsOf(versions, startsAt),
    before: { version: newest?.version ?? 0, ...flatContent(before) },
    after: { version, ...flatContent(content) },
  }
}
