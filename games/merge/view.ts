import type { GameContext, GameView } from '#kit/game/contract.ts'
import { mountPack } from '#kit/game/packs/pack-table.ts'
import { boardScene } from './board-scene.ts'
import { bestInput } from './bot.ts'
import type { MergeDefinition } from './definitions.ts'
import { family } from './family.ts'
import { gestureOf } from './gestures.ts'
import { pearlScene } from './pearl-scene.ts'
import type { Input, State } from './state.ts'
import { shortNumber } from './tile-look.ts'
import { valueOf } from './tile-shapes.ts'

type Context = GameContext<MergeDefinition, Input>

const mount = (canvas: HTMLCanvasElement, context: Context) => {
  const { definition } = context
  const { kind } = definition
  return mountPack<MergeDefinition, State, Input>(canvas, context, {
    scene: kind === 'pearls' ? pearlScene : boardScene,
    best: (state) => bestInput(definition, state),
    stars: () => 1,
    movesOf: ({ score }) => score,
    hud(state, text, number) {
      if (gestureOf(definition) === 'path')
        return [{ id: 'turns', label: text('hud.turns'), value: number(state.left) }]
      if (kind === 'shoot' || kind === 'seven')
        return [{ id: 'row', label: text('hud.row'), value: number(state.left) }]
      if (kind === 'reef') return [{ id: 'coral', label: text('hud.coral'), value: number(state.left) }]
      if (kind === 'divide') {
        const free = state.cells.filter((one) => one === 0).length
        return [{ id: 'free', label: text('hud.free'), value: number(free) }]
      }
      const top = Math.max(0, ...state.cells, ...state.pearls.map(({ rank }) => rank))
      const hasNames = kind === 'pearls' || kind === 'islands'
      const value = hasNames ? number(top) : top === 0 ? '–' : shortNumber(valueOf(kind, top))
      return [{ id: 'top', label: text(hasNames ? 'hud.size' : 'hud.top'), value }]
    },
  })
}

export default {
  family,
  mount,
  hasArrows: (definition) => gestureOf(definition) === 'slide' && definition.kind !== 'hexslide',
} satisfies GameView<MergeDefinition, Input>
