import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openInjector } from './injector.ts'
import { missingPrograms } from './needs.ts'
import { SAVES_FILE, type Sandbox } from './parts.ts'
import { isRunning, treeOf } from './process-tree.ts'
import { scriptProfile, testSandboxes } from '../testing/sandboxes.ts'
import { flipProfile } from '../testing/flip-profile.ts'

const missing = missingPrograms()
const sandboxes = testSandboxes()
const soon = { interval: 50 }
const read = (sandbox: Sandbox, name: string) => readFileSync(join(sandbox.home, name), 'utf8')
const tell = (command: string) => `{ ${command}; } >/tmp/told 2>&1; cp /tmp/told told.txt; sleep 60`

afterEach(() => sandboxes.clear())

describe.skipIf(missing.length > 0)(
  `the sandbox of a game (missing: ${missing.join(', ') || 'nothing'})`,
  () => {
    test('[4.8] a game has no network, no access to host or secrets, and can write only to its home', async () => {
      process.env['SANDBOX_TEST_SECRET'] = 'portal-key'
      const looks = [
        'tail -n +3 /proc/net/dev',
        'touch /usr/mine /etc/mine /mine /dev/mine',
        'env',
        'ls /root /home /var',
        `ls ${join(process.cwd(), 'README.md')}`,
        'cat /etc/passwd',
        'id -u',
        'grep CapEff /proc/self/status',
        'grep Seccomp: /proc/self/status',
        'unshare --user true',
      ]
      const sandbox = await sandboxes.open({ profile: scriptProfile(tell(looks.join('; '))) })
      const told = await vi.waitFor(() => read(sandbox, 'told.txt'), soon)
      delete process.env['SANDBOX_TEST_SECRET']

      expect(told.match(/^ *\w+:.* .*$/gm)?.[0]).toMatch(/^ *lo: +0 +0/)
      expect(told.match(/Read-only file system/g)).toHaveLength(4)
      expect(told).not.toContain('portal-key')
      expect(told).toMatch(/\/home:\nplayer\n/)
      expect(told).toMatch(/cannot access '\/root'/)
      expect(told).toMatch(/cannot access '.*\/README\.md'/)
      expect(told).toMatch(/^player:x:1000/m)
      expect(told).toMatch(/CapEff:\t0+\n/)
      expect(told).toMatch(/Seccomp:\t2\n/)
      expect(told).toMatch(/unshare: .*Operation not permitted/)
    })

    test('[4.8] a fork bomb, a disk filler and a memory hog are stopped while another game continues', async () => {
      const good = await sandboxes.open()
      const bomb = await sandboxes.open({
        profile: scriptProfile(tell('n=0; while [ $n -lt 300 ]; do sleep 60 & n=$((n + 1)); done')),
        limits: { processes: 40 },
      })
      const filler = await sandboxes.open({
        profile: scriptProfile(
          tell(
            'head -c 64M /dev/zero >full; wc -c full; head -c 50M /dev/zero >/dev/shm/a; head -c 50M /dev/zero >/dev/shm/b; rm full',
          ),
        ),
      })
      const eater = await sandboxes.open({
        profile: scriptProfile('x=$(head -c 900M /dev/zero | tr "\\0" x); sleep 60'),
        limits: { memoryBytes: 200 * 1024 * 1024 },
      })

      await vi.waitFor(() => expect(soFar(bomb)).toMatch(/Cannot fork/), soon)
      expect(treeOf(bomb.process.pid!).length).toBeLessThan(60)
      const filled = await vi.waitFor(() => read(filler, 'told.txt'), soon)
      expect(filled.match(/No space left on device/g)).toHaveLength(2)
      expect(Number(/^(\d+) full/m.exec(filled)?.[1])).toBeLessThanOrEqual(16 * 1024 * 1024)
      expect(await eater.exited).toBe('crashed')

      await good.shown
      const injector = await openInjector(good)
      injector.put({ type: 'key', code: 'KeyA', isDown: true })
      injector.put({ type: 'key', code: 'KeyS', isDown: true })
      await vi.waitFor(() => expect(read(good, 'saves/turns')).toBe('1'), soon)
      injector.close()
    })

    test('[4.8] a player’s saves are available in the next play', async () => {
      const folder = sandboxes.folder()
      const first = await sandboxes.open({ folder })
      await first.shown
      const injector = await openInjector(first)
      for (const code of ['KeyA', 'KeyB', 'KeyC', 'KeyS']) injector.put({ type: 'key', code, isDown: true })
      await vi.waitFor(() => expect(read(first, 'saves/turns')).toBe('3'), soon)
      injector.close()
      await first.end()
      // It left by its own keys, and so in peace.
      expect(await first.exited).toBe('exited')
      expect(isRunning(first.process.pid!)).toBe(false)

      const second = await sandboxes.open({ folder })
      expect(read(second, 'saves/turns')).toBe('3')
    })

    test('[4.8] initial settings exist at the first start, and the player’s changes stay', async () => {
      const folder = sandboxes.folder()
      const settings = { '.config/game/own.cfg': `it's "$HOME" \\ 100%\nsound = 1\n` }
      const see = (then: string) =>
        scriptProfile(tell(`cat .config/game/own.cfg; ${then}`), { settings, saves: ['.config/game'] })
      const first = await sandboxes.open({ folder, profile: see('echo sound = 0 >.config/game/own.cfg') })
      const told = await vi.waitFor(() => read(first, 'told.txt'), soon)
      expect(told).toBe(settings['.config/game/own.cfg'])
      await first.end()
      const next = await sandboxes.open({ folder, profile: see('true') })
      expect(await vi.waitFor(() => read(next, 'told.txt'), soon)).toBe('sound = 0\n')
    })

    test('[4.8] a game that asks for confirmation to quit gets yes, and saves', async () => {
      const folder = sandboxes.folder()
      const { leaveKeys: _, ...asks } = flipProfile({ agreeKeys: ['KeyA', 'KeyS', 'KeyQ'] })
      const first = await sandboxes.open({ folder, profile: asks })
      await first.shown
      await first.end()
      const next = await sandboxes.open({ folder })
      expect(read(next, 'saves/turns')).toBe('1')
    })

    test('[4.8] a window that the window manager never listed is also asked to close', async () => {
      const folder = sandboxes.folder()
      const { leaveKeys: _, program, args, ...asks } = flipProfile({ agreeKeys: ['KeyA', 'KeyS', 'KeyQ'] })
      const unmanaged = `for p in /proc/[0-9]*; do
      read -r name <$p/comm
      case "$name" in matchbox*) kill -KILL "$(basename $p)" ;; esac
    done
    exec "$@"`
      const profile = { ...asks, program: '/usr/bin/sh', args: ['-c', unmanaged, 'sh', program, ...args] }
      const first = await sandboxes.open({ folder, profile })
      await first.shown
      await first.end()
      const next = await sandboxes.open({ folder })
      expect(read(next, 'saves/turns')).toBe('1')
    })

    test('[4.8] a link out of the home copies nothing of the host into the saves', async () => {
      const folder = sandboxes.folder()
      const secret = join(folder, 'secret')
      writeFileSync(secret, 'of the host')
      const profile = scriptProfile(
        `mkdir -p saves; ln -s ${secret} saves/link; ln -s / out; ${tell('true')}`,
        {
          saves: ['saves', 'out', `out${secret}`, '../../etc', '--help'],
        },
      )
      const sandbox = await sandboxes.open({ profile, folder })
      await vi.waitFor(() => read(sandbox, 'told.txt'), soon)
      await sandbox.end()

      const next = await sandboxes.open({
        profile: scriptProfile(tell('find . -type l; cat saves/link; find . -type f')),
        folder,
      })
      const told = await vi.waitFor(() => read(next, 'told.txt'), soon)
      expect(told).toMatch(/^\.\/saves\/link$/m)
      expect(told).not.toContain('of the host')
      expect(existsSync(join(folder, SAVES_FILE))).toBe(true)
    })

    test('[4.8] a crash is distinguished from quitting', async () => {
      const [fallen, left] = await Promise.all([
        sandboxes.open(),
        sandboxes.open({ profile: flipProfile({ leaveKeys: [] }) }),
      ])
      await Promise.all([fallen.shown, left.shown])
      for (const [sandbox, code] of [
        [fallen, 'KeyX'],
        [left, 'KeyQ'],
      ] as const) {
        const injector = await openInjector(sandbox)
        injector.put({ type: 'key', code, isDown: true })
      }
      expect(await Promise.all([fallen.exited, left.exited])).toEqual(['crashed', 'exited'])
    })

    test('[4.8] repeated starting and ending leaves no process, display or file', async () => {
      const folder = sandboxes.folder()
      for (let round = 0; round < 5; round += 1) {
        const sandbox = await sandboxes.open({ folder, profile: scriptProfile('exit 0', { saves: [] }) })
        const pids = treeOf(sandbox.process.pid!)
        expect(existsSync(sandbox.display.socketPath)).toBe(true)
        await sandbox.exited
        await sandbox.end()
        expect(pids.filter(isRunning)).toEqual([])
        expect(existsSync(sandbox.display.socketPath)).toBe(false)
      }
    })

    test('[4.8] killing a host ends everything in its sandbox', async () => {
      const program = fileURLToPath(new URL('../testing/sandbox-host.ts', import.meta.url))
      const host = fork(program, [sandboxes.folder()], { execArgv: [] })
      const [{ pid }] = (await once(host, 'message')) as [{ pid: number }]
      const pids = treeOf(pid)
      expect(pids.length).toBeGreaterThan(4)
      host.kill('SIGKILL')
      await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), soon)
    })
  },
)

function soFar(sandbox: Sandbox): string {
  const file = join(sandbox.home, '../../tmp/told')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
