import type { GameContext, GameView } from '#kit/game/contract.ts'
import { mountPack } from '#kit/game/packs/pack-table.ts'
import type { StrategyDefinition } from './definitions.ts'
import { gameOf } from './all-games.ts'
import { family } from './family.ts'
import type { CampaignState } from './rules/campaign-rules.ts'

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
