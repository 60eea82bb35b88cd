import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORT = /^(?:import|export)\s[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm

/** Every source that a file reaches by its imports, types apart or not; packages are left out. */
function reached(root: string, file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !file.endsWith('.ts')) return seen
  seen.add(file)
  for (const [, from, bare] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const target = from ?? bare ?? ''
    if (target.startsWith('.')) reached(root, join(dirname(file), target), seen)
    else if (target.startsWith('#kit/')) reached(root, join(root, target.slice(1)), seen)
  }
  return seen
}

/**
 * Names the rules of a family as they are built: equal sources have equal names. A run that was begun under other rules
 * is neither gone on with nor ranked.
 */
export function rulesVersion(root: string, family: string): string {
  const hash = createHash('sha256')
  for (const file of [...reached(root, join(root, 'games', family, 'family.ts'))].toSorted())
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 8)
}
