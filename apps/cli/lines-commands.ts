import type { LineStop } from '#modules/cloud/model.ts'
import {
  hasLineOf,
  listAllLines,
  listStops,
  reopenLine,
  stopLine,
  stopOf,
  type ShownLine,
} from '#modules/cloud/server/index.ts'
import {
  refuseCommand,
  same,
  shown,
  type Change,
  type ChangeContext,
  type Command,
  type CommandRefusal,
  type Same,
} from './command.ts'
import { table } from './tables.ts'

const LINE = { name: 'LINE', says: 'its key, as in `portal lines list`' }
const SAID: Readonly<Record<LineStop, string>> = {
  draining: 'Nobody new gets a seat; those who wait keep their places, plays that run go on.',
  closed: 'Nobody new gets a seat, and those who wait go home; plays that run go on.',
}

type StoppedLines = ReadonlyMap<string, LineStop>

const withState = (lines: readonly ShownLine[], stops: StoppedLines) =>
  lines.map((line) => ({ ...line, state: stops.get(line.lineKey) ?? ('open' as const) }))

/** Stopped lines without a worker. */
const awayOf = (lines: readonly ShownLine[], stops: StoppedLines) =>
  [...stops]
    .filter(([lineKey]) => !lines.some((line) => line.lineKey === lineKey))
    .map(([lineKey, state]) => ({ lineKey, state, isAway: true }))

/** All lines with their states, those without a worker last. */
export const withStops = (lines: readonly ShownLine[], stops: StoppedLines) => [
  ...withState(lines, stops),
  ...awayOf(lines, stops).map(({ lineKey, state }) => ({
    lineKey,
    state,
    name: '',
    load: 'away' as const,
    used: 0,
    capacity: 0,
    waiting: 0,
  })),
]

/** Lines are created by their workers (LINE_… settings), so there is no command to add one. */
export const LINES_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'lines list',
    says: 'lists the lines of cloud games with their plays and queues',
    example: 'portal lines list',
    note: 'A line exists as long as it has a worker; starting one adds it (docs/cloud.md).',
    async read({ db, now }) {
      const [lines, stops] = [await listAllLines(db, now), await listStops(db)]
      const [here, away] = [withState(lines, stops), awayOf(lines, stops)]
      const facts = here.map((line) => ({ ...line, gameKeys: [...line.gameKeys].toSorted() }))
      const rows = [
        ...facts.map((line) => [
          line.lineKey,
          line.name,
          line.state,
          line.load,
          `${line.used} of ${line.capacity}`,
          String(line.waiting),
          String(line.gameKeys.length),
        ]),
        ...away.map(({ lineKey, state }) => [lineKey, '', state, 'away', '', '', '']),
      ]
      const text = table(['line', 'name', 'state', 'load', 'in use', 'waiting', 'games'], rows)
      return shown(rows.length > 0 ? text : 'No lines: no worker is here.', [...facts, ...away])
    },
  },
  {
    kind: 'change',
    name: 'lines drain',
    says: 'drains a line: no new player gets a seat',
    args: [LINE],
    example: 'portal lines drain home --reason "new kernel"',
    change: (context, { words }) => stop(context, words['LINE']!, 'draining'),
  },
  {
    kind: 'change',
    name: 'lines close',
    says: 'closes a line: no new player gets a seat, and its queue is ended',
    args: [LINE],
    example: 'portal lines close home',
    change: (context, { words }) => stop(context, words['LINE']!, 'closed'),
  },
  {
    kind: 'change',
    name: 'lines open',
    says: 'opens a line again',
    args: [LINE],
    example: 'portal lines open home',
    async change({ db }, { words }) {
      const lineKey = words['LINE']!
      const state = await stopOf(db, lineKey)
      if (state === undefined)
        return (await hasLineOf(db, lineKey)) ? same('It is open already.') : noLine(lineKey)
      await reopenLine(db, lineKey)
      return {
        ok: true,
        subject: `line ${lineKey}`,
        text: `Line ${lineKey} is open.`,
        before: { state },
        after: { state: 'open' },
      }
    },
  },
]

const noLine = (lineKey: string) => refuseCommand(`no worker of a line "${lineKey}" has come`)

async function stop(
  { db, now }: ChangeContext,
  lineKey: string,
  how: LineStop,
): Promise<Change | Same | CommandRefusal> {
  const before = await stopOf(db, lineKey)
  if (before === undefined && !(await hasLineOf(db, lineKey))) return noLine(lineKey)
  if (before === how) return same('That is how it is.')
  await stopLine(db, lineKey, how, now)
  return {
    ok: true,
    subject: `line ${lineKey}`,
    text: SAID[how],
    before: { state: before ?? 'open' },
    after: { state: how },
  }
}
