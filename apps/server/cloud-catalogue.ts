import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import type { Instant } from '#kit/time/time.ts'
import {
  artPath,
  putArt,
  type Art,
  type Words,
  type ProbeFigures,
  sceneOf,
  tileOf,
  knownGames,
  putCloudGame,
  type KnownGame,
} from '#modules/cloud/server/index.ts'
import { gameProfile, readProfiles, type ProfileFile } from './cloud-profiles.ts'
import { openSystem, type GameSystem } from './cloud-system/game-system.ts'

/** The result for one game. */
export interface Imported {
  readonly gameKey: string
  readonly package: string
  readonly version: string
  readonly state: 'new' | 'changed' | 'same'
  readonly isInstalled: boolean
  readonly isOpen: boolean
  readonly languages: readonly string[]
  readonly trouble: string
}

/** A new trial of a game: its measurements, and a screenshot. */
export interface Tried {
  readonly figures: ProbeFigures
  readonly cover: Art | undefined
}

export interface ImportWork {
  readonly db: Db
  readonly now: Instant
  readonly files?: readonly ProfileFile[]
  readonly system?: GameSystem
  /** Tries an installed game; if absent, none is tried. */
  readonly attempt?: ((file: ProfileFile, version: string) => Promise<Tried | undefined>) | undefined
  /** Also tries games that were already tried in this version. */
  readonly isAgain?: boolean
  readonly isDry?: boolean
  readonly onGame?: (gameKey: string, place: number, count: number) => void
  /** Checked before each game and after its trial: if true, stops and leaves the current game unchanged. */
  readonly isOver?: () => boolean
}

/** Updates the catalogue from the profiles and this machine's packages. Idempotent. */
export async function importProfiles(work: ImportWork): Promise<Imported[]> {
  const { files = readProfiles(), system = openSystem(), db } = work
  const known = new Map(
    (
      await knownGames(
        db,
        files.map(({ gameKey }) => gameKey),
      )
    ).map((game) => [game.gameKey, game]),
  )
  const outcome: Imported[] = []
  for (const [place, file] of files.entries()) {
    if (work.isOver?.()) break
    work.onGame?.(file.gameKey, place, files.length)
    const imported = await importGame({ ...work, system }, file, known.get(file.gameKey))
    if (imported) outcome.push(imported)
  }
  return outcome
}

/** At the start of a portal: imports new and changed profiles. It tries none, to be fast. */
export async function importNewProfiles(db: Db, now: Instant): Promise<number> {
  const files = readProfiles()
  const known = await knownGames(
    db,
    files.map(({ gameKey }) => gameKey),
  )
  const profiles = new Map(known.map(({ gameKey, profile }) => [gameKey, JSON.stringify(sorted(profile))]))
  const fresh = files.filter(
    (file) => profiles.get(file.gameKey) !== JSON.stringify(sorted(gameProfile(file))),
  )
  if (fresh.length > 0) await importProfiles({ db, now, files: fresh })
  return fresh.length
}

async function importGame(
  work: ImportWork & { readonly system: GameSystem },
  file: ProfileFile,
  known: KnownGame | undefined,
): Promise<Imported | undefined> {
  const { system, db, now } = work
  const { gameKey, packages, tags } = file
  const here = system.versionOf(packages[0]!)
  const tried = here !== undefined && isDue(work, known, here) ? await work.attempt?.(file, here) : undefined
  // The signal that stops this process may have stopped the game first, so its trial does not count.
  if (work.isOver?.()) return undefined
  const probe = tried?.figures ?? known?.probe ?? null
  const words = wordsOf(file, system)
  const names = { ...known?.names, ...words.names }
  const icon = await iconOf(file, system, words.icon)
  const scene: Art = { type: 'image/svg+xml', bytes: Buffer.from(sceneOf(gameKey, tags)) }
  const isKept = here === undefined && known !== undefined && known.icon !== ''
  const pictures = [
    ...(isKept ? [] : [icon]),
    ...(tried?.cover ? [tried.cover] : hasCover(known) ? [] : [scene]),
  ]
  const game = {
    gameKey,
    profile: gameProfile(file),
    names,
    summaries: { ...known?.summaries, ...words.summaries },
    tags,
    neededLevel: file.neededLevel ?? ('normal' as const),
    package: packages[0]!,
    version: here ?? known?.version ?? '',
    licence: file.licence,
    author: file.author ?? '',
    age: file.age,
    icon: isKept ? known.icon : artPath(gameKey, icon),
    cover: tried?.cover
      ? artPath(gameKey, tried.cover)
      : hasCover(known)
        ? known.cover
        : artPath(gameKey, scene),
    probe,
    // A profile means that a person played the game; a later failed trial closes it.
    isOpen: probe?.isGood ?? true,
  }
  const isChanged = work.isDry
    ? known === undefined || differs(game, known)
    : await inTransaction(db, async (tx) => {
        const changed = await putCloudGame(tx, game, now)
        await putArt(tx, gameKey, pictures, [game.icon, game.cover])
        return changed
      })
  return {
    gameKey,
    package: packages[0]!,
    version: game.version,
    state: known === undefined ? 'new' : isChanged ? 'changed' : 'same',
    isInstalled: here !== undefined,
    isOpen: game.isOpen,
    languages: Object.keys(names),
    trouble: probe?.trouble ?? '',
  }
}

const hasCover = (known: KnownGame | undefined): known is KnownGame =>
  known !== undefined && known.cover.endsWith('.webp')

const isDue = ({ isAgain }: ImportWork, known: KnownGame | undefined, version: string) =>
  isAgain === true || known?.probe?.version !== version

/** Fields that a dry run compares; pictures are derived from the rest. */
const differs = (game: object, known: KnownGame) =>
  Object.entries(game).some(
    ([name, value]) =>
      JSON.stringify(sorted(value)) !== JSON.stringify(sorted(known[name as keyof KnownGame])),
  )

/** The database returns the fields of a JSON object in its own order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}

/** Names and summaries in the languages of the game's authors; English is in the profile, so it never lacks. */
export function wordsOf(file: ProfileFile, system: GameSystem) {
  const entry = file.desktop === undefined ? undefined : system.desktop(file.desktop)
  const info = system.metainfo(file.packages[0]!, file.desktop ?? '')
  const summaries: Words = {
    ...entry?.genericNames,
    ...entry?.comments,
    ...info?.summaries,
    en: file.summary,
  }
  const names: Words = { ...info?.names, ...entry?.names, en: file.name }
  return { names: plain(names), summaries: plain(summaries), icon: entry?.icon ?? '' }
}

const plain = (words: Words): Record<string, string> => Object.fromEntries(Object.entries(words))

async function iconOf({ gameKey, name }: ProfileFile, system: GameSystem, iconName: string): Promise<Art> {
  return (await system.icon(iconName)) ?? { type: 'image/svg+xml', bytes: Buffer.from(tileOf(gameKey, name)) }
}
