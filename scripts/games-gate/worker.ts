import { parentPort } from 'node:worker_threads'
import { checkHeadless } from './headless.ts'
import { loadRules } from './load-families.ts'

/** One game to check; a worker gets the next one after its answer. */
export interface Job {
  readonly folder: string
  readonly slug: string
  readonly budget: number
}

parentPort?.on('message', async ({ folder, slug, budget }: Job) => {
  const family = await loadRules(folder)
  const definition = family.definitions.find((one) => one.slug === slug)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  if (definition) parentPort?.postMessage(checkHeadless(family, definition, budget))
})
