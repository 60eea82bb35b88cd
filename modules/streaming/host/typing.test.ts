import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { InputMessage } from '../model.ts'
import { testSandboxes } from '../testing/sandboxes.ts'
import { flipProfile } from '../testing/flip-profile.ts'
import { openInjector } from './injector.ts'
import { missingPrograms } from './needs.ts'
import { keysymOf, readKeys } from './typing.ts'

test.for([
  ['a', 0x61],
  ['~', 0x7e],
  ['ä', 0xe4],
  ['ж', 0x0100_0436],
  ['好', 0x0100_597d],
  ['😀', 0x0101_f600],
] as const)('%s is keysym %i', ([character, keysym]) => {
  expect(keysymOf(character)).toBe(keysym)
})

test('the first key for a character is used, and characters that need more than Shift have none', () => {
  const { strokes, spare } = readKeys([
    [0x61, 0x41, 0xe4],
    [0, 0],
    [0x61, 0x62],
  ])
  expect([...strokes]).toEqual([
    [0x61, { number: 8, isShifted: false }],
    [0x41, { number: 8, isShifted: true }],
    [0x62, { number: 10, isShifted: true }],
  ])
  expect(spare).toEqual([9])
})

const missing = missingPrograms()
const sandboxes = testSandboxes()
afterEach(() => sandboxes.clear())

describe.skipIf(missing.length > 0)(
  `typing into a game (missing: ${missing.join(', ') || 'nothing'})`,
  () => {
    async function open() {
      const program = fileURLToPath(new URL('../testing/typed.ts', import.meta.url))
      const { leaveKeys: _, ...profile } = flipProfile({ args: [program] })
      const sandbox = await sandboxes.open({ profile })
      await sandbox.shown
      const injector = await openInjector(sandbox)
      const put = (...inputs: InputMessage[]) => inputs.forEach((input) => injector.put(input))
      const typed = () => readFileSync(join(sandbox.home, 'saves/typed'), 'utf8')
      const reads = (text: string) =>
        vi.waitFor(() => expect(typed()).toBe(text), { interval: 50, timeout: 20_000 })
      return { injector, put, reads }
    }
    const key = (code: string, isDown: boolean) => ({ type: 'key', code, isDown }) as const

    test('[4.8] letters are typed with Shift if needed, including those without a key, and in order with other keys', async () => {
      const { put, reads, injector } = await open()
      put({ type: 'text', text: 'Grüße, Жы 好!' }, key('Backspace', true), key('Backspace', false))
      put({ type: 'text', text: '?😀' }, key('Enter', true), key('Enter', false))
      const shift = '<ffe1>'
      await reads(`${shift}Grüße, Жы 好${shift}!<ff08>${shift}?😀<ff0d>`)
      injector.close()
    })

    test('[4.8] text is typed correctly while a player holds Shift, which stays held', async () => {
      const { put, reads, injector } = await open()
      put(key('ShiftLeft', true), { type: 'text', text: 'aB' }, key('KeyC', true))
      await reads('<ffe1>a<ffe1>BC')
      injector.close()
    })

    test('[4.8] text is typed correctly while CapsLock is on, which stays on', async () => {
      const { put, reads, injector } = await open()
      const lock = '<ffe5>'
      put(key('CapsLock', true), key('CapsLock', false), { type: 'text', text: 'aB' })
      put(key('KeyC', true), key('KeyC', false))
      await reads(`${lock}${lock}a${lock}${lock}<ffe1>B${lock}C`)
      injector.close()
    })

    test('[4.8] letters follow the player’s own CapsLock, wherever it was pressed', async () => {
      const { put, reads, injector } = await open()
      const letter = (code: string, isLocked?: boolean) =>
        [true, false].map((isDown) => ({ ...key(code, isDown), ...(isLocked !== undefined && { isLocked }) }))
      put(
        ...letter('KeyA', false),
        ...letter('KeyB', true),
        ...letter('KeyC', true),
        ...letter('KeyD', false),
      )
      // Who does not say changes nothing; nor does another player.
      put(...letter('KeyE'))
      letter('KeyF', true).forEach((input) => injector.put(input, true))
      await reads('a<ffe5>BC<ffe5>def')
      injector.close()
    })

    test('[4.8] a CapsLock key held for the game stays held', async () => {
      const { put, reads, injector } = await open()
      put(key('CapsLock', true), { ...key('KeyA', true), isLocked: false }, key('KeyA', false))
      put(key('CapsLock', false), { ...key('KeyB', true), isLocked: false })
      await reads('<ffe5>A<ffe5>b')
      injector.close()
    })

    test('[4.8] more characters than there are free keys, one after the other', async () => {
      const { put, reads, injector } = await open()
      const many = Array.from({ length: 90 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('')
      for (const text of many.match(/.{1,15}/gu)!) put({ type: 'text', text })
      await reads(many)
      injector.close()
    })

    test('[4.8] pending text is discarded when everything is released', async () => {
      const { put, reads, injector } = await open()
      put({ type: 'text', text: 'abcdefghijkl' }, { type: 'release' }, { type: 'text', text: 'z' })
      await reads('az')
      injector.close()
    })
  },
)
