import { createElement } from 'react'
import { dice } from '#kit/random/dice.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import { late } from '#kit/ui/late.ts'
import { loadMoreFonts } from '#kit/ui/more-fonts.ts'
import { callApi } from '#kit/web/api.ts'
import type { Navigation } from '#kit/web/navigation.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { showBoxes } from '#modules/cards/web/box-count.ts'
import { addToHome } from '#modules/catalog/web/home-extras.ts'
import { openGame } from '#modules/catalog/web/open-game.ts'
import { beginPlays } from '#modules/centre/web/begin-plays.ts'
import { playedGames } from '#modules/catalog/web/recent-games.ts'
import { wakeChat } from '#modules/chat/web/chat-store.ts'
import { hearKnownChat } from '#modules/chat/web/known-chat.ts'
import { followRequests } from '#modules/friends/web/follow-requests.ts'
import { beginOnline } from '#modules/idle/web/begin-online.ts'
import { startInstall } from '#modules/install/web/index.ts'
import { MEASURED_ONE_IN } from '#modules/numbers/rules/vitals.ts'
import { openInvite } from '#modules/sharing/web/open-invite.ts'
import { startLive } from './connect-live.ts'
import { offerFurtherResults } from './offer-further-results.ts'
import { startSaves } from './start-saves.ts'
import { offerBadges } from './offer-badges.ts'
import { followSharpness } from './follow-sharpness.ts'
import { growTiles } from './grow-tile.ts'
import { keepPlace } from './keep-place.ts'
import { live } from './living-islet.ts'
import { moveFocusByArrows } from './move-focus.ts'
import { offerLikes } from './offer-likes.ts'
import { pageServices } from './page-services.ts'

let isInstallOffered = false

/** Offers the install card on home, once a page load. */
async function offerInstall(gamesPlayed: number) {
  if (isInstallOffered) return
  isInstallOffered = true
  const [{ InstallCard }] = await Promise.all([
    import('#modules/install/web/InstallCard.tsx'),
    pageServices.loadTexts(['install']),
  ])
  addToHome(() => createElement(InstallCard, { gamesPlayed }))
}

export interface Surroundings {
  readonly storage: TextStorage
  /** The key of the invitation in the address. */
  readonly invitation: string | undefined
  readonly navigation: Navigation
  /** The gesture that started it, if any, and those while it was loading. */
  readonly woken: readonly (Event | undefined)[]
}

/** Starts all parts of the collecting game that run on every page. */
export function collect({ storage, invitation, navigation, woken }: Surroundings) {
  loadMoreFonts()
  startLive()
  beginOnline()
  wakeChat()
  beginPlays(openGame, woken)
  followRequests()
  addToHome(late(async () => ({ default: (await import('#modules/events/web/index.ts')).EventBanner })))
  live(navigation)
  offerLikes()
  offerFurtherResults()
  offerBadges()
  hearKnownChat(storage).catch(ignoreFailure('no dot'))
  // The badge is only a hint: without an answer none is shown.
  callApi(cardsCalls.listBoxes, {}).then(
    ({ boxes }) => showBoxes(boxes),
    () => undefined,
  )
  if (invitation) openInvite(invitation, storage).catch(ignoreFailure('no invitation'))
  if (dice() < 1 / MEASURED_ONE_IN)
    import('#modules/numbers/web/watch-vitals.ts')
      .then(({ watchVitals }) => watchVitals())
      .catch(ignoreFailure('not measured'))
  startSaves(storage, woken)
  moveFocusByArrows(navigation)
  keepPlace(navigation)
  growTiles(navigation)
  followSharpness()
  startInstall({
    gamesPlayed: () => playedGames(storage).length,
    onPage: (listener) => void navigation.subscribe(listener),
    isGame: () => navigation.view().route.layout === 'game',
    offer: (gamesPlayed) =>
      void offerInstall(gamesPlayed).catch(ignoreFailure('offered after the next game')),
  })
}
