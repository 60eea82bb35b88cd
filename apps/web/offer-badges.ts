import { createElement } from 'react'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { late } from '#kit/ui/late.ts'
import { questActions } from '#modules/badges/web/quest-actions.ts'
import { addToHome } from '#modules/catalog/web/home-extras.ts'
import { endLine, openGame } from '#modules/catalog/web/open-game.ts'
import { openChat } from '#modules/chat/web/chat-store.ts'
import { openInstallGuide } from '#modules/install/web/install-trigger.ts'
import { pageServices } from './page-services.ts'

async function loadBadges() {
  const [badges] = await Promise.all([
    import('#modules/badges/web/index.ts'),
    pageServices.loadTexts(['badges']),
  ])
  return badges
}

/** Registers the badge line under the end of a run and the steps of the first week, with what they open. */
export function offerBadges() {
  questActions.change(() => ({ gift: openInstallGuide, hello: () => openChat() }))
  addToHome(late(async () => ({ default: (await loadBadges()).QuestLine })))
  const look = () => {
    if (endLine.read() || !openGame.read()) return
    loadBadges().then(({ NextBadge }) => {
      endLine.change(() => (game, sent) => createElement(NextBadge, { game, sent }))
    }, ignoreFailure('comes with the next page'))
  }
  openGame.watch(look)
  look()
}
