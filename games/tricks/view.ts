import { tableScene } from '#kit/game/cards/table-scene.ts'
import { YOU } from '#kit/game/cards/card-rules.ts'
import { mountMatch } from '#kit/game/cards/mount-match.ts'
import type { GameContext, GameHandle, GameView, HudItem } from '#kit/game/contract.ts'
import { mountSealedTable } from '#kit/game/duel/sealed-look.ts'
import type { DuelContext } from '#kit/game/duel/table.ts'
import type { PackGame } from '#kit/game/packs/pack-table.ts'
import type { TrickDefinition } from './definitions.ts'
import { family } from './family.ts'
import { rulesOf } from './games.ts'
import { lookOf } from './look.ts'
import type { TrickState } from './state.ts'

type Context = GameContext<TrickDefinition, number> & Pick<DuelContext<number>, 'far'>

const bestRival = ({ totals }: TrickState, isLow: boolean) =>
  isLow ? Math.min(...totals.slice(1)) : Math.max(...totals.slice(1))

function gameOf(context: Context): PackGame<TrickDefinition, TrickState, number> {
  const rules = rulesOf(context.definition.kind)
  const look = lookOf(context)
  return {
    scene: (tools) => tableScene(tools, look),
    best: (state) => look.best(state),
    stars(state) {
      if (rules.goal === 0) return state.round < rules.sizes.length - 2 ? 3 : 2
      const lead = Math.abs(state.totals[YOU]! - bestRival(state, rules.avoids === true))
      return lead * 2 >= rules.goal ? 3 : lead * 4 >= rules.goal ? 2 : 1
    },
    hud(state, text, number): HudItem[] {
      const round = Math.min(state.round + 1, rules.sizes.length)
      if (rules.goal === 0)
        return [
          { id: 'round', label: text('hud.round'), value: `${number(round)}/${number(rules.sizes.length)}` },
        ]
      return [
        { id: 'rivals', label: text('side.them'), value: number(bestRival(state, rules.avoids === true)) },
        { id: 'goal', label: text('hud.goal'), value: number(rules.goal) },
      ]
    },
    movesOf: ({ round }) => round + 1,
  }
}

const KEYS = { own: 'name.you', rivals: ['name.crab'], ends: ['say.won', 'say.stuck'] }

const mount = (canvas: HTMLCanvasElement, context: Context): GameHandle =>
  context.far
    ? mountSealedTable(canvas, context, { far: context.far, keys: KEYS, lookOf })
    : mountMatch(canvas, context, gameOf(context))

export default { family, mount } satisfies GameView<TrickDefinition, number>
