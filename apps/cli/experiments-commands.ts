import type { Db } from '#kit/db/db.ts'
import {
  endOf,
  insertExperiment,
  isRunning,
  isSurface,
  judge,
  listExperiments,
  readTrial,
  stopExperiment,
  SURFACES,
  type StoredExperiment,
  type Verdict,
} from '#modules/numbers/server/index.ts'
import type { Instant } from '#kit/time/time.ts'
import { usageError, refuseCommand, same, shown, type Command, type CommandRefusal } from './command.ts'
import { REASON } from './read-words.ts'
import { plain, shownMoment, table } from './tables.ts'

const KEY = { name: 'KEY', says: 'its name, in small letters, digits and dashes' } as const
const WORDS: Readonly<Record<Verdict['is'], string>> = {
  going: 'nothing can be said yet: let it run',
  better: 'it is better: stop it and keep it',
  worse: 'it is worse: stop it',
  none: 'they cannot be told apart: stop it',
}
const surfaces = Object.entries(SURFACES)
  .map(([name, { says, arms }]) => `${name} (${says}: ${arms.join(' or ')})`)
  .join(', ')

async function find(db: Db, key = ''): Promise<StoredExperiment | CommandRefusal> {
  const found = (await listExperiments(db)).find((one) => one.key === key)
  return found ?? refuseCommand(`there is no experiment "${plain(key)}": portal experiments list`)
}
const isRefusal = (found: StoredExperiment | CommandRefusal): found is CommandRefusal => 'ok' in found

const standing = (one: StoredExperiment, now: Instant) =>
  one.stoppedAt !== null ? 'stopped' : isRunning(one, now) ? 'runs' : 'over'

const percent = (share: number | null) => (share === null ? '–' : `${(share * 100).toFixed(2)} %`)

export const EXPERIMENTS_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'experiments list',
    says: 'lists experiments, the latest first',
    example: 'portal experiments list',
    async read({ db, now }) {
      const facts = (await listExperiments(db)).map((one) => ({
        key: one.key,
        surface: one.surface,
        is: standing(one, now),
        since: shownMoment(one.addedAt),
        until: shownMoment(one.stoppedAt ?? endOf(one)),
        reason: one.stopReason,
      }))
      const rows = facts.map((one) => [
        one.key,
        one.surface,
        one.is,
        one.since,
        one.until,
        plain(one.reason ?? ''),
      ])
      const heads = ['experiment', 'surface', '', 'since', 'until', 'why stopped']
      return shown(rows.length > 0 ? table(heads, rows) : 'No experiments.', facts)
    },
  },
  {
    kind: 'change',
    name: 'experiments add',
    says: 'begins an experiment: half of those who see the surface are shown its other arm',
    args: [KEY],
    options: { surface: { value: 'NAME', says: `what is tried: ${surfaces}; home-rails unless told` } },
    note: 'A surface has one experiment at most. Declared minors are in none, and prices and odds are no surface. It ends by itself after eight weeks. A running server notices within two seconds.',
    example: 'portal experiments add rails-1 --surface home-rails',
    async change({ db, now, keys }, { words, options }) {
      const key = words['KEY']!
      if (!/^[a-z][a-z0-9-]{1,39}$/.test(key))
        return usageError('KEY is 2 to 40 small letters, digits and dashes')
      const surface = options['surface'] ?? 'home-rails'
      if (!isSurface(surface)) return usageError(`--surface takes ${Object.keys(SURFACES).join(', ')}`)
      if (!(await insertExperiment(db, { key, surface, salt: keys.token(), now })))
        return refuseCommand(
          `"${key}" was used before, or ${surface} has an experiment: portal experiments list`,
        )
      const { arms, says } = SURFACES[surface]
      return {
        ok: true,
        subject: `experiment ${key}`,
        text: `${says} is tried: ${arms[1]} against ${arms[0]}.`,
        before: null,
        after: { surface, until: shownMoment(endOf({ addedAt: now })) },
      }
    },
  },
  {
    kind: 'change',
    name: 'experiments stop',
    says: 'stops an experiment for good; everybody is shown what they were shown before it',
    args: [KEY, REASON],
    example: 'portal experiments stop rails-1 "it is better"',
    async change({ db, now }, { words }) {
      const found = await find(db, words['KEY'])
      if (isRefusal(found)) return found
      if (found.stoppedAt !== null) return same('It is stopped already.')
      const reason = words['REASON']!
      await stopExperiment(db, found.key, reason, now)
      return {
        ok: true,
        subject: `experiment ${found.key}`,
        text: `${found.key} is stopped.`,
        before: { is: standing(found, now) },
        after: { is: 'stopped' },
        reason,
      }
    },
  },
  {
    kind: 'read',
    name: 'experiments report',
    says: 'shows how many of each arm were here on the next day, and what can be said of it',
    args: [KEY],
    note: 'Look as often as you like: the test is made for that (mSPRT), and is wrong in one of twenty at most.',
    example: 'portal experiments report rails-1',
    async read({ db, now }, { words }) {
      const found = await find(db, words['KEY'])
      if (isRefusal(found)) return found
      const trial = await readTrial(db, found)
      const verdict = judge(trial)
      const arms = SURFACES[found.surface].arms.map((arm, index) => {
        const own = trial.map((day) => (index === 0 ? day.control : day.treatment))
        const sum = (name: 'exposed' | 'returned') => own.reduce((all, one) => all + one[name], 0)
        const [exposed, returned] = [sum('exposed'), sum('returned')]
        return { arm, exposed, returned, share: exposed > 0 ? returned / exposed : null }
      })
      const rows = arms.map((one) => [one.arm, String(one.exposed), String(one.returned), percent(one.share)])
      const [low, high] = verdict.interval ?? [null, null]
      const text = [
        table(['arm', 'saw it', 'next day', 'share'], rows),
        '',
        `${SURFACES[found.surface].arms[1]} less ${SURFACES[found.surface].arms[0]}: ${percent(verdict.difference)}, between ${percent(low)} and ${percent(high)}`,
        `days ${trial.length}, p ${verdict.p.toFixed(4)}: ${WORDS[verdict.is]}`,
      ].join('\n')
      return shown(text, { key: found.key, is: standing(found, now), days: trial.length, arms, verdict })
    },
  },
]
