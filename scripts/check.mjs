// npm run check: the checks that are quick enough to run before every commit; `npm test` runs all of them.
import { ensureDependencies, root, runTypeScript } from './setup.mjs'
import { join } from 'node:path'

process.env.CHECK_BEGAN = String(Date.now())
ensureDependencies()
runTypeScript(join(root, 'scripts/testing/run-check.ts'), [], { isTelling: true })
