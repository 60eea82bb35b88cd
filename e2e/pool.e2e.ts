import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import words from '#games/pool/messages/en.json' with { type: 'json' }
import { trickCode, trickOf } from '#games/pool/tricks.ts'
import { openPage, signedIn, visit } from './browser.ts'
import { about, isYours, press, reason, say, standing } from './duel-steps.ts'
import { board } from './stage.ts'
import { word } from './words.ts'

const phone = { isMobile: true } as const

/** A soft stroke by keyboard, if it is the page's turn; while balls roll, keys have no effect. */
async function stroke(page: Page): Promise<boolean> {
  if (!(await isYours(page))) return false
  const canvas = page.locator('main canvas')
  await canvas.focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await canvas.press(key)
  return true
}

test('two players play pool by link: strokes reach the other side, and stay after a reload', async () => {
  const [ann, ben] = await Promise.all([openPage(phone), openPage(phone)])
  await visit(ann, '/g/pool')
  await signedIn(ann)
  await ann.getByRole('button', { name: word('catalog', 'game.menu'), exact: true }).click()
  await press(ann, 'begins.me')
  await press(ann, 'menu.open')
  await standing(ann).getByText(say('state.waiting')).waitFor()
  const { pathname, search } = new URL(ann.url())
  await visit(ben, pathname + search)
  await standing(ben).getByText(about('state.theirs')).waitFor()
  await standing(ann).getByText(say('state.yours')).waitFor()
  // A turn may have several strokes: both play until the turn has changed and come back.
  let hasBenPlayed = false
  await expect
    .poll(async () => {
      if (await stroke(ben)) hasBenPlayed = true
      else if (hasBenPlayed && (await isYours(ann))) return 'came back'
      else if (!(await stroke(ann))) return 'rolls'
      return 'played'
    })
    .toBe('came back')
  await ben.reload()
  await standing(ben).getByText(about('state.theirs')).waitFor()
  await press(ben, 'act.resign')
  await ben
    .getByRole('alertdialog')
    .getByRole('button', { name: say('act.resign'), exact: true })
    .click()
  await reason(ann).getByText(about('why.resigned')).waitFor()
})

/** Cue ball, ball and pocket in one line. */
const straight = trickOf([{ x: 720, y: 576 }, null, null, { x: 410, y: 330 }], {
  angle: Math.atan2(330 - 576, 410 - 720),
  power: 0.5,
  top: 0,
  side: 0,
})

test('a trick shot is opened by a link, and done in one stroke', async () => {
  expect(straight.wanted).toEqual([3])
  const page = await openPage({ ...phone, motion: false })
  const told = page.getByText(words['trick.goal']).first().waitFor()
  await visit(page, `/g/pool#shot=${trickCode(straight)}`)
  await told
  const share = page.getByRole('button', { name: words['trick.share'], exact: true })
  await share.click()
  await page.getByText(words['trick.none']).first().waitFor()
  await board(page).focus()
  await board(page).press('Enter')
  await page.getByText(words['trick.done']).first().waitFor()
})

test('a link to a trick shot entered in the address bar of the open page is opened', async () => {
  const page = await openPage({ ...phone, motion: false })
  await visit(page, '/g/pool')
  const told = page.getByText(words['trick.goal']).first().waitFor()
  await page.evaluate((hash) => void (location.hash = hash), `shot=${trickCode(straight)}`)
  await told
})

test('a damaged link says so, and the game is played as usual', async () => {
  const page = await openPage(phone)
  // A toast disappears soon, so the wait begins before it is shown.
  const told = page.getByText(words['trick.bad']).first().waitFor()
  await visit(page, `/g/six-red-snooker#shot=${trickCode(straight).slice(0, -4)}`)
  await told
  await board(page).waitFor()
})
