import type { GameContext, GameView } from '#kit/game/contract.ts'
import { mountPack } from '#kit/game/packs/pack-table.ts'
import type { PegsDefinition } from './definitions.ts'
import { family } from './family.ts'
import { pegsScene } from './pegs-scene.ts'
import { best, countOf, parOf, type State } from './rules.ts'

const TWO_STARS = 1.35

function mount(canvas: HTMLCanvasElement, context: GameContext<PegsDefinition, number>) {
  const { id } = context.definition
  return mountPack<PegsDefinition, State, number>(canvas, context, {
    scene: pegsScene,
    best,
    stars({ moves }, level) {
      const par = parOf(id, level)
      return moves <= par ? 3 : moves <= par * TWO_STARS ? 2 : 1
    },
    movesOf: ({ moves }) => moves,
    hud: ({ pegs }, text, number, level) => [
      { id: 'left', label: text('hud.left'), value: number(countOf(pegs)) },
      { id: 'par', label: text('hud.par'), value: number(parOf(id, level)) },
    ],
  })
}

export default { family, mount } satisfies GameView<PegsDefinition, number>
