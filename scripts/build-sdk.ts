import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'

const SOURCES = 'kit/sdk'

/** Our script for games of others, and one for each portal whose name they call: a file each, without a module. */
export async function buildSdk(root: string): Promise<void> {
  const shims = readdirSync(join(root, SOURCES, 'shims')).filter((name) => !name.includes('.test.'))
  const entries = [
    { name: 'islet', source: join(root, SOURCES, 'script.ts') },
    ...shims.map((file) => ({ name: basename(file, '.ts'), source: join(root, SOURCES, 'shims', file) })),
  ]
  for (const { name, source } of entries)
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir: join(root, 'dist/client/sdk'),
        emptyOutDir: false,
        target: 'es2020',
        modulePreload: false,
        lib: { entry: source, formats: ['iife'], name: 'IsletScript', fileName: () => `${name}.js` },
      },
    })
}
