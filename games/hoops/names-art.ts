import { fillRound, write } from '#kit/game/draw.ts'
import type { GameContext } from '#kit/game/contract.ts'
import type { StageSize } from '#kit/game/stage.ts'
import type { ButtonName, SeatPads } from './seat-pads.ts'

type Pen = CanvasRenderingContext2D
type Text = GameContext['text']

/** Actions of the keys, for one or two players. */
const CAPS: readonly (readonly (readonly [keys: string, act: ButtonName | 'move'])[])[] = [
  [
    ['A D', 'move'],
    ['W', 'jump'],
    ['F', 'shoot'],
    ['S', 'trick'],
    ['G', 'star'],
    ['R', 'pass'],
  ],
  [
    ['← →', 'move'],
    ['↑', 'jump'],
    ['Enter', 'shoot'],
    ['↓', 'trick'],
    ['K', 'star'],
    ['O', 'pass'],
  ],
]

const CAP = 26
const LINE = 30

interface Legend {
  readonly size: StageSize
  readonly isDuel: boolean
  readonly hasPass: boolean
  readonly text: Text
}

export function drawKeys(pen: Pen, { size, isDuel, hasPass, text }: Legend) {
  const seats = isDuel ? [0, 1] : [0]
  const room = size.width / seats.length
  for (const seat of seats) {
    const caps = CAPS[seat]!.filter(([, act]) => hasPass || act !== 'pass')
    // Two rows where labels would not fit in one.
    const rows = room / caps.length > 150 ? 1 : 2
    const columns = Math.ceil(caps.length / rows)
    const step = Math.min(220, (room - 20) / columns)
    const left = seat * room + (room - step * columns) / 2
    for (const [at, [keys, act]] of caps.entries()) {
      const x = left + (at % columns) * step
      const y = size.height - 12 - LINE * (rows - Math.floor(at / columns)) + 4
      const wide = keys.length > 1 ? 50 : CAP
      fillRound(pen, { x, y: y + 3, width: wide, height: CAP }, 7, 'rgb(0 0 0 / .4)')
      fillRound(pen, { x, y, width: wide, height: CAP }, 7, '#FFF6E6')
      write(pen, keys, x + wide / 2, y + CAP / 2, { size: 14, color: '#2A1620', widest: wide - 6 })
      write(pen, text(`do.${act}`), x + wide + 7, y + CAP / 2, {
        size: 14,
        align: 'left',
        weight: 600,
        widest: step - wide - 16,
      })
    }
  }
}

/** Labels above the buttons. */
export function nameButtons(pen: Pen, seats: readonly SeatPads[], text: Text) {
  for (const { buttons } of seats)
    for (const { name, x, y, radius } of buttons) {
      const wide = radius * 2 + 10
      fillRound(
        pen,
        { x: x - wide / 2, y: y + radius - 11, width: wide, height: 17 },
        8,
        'rgb(18 10 28 / .86)',
      )
      write(pen, text(`do.${name}`), x, y + radius - 2.5, { size: 11, weight: 600, widest: wide - 8 })
    }
}
