import { createHash } from 'node:crypto'
import { lstatSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { BRAND_PREFIX } from '#kit/brand/brand.ts'

/** Only root writes there: programs of this folder are run as root. */
const KEPT_ELSEWHERE = '/var/lib'
const OTHERS_PASS = 0o001
const OTHERS_WRITE = 0o022

/**
 * Where brought programs and games stand: below the data folder. A portal of root plays as other users, who must pass
 * through to them: when a folder above is closed, as /root is, they stand beside it.
 */
export function systemFolder(dataDir: string, uid: number | undefined): string {
  const below = resolve(dataDir, 'cloud/system')
  if (uid !== 0 || isPassable(resolve(dataDir))) return below
  const own = createHash('sha256').update(dataDir).digest('hex').slice(0, 8)
  return join(KEPT_ELSEWHERE, `${BRAND_PREFIX}-cloud-system-${own}`)
}

/** The root that plays of this portal see: what was brought, or the machine's own. */
export function playedSystem(dataDir: string): string {
  const folder = systemFolder(dataDir, process.getuid?.())
  return isOurs(folder) ? folder : '/'
}

/** A real folder of this user that nobody else can write: what is in it may be run. */
export function isOurs(path: string): boolean {
  const facts = lstatSync(path, { throwIfNoEntry: false })
  return Boolean(
    facts?.isDirectory() && facts.uid === process.getuid?.() && (facts.mode & OTHERS_WRITE) === 0,
  )
}

function isPassable(path: string): boolean {
  const facts = statSync(path, { throwIfNoEntry: false })
  if (facts && (facts.mode & OTHERS_PASS) === 0) return false
  return path === dirname(path) || isPassable(dirname(path))
}
