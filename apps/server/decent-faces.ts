import type { FacesOf } from '#modules/account/server/index.ts'
import type { IsDecentName } from '#modules/chat/server/index.ts'

/** Names as public pages show them: omits one whose word was added to the block list later. */
export const decentFaces =
  (facesOf: FacesOf, isDecentName: IsDecentName): FacesOf =>
  async (db, accountIds) =>
    new Map(
      [...(await facesOf(db, accountIds))].map(([accountId, face]) => [
        accountId,
        isDecentName(face.nickname) ? face : { ...face, nickname: '' },
      ]),
    )
