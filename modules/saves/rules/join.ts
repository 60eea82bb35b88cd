import type { BestRule, OtherState, SavedRecord, SavedSettings } from '../model.ts'
import { MOST_OTHERS } from './limits.ts'
import { otherMark, runMark, type Base } from './marks.ts'
import { joinMemory } from './memory.ts'
import { joinRuns, parkedBy } from './runs.ts'

/** Parameters for merging two states of one game. */
export interface Joining {
  /** The last common state; undefined when there was none. */
  readonly base?: Base | undefined
  readonly local: SavedRecord
  readonly remote: SavedRecord
  readonly best: BestRule
  /** The day by the server's clock: no later daily challenge can have been played. */
  readonly today: string
  /** Origin of the remote state. */
  readonly from: Pick<OtherState, 'device' | 'at'>
}

/** Merges two states of one game so that neither side loses anything. */
export function joinRecords({ base, local, remote, best, today, from }: Joining): SavedRecord {
  const runs = joinRuns(base?.run, local.run, remote.run)
  const memories = joinMemory(base?.memory, local.memory, remote.memory)
  const parted: OtherState[] =
    runs.parted || memories.parted !== undefined
      ? [
          {
            ...(runs.parted ? { run: runs.parted } : {}),
            ...(memories.parted === undefined ? {} : { memory: memories.parted }),
            ...from,
          },
        ]
      : []
  const daily = joinDaily(local.daily, remote.daily, best, today)
  const joined: SavedRecord = {
    ...remote,
    ...local,
    bests: joinNumbers(local.bests, remote.bests, best === 'lowest' ? Math.min : Math.max),
    stars: joinNumbers(local.stars, remote.stars, Math.max),
    plays: joinPlays(base?.plays, local.plays, remote.plays),
    level: joinLevel(base?.level, local, remote),
    options: joinChoices(base?.options, local.options, remote.options),
  }
  const { run: _run, memory: _memory, daily: _daily, others: _others, ...rest } = joined
  const whole: SavedRecord = {
    ...rest,
    ...(runs.run ? { run: runs.run } : {}),
    ...(memories.memory === undefined ? {} : { memory: memories.memory }),
    ...(daily ? { daily } : {}),
  }
  return withOthers(whole, [...parted, ...joinOthers(base?.others, local.others, remote.others)])
}

/** Settings are choices: the changed side wins, and where both changed, this device. */
export const joinSettings = (
  base: SavedSettings | undefined,
  local: SavedSettings,
  remote: SavedSettings,
): SavedSettings => joinChoices(base, local, remote)

/** A record with the states that wait for a choice: no duplicates, none already played, up to the limit. */
export function withOthers(record: SavedRecord, others: readonly OtherState[]): SavedRecord {
  const { others: _before, ...rest } = record
  const seen = new Set<string>()
  const left = others
    .filter(({ run, memory }) => !isPlayed(record, { run, memory }))
    .filter((other) => !seen.has(otherMark(other)) && seen.add(otherMark(other)))
    .toSorted((one, other) => other.at - one.at)
    .slice(0, MOST_OTHERS)
  return left.length === 0 ? rest : { ...rest, others: left }
}

/** The record after a game has written it: fields it does not know, and a run under other rules, are preserved. */
export function parkReplaced(
  before: SavedRecord,
  written: SavedRecord,
  from: Pick<OtherState, 'device' | 'at'>,
): SavedRecord {
  const { parted } = parkedBy(written.run, before.run)
  return parted ? withOthers(written, [{ run: parted, ...from }, ...(written.others ?? [])]) : written
}

/** The record after the player's choice: the chosen state is played, and nothing waits any more. */
export function choose(record: SavedRecord, chosen: OtherState | undefined): SavedRecord {
  const { others: _others, ...rest } = record
  if (!chosen) return rest
  return {
    ...rest,
    ...(chosen.run ? { run: chosen.run, level: chosen.run.level } : {}),
    ...(chosen.memory === undefined ? {} : { memory: chosen.memory }),
  }
}

function isPlayed(
  record: SavedRecord,
  { run, memory }: { run: OtherState['run']; memory: string | undefined },
) {
  const hasRun = !run || (record.run !== undefined && runMark(run) === runMark(record.run))
  return hasRun && (memory === undefined || memory === record.memory)
}

type Numbers = Readonly<Record<string, number>>

function joinNumbers(one: Numbers, other: Numbers, better: (a: number, b: number) => number): Numbers {
  const joined: Record<string, number> = { ...one }
  for (const [level, value] of Object.entries(other))
    joined[level] = Object.hasOwn(joined, level) ? better(joined[level]!, value) : value
  return joined
}

/** Plays of both sides count once each; without a common base nobody knows what they share. */
const joinPlays = (base: number | undefined, local: number, remote: number) =>
  base === undefined ? Math.max(local, remote) : Math.max(local, remote, local + remote - base)

function joinLevel(base: number | undefined, local: SavedRecord, remote: SavedRecord): number {
  if (local.level === base) return remote.level
  if (remote.level === base) return local.level
  // In a pack the furthest level wins; a mode of an endless game is a choice.
  const isPack = Object.keys({ ...local.stars, ...remote.stars }).length > 0
  return isPack ? Math.max(local.level, remote.level) : local.level
}

type Choices = Readonly<Record<string, string>>

function joinChoices(base: Choices | undefined, local: Choices, remote: Choices): Choices {
  const joined: Record<string, string> = {}
  for (const name of new Set([...Object.keys(remote), ...Object.keys(local)])) {
    const [before, here, there] = [base?.[name], local[name], remote[name]]
    const value = here === before ? there : there === before ? here : (here ?? there)
    if (value !== undefined) joined[name] = value
  }
  return joined
}

function joinDaily(
  one: SavedRecord['daily'],
  other: SavedRecord['daily'],
  best: BestRule,
  today: string,
): SavedRecord['daily'] {
  // A clock that is ahead must not hide today's challenge.
  const [first, second] = [one, other].filter((daily) => daily && daily.day <= today)
  if (!first || !second) return first
  if (first.day !== second.day) return first.day > second.day ? first : second
  const better = best === 'lowest' ? Math.min : Math.max
  return { day: first.day, best: better(first.best, second.best) }
}

/** States waiting on both sides; what one side has decided since stays decided. */
function joinOthers(
  base: readonly string[] = [],
  local: readonly OtherState[] = [],
  remote: readonly OtherState[] = [],
): OtherState[] {
  const decided = base.filter(
    (mark) =>
      !local.some((other) => otherMark(other) === mark) || !remote.some((other) => otherMark(other) === mark),
  )
  return [...local, ...remote].filter((other) => !decided.includes(otherMark(other)))
}
