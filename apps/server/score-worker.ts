import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { checkReplay } from '#kit/game/check-replay.ts'
import type { Family } from '#kit/game/contract.ts'
import { unpackReplay } from '#kit/game/replay-text.ts'
import { setsMark } from '#kit/game/end-of-run.ts'
import { isAssisted, type Replay } from '#kit/game/run.ts'
import type { Replayed } from '#modules/scores/server/index.ts'

/** A run to replay; the response has the same number. */
export interface ReplayJob {
  readonly job: number
  readonly family: string
  readonly slug: string
  readonly packed: string
  /** Maximum inputs by the time since its start, for real-time and turn-based games. */
  readonly mostTicks: number
  readonly mostMoves: number
  /** Maximum inputs worth replaying, by this family's cost per input. */
  readonly worthwhile: number
}

/** The result, with its cost, by which the family's next run is judged. */
export interface ReplayDone {
  readonly job: number
  readonly outcome: Replayed
  readonly inputs: number
  readonly milliseconds: number
}

const GAMES = join(import.meta.dirname, '../../games')
/**
 * Two honest players may share fewer changes of input than this; a short puzzle has one best solution, so turn-based
 * games need more.
 */
const TELLING_CHANGES = 24
const TELLING_MOVES = 100

async function played(job: ReplayJob): Promise<Omit<ReplayDone, 'job'>> {
  const nothing = { inputs: 0, milliseconds: 0 }
  const replay = await unpackReplay(job.packed)
  if (!replay) return { ...nothing, outcome: { kind: 'broken' } }
  const { family } = (await import(join(GAMES, job.family, 'family.ts'))) as { family: Family }
  const definition = family.definitions.find((one) => one.slug === job.slug)
  if (!definition) return { ...nothing, outcome: { kind: 'broken' } }
  const count = replay.inputs.length
  if (count > (family.realtime ? job.mostTicks : job.mostMoves))
    return { ...nothing, outcome: { kind: 'tooShort' } }
  if (count > job.worthwhile) return { ...nothing, outcome: { kind: 'broken' } }
  const before = performance.now()
  const checked = checkReplay(family, definition, replay)
  const cost = { inputs: count, milliseconds: performance.now() - before }
  if (!checked.isSound) return { ...cost, outcome: { kind: 'broken' } }
  const { score, status, isHelped } = checked
  const { seed, level } = replay
  const mark = markOf(replay, family.realtime)
  const counts = setsMark(definition, status) && !isHelped && !isAssisted(replay.aids)
  return { ...cost, outcome: { kind: 'ended', score, counts, seed, level, mark } }
}

/** Fingerprint of level and inputs, whatever the seed; undefined if they are too few to distinguish players. */
function markOf({ level, inputs }: Replay, isRealtime: boolean): string | undefined {
  const hash = createHash('sha256').update(`${level}`)
  let changes = 0
  let last: string | undefined
  for (const input of inputs) {
    const name = JSON.stringify(input)
    if (name !== last) changes++
    last = name
    hash.update(name).update('\n')
  }
  const isTelling = isRealtime ? changes >= TELLING_CHANGES : inputs.length >= TELLING_MOVES
  return isTelling ? hash.digest('base64url') : undefined
}

parentPort?.on('message', (job: ReplayJob) => {
  played(job)
    .catch((): Omit<ReplayDone, 'job'> => ({ inputs: 0, milliseconds: 0, outcome: { kind: 'broken' } }))
    .then((done) => parentPort?.postMessage({ job: job.job, ...done } satisfies ReplayDone))
})
