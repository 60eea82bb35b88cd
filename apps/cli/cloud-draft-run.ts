import { profileFault, type ProfileFile } from '#apps/server/cloud-profiles.ts'
import { readPackage } from '#apps/server/cloud-drafts/package-facts.ts'
import {
  addPackage,
  dropArchives,
  dropPackage,
  type PackageShelf,
} from '#apps/server/cloud-system/add-package.ts'
import { seenParts, startOf, type PackageFacts } from '#modules/cloud/rules/draft.ts'
import { readControls } from '#modules/cloud/rules/draft-controls.ts'
import { faultOf, type DraftSeen } from '#modules/cloud/rules/draft-verdict.ts'
import type { Art, Candidate } from '#modules/cloud/server/index.ts'
import { coverOf } from './cover-picture.ts'
import { tryDraft, type DraftTry } from './cloud-draft-probe.ts'

/** Result for one package. */
export interface DraftOutcome {
  readonly package: string
  readonly version: string
  readonly gameKey: string
  readonly bytes: number
  /** It ran in the sandbox, with any result. */
  readonly isStarted: boolean
  /** Why it is rejected; empty when an operator may approve it. */
  readonly why: string
  /** Its installed files, of this version or the one before, were removed. */
  readonly isGone: boolean
  readonly seen: DraftSeen | undefined
  readonly profile: ProfileFile | undefined
  readonly picture: Art | undefined
  readonly lastWords: string
}

/** Downloads a package, reads its metadata, plays it in the sandbox and drafts its profile; rejected ones are removed. */
export async function draftPackage(
  shelf: PackageShelf,
  candidate: Candidate,
  { mostBytes, today }: { readonly mostBytes: number; readonly today: string },
): Promise<DraftOutcome> {
  const refused = (why: string, bytes = 0) => untried(candidate, why, bytes)
  const added = await addPackage(shelf, candidate.package, mostBytes)
  if (typeof added === 'string') return refused(added)
  const { root, signal } = shelf
  const facts = await readPackage({ root, archives: added.archives, packageName: candidate.package, signal })
  dropArchives(added)
  const start = startOf(facts)
  if (typeof start === 'string') {
    dropPackage(shelf, candidate.package, added)
    return { ...refused(start, added.bytes), isGone: true }
  }
  const keys = readControls(`${facts.manual}\n${facts.about}`).keys.map(({ code }) => code)
  const tried = await tryDraft({ ...start, keys, system: root })
  const profile = profileOf(facts, start, tried, today)
  const why = faultOf(tried.seen) || (profileFault(profile) ?? '')
  if (why !== '') dropPackage(shelf, candidate.package, added)
  return {
    package: candidate.package,
    version: candidate.version,
    gameKey: start.gameKey,
    bytes: added.bytes,
    isStarted: tried.seen.isShown,
    why,
    isGone: why !== '',
    seen: tried.seen,
    profile: why === '' ? profile : undefined,
    picture: tried.picture && coverOf(tried.picture),
    lastWords: tried.lastWords,
  }
}

/** The result for a package rejected before the sandbox. */
const untried = (candidate: Candidate, why: string, bytes = 0): DraftOutcome => ({
  package: candidate.package,
  version: candidate.version,
  gameKey: candidate.package,
  bytes,
  isStarted: false,
  why,
  isGone: false,
  seen: undefined,
  profile: undefined,
  picture: undefined,
  lastWords: '',
})

type Start = Exclude<ReturnType<typeof startOf>, string>

function profileOf(facts: PackageFacts, start: Start, tried: DraftTry, today: string): ProfileFile {
  const { gameKey, program, args, tags, age, licence, author, environment } = start
  return {
    gameKey,
    packages: [facts.packageName],
    ...(facts.desktop !== undefined && { desktop: facts.desktop }),
    name: facts.name,
    summary: facts.summary,
    licence,
    ...(author.length > 1 && { author }),
    age,
    program,
    args: [...args],
    ...(environment && { environment }),
    ...tried.size,
    ...(seenParts(tried.seen, facts) as Pick<
      ProfileFile,
      'framesPerSecond' | 'weight' | 'pointer' | 'hasSound' | 'saves' | 'pad'
    >),
    tags: tags as ProfileFile['tags'],
    trial: [...tried.trial],
    tried: { on: today, saw: sawOf(tried.seen), by: 'machine' },
  }
}

/** For the table of games: what the machine observed. */
function sawOf({ answers, changed, frames, leaves }: DraftSeen): string {
  const kinds = Object.entries(answers).flatMap(([kind, is]) => (is ? [kind] : []))
  const moved = changed < 0.01 ? 'under 1 %' : `${Math.round(changed * 100)} %`
  return `answers ${kinds.join(', ')}; ${moved} of the picture moved; ${frames} pictures a second at rest; ${leaves ? 'leaves when asked' : 'is stopped'}`
}
