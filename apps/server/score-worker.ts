import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { checkReplay } from '#kit/game/check-replay.ts'
import type { Family } from '#kit/game/contract.ts'
import { unpackReplay } from '#kit/game/replay-text.ts'
import type { Replayed } from '#modules/scores/server/index.ts'

/** A run to play again; the answer carries its number. */
export interface ReplayJob {
  readonly job: number
  readonly family: string
  readonly slug: string
  readonly packed: string
}

const GAMES = join(import.meta.dirname, '../../games')

async function played({ family: folder, slug, packed }: ReplayJob): Promise<Replayed> {
  const replay = await unpackReplay(packed)
  if (!replay) return { kind: 'broken' }
  const { family } = (await import(join(GAMES, folder, 'family.ts'))) as { family: Family }
  const definition = family.definitions.find((one) => one.slug === slug)
  const checked = definition && checkReplay(family, definition, replay)
  if (!checked?.isSound) return { kind: 'broken' }
  const { score, status } = checked
  return { kind: 'ended', score, hasWon: status === 'won', seed: replay.seed, level: replay.level }
}

parentPort?.on('message', (job: ReplayJob) => {
  played(job)
    .catch((): Replayed => ({ kind: 'broken' }))
    .then((outcome) => parentPort?.postMessage({ job: job.job, outcome }))
})
