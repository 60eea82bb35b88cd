import { resolve } from 'node:path'
import { keepCompiled } from './keep-compiled.ts'

const root = resolve(import.meta.dirname, '../..')

// Must run before anything else is loaded.
keepCompiled(resolve(root, process.env['DATA_DIR'] ?? '.data'))
await import('./portal-process.ts')
