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

/** What came of one game. */
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

/** A fresh look at a game: its figures, and a picture of it in play. */
export interface Tried {
  readonly figures: ProbeFigures
  readonly cover: Art | undefined
}

export interface ImportWork {
  readonly db: Db
  readonly now: Instant
  readonly files?: readonly ProfileFile[]
  readonly system?: GameSystem
  /** Tries a game that is installed; missing: none is tried. */
  readonly attempt?: ((file: ProfileFile, version: string) => Promise<Tried | undefined>) | undefined
  /** Also tries what has been tried in this version. */
  readonly isAgain?: boolean
  readonly isDry?: boolean
  readonly onGame?: (gameKey: string, place: number, count: number) => void
  /** Asked before each game and after its trial: then nothing more is done, and what was under way stays as it was. */
  readonly isOver?: () => boolean
}

/** Brings the catalogue up to date with the profiles and with what this machine knows of them. Repeating it changes nothing. */
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

/** At the start of a portal: the profiles that its catalogue does not have as they are. Nothing is tried, so that it is quick. */
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
  // The signal that stops this process may have stopped the game first: its trial does not count.
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
    // A profile means that the game was played by hand; a trial that failed since then closes it.
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

/** What counts for a dry run; pictures follow from the rest. */
const differs = (game: object, known: KnownGame) =>
  Object.entries(game).some(
    ([name, value]) =>
      JSON.stringify(sorted(value)) !== JSON.stringify(sorted(known[name as keyof KnownGame])),
  )

/** The database orders the fields of a JSON object in its own way. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}

/** Names and summaries in the languages in which the game's makers gave them; English is ours, so that it is never missing. */
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
