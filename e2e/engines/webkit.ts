import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { LIMITS } from '#kit/testing/limits.ts'
import { freePort } from '../portal.ts'
import type { Driver, Named, Press } from './visitor.ts'

const SIZE = { width: 430, height: 860 }
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
type Element = Readonly<Record<typeof ELEMENT, string>>
const isElement = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && ELEMENT in value

/** Key codes of WebDriver. */
const KEYS: Readonly<Record<Press, string>> = {
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Enter: '\uE007',
  Escape: '\uE00C',
}

/** Selectors of elements that may have a role; the engine decides. */
const MAY_BE: Readonly<Record<Named['role'], string>> = {
  button: 'button,[role=button],summary,input[type=submit]',
  link: 'a[href],[role=link]',
  textbox: 'input,textarea,[role=textbox]',
  searchbox: 'input[type=search],[role=searchbox]',
  radio: 'input[type=radio],[role=radio]',
}

/** WebKitGTK's programs, and the display that they use. */
export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  readonly display: string
}

/** A new person's WebKit, controlled by WebDriver. */
export async function openWebKit(programs: WebKitPrograms): Promise<Driver> {
  const port = await freePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: programs.display },
  })
  const ask = askBy(`http://127.0.0.1:${port}`)
  await untilUp(ask, driver)
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] } },
    },
  })) as { readonly sessionId: string }
  const session = `/session/${sessionId}`
  await ask('POST', `${session}/window/rect`, SIZE)
  const run = (script: string, args: readonly unknown[]) =>
    ask('POST', `${session}/execute/sync`, { script, args })
  const find = (wanted: Named) => visible(run, (path) => ask('GET', `${session}/element/${path}`), wanted)
  const act = (actions: readonly object[]) => ask('POST', `${session}/actions`, { actions })
  return {
    goto: async (address) => void (await ask('POST', `${session}/url`, { url: address })),
    reload: async () => void (await ask('POST', `${session}/refresh`, {})),
    back: async () => void (await ask('POST', `${session}/back`, {})),
    run: (inPage, ...given) => run(`return (${inPage})(...arguments)`, given) as never,
    has: async (wanted) => (await find(wanted)) !== undefined,
    async click(wanted) {
      const element = await find(wanted)
      if (!element) return false
      await ask('POST', `${session}/element/${element}/click`, {})
      return true
    },
    clickAt: async (x, y) => void (await act([clickOf(x, y)])),
    type: async (text) => void (await act([{ type: 'key', id: 'keys', actions: [...text].flatMap(stroke) }])),
    press: async (key) => void (await act([{ type: 'key', id: 'keys', actions: stroke(KEYS[key]) }])),
    async close() {
      await ask('DELETE', session)
      driver.kill()
      await once(driver, 'exit')
    },
  }
}

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
]

const clickOf = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

type Ask = (method: string, path: string, body?: object) => Promise<unknown>

const askBy =
  (address: string): Ask =>
  async (method, path, body) => {
    const answer = await fetch(address + path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(LIMITS.event),
    })
    const { value } = (await answer.json()) as { readonly value: unknown }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 300)}`)
    return value
  }

async function untilUp(ask: Ask, driver: ChildProcess): Promise<void> {
  const end = performance.now() + LIMITS.event
  for (;;) {
    const isUp = await ask('GET', '/status').then(
      () => true,
      () => false,
    )
    if (isUp) return
    if (driver.exitCode !== null || performance.now() > end)
      throw new Error('WebKitWebDriver does not answer')
    await sleep(100)
  }
}

/** The visible candidates, with the name and role that WebKit computes for each. */
async function visible(
  run: (script: string, args: readonly unknown[]) => Promise<unknown>,
  about: (path: string) => Promise<unknown>,
  { role, name }: Named,
): Promise<string | undefined> {
  const candidates = await run(
    `const [selector] = arguments
     return [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0)`,
    [MAY_BE[role]],
  )
  for (const candidate of Array.isArray(candidates) ? candidates.filter(isElement) : []) {
    const id = candidate[ELEMENT]
    try {
      if ((await about(`${id}/computedlabel`)) !== name) continue
      if ((await about(`${id}/computedrole`)) === role) return id
    } catch (error) {
      if (!/stale|no such element/.test(String(error))) throw error
    }
  }
  return undefined
}
