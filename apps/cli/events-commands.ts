import { LANGUAGES } from '#kit/i18n/languages.ts'
import type { Instant } from '#kit/time/time.ts'
import { listOdds } from '#modules/cards/server/index.ts'
import type { EventPlan } from '#modules/events/model.ts'
import {
  changeEnd,
  changeEvent,
  faultsOfChange,
  faultsOfEvent,
  insertEvent,
  listEvents,
  lockEvent,
  markRemoved,
  planOf,
  stateOf,
  writtenOf,
  type EventWorld,
  type StoredEvent,
} from '#modules/events/server/index.ts'
import { EventFile } from '#modules/events/shapes.ts'
import { openHubs } from '#modules/hubs/server/index.ts'
import {
  conflict,
  usageError,
  refuseCommand,
  same,
  shown,
  type Change,
  type ChangeContext,
  type Command,
  type CommandContext,
  type Input,
  type CommandRefusal,
  type Same,
} from './command.ts'
import { flatContent } from './flat-content.ts'
import { readJsonFile } from './read-json-file.ts'
import { table } from './tables.ts'

const SLUG = { name: 'NAME', says: 'as in `portal events list`' } as const

const iso = (moment: Instant) => new Date(moment).toISOString()

/** For the list and for the audit. */
const fieldsOf = ({ slug, kind, startsAt, endsAt }: EventPlan) => ({
  slug,
  kind,
  startsAt: iso(startsAt),
  endsAt: iso(endsAt),
})

function standing(event: StoredEvent, now: Instant): string {
  if (event.removedAt !== null) return 'removed'
  return event.settledAt === null ? stateOf(event, now) : 'settled'
}

export const EVENTS_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'events list',
    says: 'lists seasons and contests, the earliest first',
    example: 'portal events list',
    async read({ db, now }) {
      const all = await listEvents(db)
      const facts = all.map((event) => ({
        ...fieldsOf(event),
        title: event.words['en']!.title,
        state: standing(event, now),
      }))
      const rows = facts.map(({ slug, kind, title, startsAt, endsAt, state }) => [
        slug,
        kind,
        title,
        startsAt,
        endsAt,
        state,
      ])
      const text =
        rows.length > 0 ? table(['name', 'kind', 'title', 'begins', 'ends', ''], rows) : 'No events.'
      return shown(text, facts)
    },
  },
  {
    kind: 'read',
    name: 'events show',
    says: 'shows an event as its file has it',
    args: [SLUG],
    example: 'portal events show tides-2027',
    async read({ db, now }, { words }) {
      const event = (await listEvents(db)).find(({ slug }) => slug === words['NAME'])
      if (!event) return refuseCommand(`there is no event ${words['NAME']}`)
      const newest = writtenOf(event)
      const { version } = event
      const facts = {
        subject: event.slug,
        version,
        newest,
        base: null,
        versions: [],
        state: standing(event, now),
      }
      return shown(JSON.stringify(newest, null, 2), facts)
    },
  },
  {
    kind: 'change',
    name: 'events add',
    says: 'adds a season or contest from a file',
    args: [{ name: 'FILE', says: 'JSON like `modules/events/seasons/lanterns-2026.json`', file: 'read' }],
    note: `Texts are needed in all ${LANGUAGES.length} languages. It has to begin in the future, and no two seasons run at one time. A season may name odds that were published with \`portal odds publish --season\`.`,
    example: 'portal events add season.json --dry-run',
    async change(context, { words }) {
      const plan = readPlan(words['FILE']!)
      if ('code' in plan) return plan
      const world = await worldOf(context)
      if ('code' in world) return world
      const [fault] = faultsOfEvent(plan, world)
      if (fault !== undefined) return refuseCommand(fault)
      if (!(await insertEvent(context.db, plan)))
        return conflict('a season came in between: have another look')
      return {
        ok: true,
        subject: `event ${plan.slug}`,
        text: `${plan.words['en']!.title} runs from ${iso(plan.startsAt)} to ${iso(plan.endsAt)}.`,
        before: null,
        after: fieldsOf(plan),
      }
    },
  },
  {
    kind: 'change',
    name: 'events change',
    says: 'changes an event by a file: all of it before it begins, only texts and picture afterwards',
    args: [SLUG, { name: 'FILE', says: 'JSON as `portal events show` has it', file: 'read' }],
    options: {
      on: {
        value: 'VERSION',
        says: 'the version that you have edited: if there is a newer one, nothing is overwritten',
      },
    },
    example: 'portal events change tides-2027 season.json --on 1',
    change: changeByFile,
  },
  {
    kind: 'change',
    isFinal: true,
    name: 'events end',
    says: 'ends a running event now; its table is settled some minutes later',
    args: [SLUG],
    example: 'portal events end lanterns-2026',
    async change({ db, now }, { words }) {
      const event = await lockEvent(db, words['NAME']!)
      if (!event || event.removedAt !== null) return refuseCommand(`there is no event ${words['NAME']}`)
      const state = stateOf(event, now)
      if (state === 'over') return same('It is over.')
      if (state === 'before') return refuseCommand('it has not begun; remove it instead')
      await changeEnd(db, event.slug, now)
      return {
        ok: true,
        subject: `event ${event.slug}`,
        text: `${event.words['en']!.title} is over.`,
        before: fieldsOf(event),
        after: fieldsOf({ ...event, endsAt: now }),
      }
    },
  },
  {
    kind: 'change',
    isFinal: true,
    name: 'events remove',
    says: 'removes an event that has not begun; its name stays taken',
    args: [SLUG],
    example: 'portal events remove tides-2027',
    async change({ db, now }, { words }) {
      const event = await lockEvent(db, words['NAME']!)
      if (!event) return refuseCommand(`there is no event ${words['NAME']}`)
      if (event.removedAt !== null) return same('It is removed.')
      if (stateOf(event, now) !== 'before') return refuseCommand('it has begun; end it instead')
      await markRemoved(db, event.slug, now)
      return {
        ok: true,
        subject: `event ${event.slug}`,
        text: `${event.words['en']!.title} is removed.`,
        before: fieldsOf(event),
        after: null,
      }
    },
  },
]

