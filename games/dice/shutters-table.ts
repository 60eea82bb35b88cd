import type { Box } from '#kit/game/draw.ts'
import type { GameContext, GameHost } from '#kit/game/contract.ts'
import type { Controls } from '#kit/game/table-top/targets.ts'
import type { SceneBase, Tools } from './scene-base.ts'
import { lyingDie, yawOf, type ShownDie } from './dice-set.ts'
import { placesIn } from './room.ts'
import { SHUTTERS } from './shutters-mind.ts'
import type { ShuttersState } from './shutters-rules.ts'
import type { Palette } from './palette.ts'

/** The hut, its shutters as they swing, and the dice. */
export interface Table {
  readonly tools: Tools<ShuttersState>
  readonly host: GameHost
  readonly base: SceneBase
  readonly palette: Palette
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly isRtl: boolean
  shown: ShuttersState
  dice: ShownDie[]
  closed: number[]
  picked: number
  rolling: boolean
  readonly controls: Controls
}

export const sum = (table: Table) => table.shown.dice.reduce((total, value) => total + value, 0)

export const isOpen = (table: Table, index: number) => (table.shown.open & (1 << index)) !== 0

export function lay(table: Table, values: readonly number[]) {
  const { tray } = table.base.room
  const log = 46
  const room = {
    x: tray.x + 14,
    y: tray.y + 12 + log,
    width: tray.width - 28,
    height: tray.height - 34 - log,
  }
  const { places, size } = placesIn(room, Math.max(1, values.length), 78)
  table.dice = values.map((value, index) =>
    lyingDie(value, places[index]!, size, yawOf(`${value} ${index} ${table.shown.open}`)),
  )
}

export function settle(table: Table) {
  const { tools, base } = table
  base.fresh()
  table.shown = tools.state()
  table.picked = 0
  table.rolling = false
  table.closed = Array.from({ length: SHUTTERS }, (_, index) => (isOpen(table, index) ? 0 : 1))
  lay(table, table.shown.dice)
}

export const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })
