import { WITH_FRIEND } from '#modules/arenas/model.ts'
import { duelPath } from '#modules/duels/model.ts'
import type { Friend } from '../calls.ts'

/** How a playing friend is joined: at their live board as a spectator, in their room, or in the same game. */
type AlongWay = 'watch' | 'meet' | 'join'

export function playAlong(
  { slug, hasRooms, duelCode }: NonNullable<Friend['playing']>,
  { userId }: Friend['player'],
): { readonly way: AlongWay; readonly href: string } {
  if (duelCode !== undefined) return { way: 'watch', href: duelPath(slug, duelCode) }
  if (hasRooms) return { way: 'meet', href: `/g/${slug}?${WITH_FRIEND}=${userId}` }
  return { way: 'join', href: `/g/${slug}` }
}
