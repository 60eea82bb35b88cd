import type { FacesOf } from '#modules/account/server/index.ts'
import type { IsDecentName } from '#modules/chat/server/index.ts'

/** Names as pages show them to the whole world: one that was chosen before a word came onto the lists is left out. */
export const decentFaces =
  (facesOf: FacesOf, isDecentName: IsDecentName): FacesOf =>
  async (db, accountIds) =>
    new Map(
      [...(await facesOf(db, accountIds))].map(([accountId, face]) => [
        accountId,
        isDecentName(face.nickname) ? face : { ...face, nickname: '' },
      ]),
    )
