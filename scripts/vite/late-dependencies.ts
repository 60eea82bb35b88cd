import type { Plugin, Rolldown } from 'vite'

type Chunks = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

const importsOf = (chunks: Chunks, name: string): readonly string[] => {
  const chunk = chunks[name]
  return chunk?.type === 'chunk' ? chunk.imports : []
}

/** A chunk and all that it imports statically: when it runs, these have loaded. */
export function loadedWith(chunks: Chunks, name: string): ReadonlySet<string> {
  const found = new Set([name])
  // A set also visits what is added while it is walked.
  for (const one of found) for (const next of importsOf(chunks, one)) found.add(next)
  return found
}

/**
 * Each dynamic import lists the scripts to fetch with it. Those that its chunk has loaded itself would only add their names to
 * the first load.
 */
export function lateDependencies() {
  let chunks: Chunks = {}
  const plugin: Plugin = {
    name: 'islet-late-dependencies',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        chunks = bundle
      },
    },
  }
  const resolveDependencies = (_file: string, needed: string[], { hostId }: { hostId: string }) => {
    const loaded = loadedWith(chunks, hostId)
    return needed.filter((name) => !loaded.has(name))
  }
  return { plugin, resolveDependencies }
}
