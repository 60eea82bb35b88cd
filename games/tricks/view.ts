import { tableScene } from '#kit/game/cards/table-scene.ts'
import { YOU } from '#kit/game/cards/card-rules.ts'
import type { GameContext, GameHandle, GameView, HudItem, RunWish } from '#kit/game/contract.ts'
import { mountPack, type PackGame } from '#kit/game/packs/pack-table.ts'
import { MODES, modeOf, type Mode, type TrickDefinition } from './definitions.ts'
import { family } from './family.ts'
import { rulesOf } from './games.ts'
import { lookOf } from './look.ts'
import type { TrickState } from './state.ts'

type Context = GameContext<TrickDefinition, number>

/** The order of the menu. */
const CHOICES: readonly Mode[] = ['easy', 'normal', 'hard']

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

export default { family, mount } satisfies GameView<TrickDefinition, number>
