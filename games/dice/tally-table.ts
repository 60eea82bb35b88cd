import type { GameContext, GameHost } from '#kit/game/contract.ts'
import type { Controls } from '#kit/game/table-top/targets.ts'
import type { SceneBase, Tools } from './scene-base.ts'
import { lyingDie, yawOf, type ShownDie } from './dice-set.ts'
import { placesIn, type Room } from './room.ts'
import { DICE, isThrown, type TallyState } from './tally-rules.ts'
import type { Palette } from './palette.ts'

/** Below this tray height kept dice are only slightly in front of the others. */
const LOW_TRAY = 130

/** The sheet, the dice in the tray, and which of them are held. */
export interface Table {
  readonly tools: Tools<TallyState>
  readonly host: GameHost
  readonly base: SceneBase
  readonly palette: Palette
  readonly text: GameContext['text']
  readonly isRtl: boolean
  readonly rivalPalette: Palette
  shown: TallyState
  dice: ShownDie[]
  guests: ShownDie[]
  held: number
  rolling: boolean
  readonly controls: Controls
}

const isLow = ({ base }: Table) => base.room.tray.height < LOW_TRAY

export function areas(table: Table, { tray }: Room) {
  const [looseShare, railTop, foot] = isLow(table) ? [0.66, 0.5, 12] : [0.58, 0.66, 20]
  return {
    loose: {
      x: tray.x + 12,
      y: tray.y + (isLow(table) ? 8 : 12),
      width: tray.width - 24,
      height: tray.height * looseShare,
    },
    rail: {
      x: tray.x + 18,
      y: tray.y + tray.height * railTop,
      width: tray.width - 36,
      height: tray.height * (1 - railTop) - foot,
    },
  }
}

export function slot(table: Table, index: number) {
  const { loose, rail } = areas(table, table.base.room)
  const many = placesIn({ ...loose, height: Math.min(loose.height, loose.width * 0.33) }, DICE, 76)
  const kept = placesIn({ ...rail, height: Math.min(rail.height, rail.width * 0.33) }, DICE, 60)
  const lift = loose.height > loose.width * 0.33 ? (loose.height - loose.width * 0.33) / 2 : 0
  const size = isLow(table) ? many.size : Math.min(many.size, kept.size * 1.35)
  const column = many.places[index]!
  // A row of dice lies less stiff when every second one lies a little lower.
  const stagger = (index % 2 ? 1 : -1) * Math.min(loose.height * (isLow(table) ? 0.03 : 0.09), size * 0.18)
  return {
    size,
    loose: { x: column.x, y: column.y + lift + stagger },
    rail: { x: column.x, y: rail.y + rail.height / 2 },
  }
}

export function hand({ base }: Table) {
  const { tray } = base.room
  return { x: tray.x + tray.width * 0.5, y: tray.y + tray.height + 50 }
}

export const isHeld = (table: Table, index: number) => (table.held & (1 << index)) !== 0

export function placeDice(table: Table) {
  table.dice = table.shown.dice.flatMap((value, index) => {
    if (value === 0) return []
    const { loose, rail, size } = slot(table, index)
    const yaw = yawOf(`${value} ${index} ${table.shown.left}`)
    return [lyingDie(value, isHeld(table, index) ? rail : loose, size, yaw)]
  })
}

export function settle(table: Table) {
  const { tools, base } = table
  base.fresh()
  table.shown = tools.state()
  table.guests = []
  table.rolling = false
  if (!isThrown(table.shown)) table.held = 0
  placeDice(table)
}
