// npm run check: what is quick enough to run before every commit (format, types, lint, layers, unit tests).
import { ensureDependencies, node, root, run, say } from './setup.mjs'
import { join } from 'node:path'

ensureDependencies()
const bin = (name) => join(root, 'node_modules', '.bin', name)
say('format')
run(bin('oxfmt'), ['--check', '.'], { title: 'format (npx oxfmt mends it)' })
say('types')
run(bin('tsc'), ['-p', '.'], { title: 'types' })
say('lint')
run(bin('oxlint'), ['--quiet'], { title: 'lint' })
say('layers and unit tests')
run(node(), [bin('vitest'), 'run'], { title: 'unit tests', env: { ...process.env, TESTS: 'quick' } })
