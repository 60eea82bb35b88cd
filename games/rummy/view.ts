import { tableScene } from '#kit/game/cards/table-scene.ts'
import { YOU } from '#kit/game/cards/card-rules.ts'
import type { GameContext, GameHandle, GameView, HudItem, RunWish } from '#kit/game/contract.ts'
import { mountPack, type PackGame } from '#kit/game/packs/pack-table.ts'
import { MODES, modeOf, type Mode, type RummyDefinition } from './definitions.ts'
import { family } from './family.ts'
import { lookOf } from './look.ts'
import type { RummyState } from './state.ts'

type Context = GameContext<RummyDefinition, number>

/** The order of the menu. */
const CHOICES: readonly Mode[] = ['easy', 'normal', 'hard']

function gameOf(context: Context): PackGame<RummyDefinition, RummyState, number> {
  const { goal } = context.definition.twist
  const look = lookOf(context)
  const bestRival = ({ totals }: RummyState) => Math.max(...totals.slice(1))
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

/** The level of a run is how well the rivals play, chosen in the menu. */
function mount(canvas: HTMLCanvasElement, context: Context): GameHandle {
  const { host, text } = context
  let level = 1
  const known = <Given extends { readonly level: number }>(run: Given): Given => {
    level = run.level
    return run
  }
  const handle = mountPack(
    canvas,
    { ...context, open: () => known(context.open()), fresh: (wish?: RunWish) => known(context.fresh(wish)) },
    gameOf(context),
  )
  const showOptions = () =>
    host.options([
      {
        id: 'rival',
        label: text('option.rival'),
        value: modeOf(level),
        choices: CHOICES.map((mode) => ({ value: mode, label: text(`mode.${mode}`) })),
      },
    ])
  const restart = (wish: RunWish = {}) => {
    // The challenge of the day names a seed only: everybody meets the same rivals.
    const isDaily = wish.seed !== undefined && wish.level === undefined
    handle.restart(isDaily ? { ...wish, level: 1 } : wish)
    showOptions()
  }
  showOptions()
  return {
    ...handle,
    restart,
    setOption(id, value) {
      const wanted = MODES.findIndex((mode) => mode === value) + 1
      if (id === 'rival' && wanted > 0 && wanted !== level) restart({ level: wanted })
    },
  }
}

export default { family, mount } satisfies GameView<RummyDefinition, number>
