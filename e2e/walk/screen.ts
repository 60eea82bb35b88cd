import type { Page } from 'playwright-core'
import type { Language } from '#kit/i18n/languages.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { alive } from '../browser.ts'
import type { Walker } from './walker.ts'
import type { World } from './world.ts'

/** A screen of the portal, or a state of it, and how a walker reaches it. */
export interface Screen {
  readonly name: string
  /** Its path; some depend on what the walker has shared. */
  readonly path: string | ((walker: Walker) => string)
  /** Makes changes that the screen needs. */
  readonly prepare?: (walker: Walker, world: World) => Promise<unknown>
  /** Selector of an element that shows that the content has loaded. */
  readonly shows?: string
  /** Actions on the open page. */
  readonly reach?: (page: Page, language: Language) => Promise<unknown>
  /** Reverts what reaching the screen has changed. */
  readonly leave?: (walker: Walker) => Promise<unknown>
  /** Only in English, for developers of the portal. */
  readonly isEnglish?: boolean
  /** A page without the portal's scripts. */
  readonly isPlain?: boolean
}

const LOADING = '[class*="Loading-loading"]'
/** Lays out content outside the viewport, too, so that it is checked. */
const WHOLE = '*, *::before, *::after { content-visibility: visible !important }'

/** Chromium has stopped drawing a page, which happens once in some thousand resizes; a new document is drawn again. */
export class NoFrames extends Error {
  constructor() {
    super('The browser no longer draws the page')
  }
}

/** Waits two frames: one for the style, one for scripts that measure after it. */
async function painted(page: Page): Promise<void> {
  const isDrawn = await page.evaluate(async (longest) => {
    await document.fonts.ready
    return new Promise<boolean>((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => done(true)))
      setTimeout(() => done(false), longest)
    })
  }, LIMITS.event)
  if (!isDrawn) throw new NoFrames()
}

export async function resize(page: Page, size: { readonly width: number; readonly height: number }) {
  await page.setViewportSize(size)
  await painted(page)
}

/** The address of a page that is as it was opened, except for dialogs. */
const untouched = new WeakMap<Page, string>()

const dialogs = (page: Page) => page.locator('dialog:modal').count()

/** If the page is open already, closes its dialogs as a player would instead of loading it again. */
async function staysAt(page: Page, address: string, { prepare, shows }: Screen): Promise<boolean> {
  if (prepare || untouched.get(page) !== address) return false
  for (let open = await dialogs(page); open > 0;) {
    await page.keyboard.press('Escape')
    await painted(page)
    const left = await dialogs(page)
    if (left >= open) return false
    open = left
  }
  return shows === undefined || page.locator(shows).first().isVisible()
}

async function load(page: Page, address: string, { isPlain, shows }: Screen): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' })
  if (isPlain) await page.waitForLoadState()
  else await alive(page)
  if (shows) await page.locator(shows).first().waitFor()
}

/** Brings a walker to a screen in a language. */
export async function go(walker: Walker, screen: Screen, language: Language): Promise<void> {
  const { page } = walker
  const path = typeof screen.path === 'string' ? screen.path : screen.path(walker)
  const address = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
  const stays = await staysAt(page, address, screen)
  untouched.delete(page)
  if (!stays) await load(page, address, screen)
  const href = page.url()
  await screen.reach?.(page, language)
  await page.waitForFunction(
    // Content further down loads only when somebody scrolls there.
    (loading) =>
      [...document.querySelectorAll(loading)].every(
        (one) => !one.checkVisibility() || one.getBoundingClientRect().top > innerHeight,
      ),
    LOADING,
  )
  if (!stays) await page.addStyleTag({ content: WHOLE }).catch(() => undefined)
  await painted(page)
  if (page.url() === href && (!screen.reach || (await dialogs(page)) > 0)) untouched.set(page, address)
}
