// npm test: the same set-up as npm start, then every check, from the quick ones to the browser.
import { auditDependencies } from './audit.mjs'
import { bringPrograms } from './cloud-programs.mjs'
import { ensureBuild, ensureChromium, ensureDependencies, node, root, run, say } from './setup.mjs'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

ensureDependencies()
const chromium = ensureChromium()
bringPrograms(say)
ensureBuild()
const bin = (name) => join(root, 'node_modules', '.bin', name)
const results = join(root, '.cache', 'test-results')
// Rows are held by this run, not by an earlier one.
rmSync(results, { recursive: true, force: true })
// Tests bring their own database and settings: those of an operator's shell must not reach them.
const OPERATORS_OWN =
  'DATABASE_URL DATA_DIR PUBLIC_URL TRUSTED_PROXIES API_BASE RESOURCE_HOST MEDIA_HOSTS ISLET_PEPPER LOG_LEVEL NODE_ENV ' +
  'FACEBOOK_PIXEL_ID FACEBOOK_PIXEL_URL TAG_LOADER_ID TAG_LOADER_URL ANALYTICS_ID ANALYTICS_URL AD_SCRIPT_URL TAG_HOSTS CONSENT ' +
  'OAUTH_PROVIDERS OAUTH_GOOGLE_ID OAUTH_GOOGLE_SECRET OAUTH_FACEBOOK_ID OAUTH_FACEBOOK_SECRET OAUTH_APPLE_ID OAUTH_APPLE_TEAM ' +
  'OAUTH_APPLE_KEY_ID OAUTH_APPLE_KEY CONSENT_AGE WORKER_KEY COORDINATOR_URL WORKER_ID WORKER_LINE LINE_NAME LINE_AREA MEDIA_URL CLOUD_CAPACITY CLOUD_UDP_PORTS ' +
  'CLOUD_FOLDER CLOUD_FIRST_UID CLOUD_DRAIN REDIS_URL NODE_NAME LEAVE_SECONDS'
for (const name of OPERATORS_OWN.split(' ')) delete process.env[name]

auditDependencies()
say('format')
run(bin('oxfmt'), ['--check', '.'], { title: 'format (npx oxfmt mends it)' })
say('types')
run(bin('tsc'), ['-p', '.'], { title: 'types' })
say('lint')
run(bin('oxlint'), ['--quiet'], { title: 'lint' })
say('unit, layer, server and race tests')
run(
  node(),
  [
    bin('vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(results, 'unit.json')}`,
  ],
  { title: 'vitest' },
)
say('browser tests')
run(
  node(),
  [
    bin('vitest'),
    'run',
    '--config',
    'e2e/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(results, 'browser.json')}`,
  ],
  {
    title: 'browser tests',
    env: { ...process.env, CHROMIUM_PATH: chromium },
  },
)
run(join(root, 'scripts', 'spec-rows'), ['--summary'])
