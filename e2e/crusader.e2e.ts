import { expect, test } from 'vitest'
import { kept, openPage, visit } from './browser.ts'
import { board } from './stage.ts'

const RECORD = 'game:combo-crusader'

/** A player who has won the first place, after which the road forks. */
const came = {
  bests: { 1: 900 },
  plays: 1,
  level: 1,
  stars: { 1: 3 },
  options: {},
  memory: JSON.stringify({ kind: 'progress', coins: 0, owned: ['place-1'] }),
}
const KEEP = `localStorage.setItem('${RECORD}', ${JSON.stringify(JSON.stringify(came))})`

test('crusader: a key opens the map, arrows choose a fork, and the fight begins there', async () => {
  const page = await openPage({ isMobile: true, motion: false, before: KEEP })
  await visit(page, '/g/combo-crusader')
  const level = async () => (JSON.parse((await kept(page, RECORD)) ?? '{}') as { level?: number }).level
  const stage = board(page)
  await stage.focus()
  // A closed place cannot be entered: two steps right end at the same fork.
  for (const key of ['m', 'ArrowRight', 'ArrowRight', 'Enter']) await stage.press(key)
  await expect.poll(level).toBe(3)
})
