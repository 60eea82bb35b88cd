import type { GameContext, GameDefinition, GameHandle, RunWish } from '#kit/game/contract.ts'
import { mountPack, type PackGame } from '#kit/game/packs/pack-table.ts'
import { MODES, modeOf, type Mode } from './rivals.ts'

/** The order of the menu. */
const CHOICES: readonly Mode[] = ['easy', 'normal', 'hard']

/** A game against rivals, with a menu of how well they play. Texts: `option.rival` and `mode.<mode>`. */
export function mountMatch<Definition extends GameDefinition, State>(
  canvas: HTMLCanvasElement,
  context: GameContext<Definition, number>,
  game: PackGame<Definition, State, number>,
): GameHandle {
  const { host, text } = context
  let level = 1
  const known = <Given extends { readonly level: number }>(run: Given): Given => {
    level = run.level
    return run
  }
  const handle = mountPack(
    canvas,
    { ...context, open: () => known(context.open()), fresh: (wish?: RunWish) => known(context.fresh(wish)) },
    game,
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
    // A daily challenge specifies only a seed: everybody meets the same rivals.
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
