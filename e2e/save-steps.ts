import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { LIMITS } from '#kit/testing/limits.ts'
import { unpackText } from '#modules/saves/web/pack-text.ts'
import { kept, openPage, signedIn, visit, type PageWishes } from './browser.ts'
import { ask, wires } from './calls.ts'
import { swipeForPoints } from './stage.ts'

export const phone = { isMobile: true } as const
export const KEY = 'game:2048'
/** Errors of an offline browser, including those of its page. */
export const CUT = { expected: [/ERR_INTERNET_DISCONNECTED/] } as const

/** Hides or shows the page. */
const look = (page: Page, isAway: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isAway)
export const away = (page: Page) => look(page, true)
export const back = (page: Page) => look(page, false)

/** Version of a save on which this browser and the server agree. */
export const versionOf = async (page: Page, key = KEY) => {
  const ledger = JSON.parse((await kept(page, 'saves')) ?? '{}') as {
    readonly known?: Readonly<Record<string, { readonly version: number }>>
  }
  return ledger.known?.[key]?.version ?? 0
}
export const until = <Value>(read: () => Promise<Value>) =>
  expect.poll(read, { timeout: LIMITS.event, interval: 100 })

/** The run in a game's record. */
export const runIn = (text: string | null) =>
  (JSON.parse(text ?? '{}') as { readonly run?: { readonly save: string } }).run?.save

/** Waits until the server has this browser's save. */
export async function untilStored(page: Page) {
  const stored = async () => {
    const { list } = (await ask(page, 'game/save/get', { ver: 0 })) as {
      readonly list: readonly { readonly key: string; readonly data: string | null }[]
    }
    const data = list.find(({ key }) => key === KEY)?.data
    const { record } = JSON.parse(data ? await unpackText(data) : '{}') as { readonly record?: object }
    return runIn(JSON.stringify(record ?? {}))
  }
  await until(async () => (await stored()) === runIn(await kept(page, KEY))).toBe(true)
}

/** Two browsers of one player: the second signs in with a hand-over code, as the installed app does. */
export async function twoDevices(wishes: PageWishes = {}): Promise<readonly [one: Page, other: Page]> {
  const one = await openPage({ ...phone, ...wishes })
  await visit(one, '/g/2048')
  await signedIn(one)
  await swipeForPoints(one, 8)
  await away(one)
  await untilStored(one)
  await back(one)
  const { handCode } = await ask(one, 'acc/hand/make', {})
  const other = await openPage({ ...phone, ...wishes })
  await visit(other, `/g/2048?hc=${String(handCode)}`)
  await signedIn(other)
  return [one, other]
}

/** This browser's calls about saves. */
export const ofSaves = (calls: Parameters<typeof wires>[0]) =>
  wires(calls).filter((wire) => wire.startsWith('game/save/'))
