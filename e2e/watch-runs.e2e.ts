import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { openOwnRun, untilEnded } from './watch-steps.ts'

test.for([
  ['2048', { carefulFor: 80 }],
  ['harbour-circuit'],
  ['polytrack'],
  ['fruit-snake', { skill: 0 }],
  ['honeycomb-shore'],
  ['lagoon-pour'],
  ['island-pairs'],
] as const)(
  'a sent run of %s is watched to its end and reaches the score of its row [1.1]',
  async ([slug, wishes]) => {
    const page = await openPage({ motion: true })
    await openOwnRun(page, slug, wishes)
    const written = await page.locator('dialog[open] header strong').innerText()
    await page.locator('dialog[open]').getByRole('radio', { name: '4×' }).check()
    const bar = page.locator('dialog[open]').getByRole('slider')
    await bar.focus()
    await page.keyboard.press('End')
    await untilEnded(page)
    expect(await page.locator('dialog[open] p[role=status]').innerText()).toContain(written)
  },
)
