import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { familyFile, readRegistry, registeredFamilies, sealed, SEALS } from './registry/registry.ts'

// Writes what follows from games/registry.tsv: each family's own numbers, and the seal of lines that are new.
const root = join(import.meta.dirname, '..')
const lines = readRegistry(root)
for (const family of registeredFamilies(lines))
  writeFileSync(join(root, 'games', family, 'registered.ts'), familyFile(lines, family))
const seals = join(root, SEALS)
writeFileSync(seals, sealed(existsSync(seals) ? readFileSync(seals, 'utf8') : '', lines))
console.log(`islet: ${lines.length} games in the registry`)
