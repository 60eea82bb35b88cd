// Checks the types of every project that changed since the last run; tsconfig.json lists the projects.
import { root, run } from './setup.mjs'
import { join } from 'node:path'

/** Two projects at a time: more need more memory, and most of the time one project waits for another. */
const BUILDERS = '2'
/** Halves the compiler's garbage collections, which saves a quarter of its processor time. */
const GARBAGE = { GOGC: '200' }

run(join(root, 'node_modules', '.bin', 'tsc'), ['-b', '--builders', BUILDERS, ...process.argv.slice(2)], {
  title: 'types',
  isTelling: true,
  env: { ...GARBAGE, ...process.env },
})
