import type { Page } from 'playwright-core'
import { checkReplay } from '#kit/game/check-replay.ts'
import { failure, type Finding } from '#kit/game/gate/finding.ts'
import type { Replay } from '#kit/game/run.ts'
import { loadRules } from './load-families.ts'
import type { BrowserJob } from './browser.ts'

/** L3: the server would accept what the view has applied so far as a ranked run. */
export async function checkProof(page: Page, { folder, definition }: BrowserJob): Promise<Finding[]> {
  if (!definition.score.ranked) return []
  const replay = await page.evaluate<Replay | undefined>(`globalThis.play.replay()`)
  if (!replay) return []
  const checked = checkReplay(await loadRules(folder), definition, replay)
  // The run has not ended, which is the one allowed fault.
  if (checked.isSound || checked.why === 'goes on') return []
  return [failure(definition.slug, 'L3', `the server would refuse a run that was played: ${checked.why}`)]
}
