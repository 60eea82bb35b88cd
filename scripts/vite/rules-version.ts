import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reached, type Way } from './reached.ts'

/** Rules stand on their family and on the kit; a type can change what a rule means. */
const RULES: Way = {
  types: true,
  follows: (target) => /^(?:\.|#kit\/)/.test(target) && target.endsWith('.ts'),
}

/**
 * Names the rules of a family as they are built: equal sources have equal names. A run that was begun under other rules
 * is neither gone on with nor ranked.
 */
export function rulesVersion(root: string, family: string): string {
  const hash = createHash('sha256')
  for (const file of [...reached(root, join(root, 'games', family, 'family.ts'), RULES)].toSorted())
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 8)
}
