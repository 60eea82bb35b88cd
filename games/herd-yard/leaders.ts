import { fillCircle, fillRound, write } from '#kit/game/draw.ts'
import { COLORS, crown, type Pen } from './scenes/scene.ts'
import { SIDE, type Yard } from './yard.ts'

const CHIP = 70
const GAP = 6

/** A chip for each player along the top of the yard, in the order of their places. */
export function drawLeaders(pen: Pen, { players }: Yard, number: (value: number) => string, isRtl: boolean) {
  const order = players
    .map((_, who) => who)
    .toSorted((one, other) => players[other]!.points - players[one]!.points)
  const width = order.length * (CHIP + GAP) - GAP
  for (const [place, who] of order.entries()) {
    const at = isRtl ? order.length - 1 - place : place
    const x = (SIDE - width) / 2 + at * (CHIP + GAP)
    fillRound(
      pen,
      { x, y: 10, width: CHIP, height: 32 },
      16,
      who === 0 ? 'rgb(120 70 0 / .72)' : 'rgb(3 14 24 / .55)',
    )
    fillCircle(pen, x + 18, 26, 11, COLORS[who]!)
    if (place === 0) crown(pen, x + 18, 18, 8)
    write(pen, number(players[who]!.points), x + 47, 27, {
      size: 20,
      color: '#ffffff',
      weight: who === 0 ? 800 : 600,
      widest: 42,
    })
  }
}
