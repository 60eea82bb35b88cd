import { beginRun } from './begin-run.ts'
import type { TestDevice } from './test-device.ts'
import type { TestPortal } from './test-portal.ts'
import { family } from '#games/twenty48/family.ts'
import { packReplay } from '#kit/game/replay-text.ts'
import type { Replay } from '#kit/game/run.ts'
import { seededRandom } from '#kit/random/random.ts'
import { scoresCalls } from '#modules/scores/calls.ts'

/** 2048, the ranked game of `planFrom`. */
export const RANKED_GAME = 1752

export interface RankedRun {
  readonly replay: Replay
  readonly score: number
}

/** Plays 2048 to its end, not very well; another `style` plays the same deal differently. */
export function rankedRun(seed: number, { level = 1, style = seed } = {}): RankedRun {
  const sim = family.create(family.definitions[0]!, seed, level)
  const random = seededRandom(style)
  const inputs: unknown[] = []
  while (sim.status === 'playing') {
    const input = family.bot(sim, random, 0) ?? sim.legal()[0]!
    inputs.push(input)
    sim.apply(input)
  }
  return { replay: { seed, level, inputs }, score: sim.score }
}

/** Sends a run that begins now; `claims` replace what it sends. */
export async function sendRanked(
  portal: Pick<TestPortal, 'db' | 'now'>,
  device: TestDevice,
  { replay, score }: RankedRun,
  claims: object = {},
) {
  return device.call(scoresCalls.sendScore, {
    gameId: RANKED_GAME,
    runId: await beginRun(portal, device, { gameId: RANKED_GAME, seed: replay.seed }),
    score,
    version: 'test',
    replay: await packReplay(replay),
    ...claims,
  })
}

/** For tests: plays 2048 to its end, sends the run and gives its score. */
export async function playRanked(
  portal: Pick<TestPortal, 'db' | 'now'>,
  device: TestDevice,
  seed: number,
): Promise<number> {
  const run = rankedRun(seed)
  const { error } = await sendRanked(portal, device, run)
  if (error) throw new Error(`The run was refused: ${error.name}`)
  return run.score
}
