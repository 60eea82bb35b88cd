import type { GameContext, GameHandle, GameView } from '#kit/game/contract.ts'
import { mountPack, type Scene, type SceneTools } from '#kit/game/packs/pack-table.ts'
import { advice } from './bot.ts'
import type { ConnectDefinition } from './definitions.ts'
import { family, type State } from './family.ts'
import { SHUFFLES, type GridState } from './grid-rules.ts'
import { gridScene } from './grid-scene.ts'
import { pileLevel } from './pile-deal.ts'
import { pileScene } from './pile-scene.ts'
import type { PileState } from './pile-state.ts'
import { LIVES } from './sum-rules.ts'
import { isPile, isTray, TRAY_RULES } from './tray-kinds.ts'

type Tools<Part extends State> = SceneTools<ConnectDefinition, Part, number>

/** Points per triple when only this many tiles wait count as tidy; points measure tidiness. */
const TIDY_POINTS = 52
const FAIR_POINTS = 44
/** Size of the tray that these points refer to. */
const TIDY_PLACES = 7

function sceneOf(tools: SceneTools<ConnectDefinition, State, number>): Scene<State, number> {
  const { kind } = tools.context.definition
  return isPile(kind)
    ? (pileScene(tools as Tools<PileState>) as Scene<State, number>)
    : (gridScene(tools as Tools<GridState>) as Scene<State, number>)
}

function starsOf(kind: ConnectDefinition['kind'], state: State, level: number): 1 | 2 | 3 {
  if ('cells' in state) return state.shuffles === SHUFFLES ? 3 : state.shuffles > 0 ? 2 : 1
  if (kind === 'sums') return state.lives === LIVES ? 3 : state.lives > 1 ? 2 : 1
  if (!isTray(kind)) return 1
  const { places, set } = TRAY_RULES[kind]
  const each = (state.score * TIDY_PLACES) / places / (pileLevel(kind, level).places.length / set)
  return each >= TIDY_POINTS ? 3 : each >= FAIR_POINTS ? 2 : 1
}

function mount(canvas: HTMLCanvasElement, context: GameContext<ConnectDefinition, number>): GameHandle {
  const { kind } = context.definition
  return mountPack<ConnectDefinition, State, number>(canvas, context, {
    scene: sceneOf,
    best: (state) => advice(kind, state),
    stars: (state, level) => starsOf(kind, state, level),
    movesOf: ({ moves }) => moves,
    hud(state, text, number, level) {
      const left = leftIn(kind, state, level)
      const items = [{ id: 'left', label: text('hud.left'), value: number(left) }]
      if (!isTray(kind) || 'cells' in state) return items
      return [
        ...items,
        {
          id: 'tray',
          label: text('hud.tray'),
          value: `${number(state.held.length)}/${number(TRAY_RULES[kind].places)}`,
        },
      ]
    },
  })
}

function leftIn(kind: ConnectDefinition['kind'], state: State, level: number): number {
  if ('cells' in state) return state.cells.filter((cell) => cell > 0).length
  return isPile(kind) ? pileLevel(kind, level).places.length - state.taken.length : 0
}

export default { family, mount } satisfies GameView<ConnectDefinition, number>
