import { useRead } from '#kit/web/use-call.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'

/** The title of a game by its number; the number itself until it is known. */
export function GameName({ gameId }: { readonly gameId: number }) {
  const { data } = useRead(catalogCalls.readGame, { gameId })
  return <bdi>{data?.title ?? `#${gameId}`}</bdi>
}
