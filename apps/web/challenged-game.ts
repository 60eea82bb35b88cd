import { pageRead, type Route } from '#kit/web/route.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { scoresCalls } from '#modules/scores/calls.ts'
import { BEAT } from '#modules/scores/model.ts'
import { isShareKey } from '#modules/scores/web/challenge/beat-link.ts'
import { challengedHead } from '#modules/scores/web/challenge/challenged-head.ts'

/** The key of a shared run in a query, if it has the form of one. */
export function shareKeyIn(query: URLSearchParams): string | undefined {
  const key = query.get(BEAT)
  return key !== null && isShareKey(key) ? key : undefined
}

/** Adds to a game's route what link previews show of a shared run. Server only. */
export const challengedGame = (route: Route): Route => ({
  ...route,
  texts: [...(route.texts ?? []), 'challenge'],
  reads(params, query) {
    const key = shareKeyIn(query)
    const reads = route.reads?.(params, query) ?? []
    if (key === undefined) return reads
    return [...reads, { ...pageRead(scoresCalls.readSharedRun, { key }), isExtra: true }]
  },
  head(source) {
    const plain = route.head(source)
    const { slug = '', shareKey } = source.params
    const game = source.read(catalogCalls.readGame, { slug })
    return game && shareKey !== undefined ? challengedHead(plain, game, shareKey, source) : plain
  },
})
