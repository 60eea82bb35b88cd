import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openMarked } from '../testing/marked.ts'
import { scriptProfile, testSandboxes } from '../testing/sandboxes.ts'
import { missingPrograms } from './needs.ts'
import { isRunning, treeOf } from './process-tree.ts'

const HOST = fileURLToPath(new URL('../testing/sandbox-host.ts', import.meta.url))
/** A killed host finds its sandbox at another point each time. */
const ROUNDS = 5

const missing = missingPrograms()
const sandboxes = testSandboxes()
const often = { interval: 1 }
const left = new Set<ReturnType<typeof openMarked>>()

afterEach(async () => {
  for (const marked of left) marked.kill()
  left.clear()
  await sandboxes.clear()
})

/** A host that starts a sandbox, and the processes of both. */
function startHost(...script: string[]) {
  const mark = randomUUID()
  const marked = openMarked(mark)
  left.add(marked)
  const host = fork(HOST, [sandboxes.folder(), mark, ...script], { execArgv: [] })
  const ofSandbox = () => marked.running().filter((pid) => pid !== host.pid)
  const seen = (name?: string) =>
    vi.waitFor(() => {
      const found = ofSandbox().find((pid) => name === undefined || marked.nameOf(pid) === name)
      expect(found).toBeDefined()
      return found!
    }, often)
  return { host, ofSandbox, seen }
}

async function kill(host: ChildProcess) {
  const gone = once(host, 'exit')
  host.kill('SIGKILL')
  await gone
}

describe.skipIf(missing.length > 0)(
  `what a sandbox leaves behind (missing: ${missing.join(', ') || 'nothing'})`,
  () => {
    test('[4.8] a host killed before its sandbox is set up leaves no process', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { host, ofSandbox, seen } = startHost()
        const first = await seen()
        // Held until the host is gone, so that everything it does, it does without one.
        process.kill(first, 'SIGSTOP')
        await kill(host)
        if (ofSandbox().includes(first)) process.kill(first, 'SIGCONT')
        await vi.waitFor(() => expect(ofSandbox()).toEqual([]))
      }
    })

    test.for(['bwrap', 'sh', 'Xvfb', 'dbus-daemon', 'matchbox-window'])(
      '[4.8] a host killed while starting, when %s is there, leaves no process',
      async (name) => {
        for (let round = 0; round < ROUNDS; round += 1) {
          const { host, ofSandbox, seen } = startHost()
          await seen(name)
          await kill(host)
          await vi.waitFor(() => expect(ofSandbox()).toEqual([]))
        }
      },
    )

    test('[4.8] a host killed while its game runs leaves no process', async () => {
      const { host, ofSandbox } = startHost()
      await once(host, 'message')
      expect(ofSandbox().length).toBeGreaterThan(4)
      await kill(host)
      await vi.waitFor(() => expect(ofSandbox()).toEqual([]))
    })

    test('[4.8] a game that stops everything around it ends with its host', async () => {
      const { host, ofSandbox, seen } = startHost('kill -STOP -1; exec sleep 600')
      await seen('sleep')
      await kill(host)
      await vi.waitFor(() => expect(ofSandbox()).toEqual([]))
    })

    test('[4.8] what a game starts and forgets does not stay as a zombie, which would count against its processes', async () => {
      const forgets = 'for one in 1 2 3 4 5 6 7 8; do (true &); done; echo all >forgotten.txt; exec sleep 600'
      const sandbox = await sandboxes.open({ profile: scriptProfile(forgets) })
      await vi.waitFor(() => readFileSync(join(sandbox.home, 'forgotten.txt')))
      const zombies = () => treeOf(sandbox.process.pid!).filter((pid) => !isRunning(pid))
      await vi.waitFor(() => expect(zombies()).toEqual([]))
    })
  },
)
