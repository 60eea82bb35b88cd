#!/usr/bin/env node
// The operator's command line. Plain JavaScript for Node 20, which starts the Node version that the portal ships.
import { join } from 'node:path'
import { ensureDependencies, root, runTypeScript } from '../../scripts/setup.mjs'

ensureDependencies()
runTypeScript(join(root, 'apps', 'cli', 'portal.ts'), process.argv.slice(2), { isTelling: true })
