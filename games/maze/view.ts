import type { GameContext, GameView } from '#kit/game/contract.ts'
import { mountPack } from '#kit/game/packs/pack-table.ts'
import type { MazeDefinition } from './definitions.ts'
import { family } from './family.ts'
import { mazeScene } from './maze-scene.ts'
import { best, first, wayFrom, type State } from './rules.ts'

/** Steps beyond the shortest way that keep three and two stars; in the dark one must grope. */
const SPARE = { day: [1.15, 1.8], lantern: [1.8, 3] } as const

function mount(canvas: HTMLCanvasElement, context: GameContext<MazeDefinition, number>) {
  const { rules } = context.definition
  const parOf = (level: number) => wayFrom(first(rules, level))?.length ?? 0
  return mountPack<MazeDefinition, State, number>(canvas, context, {
    scene: mazeScene,
    best,
    stars({ moves }, level) {
      const [three, two] = SPARE[rules.light]
      return moves <= parOf(level) * three ? 3 : moves <= parOf(level) * two ? 2 : 1
    },
    movesOf: ({ moves }) => moves,
    hud: (_state, text, number, level) => [
      { id: 'par', label: text('hud.par'), value: number(parOf(level)) },
    ],
  })
}

export default { family, mount } satisfies GameView<MazeDefinition, number>
