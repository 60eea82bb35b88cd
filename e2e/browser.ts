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
  /** Another phone than the usual one. */
  readonly userAgent?: string
  readonly javaScript?: boolean
  readonly theme?: 'dark' | 'light'
  /** Where the browser is; where the machine is, when nothing is said. */
  readonly timezone?: string
  /** Lets animations run. Without it the page stands still: to paint what moves costs more than most tests do. */
  readonly motion?: boolean
  /** Lets the service worker in; without it every request can be watched. */
  readonly worker?: boolean
  /** Runs in the page before anything else. */
  readonly before?: string
  /** Another tab of the browser that this page is in. */
  readonly beside?: Page
  /** Another portal than the one of the run. */
  readonly portal?: string
  /** Errors that belong to the story. */
  readonly expected?: readonly RegExp[]
}

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const PHONE_SIZE = { width: 375, height: 667 }
const DESK_SIZE = { width: 1280, height: 720 }
/** Told by the page itself: a blocked load is not always an error of the console. */
const TELL_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  console.error('policy violation: ' + event.violatedDirective + ' ' + event.blockedURI))`

let connected: Promise<Browser> | undefined

/** One connection for all files of a worker; it ends with the worker. */
const theBrowser = () => (connected ??= chromium.connect(inject('browserEndpoint')))

/** The address of a path of the portal. */
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

/** What went wrong in a page: errors, breaches of the content policy, requests that leave the portal. */
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
 * Opens a page in a browser of its own; at the end of the test the browser closes and the test fails for whatever went
 * wrong in it unseen.
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

/** Opens a path and waits until the page answers. */
export async function visit(page: Page, path: string) {
  const answer = await page.goto(path, { waitUntil: 'commit' })
  await alive(page)
  return answer
}

/** Waits until React has taken the page over. */
export const alive = (page: Page) => page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })

/** What the browser keeps under a key. */
export const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

/** Waits until an account is kept and gives its token. */
export async function signedIn(
  page: Page,
): Promise<{ readonly tokenStr: string; readonly expireTime: number }> {
  await page.waitForFunction(() => localStorage.getItem('user-info') !== null)
  return (
    JSON.parse((await kept(page, 'user-info'))!) as { tokenInfo: { tokenStr: string; expireTime: number } }
  ).tokenInfo
}
