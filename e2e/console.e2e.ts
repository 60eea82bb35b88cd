import { LIMITS } from '#kit/testing/limits.ts'
import { expect, test } from 'vitest'
import { openPage, visit } from './browser.ts'
import { decideByKeys, inviteOf, operator, ownPortal, reach, withAuthenticator } from './console-steps.ts'
import { chat, openChat, reportFirst, say, talker } from './talkers.ts'
import { accessFaults } from './walk/axe.ts'

const SAID = 'you all play like rocks'
/** Each test opens some thirty pages. */
const LONG = { timeout: 3 * LIMITS.test }

/** Runs in the page: whether the text of a choice fits into its box. */
function hasRoom(choice: SVGElement | HTMLElement): boolean {
  const line = document.body.appendChild(document.createElement('span'))
  const { fontFamily, fontSize, fontWeight, paddingInlineStart, paddingInlineEnd } = getComputedStyle(choice)
  Object.assign(line.style, { position: 'absolute', whiteSpace: 'nowrap', fontFamily, fontSize, fontWeight })
  line.textContent = (choice as HTMLSelectElement).selectedOptions[0]!.textContent
  const { width } = line.getBoundingClientRect()
  line.remove()
  const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
  return width + padding <= choice.clientWidth + 1
}

test(
  'a shift by keyboard only: a report is claimed, its writer muted, and unmuted by another on appeal',
  LONG,
  async () => {
    const portal = await ownPortal()
    const bad = await talker(portal, 'Grumpy Crab')
    await say(bad, SAID)
    const good = await talker(portal, 'Calm Turtle')
    await reportFirst(good)

    const mo = await operator(portal, 'Mo', 'moderator')
    await mo.getByRole('link', { name: 'Reports 1', exact: true }).waitFor()
    await reach(mo, mo.getByRole('button', { name: /Insult or harassment/ }))
    await mo.getByText(SAID).waitFor()
    expect(await accessFaults(mo)).toEqual([])
    await decideByKeys(mo, 'Claim')
    const length = mo.getByLabel('For how long')
    await reach(mo, length, '7')
    expect(await length.inputValue()).toBe('7d')
    await decideByKeys(mo, 'Mute')
    await decideByKeys(mo, 'Uphold the report')
    await mo.getByRole('link', { name: 'Reports', exact: true }).waitFor()

    await visit(bad, '/games')
    await openChat(bad)
    await bad.getByText(chat('reason.insult')).waitFor()
    await bad.getByRole('button', { name: chat('appeal.ask') }).click()
    await bad.getByRole('textbox', { name: chat('appeal.label') }).fill('I only meant the rocks in the game')
    await bad.getByRole('button', { name: chat('appeal.send') }).click()
    await bad.getByText(chat('appeal.open')).waitFor()

    const may = await operator(portal, 'May', 'moderator')
    await may.getByRole('link', { name: 'Appeals 1', exact: true }).waitFor()
    await reach(mo, mo.getByRole('link', { name: 'Appeals' }))
    await reach(mo, mo.getByRole('button', { name: 'Lift the mute' }))
    await mo.getByText('another operator decides than the one who muted').waitFor()
    await reach(mo, mo.getByRole('button', { name: 'Close' }))
    await reach(may, may.getByRole('link', { name: 'Appeals' }))
    await may.getByText('I only meant the rocks in the game').waitFor()
    expect(await accessFaults(may)).toEqual([])
    await decideByKeys(may, 'Lift the mute')

    await visit(bad, '/games')
    await openChat(bad)
    await bad.getByRole('textbox', { name: new RegExp(chat('write.world')) }).waitFor()
    expect(portal.run('stats', 'moderation')).toMatch(/1 +1 +0 +[\d.]+ +1 +1 +0/)
  },
)

const PAGES = [
  'moderation',
  'chat',
  'appeals',
  'reviews',
  'words',
  'support',
  'numbers',
  'numbers/days',
  'numbers/cohorts',
  'numbers/funnel',
  'numbers/games',
  'numbers/coconuts',
  'numbers/cloud',
  'numbers/searches',
  'numbers/vitals',
  'edit',
  'edit/hero',
  'edit/order',
  'edit/game:2048',
  'edit/announcement',
  'edit/collection:quokka-picks',
  'edit/event',
  'edit/flags',
  'state',
  'waiting',
  'me',
  'commands',
  'commands/experiments%20list',
  'commands/experiments%20add',
  'commands/audit%20list',
]

