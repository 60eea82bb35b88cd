#!/usr/bin/env node
// The command line of the operator. Plain JavaScript for Node 20; the work is done by the Node that the portal brings.
import { join } from 'node:path'
import { ensureDependencies, root, runTypeScript } from '../../scripts/setup.mjs'

ensureDependencies()
runTypeScript(join(root, 'apps', 'cli', 'portal.ts'), process.argv.slice(2), { isTelling: true })
