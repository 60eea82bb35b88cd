import { build, type Rolldown } from 'vite'
import { gzipSync } from 'node:zlib'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { failure, type Finding } from '#kit/game/gate/finding.ts'
import { messagesPlugin } from '../vite/messages-plugin.ts'
import { ROOT } from './load-families.ts'

const MOST_BYTES = 60_000

/** Gzipped bytes of a family beyond the kit that all games share. */
export async function viewBytes(folders: readonly string[]): Promise<Record<string, number>> {
  const views = folders.filter((folder) => existsSync(join(ROOT, 'games', folder, 'view.ts')))
  if (views.length === 0) return {}
  const built = (await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [messagesPlugin()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        input: Object.fromEntries(views.map((folder) => [folder, join(ROOT, 'games', folder, 'view.ts')])),
        output: {
          entryFileNames: '[name].js',
          // Code that only some families share (`kit/game/duel/…`) counts for each of them.
          codeSplitting: { groups: [{ name: 'kit', test: /\/kit\/(?!game\/\w+\/)/ }] },
        },
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const cost = (name: string, counted: Set<string>): number => {
    const chunk = chunks.get(name)
    if (!chunk || counted.has(name) || chunk.name === 'kit') return 0
    counted.add(name)
    const imported = chunk.imports.reduce((sum, next) => sum + cost(next, counted), 0)
    return gzipSync(chunk.code).length + imported
  }
  return Object.fromEntries(views.map((folder) => [folder, cost(`${folder}.js`, new Set())]))
}

export const checkBytes = (bytes: Readonly<Record<string, number>>): Finding[] =>
  Object.entries(bytes)
    .filter(([, count]) => count > MOST_BYTES)
    .map(([folder, count]) => failure(folder, 'L0', `its view has ${count} bytes gzipped`))
