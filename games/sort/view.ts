import type { GameContext, GameView } from '#kit/game/contract.ts'
import { mountPack, type Scene, type SceneTools } from '#kit/game/packs/pack-table.ts'
import { boardOf, type State } from './boards.ts'
import type { SortDefinition } from './definitions.ts'
import { eelScene } from './eel-scene.ts'
import { family } from './family.ts'
import { lotScene } from './lot-scene.ts'
import type { Move } from './move.ts'
import { pieceScene } from './piece-scene.ts'
import { raftScene } from './raft-scene.ts'
import { starsOf } from './stars.ts'
import { waterScene } from './water-scene.ts'
import { yardScene } from './yard-scene.ts'

type Context = GameContext<SortDefinition, Move>
type Tools = SceneTools<SortDefinition, State, Move>

const made = (scene: unknown) => scene as Scene<State, Move>

/** The scene of a game; it only ever meets states of its own kind. */
function sceneOf(tools: Tools): Scene<State, Move> {
  const { definition } = tools.context
  const own = tools as unknown
  switch (definition.kind) {
    case 'stacks':
      return made(
        definition.piece === 'water'
          ? waterScene(own as Parameters<typeof waterScene>[0], definition.rules)
          : pieceScene(own as Parameters<typeof pieceScene>[0], definition.rules, definition.piece),
      )
    case 'lot':
      return made(lotScene(own as Parameters<typeof lotScene>[0]))
    case 'eels':
      return made(eelScene(own as Parameters<typeof eelScene>[0]))
    case 'rafts':
      return made(raftScene(own as Parameters<typeof raftScene>[0]))
    case 'yard':
      return made(yardScene(own as Parameters<typeof yardScene>[0], definition.yard))
  }
}

const mount = (canvas: HTMLCanvasElement, context: Context) =>
  mountPack<SortDefinition, State, Move>(canvas, context, {
    scene: sceneOf,
    best: (state) => boardOf(context.definition).best(state),
    stars: starsOf,
    movesOf: ({ moves }) => moves,
    hud: (state, text, number) =>
      state.kind === 'eels'
        ? [
            {
              id: 'left',
              label: text('hud.left'),
              value: number([...state.gone].filter((flag) => flag === '0').length),
            },
          ]
        : [{ id: 'par', label: text('hud.par'), value: number(state.par) }],
  })

export default { family, mount } satisfies GameView<SortDefinition, Move>
