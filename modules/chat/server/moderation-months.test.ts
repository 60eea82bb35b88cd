import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChatPortal, SUDOKU, type ChatPortal } from '#apps/testing/chat-portal.ts'
import { days, hours } from '#kit/time/time.ts'
import { chatCalls } from '../calls.ts'
import { closeReport, listReports, monthsOfModeration, tidyChat } from './index.ts'

let portal: ChatPortal
beforeAll(async () => {
  portal = await openChatPortal()
})
afterAll(() => portal.close())

test('figures of a month of moderation stay when its reports are deleted', async () => {
  const [ann, eve] = [await portal.player(), await portal.player()]
  const { messageId } = await portal.say(eve, 'rude', SUDOKU)
  await ann.call(chatCalls.reportMessage, { messageId, type: 'insult' })
  const [report] = await listReports(portal.db, 'open', 1)
  portal.wait(hours(3))
  await closeReport(portal.db, portal.now(), { reportId: report!.reportId, status: 'upheld' })
  const months = () => monthsOfModeration(portal.db, portal.now())
  const [month] = await months()
  expect(month).toMatchObject({ reports: 1, upheld: 1, dismissed: 0, hoursToDecision: 3, appeals: 0 })
  await tidyChat(portal.db, portal.now())
  expect(await months()).toEqual([month])
  for (let week = 0; week < 20; week++) {
    portal.wait(days(7))
    await tidyChat(portal.db, portal.now())
  }
  expect(await listReports(portal.db, 'upheld', 1)).toEqual([])
  expect(await months()).toEqual([month])
})
