import { inTransaction } from '#kit/db/transaction.ts'
import { tooFast } from '#kit/limits/too-fast.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import { hashKey } from '#kit/server/masking.ts'
import { takeOfNetwork } from '#kit/server/network-limit.ts'
import { openUploads } from '#modules/hosted/server/index.ts'
import type { studioCalls } from '../../calls.ts'
import { mayUpload, UPLOAD_QUOTA } from '../../rules/uploads.ts'
import { roomFor } from '../../rules/versions.ts'
import { lockGame } from '../game-store.ts'
import type { PartFiles } from '../part-files.ts'
import { newPreviewKey } from '../preview.ts'
import type { StudioServices } from '../services.ts'
import { endUpload, findUpload, insertUpload, openUploadsOf, renewTicket, sentBy } from '../upload-store.ts'
import { insertVersion, versionsOf } from '../version-store.ts'
import { coverFinisher } from './finish-cover.ts'
import { makeRoom } from './make-room.ts'
import { developerOf, ownGame } from './own-games.ts'

type Uploading = Pick<HandlersOf<typeof studioCalls>, 'beginUpload' | 'finishUpload'>

/** What is larger than a picture of a phone is no cover. */
const mayBe = (what: 'archive' | 'cover', bytes: number) =>
  what === 'cover' && bytes > UPLOAD_QUOTA.cover
    ? refuse('UploadTooLarge', { megabytes: UPLOAD_QUOTA.cover / 1024 / 1024 })
    : ok(undefined)

/** Archives and covers on their way from a browser. */
export function uploadHandlers(services: StudioServices, files: PartFiles): Uploading {
  const { limiter, rates, wakeChecks } = services
  const uploads = openUploads(services.folder)
  const finishCover = coverFinisher(services, files)
  return {
    async beginUpload({ gameKey, what, bytes, sha256 }, { caller: { accountId }, db, keys, now, address }) {
      const mine = await ownGame(db, accountId, gameKey)
      if (!mine.ok) return mine
      const size = mayBe(what, bytes)
      if (!size.ok) return size
      const wait = await takeOfNetwork(limiter, 'studio upload', address, rates.upload)
      if (wait > 0) return tooFast(wait)
      const ticket = keys.token()
      const ticketHash = hashKey(ticket)
      const dropped: string[] = []
      const begun = await inTransaction(db, async (tx) => {
        dropped.length = 0
        // Two tabs of one developer: the second goes on with the same file, or begins another one instead.
        const game = await lockGame(tx, gameKey, accountId)
        const open = (await openUploadsOf(tx, gameKey)).filter((one) => one.what === what)
        const same = open.find((one) => one.sha256 === sha256 && one.bytes === bytes)
        if (same) {
          await renewTicket(tx, same.uploadKey, ticketHash)
          return ok(same.uploadKey)
        }
        const room =
          what === 'archive' && game ? roomFor(await versionsOf(tx, [gameKey]), game.shown) : ok(undefined)
        if (!room.ok) return room
        const quota = mayUpload(bytes, await sentBy(tx, accountId, now))
        if (!quota.ok) return quota
        for (const { uploadKey } of open) {
          await endUpload(tx, uploadKey, now)
          dropped.push(uploadKey)
        }
        const uploadKey = keys.id(now)
        await insertUpload(tx, { uploadKey, accountId, gameKey, what, bytes, sha256, ticketHash }, now)
        return ok(uploadKey)
      })
      if (!begun.ok) return begun
      for (const uploadKey of dropped) await files.drop(uploadKey)
      const received = await files.sizeOf(begun.value)
      return ok({ uploadKey: begun.value, ticket, received, partBytes: UPLOAD_QUOTA.part })
    },

    async finishUpload({ uploadKey }, { caller: { accountId }, db, keys, now, afterwards }) {
      const developer = await developerOf(db, accountId)
      if (!developer.ok) return developer
      const upload = await findUpload(db, uploadKey)
      if (upload?.accountId !== accountId) return refuse('UploadUnknown')
      // A replayed request: all is done.
      if (upload.isEnded) return ok({ ok: true })
      if ((await files.sizeOf(uploadKey)) !== upload.bytes) return refuse('UploadIncomplete')
      const { gameKey, bytes, sha256 } = upload
      if (upload.what === 'cover') return finishCover({ db, upload, now })
      const room = await makeRoom(db, uploads, { gameKey, accountId, uploadKey })
      if (!room.ok) return room
      const ended = await inTransaction(db, async (tx) => {
        await lockGame(tx, gameKey, accountId)
        const known = await versionsOf(tx, [gameKey])
        if (known.length >= UPLOAD_QUOTA.versions) return refuse('UploadLimit')
        if (!(await endUpload(tx, uploadKey, now))) return ok({ ok: true })
        const number = (known[0]?.number ?? 0) + 1
        const previewKey = newPreviewKey(keys)
        await insertVersion(tx, { versionKey: uploadKey, gameKey, number, previewKey, bytes, sha256 }, now)
        return ok({ ok: true })
      })
      if (ended.ok) afterwards(wakeChecks)
      return ended
    },
  }
}
