import type { GameContext, GameHost } from '#kit/game/contract.ts'
import type { Controls } from '#kit/game/table-top/targets.ts'
import type { SceneBase, Tools } from './scene-base.ts'
import { lyingDie, yawOf, type ShownDie } from './dice-set.ts'
import type { RiptideState } from './riptide-rules.ts'
import type { Voyage } from './riptide-sea.ts'
import { placesIn } from './room.ts'
import type { Palette } from './palette.ts'

const ASIDE_SIZE = 30

/** The sea, the tray, and what is picked in it. */
export interface Table {
  readonly tools: Tools<RiptideState>
  readonly host: GameHost
  readonly base: SceneBase
  readonly palette: Palette
  readonly text: GameContext['text']
  readonly isRtl: boolean
  readonly guest: Palette
  shown: RiptideState
  voyage: Voyage
  dice: ShownDie[]
  aside: ShownDie[]
  isGuest: boolean
  picked: number
  rolling: boolean
  readonly controls: Controls
}

function field({ base }: Table) {
  const { tray } = base.room
  return { x: tray.x + 14, y: tray.y + 62, width: tray.width - 28, height: tray.height - 84 }
}

export function hand(table: Table) {
  const { tray } = table.base.room
  return { x: tray.x + tray.width / 2, y: table.isGuest ? tray.y - 40 : tray.y + tray.height + 40 }
}

export function asidePlace({ base }: Table, index: number) {
  const { tray } = base.room
  return { x: tray.x + 36 + index * ASIDE_SIZE * 1.25, y: tray.y + 36 }
}

export function lay(table: Table, values: readonly number[], put: readonly number[]) {
  const { places, size } = placesIn(field(table), values.length, 76)
  table.dice = values.map((value, index) =>
    lyingDie(value, places[index]!, size, yawOf(`${value} ${index} ${put.length}`)),
  )
  table.aside = put.map((value, index) => lyingDie(value, asidePlace(table, index), ASIDE_SIZE, 0))
}

export function settle(table: Table) {
  const { tools, base, text } = table
  base.fresh()
  table.shown = tools.state()
  table.rolling = table.isGuest = false
  table.picked = 0
  table.voyage = { own: table.shown.own, rival: table.shown.rival, pot: table.shown.pot, isRivals: false }
  lay(table, table.shown.dice, table.shown.aside)
  if (table.shown.dice.length === 0) base.say(text('say.yourTurn'))
}

export const mayTouch = (table: Table) => !table.rolling && !table.base.isBusy && table.shown.dice.length > 0
