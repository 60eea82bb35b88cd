import { dayOf } from '#kit/time/time.ts'
import { dayNumberNamed, dayNumberOf, isInArchive, listDays, mendDay } from '#modules/dailies/server/index.ts'
import { usageError, same, shown, type Command } from './command.ts'
import { LIMIT, readLimit } from './read-words.ts'
import { table } from './tables.ts'

export const DAILIES_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'dailies list',
    says: 'lists the challenges of the last days, how many were finished, and which days are mended',
    options: LIMIT,
    example: 'portal dailies list --limit 7',
    async read(context, input) {
      const limit = readLimit(input)
      if (!limit.ok) return limit
      const days = await listDays(context.db, limit.value)
      const games = context.catalogue()
      const rows = days.map(({ day, games: ids, finishes, players, isMended }) => [
        day,
        ids.map((gameId) => games?.byId(gameId)?.slug ?? String(gameId)).join(', '),
        String(finishes),
        String(players),
        isMended ? 'mended' : '',
      ])
      const text = table(['day', 'games', 'finished', 'players', ''], rows)
      return shown(rows.length > 0 ? text : 'No days yet.', days)
    },
  },
  {
    kind: 'change',
    name: 'dailies mend',
    isFinal: true,
    says: 'forgives a day: it breaks nobody’s streak, and costs nobody a freeze',
    args: [{ name: 'DATE', says: 'as players’ calendars have it, such as 2026-11-20' }],
    note: 'For days on which the portal was out of order. An outage over midnight may need two days. It cannot be undone.',
    example: 'portal dailies mend 2026-11-20 --reason "database down from 18:00"',
    async change({ db, now }, { words }) {
      const name = words['DATE']!
      const day = dayNumberNamed(name)
      if (day === undefined) return usageError(`"${name}" is no date: write it as ${dayOf(now)}`)
      // East of UTC, tomorrow may already have begun.
      if (!isInArchive(day, dayNumberOf(now) + 1))
        return usageError(`${name} is neither today nor one of the last days`)
      if (!(await mendDay(db, name, now))) return same('It is forgiven already.')
      return {
        ok: true,
        subject: `daily ${name}`,
        text: `${name} breaks nobody's streak.`,
        before: { state: 'counts' },
        after: { state: 'forgiven' },
      }
    },
  },
]
