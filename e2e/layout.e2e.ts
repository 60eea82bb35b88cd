import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { openPage, signedIn, visit } from './browser.ts'
import { sendRun } from './send-run.ts'
import { word } from './words.ts'

const PAGES = ['/', '/games', '/g/2048', '/settings', '/me']
const SIZES = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 1280, height: 720 },
]

/** Runs in the page: what is wider than the screen, and words of buttons that are cut off or lie over others. */
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

async function misfitsOf(page: Page, path: string): Promise<string[]> {
  const found: string[] = []
  for (const size of SIZES) {
    await page.setViewportSize(size)
    // Two frames: one for the style, one for what measures itself after it.
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    })
    for (const misfit of await page.evaluate(misfits)) found.push(`${path} at ${size.width}: ${misfit}`)
  }
  return found
}

/** The table is asked for when it comes near. */
async function scrollToScores(page: Page): Promise<void> {
  const table = page.locator('[aria-labelledby="leaderboard"]')
  await table.scrollIntoViewIfNeeded()
  await table.getByRole('listitem').first().waitFor()
}

const GROUP = 5
const groups = Array.from({ length: LANGUAGES.length / GROUP }, (_, index) =>
  LANGUAGES.slice(index * GROUP, (index + 1) * GROUP),
)

test.for(groups.map((languages) => ({ names: languages.join(', '), languages })))(
  'in $names nothing is wider than the screen, cut off or on top of other words [1.2] [1.26]',
  async ({ languages }) => {
    const first = await openPage({ ...SIZES[0]!, reducedMotion: true })
    await visit(first, '/')
    await signedIn(first)
    // Best times and scores have lines of their own.
    await sendRun(first, '2048')
    const found: string[] = []
    // A tab for each page: they wait for the server and for the picture at the same time.
    const look = async (path: string, page: Page) => {
      for (const language of languages) {
        await visit(page, `${path}?lang=${language}`)
        if (path === '/me') await page.getByText(word('account', 'me.places', language)).waitFor()
        if (path === '/g/2048') await scrollToScores(page)
        for (const misfit of await misfitsOf(page, path)) found.push(`${language} ${misfit}`)
      }
    }
    const tabs = await Promise.all(PAGES.map(() => openPage({ beside: first, reducedMotion: true })))
    await Promise.all(PAGES.map((path, index) => look(path, tabs[index]!)))
    expect(found).toEqual([])
  },
)
