import { createElement } from 'react'
import { forgive } from '#kit/result/forgive.ts'
import { questDoors } from '#modules/badges/web/quest-doors.ts'
import { homeCard, isHomeCardWanted } from '#modules/catalog/web/home-card.ts'
import { endLine, openGame } from '#modules/catalog/web/open-game.ts'
import { openChat } from '#modules/chat/web/chat-store.ts'
import { openInstallGuide } from '#modules/install/web/install-trigger.ts'
import { pageServices } from './page-services.ts'

/** The line under the end of a run, the steps of the first week, and what these open. */
export function offerBadges() {
  questDoors.change(() => ({ gift: openInstallGuide, hello: () => openChat() }))
  const look = () => {
    if (endLine.read() || !(openGame.read() || isHomeCardWanted.read())) return
    Promise.all([import('#modules/badges/web/index.ts'), pageServices.loadTexts(['badges'])]).then(
      ([{ NextBadge, QuestLine }]) => {
        endLine.change(() => (game, sent) => createElement(NextBadge, { game, sent }))
        homeCard.change(() => () => createElement(QuestLine))
      },
      forgive('comes with the next page'),
    )
  }
  openGame.watch(look)
  isHomeCardWanted.watch(look)
  look()
}
