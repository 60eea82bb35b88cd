// Runs a TypeScript tool with the project's Node version: node scripts/run.mjs FILE [arguments]
import { ensureBuild, ensureChromium, ensureDependencies, runTypeScript, root } from './setup.mjs'
import { join } from 'node:path'

const [file, ...args] = process.argv.slice(2)
ensureDependencies()
const isBench = file.startsWith('bench/')
if (isBench || file === 'scripts/fleet.ts' || file === 'scripts/looks.ts') ensureBuild()
const needsBrowser = isBench || args.includes('--browser')
runTypeScript(join(root, file), args, {
  isTelling: true,
  env: { ...process.env, ...(needsBrowser ? { CHROMIUM_PATH: ensureChromium() } : {}) },
})
