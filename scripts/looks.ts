import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { node, root, say } from './setup.mjs'

// npm run looks -- [--see] [SCREEN]…: approves the present look of all or some screens; with --see it only compares.
const MOST_BYTES = 400_000
const RECORD = join(root, 'e2e/looks/looks.bin')

const words = process.argv.slice(2)
const isSeeing = words.includes('--see')
const screens = words.filter((word) => !word.startsWith('--'))
const { status } = spawnSync(
  node(),
  [join(root, 'node_modules/.bin/vitest'), 'run', '--config', 'e2e/vitest.config.ts', 'e2e/looks'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      LOOKS: isSeeing ? 'see' : 'write',
      ...(screens.length > 0 ? { LOOKS_OF: screens.join(',') } : {}),
    },
  },
)
const { size } = statSync(RECORD)
say(`the approved looks take ${size} bytes; pictures and differences lie in .cache/test-results/looks`)
process.exitCode = status === 0 && size <= MOST_BYTES ? 0 : 1
