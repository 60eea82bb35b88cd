import { LIMITS } from '#kit/testing/limits.ts'
import { expect, test } from 'vitest'
import { openPage, visit } from './browser.ts'
import { decide, operator, ownPortal } from './console-steps.ts'
import { chat, openChat, reportFirst, say, talker } from './talkers.ts'
import { accessFaults } from './walk/axe.ts'

const SAID = 'you all play like rocks'
/** Several people and their portal. */
const LONG = { timeout: 3 * LIMITS.test }

test(
  'live chat is watched by topic and language, its writer muted with a reason and an end, a report sent up to the owner',
  LONG,
  async () => {
    const portal = await ownPortal()
    const bad = await talker(portal, 'Grumpy Crab')
    await say(bad, SAID)
    await reportFirst(await talker(portal, 'Calm Turtle'))

    const mo = await operator(portal, 'Mo', 'moderator')
    await mo.goto(`${portal.console}/#/chat`)
    await mo.getByText(SAID).waitFor()
    expect(await accessFaults(mo)).toEqual([])
    const none = mo.getByText('Nobody has written here')
    const language = mo.getByLabel('Language of the writer')
    await language.selectOption('de')
    await none.waitFor()
    await language.selectOption('en')
    await mo.getByText(SAID).waitFor()
    const topic = mo.getByLabel('Topic')
    await topic.fill('game:12')
    await none.waitFor()
    await topic.fill('world')
    await mo.getByLabel('Reason that the player reads').selectOption('insult')
    await mo.getByLabel('For how long').selectOption('7d')
    await mo.getByRole('button', { name: /^Mute \d+$/ }).click()
    const dialog = mo.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await dialog.getByText('Done').waitFor()
    await mo.keyboard.press('Escape')
    expect(portal.run('audit', 'list', '--command', 'chat mute')).toMatch(/insult/)
    await visit(bad, '/games')
    await openChat(bad)
    await bad.getByText(chat('reason.insult')).waitFor()

    await mo.goto(`${portal.console}/#/moderation`)
    await mo.getByRole('button', { name: /Insult or harassment/ }).click()
    await decide(mo, 'Claim')
    await mo.getByLabel('Reason for the audit').fill('somebody may be in danger')
    await decide(mo, 'Send up to the owners')
    await mo.getByText('An owner decides about it').waitFor()
    // The history of the accused has the mute, and no fault of access.
    await mo.getByRole('link', { name: /^Player \d+$/ }).click()
    await mo.getByRole('cell', { name: 'operator: chat mute' }).waitFor()
    expect(await accessFaults(mo)).toEqual([])
    const olga = await operator(portal, 'Olga', 'owner')
    await olga.getByRole('link', { name: /^Reports\s+1 sent up$/ }).waitFor()
    await olga.getByRole('link', { name: /^State \d+$/ }).click()
    await olga.getByRole('alert').getByText('IsletReportSentUp').waitFor()
    expect(await accessFaults(olga)).toEqual([])
    await olga.goto(`${portal.console}/#/moderation`)
    await olga.getByRole('button', { name: /Insult or harassment/ }).click()
    await olga.getByText('Sent up to the owners: somebody may be in danger').waitFor()
    await decide(olga, 'Claim')
    await decide(olga, 'Uphold the report')
    await olga.getByRole('link', { name: 'Reports', exact: true }).waitFor()
  },
)

test('the page of the state shows the rooms in which people play', LONG, async () => {
  const portal = await ownPortal()
  const player = await openPage({ portal: portal.url, motion: true })
  await visit(player, '/g/jelly-gulp')
  await player.locator('canvas[data-slug]').click({ position: { x: 200, y: 200 } })
  const al = await operator(portal, 'Al', 'analyst')
  await al.goto(`${portal.console}/#/state`)
  const rooms = al.getByRole('region', { name: 'Rooms' })
  await rooms.getByRole('cell', { name: 'jelly-gulp' }).waitFor({ timeout: LIMITS.test })
  expect(await accessFaults(al)).toEqual([])
})
