import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

const OWN = '/usr/bin/bwrap'

/** How to run bubblewrap: the machine's own, or that of another root with its libraries. */
export function sandboxCommand(system = '/'): readonly string[] {
  if (system === '/' || existsSync(OWN)) return [OWN]
  const [loader] = globSync(join(system, 'usr/lib*/ld-linux*.so.*'))
  const libraries = globSync(join(system, 'usr/lib/*-linux-gnu*'))
  const brought = join(system, OWN)
  return loader ? [loader, '--library-path', libraries.join(':'), brought] : [brought]
}
