import { createHash } from 'node:crypto'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import type { Db, Tx } from '#kit/db/db.ts'
import type { Keys } from '#kit/server/keys.ts'
import type { Instant } from '#kit/time/time.ts'
import { hideGame, listImported, showGame as unhideGame } from '#modules/catalog/server/index.ts'
import type { ImportedFacts } from '#modules/catalog/model.ts'
import { ageOf } from '../rules/ages.ts'
import {
  commentsOn,
  findDeveloper,
  findGame,
  findGameBySlug,
  insertComment,
  keepApproved,
  lockGame,
  readCover,
  saveGame,
  type StoredComment,
  type StoredGame,
} from './game-store.ts'
import { findVersion, saveVersion, versionsIn, type StoredVersion } from './version-store.ts'

/** A version that waits for a reviewer, with all that they judge by. */
export interface Asked {
  readonly game: StoredGame
  readonly version: StoredVersion
  readonly maker: string
  readonly age: number | null
}

const LISTED = 200

async function withGame(db: Db, version: StoredVersion): Promise<Asked | undefined> {
  const game = await findGame(db, version.gameKey)
  if (!game) return undefined
  const maker = (await findDeveloper(db, game.accountId))?.maker ?? ''
  return { game, version, maker, age: game.traits && ageOf(game.traits.ages) }
}

/** Versions that wait, the one that waits longest first. */
export async function askedVersions(db: Db): Promise<readonly Asked[]> {
  const found: Asked[] = []
  for (const version of await versionsIn(db, 'asked', LISTED)) {
    const asked = await withGame(db, version)
    if (asked) found.push(asked)
  }
  return found
}

/** One version by its key, in whatever state. */
export async function findAsked(db: Db, versionKey: string) {
  const version = await findVersion(db, versionKey)
  const asked = version && (await withGame(db, version))
  if (!asked) return undefined
  const cover = await readCover(db, asked.game.gameKey)
  const comments = await commentsOn(db, asked.game.gameKey)
  return { ...asked, comments, cover, seen: seenOf(asked, cover) }
}

/** All that a reviewer judges, as one mark: whoever decides says what they have seen. */
function seenOf({ game: { words, traits }, version, maker }: Asked, cover: Buffer | null): string {
  const picture = cover && createHash('sha256').update(cover).digest('hex')
  return createHash('sha256')
    .update(JSON.stringify([version.version, words, traits, maker, picture]))
    .digest('hex')
    .slice(0, 12)
}

interface Verdict {
  readonly versionKey: string
  readonly verdict: 'approved' | 'refused'
  /** What the reviewer has looked at; who refuses need not have seen the latest. */
  readonly seen?: string
  readonly text: string
  readonly keys: Keys
  readonly now: Instant
}

/**
 * Decides about a version that waits; what a reviewer approves is what players will read, so it is what they
 * have seen, or else `changed`. Nothing where none waits.
 */
export async function decideVersion(
  tx: Tx,
  { versionKey, verdict, seen, text, keys, now }: Verdict,
): Promise<(Asked & { readonly seen: string }) | 'changed' | undefined> {
  const known = await findVersion(tx, versionKey)
  const held = known && (await lockGame(tx, known.gameKey))
  const version = held && (await findVersion(tx, versionKey))
  if (version?.state !== 'asked') return undefined
  const asked = await withGame(tx, version)
  if (!asked) return undefined
  const { game, maker } = asked
  const seenNow = seenOf(asked, await readCover(tx, game.gameKey))
  if (seen !== undefined && seen !== seenNow) return 'changed'
  if (verdict === 'approved') await keepApproved(tx, game.gameKey, factsOf(game, maker))
  await saveVersion(tx, versionKey, { state: verdict })
  await insertComment(tx, keys.id(now), game.gameKey, { number: version.number, verdict, text, saidAt: now })
  return { ...asked, seen: seenNow }
}

/** What the catalogue says of a game; languages that are missing fall back to English. */
const factsOf = ({ words, traits }: StoredGame, maker: string): ImportedFacts => {
  const { genre, players, orientation, licence } = traits!
  const spoken = Object.fromEntries(LANGUAGES.map((language) => [language, words[language] ?? words['en']!]))
  return { genre, tags: [], players, orientation, words: spoken, maker, licence }
}

interface Down {
  readonly slug: string
  /** Nothing brings it back. */
  readonly reason: string | null
  readonly keys: Keys
  readonly now: Instant
}

/** Takes a developer's game down for everybody at once, previews too, or brings it back. */
export async function setDown(tx: Tx, { slug, reason, keys, now }: Down): Promise<StoredGame | undefined> {
  const known = await findGameBySlug(tx, slug)
  const game = known && (await lockGame(tx, known.gameKey))
  if (!game) return undefined
  await saveGame(tx, game.gameKey, { downFor: reason })
  const comment: StoredComment = {
    number: 0,
    verdict: reason === null ? 'up' : 'down',
    text: reason ?? '',
    saidAt: now,
  }
  await insertComment(tx, keys.id(now), game.gameKey, comment)
  const shown = (await listImported(tx)).find((one) => one.slug === slug)
  if (shown && reason === null) await unhideGame(tx, shown.gameId)
  if (shown && reason !== null) await hideGame(tx, shown.gameId, now)
  return game
}
