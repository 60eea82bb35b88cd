import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { LIMITS } from '#kit/testing/limits.ts'

export interface PageWishes {
  readonly width?: number
  readonly height?: number
  /** The browser's language, e.g. `pt-BR`. */
  readonly language?: string
  /** A phone: touch, a coarse pointer and its user agent. */
  readonly isMobile?: boolean
  /** User agent of a particular phone. */
  readonly userAgent?: string
  readonly javaScript?: boolean
  readonly theme?: 'dark' | 'light'
  /** Time zone; the machine's by default. */
  readonly timezone?: string
  /** Runs animations. They are off by default, because painting them costs more than most tests do. */
  readonly motion?: boolean
  /** Allows the service worker; without it, every request can be observed. */
  readonly worker?: boolean
  /** Script that runs in the page before its own. */
  readonly before?: string
  /** Opens another tab in the browser of this page. */
  readonly beside?: Page
  /** URL of another portal than the run's. */
  readonly portal?: string
  /** Problems that the test expects. */
  readonly expected?: readonly RegExp[]
}

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const PHONE_SIZE = { width: 375, height: 667 }
const DESK_SIZE = { width: 1280, height: 720 }
/** Reports violations from the page itself: a blocked load is not always a console error. */
const TELL_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  console.error('policy violation: ' + event.violatedDirective + ' ' + event.blockedURI))`

let connected: Promise<Browser> | undefined

/** One browser connection per worker, for all its files; it ends with the worker. */
const theBrowser = () => (connected ??= chromium.connect(inject('browserEndpoint')))

/** The URL of a path. */
export const at = (path: string, portal = inject('portalUrl')) => portal + path

async function openContext(wishes: PageWishes): Promise<BrowserContext> {
  const { isMobile = false, language = 'en-US', theme = 'dark' } = wishes
  const size = isMobile ? PHONE_SIZE : DESK_SIZE
  const screen = { width: wishes.width ?? size.width, height: wishes.height ?? size.height }
  const browser = await theBrowser()
  const context = await browser.newContext({
    viewport: screen,
    screen,
    locale: language,
    colorScheme: theme,
    ...(wishes.timezone ? { timezoneId: wishes.timezone } : {}),
    isMobile,
    hasTouch: isMobile,
    javaScriptEnabled: wishes.javaScript ?? true,
    reducedMotion: wishes.motion ? 'no-preference' : 'reduce',
    serviceWorkers: wishes.worker ? 'allow' : 'block',
    baseURL: wishes.portal ?? inject('portalUrl'),
    ...(isMobile ? { userAgent: wishes.userAgent ?? PHONE } : {}),
  })
  context.setDefaultTimeout(LIMITS.event)
  return context
}

/** Records a page's problems: errors, violations of the content policy, requests that leave the portal. */
function watch(page: Page, portal: string, problems: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:/.test(protocol) && origin !== portal) problems.push(`left the portal: ${request.url()}`)
  })
}

/**
 * Opens a page in a new browser context. At the end of the test the context is closed, and the test fails if the page had
 * unexpected problems.
 */
export async function openPage(wishes: PageWishes = {}): Promise<Page> {
  const portal = wishes.portal ?? inject('portalUrl')
  const context = wishes.beside?.context() ?? (await openContext(wishes))
  const page = await context.newPage()
  const problems: string[] = []
  watch(page, new URL(portal).origin, problems)
  await page.addInitScript(TELL_VIOLATIONS)
  if (wishes.before) await page.addInitScript(wishes.before)
  onTestFinished(async () => {
    await context.close()
    const unexpected = problems.filter((problem) => !wishes.expected?.some((one) => one.test(problem)))
    expect(unexpected).toEqual([])
  })
  return page
}

/** Opens a path and waits until the page is hydrated. */
export async function visit(page: Page, path: string) {
  const answer = await page.goto(path, { waitUntil: 'commit' })
  await alive(page)
  return answer
}

/** Waits until React has hydrated the page. */
export const alive = (page: Page) => page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })

/** The stored value of a key in local storage. */
export const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

/** Waits until an account is stored; returns its token. */
export async function signedIn(
  page: Page,
): Promise<{ readonly tokenStr: string; readonly expireTime: number }> {
  await page.waitForFunction(() => localStorage.getItem('user-info') !== null)
  return (
    JSON.parse((await kept(page, 'user-info'))!) as { tokenInfo: { tokenStr: string; expireTime: number } }
  ).tokenInfo
}
