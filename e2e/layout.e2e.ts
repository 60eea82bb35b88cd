import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#kit/i18n/languages.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { days } from '#kit/time/time.ts'
import { openPage, signedIn, visit } from './browser.ts'
import { sendRun } from './send-run.ts'
import { prepareSpeech, showIn } from './walk/speak.ts'
import { word } from './words.ts'

const PAGES = ['/', '/games', '/hub/chess', '/g/2048', '/settings', '/me']
const SIZES = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 1280, height: 720 },
]

/** Runs in the page: elements wider than the screen, and button labels that are cut off or overlap. */
function misfits(): string[] {
  const found: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth}px too wide`)
  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    element.closest('[data-unseen], .visually-hidden, .skip-link, dialog:not([open])') !== null
  const isLoose = (element: Element): boolean => {
    for (let up: Element | null = element; up; up = up.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(up).position)) return true
    return false
  }
  const texts: { name: string; owner: Element; box: DOMRect; loose: boolean }[] = []
  for (const owner of document.querySelectorAll('button, a, label, summary, [role="button"]')) {
    if (isHidden(owner)) continue
    const frame = owner.getBoundingClientRect()
    const loose = isLoose(owner)
    const walker = document.createTreeWalker(owner, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const name = node.textContent?.trim() ?? ''
      const parent = node.parentElement!
      if (name === '' || isHidden(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      if (box.left < frame.left - 2 || box.right > frame.right + 2) found.push(`"${name}" leaves its button`)
      const style = getComputedStyle(parent)
      const isClamped = style.webkitLineClamp !== 'none'
      if (style.overflowX !== 'visible' && !isClamped && parent.scrollWidth > parent.clientWidth + 1)
        found.push(`"${name}" is cut off`)
      if (!isClamped) texts.push({ name, owner, box, loose })
    }
  }
  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 2 &&
    other.left < one.right - 2 &&
    one.top < other.bottom - 3 &&
    other.top < one.bottom - 3
  for (const [index, one] of texts.entries())
    for (const other of texts.slice(index + 1))
      if (one.owner !== other.owner && one.loose === other.loose && meet(one.box, other.box))
        found.push(`"${one.name}" lies over "${other.name}"`)
  return [...new Set(found)]
}

/** Scrolls to the leaderboard, which loads when it comes near. */
async function scrollToScores(page: Page): Promise<void> {
  const table = page.locator('[aria-labelledby="leaderboard"]')
  await table.scrollIntoViewIfNeeded()
  await table.getByRole('listitem').first().waitFor()
}

async function open(page: Page, path: string, language: Language): Promise<void> {
  await visit(page, `${path}?lang=${language}`)
  if (path === '/me') await page.getByText(word('account', 'me.places', language)).waitFor()
  if (path === '/g/2048') await scrollToScores(page)
}

/** The language that is also loaded today. */
const LOADED = LANGUAGES[Math.floor(systemClock() / days(1)) % LANGUAGES.length]!

/** Share of translated texts. The rest is in no message: dates, and names of players and of the portal. */
const LEAST_SPOKEN = 0.8

/** Waits two frames: one for the style, one for scripts that measure after it. */
const isPainted = (page: Page) =>
  page.evaluate(async () => {
    // Fonts are requested only after a layout.
    document.body.getBoundingClientRect()
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })

async function misfitsOf(page: Page): Promise<string[]> {
  const speech = await prepareSpeech(page, LANGUAGES)
  const found: string[] = []
  for (const { language, share } of speech)
    if (share < LEAST_SPOKEN)
      found.push(`${language}: only ${Math.round(share * 100)} % of the texts are said`)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    for (const { language, says } of speech) {
      await showIn(page, language, says)
      await isPainted(page)
      for (const misfit of await page.evaluate(misfits)) found.push(`${language} at ${size.width}: ${misfit}`)
    }
  }
  return found
}

/**
 * Opens each page once and then replaces its texts with those of one language after the other, because loading it in each of
 * them took most of the time. One language a day is loaded as well, for what only a loaded page shows (dates).
 */
test.for(PAGES)(
  'on %s no text is wider than the screen, cut off or overlapping in any language [1.2] [1.26]',
  async (path) => {
    const page = await openPage(SIZES[0])
    await visit(page, '/')
    await signedIn(page)
    // Best times and scores have rows of their own.
    if (path === '/g/2048') await sendRun(page, '2048')
    await open(page, path, 'en')
    const found = await misfitsOf(page)
    await open(page, path, LOADED)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await isPainted(page)
      for (const misfit of await page.evaluate(misfits))
        found.push(`${LOADED}, loaded, at ${size.width}: ${misfit}`)
    }
    expect(found).toEqual([])
  },
)
