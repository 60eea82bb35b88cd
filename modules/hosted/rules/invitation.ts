import { readParams, type Params } from '#kit/sdk/protocol.ts'

/** Carries what a game has put into an invitation. */
const NAME = 'with'

/** The path of a game with the parameters of an invitation. */
export function invitationPath(slug: string, params: Params): string {
  const inside = new URLSearchParams(params).toString()
  return inside === '' ? `/g/${slug}` : `/g/${slug}?${new URLSearchParams({ [NAME]: inside }).toString()}`
}

/** What the address carries for the game; nothing false from a link that somebody has written by hand. */
export function invitedWith(search: string): Params {
  const inside = new URLSearchParams(search).get(NAME) ?? ''
  return readParams(Object.fromEntries(new URLSearchParams(inside))) ?? {}
}
