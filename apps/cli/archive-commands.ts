import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { baseBefore, pruneArchive, walFolder } from '#kit/db/archive/archive.ts'
import { makeBase } from '#kit/db/archive/make-base.ts'
import { giveSettingsBack } from '#kit/db/archive/restore-base.ts'
import { readAddress } from '#kit/db/hosts.ts'
import { before, days, type Instant } from '#kit/time/time.ts'
import {
  usageError,
  refuseCommand,
  shown,
  type Command,
  type CommandRefusal,
  type Surroundings,
} from './command.ts'
import {
  archiveUntilNow,
  countAccounts,
  DRILL_BACK,
  restoreAndCheck,
  shownStep,
  stepLog,
  sweep,
} from './drill.ts'
import { bringSecret, filesBeside, keepSecret, WITH_SECRET } from './files-beside.ts'
import { invariantReport } from './invariant-report.ts'

const KEPT_DAYS = 14
const MOST_KEPT_DAYS = 35
const ONLY_HERE = 'it works on the folder of the archive, on the machine of the database'
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/
const iso = (moment: Instant) => new Date(moment).toISOString()

export const ARCHIVE_COMMANDS: readonly Command[] = [
  {
    kind: 'work',
    onlyHere: ONLY_HERE,
    name: 'backup base',
    says: 'copies the whole database into the archive while it runs: from then on it can be restored to any moment',
    options: {
      keep: {
        value: 'DAYS',
        says: `how far back one can go, 1 to ${MOST_KEPT_DAYS}; ${KEPT_DAYS} by default`,
      },
      ...WITH_SECRET,
    },
    note:
      'ARCHIVE_DIR names the archive. The database archives its log continuously. Run this once a day. ' +
      'Copies older than the period to keep are removed. A server of your own is copied with pg_basebackup.',
    example: 'portal backup base --keep 14',
    async work(surroundings, { options, has }) {
      const { archive, dataFolder } = surroundings
      const isWithSecret = has('with-secret')
      const keep = Number(options['keep'] ?? KEPT_DAYS)
      if (!Number.isInteger(keep) || keep < 1 || keep > MOST_KEPT_DAYS)
        return usageError(`--keep takes 1 to ${MOST_KEPT_DAYS} days`)
      if (!archive) return noArchive()
      mkdirSync(walFolder(archive), { recursive: true, mode: 0o700 })
      const name = await surroundings.withDatabase(async (database) => {
        const client = await database.openClient()
        const url = surroundings.databaseUrl && readAddress(surroundings.databaseUrl).urls[0]
        const beside = filesBeside(dataFolder, isWithSecret)
        try {
          // A base without the log written after it restores nothing, and must not displace one that does.
          await archiveUntilNow(client, archive)
          return await makeBase({ archive, client, url, beside, now: surroundings.now })
        } finally {
          await client.end()
        }
      })
      const removed = pruneArchive(archive, before(surroundings.now(), days(keep)))
      const apart = isWithSecret ? '' : keepSecret(dataFolder)
      return shown(`${name} is in ${archive}; ${removed.length} older ones removed${apart}`, {
        name,
        removed,
      })
    },
  },
  {
    kind: 'work',
    onlyHere: ONLY_HERE,
    name: 'backup drill',
    says: 'brings the database of a minute ago back on a fresh server, checks the invariants there, and removes it again',
    note:
      'The portal runs on meanwhile. It needs as much disk as the database in DATA_DIR. Exit code 1 when something is missing ' +
      'or an invariant is broken; run it once a week.',
    example: 'portal backup drill',
    work: drill,
  },
  {
    kind: 'work',
    onlyHere: ONLY_HERE,
    name: 'backup recover',
    says: 'brings the database back as it was at a moment, into a new data folder, and checks the invariants',
    args: [
      { name: 'MOMENT', says: 'such as 2026-11-29T18:30:00Z: the last moment before the harm was done' },
    ],
    note:
      'Set DATA_DIR to a folder that does not exist yet, and start the portal with it afterwards. With DATABASE_URL start your ' +
      'own server on its folder postgres.',
    example: 'portal backup recover 2026-11-29T18:30:00Z',
    work: (surroundings, { words }) => recover(surroundings, words['MOMENT']!),
  },
]

