// npm run check: what is quick enough to run before every commit. Of the tests it takes those that what has changed since
// the last green check can reach, and those that read the tree itself; `npm test` takes all.
import { ensureDependencies, node, root, run, say } from './setup.mjs'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Tests that no import leads to: they look at folders, texts and pages. */
const ALWAYS = [
  'kit/testing',
  'kit/i18n',
  'kit/errors',
  'games/catalogue.test.ts',
  'apps/server/calls.test.ts',
  'scripts',
]
const RECORD = join(root, '.cache', 'checked')

ensureDependencies()
const bin = (name) => join(root, 'node_modules', '.bin', name)
const vitest = (...words) => [bin('vitest'), 'run', '--passWithNoTests', ...words]
const quick = { env: { ...process.env, TESTS: 'quick' } }
say('format')
run(bin('oxfmt'), ['--check', '.'], { title: 'format (npx oxfmt mends it)' })
say('types')
// From what was found the last time; `npm test` looks at everything anew.
const kept = ['--incremental', '--tsBuildInfoFile', join(root, '.cache', 'types.tsbuildinfo')]
run(bin('tsc'), ['-p', '.', ...kept], { title: 'types' })
say('lint')
run(bin('oxlint'), ['--quiet'], { title: 'lint' })
const since = lastGreen()
say(`tests that changes since ${since.slice(0, 8)} can reach`)
run(node(), vitest('--changed', since), { title: 'unit tests', ...quick })
say('layers, texts and tables')
run(node(), vitest(...ALWAYS), { title: 'layers, texts and tables', ...quick })
mkdirSync(join(root, '.cache'), { recursive: true })
// What is not committed is looked at again: the record is a commit.
writeFileSync(RECORD, git('rev-parse', 'HEAD'))

/** The commit of the last green check; on a fresh clone the newest, which `npm test` has passed. */
function lastGreen() {
  try {
    const commit = readFileSync(RECORD, 'utf8').trim()
    git('merge-base', '--is-ancestor', commit, 'HEAD')
    return commit
  } catch {
    return git('rev-parse', 'HEAD')
  }
}

function git(...words) {
  return execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}
