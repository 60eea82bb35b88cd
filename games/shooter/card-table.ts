import type { GameContext, GameDefinition } from '#kit/game/contract.ts'
import { fillRound, inside, slab, strokeRound, write, type Box } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import type { Room } from './backdrop.ts'
import type { ShooterRules, World } from './world.ts'

const HEIGHT = 66
const GAP = 12
const COLORS = ['#ffb63d', '#3fe0cf', '#ff86c2']
const SIDES = ['#9c6410', '#137d78', '#9d3f72']

/** Three cards one below the other: the same for a thumb and for a mouse. */
function boxes({ width, height }: Room): readonly Box[] {
  const wide = Math.min(330, width - 32)
  const top = (height - 3 * HEIGHT - 2 * GAP) / 2
  return [0, 1, 2].map((index) => ({
    x: (width - wide) / 2,
    y: top + index * (HEIGHT + GAP),
    width: wide,
    height: HEIGHT,
  }))
}

/** The card at a place, from 1; 0 for none. */
export const cardAt = (room: Room, at: Point) => boxes(room).findIndex((box) => inside(box, at)) + 1

interface Table {
  readonly context: GameContext<GameDefinition, number>
  readonly rules: ShooterRules
  readonly world: World
  /** Where the keys are. */
  readonly at: number
}

export function drawCards(pen: CanvasRenderingContext2D, room: Room, { context, rules, world, at }: Table) {
  fillRound(pen, { x: 0, y: 0, width: room.width, height: room.height }, 0, 'rgb(2 8 24 / .55)')
  for (const [index, box] of boxes(room).entries()) {
    const name = rules.cards![world.cards[index]!]!
    slab(pen, box, 18, COLORS[index]!, SIDES[index]!, 6)
    const middle = box.x + box.width / 2
    write(pen, context.text(`card.${name}`), middle, box.y + 31, {
      size: 20,
      color: '#1c1024',
      widest: box.width - 24,
    })
    if (index === at) strokeRound(pen, { ...box, height: box.height - 6 }, 18, '#ffffff', 3)
  }
}
