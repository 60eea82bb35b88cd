import { beginRun } from './begin-run.ts'
import type { TestDevice } from './test-device.ts'
import type { TestPortal } from './test-portal.ts'
import { family } from '#games/twenty48/family.ts'
import { packReplay } from '#kit/game/replay-text.ts'
import { seededRandom } from '#kit/random/random.ts'
import { scoresCalls } from '#modules/scores/calls.ts'

/** 2048, the ranked game of `planFrom`. */
export const RANKED_GAME = 1752

/** For tests: plays 2048 to its end, sends the run and gives its score. */
export async function playRanked(
  portal: Pick<TestPortal, 'db' | 'now'>,
  device: TestDevice,
  seed: number,
): Promise<number> {
  const sim = family.create(family.definitions[0]!, seed, 1)
  const random = seededRandom(seed)
  const inputs: unknown[] = []
  while (sim.status === 'playing') {
    const input = family.bot(sim, random, 0) ?? sim.legal()[0]!
    inputs.push(input)
    sim.apply(input)
  }
  const { error } = await device.call(scoresCalls.sendScore, {
    gameId: RANKED_GAME,
    runId: await beginRun(portal, device, { gameId: RANKED_GAME, seed }),
    score: sim.score,
    version: 'test',
    replay: await packReplay({ seed, level: 1, inputs }),
  })
  if (error) throw new Error(`The run was refused: ${error.name}`)
  return sim.score
}
