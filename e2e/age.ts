import type { Page } from 'playwright-core'
import { word } from './words.ts'

/** Answers the question for the year of birth, before a player can be seen by others; its field has the focus already. */
export async function answerAge(page: Page, year = '1990'): Promise<void> {
  await page.getByLabel(word('privacy', 'age.label'), { exact: true }).waitFor()
  await page.keyboard.type(year)
  await page.keyboard.press('Enter')
}
