import type { GameContext, GameView } from '#kit/game/contract.ts'
import { mountPack } from '#kit/game/packs/pack-table.ts'
import type { LightsDefinition } from './definitions.ts'
import { family } from './family.ts'
import { lightsScene } from './lights-scene.ts'
import { best, first, wayFrom, type State } from './rules.ts'

const TWO_STARS = 1.6

function mount(canvas: HTMLCanvasElement, context: GameContext<LightsDefinition, number>) {
  const { id, rules } = context.definition
  const pars = new Map<number, number>()
  const parOf = (level: number) => {
    const par = pars.get(level) ?? wayFrom(first(id, rules, level))?.length ?? 0
    pars.set(level, par)
    return par
  }
  return mountPack<LightsDefinition, State, number>(canvas, context, {
    scene: lightsScene,
    best,
    stars: ({ moves }, level) => (moves <= parOf(level) ? 3 : moves <= parOf(level) * TWO_STARS ? 2 : 1),
    movesOf: ({ moves }) => moves,
    hud: (_state, text, number, level) => [
      { id: 'par', label: text('hud.par'), value: number(parOf(level)) },
    ],
  })
}

export default { family, mount } satisfies GameView<LightsDefinition, number>
