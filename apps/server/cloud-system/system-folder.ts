import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { BRAND_PREFIX } from '#kit/brand/brand.ts'

const KEPT_ELSEWHERE = '/var/tmp'
const OTHERS_PASS = 0o001

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
  return existsSync(folder) ? folder : '/'
}

function isPassable(path: string): boolean {
  const facts = statSync(path, { throwIfNoEntry: false })
  if (facts && (facts.mode & OTHERS_PASS) === 0) return false
  return path === dirname(path) || isPassable(dirname(path))
}
