import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { startPortal } from '../../e2e/portal.ts'
import type { Figure } from '../figure.ts'
import { processorSeconds } from '../processor.ts'

const PATHS = ['/', '/games', '/g/2048', '/g/sudoku', '/coconut', '/_app/payload/en/g/2048']
const LANGUAGES = ['en', 'de', 'ar', 'ja']
const CLIENTS = 8
const WARM_MS = 4000
const MEASURED_MS = 8000

/** CPU cost of a page in visitors' languages, with and without the frame around it. */
export async function pages(): Promise<readonly Figure[]> {
  const data = makeDataFolder('pages')
  const portal = await startPortal(data.folder, { settings: { NODE_ENV: 'production' } })
  try {
    await visitAll(portal.url, WARM_MS)
    const before = processorSeconds(portal.pid)
    const count = await visitAll(portal.url, MEASURED_MS)
    const milliseconds = ((processorSeconds(portal.pid) - before) * 1000) / count
    return [
      {
        name: 'a page',
        value: Math.round(milliseconds * 100) / 100,
        unit: 'ms of processor',
        against: `a core: ${Math.round(1000 / milliseconds)} pages/s`,
        ratio: 1,
      },
    ]
  } finally {
    await portal.stop()
    data.remove()
  }
}

async function visitAll(url: string, milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds
  let count = 0
  const client = async () => {
    while (performance.now() < until) {
      const path = PATHS[count % PATHS.length]!
      const language = LANGUAGES[Math.floor(count / PATHS.length) % LANGUAGES.length]!
      count++
      const answer = await fetch(`${url}${path}`, { headers: { 'accept-language': language } })
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return count
}
