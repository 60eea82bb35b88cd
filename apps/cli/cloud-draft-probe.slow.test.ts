import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { faultOf } from '#modules/cloud/rules/draft-verdict.ts'
import { missingPrograms } from '#modules/streaming/host/needs.ts'
import { FLIP_NEEDS } from '#modules/streaming/testing/flip-profile.ts'
import { tryDraft } from './cloud-draft-probe.ts'
import { LIMITS } from './cloud-probe.ts'

const missing = missingPrograms()
const GAME = join(import.meta.dirname, '../../modules/streaming/testing/odd-game.ts')
const LONG = 150_000

const ofProgram = (program: string, args: readonly string[]) =>
  tryDraft({ program, args, gameKey: 'odd', keys: [], system: '/', readable: FLIP_NEEDS })
const ofGame = (mode: string) => ofProgram(process.execPath, [GAME, mode])
const left = () => readdirSync(folder)

const LOOK_EVERY = 100

/** Runs some work and collects what is observed meanwhile. */
async function meanwhile<Value, Seen>(work: () => Promise<Value>, look: () => Seen) {
  const seen: Seen[] = []
  const looking = setInterval(() => seen.push(look()), LOOK_EVERY)
  const value = await work().finally(() => clearInterval(looking))
  return { value, seen }
}

/** Empty if the process has ended meanwhile. */
function readOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** The command lines of all processes; words end with a zero byte. */
const commands = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid, line: readOf(`/proc/${pid}/cmdline`) }))

/** How long the program has run and how long it has waited for a core, in nanoseconds. */
function queueOf(words: string) {
  const own = commands().filter(({ line }) => line.startsWith(process.execPath) && line.includes(words))
  const [ran, waited] = readOf(`/proc/${own[0]?.pid}/schedstat`).split(' ').map(Number)
  return ran && waited !== undefined ? { ran, waited } : undefined
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'islet-d-'))
  // Plays run as other users.
  chmodSync(folder, 0o755)
  vi.stubEnv('TMPDIR', folder)
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(missing.length > 0)(
  `the trial of a package (missing: ${missing.join(', ') || 'nothing'})`,
  () => {
    test(
      'a game that answers keys and mouse is good, and its picture is one of play',
      { timeout: LONG },
      async () => {
        const { seen, trial, picture, size } = await ofGame('good')
        expect(faultOf(seen)).toBe('')
        expect(seen.answers).toEqual({ mouse: true, arrows: true, space: true, enter: true })
        expect(trial.at(-2)).toBe('picture')
        expect(picture).toMatchObject(size)
        expect(left()).toEqual([])
      },
    )

    test.for([
      ['a program that ends at once', '/usr/bin/true', [], /without a window/],
      ['a program without a window', '/usr/bin/sleep', ['600'], /no window|without a window/],
    ] as const)('%s is no game', { timeout: LONG }, async ([, program, args, why]) => {
      expect(faultOf((await ofProgram(program, args)).seen)).toMatch(why)
    })

    test('a cloud game that uses a whole core while idle is refused', { timeout: LONG }, async () => {
      const { value, seen } = await meanwhile(
        () => ofGame('busy'),
        () => queueOf('odd-game.ts\0busy'),
      )
      const { ran, waited } = seen.findLast((one) => one !== undefined)!
      // On a busy machine the program gets only part of the CPU it wants; the kernel tells which part.
      const asked = Math.round((value.seen.idleCpu * (ran + waited)) / ran)
      expect(value.seen.frames).toBe(0)
      expect(faultOf({ ...value.seen, idleCpu: asked })).toBe('it takes a whole core while nothing moves')
      const good = await ofGame('good')
      expect(good.seen.idleCpu * 3).toBeLessThan(value.seen.idleCpu)
    })

    test(
      'a game that forks without end has no more processes than a sandbox may have',
      { timeout: LONG },
      async () => {
        const { seen } = await meanwhile(
          () => ofGame('forks'),
          () => commands().filter(({ line }) => line.startsWith('/bin/sleep\x00600\0')).length,
        )
        const most = Math.max(...seen)
        expect(most).toBeGreaterThan(10)
        expect(most).toBeLessThanOrEqual(LIMITS.processes)
        expect(left()).toEqual([])
      },
    )

    test(
      'a game that grabs keyboard, pointer and display holds nobody but itself',
      { timeout: LONG },
      async () => {
        const begun = performance.now()
        const { seen } = await ofGame('grabs')
        expect(faultOf(seen)).not.toBe('')
        expect(performance.now() - begun).toBeLessThan(LONG - 10_000)
        expect(left()).toEqual([])
      },
    )

    test.for(['fills', 'calls'])(
      'a game that %s meanwhile is contained and leaves nothing',
      { timeout: LONG },
      async (mode) => {
        await ofGame(mode)
        expect(left()).toEqual([])
      },
    )
  },
)
