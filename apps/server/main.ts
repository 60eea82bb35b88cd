import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

// Before anything else is loaded: what was compiled for an earlier start is half of the work of this one.
enableCompileCache(resolve(root, process.env['DATA_DIR'] ?? '.data', 'compiled'))
await import('./portal-process.ts')
