import type { TableState } from '#kit/game/cards/card-rules.ts'
import { isFaceDown } from '#kit/game/cards/face-down.ts'
import type { TableLook } from '#kit/game/cards/picture.ts'
import { tableScene } from '#kit/game/cards/table-scene.ts'
import type { GameContext, GameDefinition, GameHandle } from '#kit/game/contract.ts'
import { mountSealed, namedText, type SeatKeys } from './sealed-mount.ts'
import type { FarSide } from './table.ts'

/** The look of a card table with remote opponents. */
function sealedLook<State extends TableState>(
  look: TableLook<State>,
  far: FarSide<number>,
  now: () => State,
): TableLook<State> {
  return {
    ...look,
    // The server sends the result of a move, since it may depend on cards hidden from this side.
    advance: (state, move) => (move === now().film.at(-1) ? now() : look.advance(state, move)),
    choices: (state) => (far.mayMove() ? look.choices(state) : []),
    refusal: (state, ...rest) => (far.mayMove() ? look.refusal(state, ...rest) : ''),
    caption: (state) => (far.mayMove() ? look.caption(state) : ''),
    picture(state) {
      const picture = look.picture(state)
      const [own = [], ...rivals] = picture.hands
      const hands = [own.filter((card) => !isFaceDown(card)), ...rivals]
      return { ...picture, hands, areHandsOpen: !rivals.flat().some(isFaceDown) }
    },
  }
}

/** Mounts a card table with remote opponents on a canvas. */
export function mountSealedTable<Definition extends GameDefinition, State extends TableState>(
  canvas: HTMLCanvasElement,
  context: GameContext<Definition, number>,
  table: {
    readonly far: FarSide<number>
    readonly keys: SeatKeys
    lookOf(context: GameContext<Definition, number>): TableLook<State>
  },
): GameHandle {
  const { far, keys, lookOf } = table
  const named = { ...context, text: namedText(context.text, far, keys) }
  return mountSealed<Definition, State>(canvas, named, {
    far,
    scene: (tools) => tableScene(tools, sealedLook(lookOf(named), far, tools.state)),
  })
}
