import type { GameContext, GameHost } from '#kit/game/contract.ts'
import type { Controls } from '#kit/game/table-top/targets.ts'
import type { SceneBase, Tools } from './scene-base.ts'
import { lyingDie, yawOf, type ShownDie } from './dice-set.ts'
import type { SlotBoard } from './slot-board.ts'
import { SLOT_GAMES } from './slot-games.ts'
import { isOver, placesFor, valuesOf, type SlotState } from './slot-rules.ts'
import type { Palette } from './palette.ts'

/** Two boards, the throw, and the die that is landing. */
export interface Table {
  readonly tools: Tools<SlotState>
  readonly host: GameHost
  readonly base: SceneBase
  readonly palette: Palette
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly isRtl: boolean
  shown: SlotState
  dice: ShownDie[]
  boards: { readonly own: SlotBoard; readonly rival: SlotBoard | undefined }
  /** Which of the numbers the throw makes goes next. */
  picked: number
  /** A die that grows into its place, 0 to 1. */
  landing: { readonly isRival: boolean; readonly place: number; k: number } | undefined
  readonly controls: Controls
}

export const game = (table: Table) => SLOT_GAMES[table.shown.kind]

export const values = (table: Table) => valuesOf(table.shown.dice)

export const mayPass = (table: Table) => placesFor(table.shown).length === 0

/** Nothing is thrown any more when every place is taken. */
export function lay(table: Table) {
  if (isOver(table.shown)) {
    table.dice = []
    return
  }
  const { base, isRtl } = table
  const { tray } = base.room
  const size = Math.min(64, tray.height * 0.56)
  const middle = {
    x: tray.x + tray.width * (game(table).isAhead ? 0.42 : 0.5),
    y: tray.y + tray.height * 0.46,
  }
  table.dice = table.shown.dice.map((value, index) =>
    lyingDie(
      value,
      { x: middle.x + (index - (table.shown.dice.length - 1) / 2) * size * 1.5, y: middle.y },
      size,
      yawOf(`${value} ${index} ${table.shown.own.join('')}`),
    ),
  )
  // The last die of all has none behind it.
  if (game(table).isAhead && table.shown.own.filter((value) => value === 0).length > 1) {
    const place = { x: middle.x + (isRtl ? -1 : 1) * size * 1.6, y: middle.y + size * 0.16 }
    table.dice.push(lyingDie(table.shown.ahead, place, size * 0.6, 0.1))
  }
}

export function settle(table: Table) {
  const { tools, base } = table
  base.fresh()
  table.shown = tools.state()
  table.picked = 0
  table.landing = undefined
  lay(table)
}
