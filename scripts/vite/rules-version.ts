import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reached, type Way } from './reached.ts'

/** Rules depend on their family and the kit; a type can change what a rule means. */
const RULES: Way = {
  types: true,
  follows: (target) => /^(?:\.|#kit\/)/.test(target) && target.endsWith('.ts'),
}

/**
 * Digest of a family's rules: equal sources have equal digests. A run begun under other rules can be neither continued nor
 * ranked.
 */
export function rulesVersion(root: string, family: string): string {
  const hash = createHash('sha256')
  for (const file of [...reached(root, join(root, 'games', family, 'family.ts'), RULES)].toSorted())
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 8)
}