const noArchive = (): CommandRefusal =>
  refuseCommand(
    'there is no archive: set ARCHIVE_DIR to a folder, best on another disk, and start the portal',
  )

async function drill(surroundings: Surroundings) {
  const { archive, databaseUrl, dataFolder } = surroundings
  if (!archive) return noArchive()
  const until = before(surroundings.now(), DRILL_BACK)
  const base = baseBefore(archive, until)
  if (!base)
    return refuseCommand(
      `no base is older than ${iso(until)}: make one by "portal backup base", and drill a minute later`,
    )
  const { steps, timed } = stepLog((line) => surroundings.out.isTTY && surroundings.out.write(`${line}\n`))
  const folder = join(dataFolder, `drill-${process.pid}`)
  try {
    const live = await surroundings.withDatabase(async (database) => {
      const client = await database.openClient()
      try {
        await timed('everything written so far archived', () => archiveUntilNow(client, archive))
        return await countAccounts(client, until)
      } finally {
        await client.end()
      }
    })
    const wish = { archive, base, home: join(folder, 'postgres'), until, databaseUrl, timed }
    const { findings, lastCommitAt, accounts } = await restoreAndCheck(wish)
    const isWhole = accounts >= live
    const lines = [
      ...steps.map(shownStep),
      `last transaction that came back: ${lastCommitAt === null ? 'that of the base' : iso(lastCommitAt)}`,
      `accounts of then: ${accounts}, and ${live} of them in the running portal${isWhole ? '' : ': SOME ARE MISSING'}`,
      invariantReport(findings),
    ]
    const facts = {
      until: iso(until),
      base: base.name,
      steps,
      lastCommitAt,
      accounts,
      live,
      invariants: findings,
    }
    return { ...shown(lines.join('\n'), facts), isBad: !isWhole || findings.some(({ broken }) => broken > 0) }
  } finally {
    await sweep(folder)
  }
}

async function recover(surroundings: Surroundings, moment: string) {
  const { archive, databaseUrl, dataFolder } = surroundings
  if (!archive) return noArchive()
  if (!MOMENT.test(moment)) return usageError(`"${moment}" is no moment: write 2026-11-29T18:30:00Z`)
  const until = Date.parse(moment) as Instant
  const home = join(dataFolder, 'postgres')
  if (existsSync(home)) return refuseCommand(`${home} exists: set DATA_DIR to a new folder`)
  const base = baseBefore(archive, until)
  if (!base) return refuseCommand(`no base in ${archive} is older than ${moment}`)
  const { steps, timed } = stepLog((line) => surroundings.out.isTTY && surroundings.out.write(`${line}\n`))
  const wish = { archive, base, home, until, databaseUrl, timed }
  // A failed restore leaves a partial database, which would be taken for a complete one.
  const done = restoreAndCheck(wish).catch((error: unknown) => sweep(home).then(() => Promise.reject(error)))
  const { findings, lastCommitAt } = await done
  giveSettingsBack({ base, home })
  // Without secret and words it is empty, and many a way to copy an archive leaves out empty folders.
  if (existsSync(base.beside)) cpSync(base.beside, dataFolder, { recursive: true })
  const lines = [
    ...steps.map(shownStep),
    `last transaction that came back: ${lastCommitAt === null ? 'that of the base' : iso(lastCommitAt)}`,
    invariantReport(findings),
    databaseUrl ? `start your server on ${home}` : `start the portal with DATA_DIR=${dataFolder}`,
  ]
  const facts = { until: moment, base: base.name, steps, lastCommitAt, invariants: findings }
  return {
    ...shown(`${lines.join('\n')}${bringSecret(dataFolder)}`, facts),
    isBad: findings.some(({ broken }) => broken > 0),
  }
}
