import type { GameContext, GameHandle, GameView } from '#kit/game/contract.ts'
import { mountPack, type Scene, type SceneTools } from '#kit/game/packs/pack-table.ts'
import type { CutState } from './cut-rules.ts'
import { cutScene } from './cut-scene.ts'
import type { JigsawDefinition } from './definitions.ts'
import { best, family, tileKind, wholeWay, type State } from './family.ts'
import type { RingState } from './ring-rules.ts'
import { ringScene } from './ring-scene.ts'
import type { SwapState } from './swap-rules.ts'
import { swapScene } from './swap-scene.ts'
import { homeCount, type TileState } from './tile-rules.ts'
import { tileScene } from './tile-scene.ts'

type Tools<Part extends State> = SceneTools<JigsawDefinition, Part, number>

const THREE_STARS = 1.25
const TWO_STARS = 1.8

function sceneOf(tools: SceneTools<JigsawDefinition, State, number>): Scene<State, number> {
  const { kind } = tools.context.definition
  if (kind === 'cuts') return cutScene(tools as Tools<CutState>) as Scene<State, number>
  if (tileKind(kind)) return tileScene(tools as Tools<TileState>) as Scene<State, number>
  return kind === 'swap'
    ? (swapScene(tools as Tools<SwapState>) as Scene<State, number>)
    : (ringScene(tools as Tools<RingState>) as Scene<State, number>)
}

/** Parts that are not yet where they belong. */
function leftIn(state: State): number {
  if ('isHome' in state) return state.isHome.filter((isHome) => !isHome).length
  if ('way' in state) return state.tiles.length - homeCount(state)
  if ('tiles' in state) return state.tiles.filter((tile, place) => tile !== place).length
  return state.turns.filter((turn) => turn !== 0).length
}

function mount(canvas: HTMLCanvasElement, context: GameContext<JigsawDefinition, number>): GameHandle {
  const pars = new Map<number, number>()
  const parOf = (level: number) => {
    const par = pars.get(level) ?? wholeWay(context.definition, level).length
    pars.set(level, par)
    return par
  }
  return mountPack<JigsawDefinition, State, number>(canvas, context, {
    scene: sceneOf,
    best,
    stars: ({ moves }, level) =>
      moves <= parOf(level) * THREE_STARS ? 3 : moves <= parOf(level) * TWO_STARS ? 2 : 1,
    movesOf: ({ moves }) => moves,
    hud: (state, text, number, level) => [
      { id: 'left', label: text('hud.left'), value: number(leftIn(state)) },
      { id: 'par', label: text('hud.par'), value: number(parOf(level)) },
    ],
  })
}

export default { family, mount } satisfies GameView<JigsawDefinition, number>
