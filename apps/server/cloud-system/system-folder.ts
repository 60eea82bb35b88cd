import { createHash } from 'node:crypto'
import { lstatSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { BRAND_PREFIX } from '#kit/brand/brand.ts'

/** Only root can write there, which matters since its programs run as root. */
const KEPT_ELSEWHERE = '/var/lib'
const OTHERS_PASS = 0o001
const OTHERS_WRITE = 0o022

/**
 * The folder of installed programs and games: below the data folder. If the portal runs as root, plays have other users,
 * who need access: if a parent such as /root is closed to them, it is in /var/lib instead.
 */
export function systemFolder(dataDir: string, uid: number | undefined): string {
  const below = resolve(dataDir, 'cloud/system')
  if (uid !== 0 || isPassable(resolve(dataDir))) return below
  const own = createHash('sha256').update(dataDir).digest('hex').slice(0, 8)
  return join(KEPT_ELSEWHERE, `${BRAND_PREFIX}-cloud-system-${own}`)
}

/** The root for plays of this portal: the installed one, or the machine's own. */
export function playedSystem(dataDir: string): string {
  const folder = systemFolder(dataDir, process.getuid?.())
  return isOurs(folder) ? folder : '/'
}

/** A real folder of this user that nobody else can write to, so its programs may be executed. */
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
