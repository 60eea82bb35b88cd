import type { Tx } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import {
  artPath,
  decideDraft,
  knownGames,
  putArt,
  putCloudGame,
  tileOf,
  type Art,
  type CloudDraft,
} from '#modules/cloud/server/index.ts'
import { gameProfile, profileFault, type ProfileFile } from '../cloud-profiles.ts'

/** The profile of a draft, if this portal can read it. */
export function profileIn({ profile }: CloudDraft): ProfileFile | undefined {
  return profile && profileFault(profile) === undefined ? (profile as ProfileFile) : undefined
}

/** Opens a drafted game to players, with its screenshot as cover; returns a reason if it cannot. */
export async function approveDraft(
  tx: Tx,
  draft: CloudDraft,
  { age, now }: { readonly age?: ProfileFile['age']; readonly now: Instant },
): Promise<string | undefined> {
  const file = profileIn(draft)
  if (!file || !draft.picture || !draft.words) return 'nothing of it can be approved'
  const { gameKey } = file
  const [known] = await knownGames(tx, [gameKey])
  if (known && known.package !== draft.package) return `the game "${gameKey}" is of another package`
  const icon: Art = draft.icon
    ? { type: 'image/png', bytes: draft.icon }
    : { type: 'image/svg+xml', bytes: Buffer.from(tileOf(gameKey, file.name)) }
  const cover: Art = { type: 'image/webp', bytes: draft.picture }
  const game = {
    gameKey,
    profile: gameProfile(file),
    ...draft.words,
    tags: file.tags,
    neededLevel: 'normal' as const,
    package: draft.package,
    version: draft.version,
    licence: file.licence,
    author: file.author ?? '',
    age: age ?? file.age,
    icon: artPath(gameKey, icon),
    cover: artPath(gameKey, cover),
    probe: known?.probe ?? null,
    isOpen: true,
  }
  await putCloudGame(tx, game, now)
  await putArt(tx, gameKey, [icon, cover], [game.icon, game.cover])
  await decideDraft(tx, draft.package, '', now)
  return undefined
}

/** Closes a drafted game to players, also if it was approved before. */
export async function refuseDraft(tx: Tx, draft: CloudDraft, why: string, now: Instant): Promise<void> {
  const [known] = await knownGames(tx, [draft.gameKey])
  if (known && known.package === draft.package && draft.state === 'approved')
    await putCloudGame(tx, { ...known, isOpen: false }, now)
  await decideDraft(tx, draft.package, why, now)
}
