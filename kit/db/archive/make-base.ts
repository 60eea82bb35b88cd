import { execFile } from 'node:child_process'
import { copyFile, constants, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Client } from 'pg'
import { before, days, type Instant } from '#kit/time/time.ts'
import { baseFolder, baseName } from './archive.ts'

const run = promisify(execFile)
/** Files that a server creates at start, or must not inherit from another one. */
const EMPTIED = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/
const LEFT_OUT = /^(postmaster\.(pid|opts)|\.s\.PGSQL\..*|pgsql_tmp.*|.*\.init-\d+)$/
const CONTROL = 'pg_control'

export interface BasePlan {
  readonly archive: string
  readonly client: Client
  /** URL of an operator's own server; the embedded one is in a local folder. */
  readonly url: string | undefined
  /** Small files of the portal that belong to the rows. */
  readonly beside: Readonly<Record<string, string>>
  now(): Instant
}

const DRAFT = 'draft-'
/** No copy takes so long. */
const DRAFT_LASTS = days(1)

/** Deletes copies left by killed processes: each is as large as the database. */
async function forgetOldDrafts(folder: string, now: Instant): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(DRAFT)) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (mtimeMs <= before(now, DRAFT_LASTS)) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** Copies the data folder of a running server into the archive; returns the name of the base. */
export async function makeBase({ archive, client, url, beside, now }: BasePlan): Promise<string> {
  const draft = join(baseFolder(archive), `${DRAFT}${process.pid}`)
  await mkdir(baseFolder(archive), { recursive: true, mode: 0o700 })
  await forgetOldDrafts(baseFolder(archive), now())
  await rm(draft, { recursive: true, force: true })
  await mkdir(join(draft, 'beside'), { recursive: true, mode: 0o700 })
  try {
    if (url) await receive(url, join(draft, 'data'))
    else await copyWhileItRuns(client, join(draft, 'data'))
    for (const [name, text] of Object.entries(beside))
      await writeFile(join(draft, 'beside', name), text, { mode: 0o600 })
    const name = baseName(now())
    await rename(draft, join(baseFolder(archive), name))
    return name
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** Uses pg_basebackup, which works from another machine and waits until the required segments are archived. */
async function receive(url: string, target: string): Promise<void> {
  const { address, password } = withoutPassword(url)
  const words = ['--dbname', address, '--pgdata', target, '--wal-method=none', '--checkpoint=fast']
  // Command lines are visible to everybody on the machine, environments are not.
  const env = { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) }
  await run('pg_basebackup', words, { env })
}

function withoutPassword(url: string) {
  if (!URL.canParse(url)) return { address: url, password: '' }
  const parts = new URL(url)
  const password = decodeURIComponent(parts.password)
  parts.password = ''
  return { address: parts.href, password }
}

/** The embedded server ships without that program; its folder is copied between `pg_backup_start` and `pg_backup_stop`. */
async function copyWhileItRuns(client: Client, target: string): Promise<void> {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  await client.query(`select pg_backup_start('portal', fast => true)`)
  await copyFolder(rows[0]!.data_directory, target)
  // Returns when all segments that the copy needs are archived.
  const { rows: ends } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
  await writeFile(join(target, 'backup_label'), ends[0]!.labelfile, { mode: 0o600 })
}

async function copyFolder(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 })
  const entries = await readdir(source, { withFileTypes: true })
  // The control file comes last: it must not be newer than the files it describes.
  const ordered = entries.toSorted(
    (one, other) => Number(one.name === CONTROL) - Number(other.name === CONTROL),
  )
  for (const entry of ordered) {
    if (LEFT_OUT.test(entry.name)) continue
    const [from, to] = [join(source, entry.name), join(target, entry.name)]
    if (entry.isDirectory())
      await (EMPTIED.test(entry.name) ? mkdir(to, { mode: 0o700 }) : copyFolder(from, to))
    else if (entry.isFile()) await copyUnlessGone(from, to)
  }
}

/** Files of tables dropped meanwhile may vanish; the log has what was written to them. */
async function copyUnlessGone(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE)
  } catch (error) {
    const isGone = await stat(from).then(
      () => false,
      () => true,
    )
    if (!isGone) throw error
    await rm(to, { force: true })
  }
}
