import type { GameContext, GameView } from '#kit/game/contract.ts'
import { mountPack } from '#kit/game/packs/pack-table.ts'
import type { CampaignGame } from './campaign-game.ts'
import type { Campaign, StrategyDefinition } from './definitions.ts'
import { family } from './family.ts'
import type { CampaignState } from './rules/campaign-rules.ts'
import { game as cards } from './scenes/cards.ts'
import { game as delve } from './scenes/delve.ts'
import { game as dice } from './scenes/dice.ts'
import { game as shares } from './scenes/shares.ts'
import { game as skirmish } from './scenes/skirmish.ts'
import { game as tunnel } from './scenes/tunnel.ts'
import { game as sinking } from './scenes/sinking.ts'
import { game as dive } from './scenes/dive.ts'
import { game as bids } from './scenes/bids.ts'
import { game as village } from './scenes/village.ts'

const games = {
  dice,
  delve,
  cards,
  tunnel,
  shares,
  skirmish,
  village,
  sinking,
  dive,
  bids,
} as const satisfies Record<Campaign, unknown>
const gameOf = (campaign: Campaign) => games[campaign] as unknown as CampaignGame

const mount = (canvas: HTMLCanvasElement, context: GameContext<StrategyDefinition, number>) => {
  const { rules, scene } = gameOf(context.definition.campaign)
  return mountPack<StrategyDefinition, CampaignState, number>(canvas, context, {
    scene,
    best: (state) => rules.advise(state),
    stars: (state) => rules.stars(state),
    movesOf: ({ moves }) => moves,
    hud: (state, text, number) => [
      { id: 'done', label: text('hud.done'), value: `${number(Math.round(rules.progress(state) * 100))} %` },
    ],
  })
}

export default { family, mount } satisfies GameView<StrategyDefinition, number>
