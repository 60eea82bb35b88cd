import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed } from '#kit/contract/renamed.ts'

const text = Type.String()
export const HubSlug = Type.String({ maxLength: 40 })

/** A game, kind or theme as a link. */
export const Named = renamed({ title: 'name' }, { slug: text, title: text })
export type Named = Static<typeof Named>

/** Reads of the game list pages, in a file of its own because those need nothing else of hubs. */
export const hubReads = {
  /** All kinds and themes, or the kinds of one category. */
  listHubs: defineCall({
    wire: 'game/hub/list',
    access: 'anyone',
    repeat: 'read',
    params: renamed({ category: 'type' }, { category: Type.Optional(HubSlug) }),
    result: renamed({ hubs: 'list' }, { hubs: Type.Array(Named) }),
  }),
}
