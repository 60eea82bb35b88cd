import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { layoutOf } from '#games/chess/layout.ts'
import texts from '#games/chess/messages/en.json' with { type: 'json' }
import { squareOf } from '#games/chess/notation.ts'
import { unpackPuzzle } from '#games/chess/puzzles/pack.ts'
import { PUZZLES } from '#games/chess/puzzles/packed.ts'
import { nextPuzzle, readProgress } from '#games/chess/puzzles/progress.ts'
import { openPage, visit } from './browser.ts'
import { word } from './words.ts'

const phone = { isMobile: true } as const
const tool = (page: Page, key: keyof typeof texts) =>
  page.getByRole('button', { name: texts[key], exact: true })

/** Touches a square, depending on the board's orientation. */
async function touch(page: Page, square: string, flipped = false) {
  const box = (await page.locator('main canvas').boundingBox())!
  const { x, y } = layoutOf(box, flipped).centre(squareOf(square))
  await page.touchscreen.tap(box.x + x, box.y + y)
}

async function move(page: Page, name: string, flipped = false) {
  await touch(page, name.slice(0, 2), flipped)
  await touch(page, name.slice(2, 4), flipped)
}

async function openGame(page: Page) {
  await visit(page, '/g/classic-chess')
  await tool(page, 'bar.analysis').waitFor()
}

const paste = async (page: Page, text: string) => {
  await tool(page, 'bar.analysis').click()
  await page.getByRole('textbox', { name: texts['analysis.paste'] }).fill(text)
  await tool(page, 'analysis.open').click()
}

/** Screen readers are told the other side's move and the task, once these are on the board. */
const told = (page: Page) => page.locator('#announcer').textContent()
const untilTold = (page: Page, before: string | null) => expect.poll(() => told(page)).not.toBe(before)

const SCHOLARS = '1. e4 {a king’s pawn} e5 2. Bc4 Nc6 (2... Nf6 3. d3) 3. Qh5 Nf6 *'

test('a game is pasted, browsed, reviewed and continued to mate', async () => {
  const page = await openPage(phone)
  await openGame(page)
  await paste(page, '1. e4 e5 2. Ke3')
  await page.getByText('Ke3').waitFor()
  await page.getByRole('textbox', { name: texts['analysis.paste'] }).fill(SCHOLARS)
  await tool(page, 'analysis.open').click()
  await tool(page, 'bar.back').click()
  await tool(page, 'bar.back').click()
  await tool(page, 'bar.analysis').click()
  await page.getByText('Bishop’s Opening').or(page.getByText("Bishop's Opening")).first().waitFor()
  await expect.poll(() => page.locator('.chess-moves [aria-current]').textContent()).toContain('c6')
  await tool(page, 'review.start').click()
  await page.getByText(texts['review.accuracy'], { exact: true }).waitFor()
  await expect.poll(() => page.locator('.chess-moves [data-judged=blunder]').count()).toBeGreaterThan(0)
  await tool(page, 'analysis.close').click()
  await tool(page, 'bar.forward').click()
  await tool(page, 'bar.forward').click()
  await move(page, 'h5f7')
  await page.getByText(texts['say.checkmate']).first().waitFor()
})

test('a game with a clock is continued by keyboard and resigned', async () => {
  const page = await openPage({ width: 1920, height: 1080 })
  await openGame(page)
  await page.getByRole('button', { name: word('catalog', 'game.menu'), exact: true }).click()
  await page.getByRole('button', { name: '3+2', exact: true }).click()
  await page.locator('main canvas').focus()
  await page.keyboard.type('e4')
  // After the computer's reply, the move list has both moves.
  await expect.poll(() => page.locator('.chess-side button').count()).toBe(2)
  await page.keyboard.type('d4')
  await expect.poll(() => page.locator('.chess-side button').count()).toBe(4)
  await tool(page, 'bar.resign').click()
  await tool(page, 'ask.yes').click()
  await page.getByText(texts['end.resigned']).first().waitFor()
})

test('a puzzle is solved, and the next one appears', async () => {
  const page = await openPage(phone)
  await openGame(page)
  const before = await told(page)
  await tool(page, 'bar.puzzles').click()
  await tool(page, 'puzzle.next').waitFor()
  // The first puzzle is chosen by the same rule as in the page.
  const ratings = PUZZLES.map((text) => unpackPuzzle(text).rating)
  const { moves, fen } = unpackPuzzle(
    PUZZLES[nextPuzzle(readProgress(undefined), PUZZLES.length, (index) => ratings[index]!)]!,
  )
  const flipped = fen.includes(' w ')
  await untilTold(page, before)
  for (let index = 1; index < moves.length; index += 2) {
    const asked = await told(page)
    await move(page, moves[index]!, flipped)
    await untilTold(page, asked)
  }
  await expect.poll(() => tool(page, 'puzzle.solution').isDisabled()).toBe(true)
  await tool(page, 'puzzle.next').click()
  await expect.poll(() => tool(page, 'puzzle.solution').isDisabled()).toBe(false)
  await tool(page, 'puzzle.leave').click()
  await tool(page, 'bar.resign').waitFor()
})
