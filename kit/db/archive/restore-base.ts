import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  embeddedPostgres,
  EMBEDDED_MAJOR,
  type EmbeddedPostgres,
  type PostgresPrograms,
} from '#kit/db/embedded-postgres.ts'
import type { Instant } from '#kit/time/time.ts'
import { restoreCommand, type Base } from './archive.ts'

export interface RestorePlan {
  readonly archive: string
  readonly base: Base
  /** A folder that does not exist yet. */
  readonly home: string
  readonly until: Instant
}

/** Copies a base into a folder in which a server can run. */
export function layOutBase({ base, home }: RestorePlan): void {
  cpSync(base.data, home, { recursive: true, preserveTimestamps: true })
  for (const name of ['standby.signal', 'postgresql.auto.conf']) rmSync(join(home, name), { force: true })
  // Debian keeps settings elsewhere, and those of another machine may name files that do not exist here.
  writeFileSync(join(home, 'postgresql.conf'), '')
  writeFileSync(join(home, 'pg_hba.conf'), 'local all all trust\n')
  writeFileSync(join(home, 'recovery.signal'), '')
}

const SETTINGS = ['postgresql.conf', 'pg_hba.conf'] as const
/** For a base without settings (Debian keeps them elsewhere): whoever starts a server on it must define access. */
const CLOSED = { 'postgresql.conf': '', 'pg_hba.conf': 'local all all peer\n' } as const

/** Restores the original settings, which were replaced to allow local access during the inspection. */
export function giveSettingsBack({ base, home }: Pick<RestorePlan, 'base' | 'home'>): void {
  for (const name of SETTINGS) {
    const kept = join(base.data, name)
    // Overwritten in place, to keep its owner.
    writeFileSync(join(home, name), existsSync(kept) ? readFileSync(kept) : CLOSED[name])
  }
}

/**
 * A server on such a folder, reachable only through its socket. Its start replays the log from the base to the moment, and fails when
 * the archive does not reach that far. It archives nothing.
 */
export function restoredServer({ archive, home, until }: RestorePlan): EmbeddedPostgres {
  return embeddedPostgres({
    folder: home,
    programs: programsFor(home),
    settings: {
      restore_command: restoreCommand(archive),
      // These settings are read before time zone names are known.
      recovery_target_time: new Date(until).toISOString().replace('Z', '+00'),
      recovery_target_action: 'promote',
      hot_standby: 'off',
      archive_mode: 'off',
    },
  })
}

/** The embedded programs for embedded data, else those of the operator's server of that version. */
function programsFor(home: string): PostgresPrograms | undefined {
  const major = readFileSync(join(home, 'PG_VERSION'), 'utf8').trim()
  if (major === EMBEDDED_MAJOR) return undefined
  const folder = [`/usr/lib/postgresql/${major}/bin`, binariesOnPath()].find(
    (candidate) => candidate !== undefined && versionIn(candidate) === major,
  )
  if (!folder)
    throw new Error(
      `The base is of PostgreSQL ${major}: install that version here, with pg_config on the path.`,
    )
  return { folder, major }
}

function binariesOnPath(): string | undefined {
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

function versionIn(folder: string): string | undefined {
  const program = join(folder, 'postgres')
  if (!existsSync(program)) return undefined
  return /\) (\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1]
}
