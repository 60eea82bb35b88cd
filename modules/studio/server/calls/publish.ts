import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse, type Result } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { Db } from '#kit/db/db.ts'
import type { Instant } from '#kit/time/time.ts'
import type { studioCalls } from '../../calls.ts'
import { mayAsk, published, rolledBack, type ShownNow } from '../../rules/versions.ts'
import type { StoredGame } from '../game-store.ts'
import { newPreviewKey } from '../preview.ts'
import { beginShowing, showGame } from '../show-game.ts'
import { saveVersion, type StoredVersion } from '../version-store.ts'
import { withOwnVersion } from './own-games.ts'

type Publishing = Pick<
  HandlersOf<typeof studioCalls>,
  'askReview' | 'publishVersion' | 'rollBack' | 'renewPreview'
>

interface Wish {
  readonly accountId: number
  readonly versionKey: string
  readonly now: Instant
}

type Decided = Result<ShownNow, 'VersionNotReady'>
type Done = Result<
  { ok: boolean },
  'VersionNotReady' | 'StudioGameDown' | 'StudioGameIncomplete' | 'StudioTitleTaken'
>

/** Shows what the rule says, under the lock of the game. */
const show = (
  db: Db,
  { now, ...whose }: Wish,
  decide: (game: StoredGame, version: StoredVersion) => Decided,
) =>
  inTransaction(db, async (tx) => {
    await beginShowing(tx)
    return withOwnVersion(tx, whose, async ({ game, version }): Promise<Done> => {
      if (game.downFor !== null) return refuse('StudioGameDown')
      const shown = decide(game, version)
      if (!shown.ok) return shown
      const isShown = await showGame(tx, game, shown.value, now)
      if (isShown === 'taken') return refuse('StudioTitleTaken')
      return isShown ? ok({ ok: true }) : refuse('StudioGameIncomplete', { field: 'cover' })
    })
  })

/** Versions on their way to players. */
export const publishHandlers = (): Publishing => ({
  askReview: ({ versionKey }, { caller: { accountId }, db, now }) =>
    inTransaction(db, (tx) =>
      withOwnVersion(tx, { accountId, versionKey }, async ({ game, version }) => {
        if (version.state === 'asked') return ok({ ok: true })
        const { words, traits, hasCover, downFor } = game
        const asking = mayAsk({ state: version.state, words, traits, hasCover, isDown: downFor !== null })
        if (!asking.ok) return asking
        await saveVersion(tx, versionKey, { state: 'asked', askedAt: now })
        return ok({ ok: true })
      }),
    ),

  publishVersion: ({ versionKey, share }, { caller: { accountId }, db, now }) =>
    show(db, { accountId, versionKey, now }, ({ shown }, { state }) =>
      published(shown, { key: versionKey, state }, share),
    ),

  rollBack: ({ versionKey }, { caller: { accountId }, db, now }) =>
    show(db, { accountId, versionKey, now }, (_, { state }) => rolledBack({ key: versionKey, state })),

  renewPreview: ({ versionKey }, { caller: { accountId }, db, keys }) =>
    inTransaction(db, (tx) =>
      withOwnVersion(tx, { accountId, versionKey }, async () => {
        await saveVersion(tx, versionKey, { previewKey: newPreviewKey(keys) })
        return ok({ ok: true })
      }),
    ),
})
