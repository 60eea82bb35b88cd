import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORT = /^(?:import|export)\s(type\s)?[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm
const OWN = /^#(?:kit|modules|games|apps)\//

/** Which imports to follow. */
export interface Way {
  /** Also type-only imports: they load no code, but affect what the code means. */
  readonly types: boolean
  follows(target: string): boolean
}

/** All code that a file loads statically, including styles. */
export const STATIC: Way = { types: false, follows: (target) => target.startsWith('.') || OWN.test(target) }

/** Every source of the tree that a file reaches by static imports, including itself, without packages. */
export function reached(root: string, file: string, way: Way, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !existsSync(file)) return seen
  seen.add(file)
  if (!/\.tsx?$/.test(file)) return seen
  for (const [, type, from, bare] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const target = from ?? bare ?? ''
    if ((type && !way.types) || !way.follows(target)) continue
    reached(
      root,
      target.startsWith('.') ? join(dirname(file), target) : join(root, target.slice(1)),
      way,
      seen,
    )
  }
  return seen
}
