import type { Db } from '#kit/db/db.ts'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import { ok, refuse, type Result } from '#kit/result/result.ts'
import { findDeveloper, findGame, lockGame, type Developer, type StoredGame } from '../game-store.ts'
import type { Tx } from '#kit/db/db.ts'
import { findVersion, type StoredVersion } from '../version-store.ts'

/** The caller as a developer. */
export async function developerOf(db: Db, accountId: number): Promise<Result<Developer, 'DeveloperNeeded'>> {
  const developer = await findDeveloper(db, accountId)
  return developer ? ok(developer) : refuse('DeveloperNeeded')
}

type NotMine = 'DeveloperNeeded' | 'StudioGameUnknown'

/** A game of the caller; another developer's is not there. */
export async function ownGame(
  db: Db,
  accountId: number,
  gameKey: string,
): Promise<Result<StoredGame, NotMine>> {
  const developer = await developerOf(db, accountId)
  if (!developer.ok) return developer
  const game = await findGame(db, gameKey)
  return game?.accountId === accountId ? ok(game) : refuse('StudioGameUnknown')
}

interface Held {
  readonly game: StoredGame
  readonly version: StoredVersion
}

/** Holds the game of a version of the caller, and does the work with both. */
export async function withOwnVersion<Value, Refusal extends ErrorName>(
  tx: Tx,
  { accountId, versionKey }: { readonly accountId: number; readonly versionKey: string },
  work: (held: Held) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | NotMine>> {
  const developer = await developerOf(tx, accountId)
  if (!developer.ok) return developer
  const known = await findVersion(tx, versionKey)
  const game = known && (await lockGame(tx, known.gameKey, accountId))
  // Read once more under the lock.
  const version = game && (await findVersion(tx, versionKey))
  return version ? work({ game, version }) : refuse('StudioGameUnknown')
}
