import { join } from 'node:path'
import { readProfiles } from '#apps/server/cloud-profiles.ts'
import { refuseDraft } from '#apps/server/cloud-drafts/approve-draft.ts'
import { wordsOf } from '#apps/server/cloud-catalogue.ts'
import { listAvailable, openShelf, type PackageShelf } from '#apps/server/cloud-system/add-package.ts'
import { openSystem } from '#apps/server/cloud-system/game-system.ts'
import { playedSystem } from '#apps/server/cloud-system/system-folder.ts'
import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import {
  candidatesIn,
  listDrafts,
  putDraft,
  triedVersions,
  type Candidate,
  type CloudDraft,
} from '#modules/cloud/server/index.ts'
import { missingPrograms } from '#modules/streaming/host/needs.ts'
import {
  refuseCommand,
  shown,
  type Input,
  type CommandRefusal,
  type Shown,
  type Surroundings,
} from './command.ts'
import { confirmed } from './confirm.ts'
import type { DraftOutcome } from './cloud-draft-run.ts'
import { shownDrafts } from './cloud-draft-tables.ts'
import { openProgress } from './progress.ts'

/** Default limits: download size per package, and number of packages to try. */
const MEGABYTES = 40
const MOST = 50

/** Tries packages without a profile one by one, and stores the results. */
export async function importAll(
  surroundings: Surroundings,
  input: Input,
  isOver: () => boolean,
): Promise<Shown | CommandRefusal> {
  const root = playedSystem(surroundings.dataFolder)
  if (root === '/')
    return refuseCommand(
      'the games of this machine are its own; --all adds to the folder that npm start brings',
    )
  const missing = missingPrograms(root)
  if (missing.length > 0) return refuseCommand(`this machine lacks ${missing.join(', ')}`)
  const limits = limitsOf(input)
  if ('code' in limits) return limits
  const going = await confirmed(
    surroundings,
    input,
    `Fetches up to ${limits.most} packages of at most ${limits.megabytes} MB each and tries them.`,
  )
  if (!going.ok) return going
  const leaving = new AbortController()
  const shelf = await openShelf(root, join(root, '../packages'), leaving.signal).catch(
    (error: Error) => error,
  )
  if (shelf instanceof Error) return refuseCommand(shelf.message)
  const bar = openProgress(surroundings.out)
  return surroundings
    .withDb(async (db) => {
      const candidates = await due(db, shelf, input)
      const chosen = candidates.slice(0, limits.most)
      const trouble = await tryAll(chosen, {
        attempt: (candidate) => attemptOf(shelf, candidate, surroundings, limits),
        keep: (outcome) => keepOutcome(db, surroundings, root, outcome),
        isOver,
        onGame: (candidate, place) => bar.show(candidate.package, place, chosen.length),
      })
      const tried = await listDrafts(db)
      const table = shownDrafts(tried, candidates.length - chosen.length)
      const text = trouble === '' ? table : `${table}\n\n${trouble}`
      return { ...shown(text, tried.map(factsOf)), isBad: trouble !== '' }
    })
    .finally(() => {
      bar.clear()
      shelf.close()
    })
}

/** After this many failures in a row the cause is this machine or the network. */
const MOST_UNTRIED = 3

interface Trials {
  readonly attempt: (candidate: Candidate) => Promise<DraftOutcome>
  readonly keep: (outcome: DraftOutcome) => Promise<void>
  readonly isOver: () => boolean
  readonly onGame: (candidate: Candidate, place: number) => void
}

/** Nothing is stored for a package that could not be tried: it stays due. Returns the failures. */
export async function tryAll(
  candidates: readonly Candidate[],
  { attempt, keep, isOver, onGame }: Trials,
): Promise<string> {
  const untried: string[] = []
  let inARow = 0
  for (const [place, candidate] of candidates.entries()) {
    if (isOver() || inARow === MOST_UNTRIED) break
    onGame(candidate, place)
    const outcome = await attempt(candidate).catch((error: unknown) => {
      untried.push(
        `${candidate.package}: ${error instanceof Error ? error.message.slice(0, 200) : String(error)}`,
      )
      return undefined
    })
    inARow = outcome ? 0 : inARow + 1
    if (outcome) await keep(outcome)
  }
  const stopped = inARow === MOST_UNTRIED ? [`Stopped after ${MOST_UNTRIED} in a row.`] : []
  return untried.length === 0 ? '' : ['Could not be tried:', ...untried, ...stopped].join('\n')
}

interface Limits {
  readonly most: number
  readonly megabytes: number
}

function limitsOf({ options }: Input): Limits | CommandRefusal {
  const [most, megabytes] = [Number(options['most'] ?? MOST), Number(options['megabytes'] ?? MEGABYTES)]
  const isCount = (number: number) => Number.isInteger(number) && number > 0 && number <= 10_000
  return isCount(most) && isCount(megabytes)
    ? { most, megabytes }
    : refuseCommand('--most and --megabytes are whole numbers from 1 to 10000')
}

/** Candidates not yet tried in this version, smallest first. */
async function due(db: Db, shelf: PackageShelf, input: Input): Promise<readonly Candidate[]> {
  const profiled = new Set(readProfiles().flatMap(({ packages }) => packages))
  const tried = input.has('again') ? new Map<string, string>() : await triedVersions(db)
  const wanted = new Set(input.many)
  return candidatesIn(await listAvailable(shelf), profiled)
    .filter(({ verdict }) => verdict === 'try')
    .filter((one) => (wanted.size > 0 ? wanted.has(one.package) : tried.get(one.package) !== one.version))
    .toSorted((one, other) => one.kilobytes - other.kilobytes)
}

async function attemptOf(
  shelf: PackageShelf,
  candidate: Candidate,
  { now }: Surroundings,
  { megabytes }: Limits,
): Promise<DraftOutcome> {
  // Native code, loaded only when needed.
  const { draftPackage } = await import('./cloud-draft-run.ts')
  const today = new Date(now()).toISOString().slice(0, 10)
  return draftPackage(shelf, candidate, { mostBytes: megabytes * 1e6, today })
}

/** Stores the result; an approved draft is replaced only by a better one. */
export async function keepOutcome(
  db: Db,
  { now }: Pick<Surroundings, 'now'>,
  root: string,
  outcome: DraftOutcome,
): Promise<void> {
  const { gameKey, profile, why } = outcome
  const system = openSystem(root)
  const words = profile && wordsOf(profile, system)
  const icon = words ? await system.icon(words.icon) : undefined
  const [known] = (await listDrafts(db)).filter((one) => one.package === outcome.package)
  if (known?.state === 'approved' && why !== '') {
    // A game without files cannot be played.
    if (outcome.isGone) await inTransaction(db, (tx) => refuseDraft(tx, known, why, now()))
    return
  }
  const draft: CloudDraft = {
    package: outcome.package,
    gameKey,
    version: outcome.version,
    // An approved game stays approved when a newer version works as well.
    state: why !== '' ? 'refused' : known?.state === 'approved' ? 'approved' : 'untested',
    isStarted: outcome.isStarted,
    why,
    bytes: outcome.bytes,
    seen: outcome.seen ?? null,
    profile: profile ?? null,
    words: words ? { names: words.names, summaries: words.summaries } : null,
    icon: icon?.bytes ?? null,
    picture: outcome.picture?.bytes ?? null,
  }
  await putDraft(db, draft, now())
}

/** Without the bytes of pictures. */
export const factsOf = ({ picture: _picture, icon: _icon, ...draft }: CloudDraft) => draft
