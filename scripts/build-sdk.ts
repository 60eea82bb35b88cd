import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'

const SOURCES = 'kit/sdk'

export interface SdkScript {
  /** A file of `kit/sdk`. */
  readonly source: string
  readonly format: 'es' | 'iife'
  readonly file: string
}

/** Builds one script for external games into a folder: a single file, also for old browsers. */
export async function buildSdkScript(
  root: string,
  folder: string,
  { source, format, file }: SdkScript,
): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2020',
      modulePreload: false,
      lib: {
        entry: join(root, SOURCES, source),
        formats: [format],
        name: 'IsletScript',
        fileName: () => file,
      },
    },
  })
}

/** Builds our script for external games, and one for each other portal whose SDK they may call. */
export async function buildSdk(root: string): Promise<void> {
  const shims = readdirSync(join(root, SOURCES, 'shims')).filter((name) => !name.includes('.test.'))
  const entries = [
    { name: 'islet', source: 'script.ts' },
    ...shims.map((file) => ({ name: basename(file, '.ts'), source: join('shims', file) })),
  ]
  for (const { name, source } of entries)
    await buildSdkScript(root, join(root, 'dist/client/sdk'), { source, format: 'iife', file: `${name}.js` })
}
