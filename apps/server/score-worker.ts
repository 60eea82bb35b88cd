import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { checkReplay } from '#kit/game/check-replay.ts'
import type { Family } from '#kit/game/contract.ts'
import { unpackReplay } from '#kit/game/replay-text.ts'
import { setsMark } from '#kit/game/end-of-run.ts'
import { isAssisted, type Replay } from '#kit/game/run.ts'
import type { Replayed } from '#modules/scores/server/index.ts'

/** A run to play again; the answer carries its number. */
export interface ReplayJob {
  readonly job: number
  readonly family: string
  readonly slug: string
  readonly packed: string
  /** The most inputs that it may have by the time since it began, in real time and by turns. */
  readonly mostTicks: number
  readonly mostMoves: number
  /** The most inputs that are worth playing, by what one of this family costs. */
  readonly worthwhile: number
}

/** What came of it, and what it was: the next run of the family is judged by its cost. */
export interface ReplayDone {
  readonly job: number
  readonly outcome: Replayed
  readonly inputs: number
  readonly milliseconds: number
}

const GAMES = join(import.meta.dirname, '../../games')
/** Fewer changes of input two honest players may share; a short puzzle has one best answer, so games of turns need more. */
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

/** Names level and inputs, whatever the seed; nothing where they are too few to tell one player from another. */
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
