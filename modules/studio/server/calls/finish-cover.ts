import type { Db } from '#kit/db/db.ts'
import { inTransaction } from '#kit/db/transaction.ts'
import { tooFast } from '#kit/limits/too-fast.ts'
import { ok, refuse, type Result } from '#kit/result/result.ts'
import type { Instant } from '#kit/time/time.ts'
import { lockGame, saveGame } from '../game-store.ts'
import type { PartFiles } from '../part-files.ts'
import type { StudioServices } from '../services.ts'
import { endUpload, type StoredUpload } from '../upload-store.ts'
import { withdrawAsked } from '../version-store.ts'

type Finished = Result<{ ok: boolean }, 'CoverUnreadable' | 'TooFast'>

interface Wish {
  readonly db: Db
  readonly upload: StoredUpload
  readonly now: Instant
}

/** Makes covers of uploads, one after the other: each takes a process, and a repeated request waits for the first. */
export function coverFinisher(
  { limiter, rates, encodeCover }: Pick<StudioServices, 'limiter' | 'rates' | 'encodeCover'>,
  files: PartFiles,
) {
  const underWay = new Map<string, Promise<Finished>>()
  let last: Promise<unknown> = Promise.resolve()

  function encodeInTurn(file: string) {
    const made = last.then(() => encodeCover(file))
    // The next one has its turn, however this one ends; whoever waits for it hears of it.
    last = made.then(
      () => undefined,
      () => undefined,
    )
    return made
  }

  async function finish({ db, upload, now }: Wish): Promise<Finished> {
    const { uploadKey, accountId, gameKey, sha256 } = upload
    const wait = await limiter.take('studio cover', String(accountId), rates.cover)
    if (wait > 0) return tooFast(wait)
    const isWhole = (await files.hashOf(uploadKey)) === sha256
    const cover = isWhole ? await encodeInTurn(files.placeOf(uploadKey)) : undefined
    await inTransaction(db, async (tx) => {
      await lockGame(tx, gameKey, accountId)
      // Another picture has taken its place meanwhile.
      if (!(await endUpload(tx, uploadKey, now)) || !cover) return
      await saveGame(tx, gameKey, { cover })
      await withdrawAsked(tx, gameKey)
    })
    // Only now: until it is kept, the upload can be finished again.
    await files.drop(uploadKey)
    return cover ? ok({ ok: true }) : refuse('CoverUnreadable')
  }

  return (wish: Wish): Promise<Finished> => {
    const { uploadKey } = wish.upload
    const known = underWay.get(uploadKey)
    if (known) return known
    const finished = finish(wish).finally(() => underWay.delete(uploadKey))
    underWay.set(uploadKey, finished)
    return finished
  }
}
