// npm test: the same set-up as npm start, then every check, from the quick ones to the browser.
// npm test -- e2e/layout runs only the tests whose path contains these words; npm run test:all proves everything again.
import { ensureDependencies, root, runTypeScript } from './setup.mjs'
import { join } from 'node:path'

process.env.TEST_BEGAN = String(Date.now())
ensureDependencies()
runTypeScript(join(root, 'scripts/testing/run-tests.ts'), process.argv.slice(2), { isTelling: true })