async function changeByFile(
  context: ChangeContext,
  { words, options }: Input,
): Promise<Change | Same | CommandRefusal> {
  const event = await lockEvent(context.db, words['NAME']!)
  if (!event || event.removedAt !== null) return refuseCommand(`there is no event ${words['NAME']}`)
  const { version } = event
  if (options['on'] !== undefined && options['on'] !== String(version))
    return conflict(`somebody has changed it meanwhile: version ${version}`)
  const plan = readPlan(words['FILE']!)
  if ('code' in plan) return plan
  const world = await worldOf(context)
  if ('code' in world) return world
  const [fault] = faultsOfChange(event, plan, world)
  if (fault !== undefined) return refuseCommand(fault)
  const [before, after] = [flatContent(writtenOf(event)), flatContent(writtenOf(plan))]
  if (sortedText(before) === sortedText(after)) return same('That is how it is.')
  await changeEvent(context.db, plan)
  return {
    ok: true,
    subject: `event ${plan.slug}`,
    text: `${plan.words['en']!.title} runs from ${iso(plan.startsAt)} to ${iso(plan.endsAt)}.`,
    before: { version, ...before },
    after: { version: version + 1, ...after },
  }
}

/** The database stores texts in its own order. */
const sortedText = (fields: Readonly<Record<string, string>>) =>
  JSON.stringify(Object.entries(fields).toSorted())

/** The state that an event is checked against. */
async function worldOf({ db, now, catalogue }: CommandContext): Promise<EventWorld | CommandRefusal> {
  const games = catalogue()
  if (!games) return refuseCommand('nothing is built yet, so no game is known')
  const hubs = openHubs(games).slugs()
  const odds = await listOdds(db)
  return {
    now,
    languages: LANGUAGES,
    known: (await listEvents(db)).map((event) => ({ ...event, isRemoved: event.removedAt !== null })),
    gameOf(slug) {
      const game = games.bySlug(slug)
      return game && { isRanked: game.score.ranked }
    },
    hasHub: (slug) => hubs.includes(slug),
    hasOdds: (version) => odds.some((one) => one.version === version && one.isSeasonal === true),
  }
}

function readPlan(file: string): EventPlan | CommandRefusal {
  const read = readJsonFile(file, EventFile)
  if (!('value' in read)) return read
  return planOf(read.value) ?? usageError(`${file}: there is no such moment`)
}
