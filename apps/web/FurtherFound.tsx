import { Suspense } from 'react'
import { late } from '#kit/ui/late.ts'
import { useRead } from '#kit/web/use-call.ts'
import { cloudCalls } from '#modules/cloud/calls.ts'
import { readUserId } from '#modules/friends/rules/friendship.ts'
import { pageServices } from './page-services.ts'

/** The search is mainly for the portal's own games, so it shows only a few of the cloud. */
const MOST_CLOUD_GAMES = 3

const FoundPlayer = late(async () => {
  const [part] = await Promise.all([
    import('#modules/friends/web/FoundPlayer.tsx'),
    pageServices.loadTexts(['friends']),
  ])
  return part
})
const FoundGames = late(async () => {
  const [part] = await Promise.all([
    import('#modules/cloud/web/FoundGames.tsx'),
    pageServices.loadTexts(['cloud']),
  ])
  return part
})

/** Other results of the search field: the player with that id, and cloud games. */
export function FurtherFound({ keyword }: { readonly keyword: string }) {
  const userId = readUserId(keyword)
  const { data } = useRead(
    cloudCalls.listCloudGames,
    { keyword, pageSize: MOST_CLOUD_GAMES },
    { enabled: keyword !== '' && userId === undefined },
  )
  return (
    <Suspense>
      {userId !== undefined && <FoundPlayer userId={userId} />}
      {userId === undefined && data && data.games.length > 0 && <FoundGames games={data.games} />}
    </Suspense>
  )
}
