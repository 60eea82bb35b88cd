import type { Play, PlayState } from '#kit/game/play.ts'
import { LONGEST_REPLAY_TEXT, packReplay } from '#kit/game/replay-text.ts'
import { scoreText } from '#kit/game/score-text.ts'
import { formatDate } from '#kit/i18n/dates.ts'
import { formatNumber } from '#kit/i18n/numbers.ts'
import type { Speech } from '#kit/i18n/use-messages.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type { Instant } from '#kit/time/time.ts'
import { toast } from '#kit/ui/toast.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { scoresCalls } from '../../calls.ts'
import { signsOf } from '../../rules/shared-run.ts'
import type { RunGame } from '../run-trigger.ts'
import { sharedRunLink } from '../../model.ts'

/** The end of a run to be shared. */
export interface EndedRun {
  readonly game: RunGame & { readonly title: string; readonly isRanked: boolean }
  readonly play: Play
  readonly state: PlayState
  /** The shared run that it raced. */
  readonly raced: string | undefined
  readonly speech: Speech
}

type DealtRun = Omit<EndedRun, 'speech'>

interface Link {
  readonly path: string
  /** Key of the shared run, when the link leads to its deal. */
  readonly key?: string
}

/** Text besides the result. */
interface Shown extends Link {
  readonly shape: string | undefined
}

type Result = NonNullable<PlayState['result']>

/** Without an answer there is no link; any other refusal means a link to the game alone. */
const NO_ANSWER: readonly string[] = [
  'Unreachable',
  'TimedOut',
  'ServerError',
] satisfies CallError['refusal'][]
const links = new WeakMap<Result, Promise<Link>>()

export interface Message {
  readonly path: string
  readonly title: string
  readonly words: string
}

/** Ways to share from the page. */
export interface Sending {
  /** By native sharing, or the clipboard. */
  readonly send: (message: Message) => Promise<'shared' | 'copied' | 'dismissed'>
  /** Opens a dialog with buttons of its own. */
  readonly ask: (message: Message) => void
  /** The shape of the run as emoji; undefined for games without one. */
  readonly shapeOf: (game: RunGame, play: Play) => Promise<string | undefined>
}

/** Shares a result with its link. */
export async function shareResult(run: EndedRun, { send, ask, shapeOf }: Sending): Promise<void> {
  const { game, state, speech } = run
  const { result } = state
  if (!result) return
  const { say } = speech
  const link = await linkOnce(run, result).catch(() => 'lost' as const)
  if (link === 'lost') return toast(say('challenge.unshared'), { kind: 'error' })
  // A result can be shared without its shape.
  const shape = await shapeOf(game, run.play).catch(ignoreFailure('no shape'))
  const message = { path: link.path, title: game.title, words: wordsOf(run, result, { ...link, shape }) }
  // The browser may reject the share because the tap was too long ago: the dialog has a button for another.
  const outcome = await send(message).catch(() => ask(message))
  if (outcome === 'copied') toast(say('challenge.copied'), { kind: 'success' })
}

/** The key for a dare on the deal of a run; undefined without such a link. */
export async function keyOfEnd(run: DealtRun): Promise<string | undefined> {
  const { result } = run.state
  return result && (await linkOnce(run, result)).key
}

/** A run shared twice keeps its link; a failed link is retried. */
function linkOnce(run: DealtRun, result: Result): Promise<Link> {
  const made = links.get(result) ?? linkOf(run, result)
  links.set(result, made)
  made.catch(() => links.delete(result))
  return made
}

async function linkOf({ game, play, state, raced }: DealtRun, result: Result): Promise<Link> {
  const { gameId, slug, isRanked, scoreUnit } = game
  const plain = { path: `/g/${slug}` }
  const [replay, runId, version] = [play.replay(), play.runId(), play.version]
  const counts = result.score > 0 && (scoreUnit === 'points' || result.status === 'won')
  if (!isRanked || !counts || !replay || !version || runId === undefined) return plain
  // A run raced from a table has no link.
  if (state.isRacing && raced === undefined) return plain
  const packed = await packReplay(replay)
  if (packed.length > LONGEST_REPLAY_TEXT) return plain
  try {
    const { key } = await callApi(scoresCalls.shareRun, {
      gameId,
      runId,
      score: result.score,
      version,
      replay: packed,
      ...(state.daily ? { day: play.day } : {}),
      ...(state.isRacing && raced !== undefined ? { raced } : {}),
    })
    return { path: sharedRunLink(slug, key), key }
  } catch (error) {
    if (error instanceof CallError && !NO_ANSWER.includes(error.refusal)) return plain
    throw error
  }
}

/** A line for the result, emoji where the game has a shape, levels or days, and a dare. */
function wordsOf({ game, play, state, speech }: EndedRun, result: Result, { key, shape }: Shown): string {
  const { say, language } = speech
  const { title, scoreUnit } = game
  const score = scoreText(scoreUnit, result.score, (value) => formatNumber(language, value))
  const dare = say(key ? 'challenge.dare' : 'challenge.darePlain')
  const hasLevels = play.levels > 0
  if (!state.daily && !hasLevels)
    return [say('challenge.result', { title, score }), ...(shape ? [shape] : []), dare].join('\n')
  const day = Date.parse(`${play.day}T12:00`) as Instant
  const line = state.daily
    ? say('challenge.resultDaily', { title, score, day: formatDate(day, day, language) })
    : say('challenge.resultLevel', { title, score, level: formatNumber(language, state.level) })
  const rule = scoreUnit === 'milliseconds' || scoreUnit === 'moves' ? 'lowest' : 'highest'
  return [line, shape ?? signsOf({ ...result, best: state.best, rule }), dare].join('\n')
}
