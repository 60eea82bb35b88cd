import { expect, test } from 'vitest'
import { openPage, signedIn, visit } from './browser.ts'
import { about, cellMove, chessMove, press, reason, say, standing } from './duel-steps.ts'
import { word } from './words.ts'

const phone = { isMobile: true } as const

test('two friends play by link to the end, then a rematch, and a third person watches', async () => {
  const [ann, ben, eve] = await Promise.all([openPage(phone), openPage(phone), openPage(phone)])
  await visit(ann, '/g/tic-tac-toe')
  await signedIn(ann)
  await ann.getByRole('button', { name: word('catalog', 'game.menu'), exact: true }).click()
  await press(ann, 'begins.me')
  await press(ann, 'menu.open')
  await standing(ann).getByText(say('state.waiting')).waitFor()
  await press(ann, 'act.share')
  await ann.getByRole('dialog').getByRole('img').first().waitFor()
  await ann.keyboard.press('Escape')
  const { pathname, search } = new URL(ann.url())
  const address = pathname + search

  await visit(ben, address)
  await standing(ben).getByText(about('state.theirs')).waitFor()
  await standing(ann).getByText(say('state.yours')).waitFor()
  await visit(eve, address)
  await eve.getByText(say('watching')).waitFor()

  await cellMove(ann, 0, 0)
  await cellMove(ben, 0, -1)
  await cellMove(ann, -1, -1)
  // A reload restores the board.
  await ben.reload()
  await cellMove(ben, 1, -1)
  await cellMove(ann, 1, 1)
  await standing(ann).getByText(say('state.won')).waitFor()
  await standing(ben).getByText(about('state.wins')).waitFor()
  await standing(eve).getByText(about('state.wins')).waitFor()

  await press(ben, 'act.again')
  await reason(ann).getByText(about('why.againWished')).waitFor()
  await press(ann, 'act.again')
  await standing(ben).getByText(say('state.yours')).waitFor()
  await standing(ann).getByText(about('state.theirs')).waitFor()
  expect(ann.url()).toBe(ben.url())
  expect(ann.url()).not.toContain(search)
  await eve.getByRole('link', { name: say('act.toAgain'), exact: true }).waitFor()

  await press(ann, 'act.resign')
  await ann
    .getByRole('alertdialog')
    .getByRole('button', { name: say('act.resign'), exact: true })
    .click()
  await reason(ben).getByText(about('why.resigned')).waitFor()
  await standing(ben).getByText(say('state.won')).waitFor()
})

test('classic chess is played by link, white by the player who begins', async () => {
  const [ann, ben] = await Promise.all([openPage(phone), openPage(phone)])
  await visit(ann, '/g/classic-chess')
  await signedIn(ann)
  await ann.getByRole('button', { name: word('catalog', 'game.menu'), exact: true }).click()
  await press(ann, 'begins.me')
  await press(ann, 'menu.open')
  await standing(ann).getByText(say('state.waiting')).waitFor()
  const { pathname, search } = new URL(ann.url())
  await visit(ben, pathname + search)
  const moves = [
    { page: ann, isBlack: false, squares: ['f2', 'f3'] },
    { page: ben, isBlack: true, squares: ['e7', 'e5'] },
    { page: ann, isBlack: false, squares: ['g2', 'g4'] },
    { page: ben, isBlack: true, squares: ['d8', 'h4'] },
  ]
  for (const { page, isBlack, squares } of moves) await chessMove(page, isBlack, squares)
  await standing(ben).getByText(say('state.won')).waitFor()
  await standing(ann).getByText(about('state.wins')).waitFor()
})
