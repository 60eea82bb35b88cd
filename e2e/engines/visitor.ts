import { setTimeout as sleep } from 'node:timers/promises'
import { LIMITS } from '#kit/testing/limits.ts'

/** An element as a screen reader finds it, by the role and name that the engine computes. */
export interface Named {
  readonly role: 'button' | 'link' | 'textbox' | 'searchbox' | 'radio'
  readonly name: string
}

export type Press = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Enter' | 'Escape'

/** The interface of an engine's driver; journeys use nothing else. */
export interface Driver {
  goto(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page; it and its arguments are sent as text. */
  run<Result, Given extends readonly unknown[]>(
    act: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>
  /** Whether a visible element matches. */
  has(wanted: Named): Promise<boolean>
  /** Clicks it with the mouse; false if there is none. */
  click(wanted: Named): Promise<boolean>
  /** Clicks at a position of the window, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  press(key: Press): Promise<void>
  close(): Promise<void>
}

const STEP_MS = 150

/** Polls until the answer is true. */
export async function until(what: string, ask: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + LIMITS.event
  while (!(await ask())) {
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`)
    await sleep(STEP_MS)
  }
}

const told = ({ role, name }: Named) => `${role} "${name}"`

/** A person with a browser of one engine. */
export class Visitor {
  readonly #driver: Driver
  readonly #portal: string

  constructor(driver: Driver, portal: string) {
    this.#driver = driver
    this.#portal = portal
  }

  /** Opens a path and waits until the page is hydrated, so that the first click has an effect. */
  async visit(path: string): Promise<void> {
    await this.#driver.goto(this.#portal + path)
    await this.#untilAlive()
  }

  async reload(): Promise<void> {
    await this.#driver.reload()
    await this.#untilAlive()
  }

  /** Reloads without waiting, for a page that the portal cannot serve. */
  reloadAlone = () => this.#driver.reload()
  back = () => this.#driver.back()
  press = (key: Press) => this.#driver.press(key)
  type = (text: string) => this.#driver.type(text)
  clickAt = (x: number, y: number) => this.#driver.clickAt(x, y)
  run: Driver['run'] = (act, ...given) => this.#driver.run(act, ...given)
  has = (role: Named['role'], name: string) => this.#driver.has({ role, name })

  /** Waits for an element by its role and accessible name. */
  async sees(role: Named['role'], name: string): Promise<void> {
    await until(told({ role, name }), () => this.#driver.has({ role, name }))
  }

  async click(role: Named['role'], name: string): Promise<void> {
    await until(told({ role, name }), () => this.#driver.click({ role, name }))
  }

  /** Waits for a text anywhere on the page. */
  async reads(text: string): Promise<void> {
    await until(`the words "${text}"`, () =>
      this.run((wanted: string) => document.body.innerText.includes(wanted), text),
    )
  }

  path = (): Promise<string> => this.run(() => location.pathname)

  async arrives(path: string): Promise<void> {
    await until(`the page ${path}`, async () => (await this.path()) === path)
  }

  async #untilAlive(): Promise<void> {
    await until('a page that is alive', () =>
      this.run(
        () => document.readyState === 'complete' && document.documentElement.dataset['ready'] === 'true',
      ),
    )
  }
}
