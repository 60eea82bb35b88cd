import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed } from '#kit/contract/renamed.ts'

const text = Type.String()
export const HubSlug = Type.String({ maxLength: 40 })

/** A game, a kind or a theme as links name it. */
export const Named = renamed({ title: 'name' }, { slug: text, title: text })
export type Named = Static<typeof Named>

/** What pages of games read: a file of its own, because they need nothing else of hubs. */
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
