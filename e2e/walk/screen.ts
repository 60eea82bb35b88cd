import type { Page } from 'playwright-core'
import type { Language } from '#kit/i18n/languages.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { alive } from '../browser.ts'
import type { Walker } from './walker.ts'
import type { World } from './world.ts'

/** One screen of the portal, or one state of it, and how a walker comes there. */
export interface Screen {
  readonly name: string
  /** Its address; some are known only when somebody is there to share them. */
  readonly path: string | ((walker: Walker) => string)
  /** What has to be so before. */
  readonly prepare?: (walker: Walker, world: World) => Promise<unknown>
  /** What shows that its content has come. */
  readonly shows?: string
  /** What the walker does there; the page is open. */
  readonly reach?: (page: Page, language: Language) => Promise<unknown>
  /** Takes back what coming there has changed. */
  readonly leave?: (walker: Walker) => Promise<unknown>
  /** Written in English alone, for those who build the portal. */
  readonly isEnglish?: boolean
  /** A page without the portal's scripts. */
  readonly isPlain?: boolean
}

const LOADING = '[class*="Loading-loading"]'
/** What is far down is laid out as well, so that nothing there is missed. */
const WHOLE = '*, *::before, *::after { content-visibility: visible !important }'

/** Chromium has stopped to draw a page, which happens once in some thousand sizes; another document is drawn again. */
export class NoFrames extends Error {
  constructor() {
    super('The browser no longer draws the page')
  }
}

/** Two frames: one for the style, one for what measures itself after it. */
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

/** The address of the page that is as it was opened, or will be so when its dialogs close. */
const untouched = new WeakMap<Page, string>()

const dialogs = (page: Page) => page.locator('dialog:modal').count()

/** A page that is open already needs no loading: what lies over it is closed as anybody would. */
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
    // Further down one waits for whoever scrolls there.
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
