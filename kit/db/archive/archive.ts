import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Instant } from '#kit/time/time.ts'

/**
 * A folder from which a database can be restored to any moment since its oldest base: `base/<moment>/data` is a copy of the data
 * folder, `wal` contains the log since then, in compressed segments.
 */
export interface Base {
  readonly name: string
  /** The earliest moment this base can be restored to. */
  readonly madeAt: Instant
  /** Copy of PostgreSQL's data folder. */
  readonly data: string
  /** The portal's files that belong to it. */
  readonly beside: string
}

const BASE_NAME = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/
const FIRST_SEGMENT = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)/m
const SEGMENT = /^[0-9A-F]{24}(\.|$)/
const TIMELINE = 8

export const walFolder = (archive: string) => join(archive, 'wal')
export const baseFolder = (archive: string) => join(archive, 'base')
export const segmentFile = (archive: string, name: string) => join(walFolder(archive), `${name}.gz`)
export const baseName = (moment: Instant) =>
  // Rounded up, because a base can be used only from its end on.
  new Date(Math.ceil(moment / 1000) * 1000).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '')

/** All bases of an archive, newest first. */
export function listBases(archive: string): Base[] {
  const folder = baseFolder(archive)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .flatMap((name) => {
      const parts = BASE_NAME.exec(name)
      if (!parts) return []
      const [year, month, day, hour, minute, second] = parts.slice(1).map(Number) as number[]
      const madeAt = Date.UTC(year!, month! - 1, day, hour, minute, second) as Instant
      return [{ name, madeAt, data: join(folder, name, 'data'), beside: join(folder, name, 'beside') }]
    })
    .toSorted((one, other) => other.madeAt - one.madeAt)
}

/** The newest base before a moment, on which the log is replayed. */
export const baseBefore = (archive: string, moment: Instant) =>
  listBases(archive).find(({ madeAt }) => madeAt <= moment)

/** Removes bases that are not needed to restore to `since`, and the segments before the oldest kept base. */
export function pruneArchive(archive: string, since: Instant): readonly string[] {
  const bases = listBases(archive)
  const needed = baseBefore(archive, since) ?? bases.at(-1)
  if (!needed) return []
  const gone = bases.filter(({ madeAt }) => madeAt < needed.madeAt)
  for (const { name } of gone) rmSync(join(baseFolder(archive), name), { recursive: true })
  const label = readFileSync(join(needed.data, 'backup_label'), 'utf8')
  const first = FIRST_SEGMENT.exec(label)![1]!
  for (const name of readdirSync(walFolder(archive)))
    // Timelines only increase: their number says nothing about age.
    if (SEGMENT.test(name) && name.slice(TIMELINE, 24) < first.slice(TIMELINE))
      rmSync(join(walFolder(archive), name))
  return gone.map(({ name }) => name)
}

const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`

/**
 * The archive_command for each finished segment. It succeeds only when the segment is on disk; the same segment may come again after a
 * crash, a different one of that name fails.
 */
export function archiveCommand(archive: string): string {
  const folder = quoted(walFolder(archive))
  const file = `${folder}/%f.gz`
  return (
    `if test -e ${file}; then gzip -dc ${file} | cmp -s - "%p"; ` +
    `else gzip -1 -c "%p" > ${file}.part && sync ${file}.part && mv ${file}.part ${file} && sync ${folder}; fi`
  )
}

/** An incomplete segment is archived after this time: the most that a lost disk costs. */
const LONGEST_OPEN = '60s'

/** Settings of a server that archives its log. */
export const archiveSettings = (archive: string) => ({
  archive_mode: 'on',
  archive_command: archiveCommand(archive),
  archive_timeout: LONGEST_OPEN,
})

export const restoreCommand = (archive: string) => `gzip -dc ${quoted(walFolder(archive))}/%f.gz > "%p"`
