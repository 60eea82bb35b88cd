import { tableScene } from '#kit/game/cards/table-scene.ts'
import { YOU } from '#kit/game/cards/card-rules.ts'
import { mountMatch } from '#kit/game/cards/mount-match.ts'
import type { GameContext, GameHandle, GameView, HudItem } from '#kit/game/contract.ts'
import { mountSealedTable } from '#kit/game/duel/sealed-look.ts'
import type { DuelContext } from '#kit/game/duel/table.ts'
import type { PackGame } from '#kit/game/packs/pack-table.ts'
import type { ShedDefinition } from './definitions.ts'
import { family } from './family.ts'
import { rulesOf } from './games.ts'
import { lookOf } from './look.ts'
import type { ShedState } from './state.ts'

type Context = GameContext<ShedDefinition, number> & Pick<DuelContext<number>, 'far'>

function gameOf(context: Context): PackGame<ShedDefinition, ShedState, number> {
  const { goal } = rulesOf(context.definition.kind)
  const look = lookOf(context)
  const bestRival = ({ totals }: ShedState) => Math.max(...totals.slice(1))
  return {
    scene: (tools) => tableScene(tools, look),
    best: (state) => look.best(state),
    stars(state) {
      const lead = state.totals[YOU]! - bestRival(state)
      return lead * 2 >= goal ? 3 : lead * 4 >= goal ? 2 : 1
    },
    hud: (state, text, number): HudItem[] => [
      { id: 'rivals', label: text('hud.best'), value: number(bestRival(state)) },
      { id: 'goal', label: text('hud.goal'), value: number(goal) },
    ],
    movesOf: ({ round }) => round + 1,
  }
}

const KEYS = {
  own: 'name.you',
  rivals: ['name.crab', 'name.turtle', 'name.parrot'],
  ends: ['say.won', 'say.stuck'],
}

const mount = (canvas: HTMLCanvasElement, context: Context): GameHandle =>
  context.far
    ? mountSealedTable(canvas, context, { far: context.far, keys: KEYS, lookOf })
    : mountMatch(canvas, context, gameOf(context))

export default { family, mount } satisfies GameView<ShedDefinition, number>
