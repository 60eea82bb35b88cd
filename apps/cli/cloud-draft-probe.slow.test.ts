import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { faultOf } from '#modules/cloud/rules/draft-verdict.ts'
import { missingPrograms } from '#modules/streaming/host/needs.ts'
import { FLIP_NEEDS } from '#modules/streaming/testing/flip-profile.ts'
import { tryDraft } from './cloud-draft-probe.ts'

const missing = missingPrograms()
const GAME = join(import.meta.dirname, '../../modules/streaming/testing/odd-game.ts')
const LONG = 150_000

const ofProgram = (program: string, args: readonly string[]) =>
  tryDraft({ program, args, gameKey: 'odd', keys: [], system: '/', readable: FLIP_NEEDS })
const ofGame = (mode: string) => ofProgram(process.execPath, [GAME, mode])
const left = () => readdirSync(folder)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'islet-d-'))
  // Plays are other users.
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

    test('a game that takes a core while nothing moves is refused', { timeout: LONG }, async () => {
      const { seen } = await ofGame('busy')
      expect(seen.frames).toBe(0)
      // On a busy machine it gets less of a core than it would take.
      expect(seen.idleCpu).toBeGreaterThan(25)
      expect(faultOf({ ...seen, idleCpu: 100 })).toBe('it takes a whole core while nothing moves')
    })

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

    test.for(['forks', 'fills', 'calls'])(
      'a game that %s meanwhile is contained and leaves nothing',
      { timeout: LONG },
      async (mode) => {
        await ofGame(mode)
        expect(left()).toEqual([])
      },
    )
  },
)
