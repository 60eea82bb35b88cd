import { expect, test } from 'vitest'
import { openPage, signedIn, visit } from './browser.ts'
import { decide, operator, ownPortal } from './console-steps.ts'
import { accessFaults } from './walk/axe.ts'
import { word } from './words.ts'

const ban = (key: string) => word('ban', key)

test('a banned player reads why, appeals once, and is unbanned by another moderator', async () => {
  const portal = await ownPortal()
  const player = await openPage({ isMobile: true, expected: [/status of 4\d\d/], portal: portal.url })
  await visit(player, '/me')
  await signedIn(player)
  const number = /#(\d+)/.exec(await player.getByText(/#\d{8,}/).innerText())![1]!
  portal.run('users', 'ban', number, 'sells codes', '--for', 'selling', '--until', '7d', '--yes')

  const notice = player.getByRole('region', { name: ban('title') })
  await expect
    .poll(async () => {
      await visit(player, '/me')
      return notice.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      )
    })
    .toBe(true)
  await notice.getByText(word('chat', 'reason.selling')).waitFor()
  await notice.getByRole('textbox', { name: ban('label') }).fill('It was my brother')
  expect(await accessFaults(player)).toEqual([])
  await notice.getByRole('button', { name: ban('send') }).click()
  await notice.getByText(ban('open')).waitFor()

  const may = await operator(portal, 'May', 'moderator')
  await may.getByRole('link', { name: 'Appeals' }).click()
  await may.getByText('It was my brother').waitFor()
  expect(await accessFaults(may)).toEqual([])
  await decide(may, 'Open the account')
  await visit(player, '/me')
  await player.getByText(`#${number}`).waitFor()
})