test(
  'the owner’s pages have no accessibility faults, in English and Arabic; a recovery code makes a new passkey',
  LONG,
  async () => {
    const portal = await ownPortal()
    const page = await openPage({ portal: portal.console, expected: [/status of 4\d\d/] })
    const devtools = await withAuthenticator(page)
    await page.goto(inviteOf(portal, 'Olga', 'owner'))
    await page.getByRole('button', { name: 'Make a passkey' }).click()
    const code = await page.getByRole('main').getByRole('listitem').first().innerText()
    expect(await accessFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
    for (const language of ['en', 'ar']) {
      await page.locator('header select').selectOption(language)
      for (const path of PAGES) {
        await page.goto(`${portal.console}/#/${path}`)
        await page.locator('main h1').waitFor()
        expect([language, path, await accessFaults(page)]).toEqual([language, path, []])
      }
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    }
    // On a phone the bar has one row, and the strip of pages shows the current one.
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${portal.console}/#/commands`)
    const current = page.locator('nav a[aria-current]').first()
    for (const [language, name] of [
      ['ar', 'كل الأوامر'],
      ['en', 'All commands'],
    ] as const) {
      await page.locator('header select').selectOption(language)
      await current.getByText(name).waitFor()
      await expect
        .poll(async () => {
          const { x, width } = (await current.boundingBox())!
          return x >= 0 && x + width <= 320
        })
        .toBe(true)
      expect((await page.locator('header').boundingBox())!.height).toBeLessThan(80)
      expect((await page.locator('header button').boundingBox())!.height).toBeLessThan(48)
      expect(await page.locator('header select').evaluate(hasRoom)).toBe(true)
    }
    await page.setViewportSize({ width: 1280, height: 720 })

    // By keyboard only: finds a command, fills it in, tries it, and leaves its dialog by Escape.
    await page.goto(`${portal.console}/#/commands/flags%20set`)
    await page.getByRole('textbox', { name: /^FLAG/ }).fill('trade')
    await page.keyboard.press('Tab')
    await page.keyboard.type('off')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('state: on → off').waitFor()
    expect(await accessFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    // The same dialog from right to left.
    await page.locator('header select').selectOption('ar')
    await page.getByRole('textbox', { name: /^FLAG/ }).press('Enter')
    await dialog.getByText('state: on → off').waitFor()
    expect(await accessFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.locator('header select').selectOption('en')

    // Revoking recovery codes needs a passkey, and so does a backup.
    await page.goto(`${portal.console}/#/me`)
    await page.getByRole('button', { name: 'Revoke code 10' }).click()
    await page.getByRole('heading', { name: '9 recovery codes left' }).waitFor()
    await page.goto(`${portal.console}/#/commands/backup%20create`)
    await page.getByRole('textbox', { name: /^FILE/ }).fill('islet.gz')
    await page.getByRole('button', { name: 'Run' }).click()
    await page.getByRole('link', { name: 'Fetch islet.gz' }).waitFor()

    // Inviting needs a passkey: a session alone gives nobody access.
    await page.goto(`${portal.console}/#/commands/console%20invite`)
    await page.getByRole('textbox', { name: /^name/ }).fill('Pat')
    await page.getByRole('textbox', { name: /^role/ }).fill('editor')
    await page.getByRole('button', { name: 'See what would change' }).click()
    const asked = page.waitForRequest(/proof\/ask/)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    expect((await asked).postDataJSON()).toEqual({ purpose: 'confirm console invite' })
    await dialog.getByText('Shown only now').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await devtools.send('WebAuthn.disable')
    const other = await openPage({ portal: portal.console, expected: [/status of 4\d\d/] })
    await withAuthenticator(other)
    await other.goto(portal.console)
    expect(await accessFaults(other)).toEqual([])
    await other.getByLabel('Recovery code').fill(code.toLowerCase())
    await other.getByRole('button', { name: 'Use the code' }).click()
    await other.getByRole('button', { name: 'Make a passkey' }).click()
    await other.getByRole('button', { name: 'Sign out' }).waitFor()
    expect(portal.run('audit', 'list')).toContain('console recovery code')
  },
)
