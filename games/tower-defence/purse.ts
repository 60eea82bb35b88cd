import { fillCircle, fillRound, write } from '#kit/game/draw.ts'
import type { Brush } from '#kit/game/micro/brush.ts'
import { FOES } from './pieces.ts'
import type { Room } from './room.ts'
import type { DefenceSim } from './sim.ts'
import { drawFoe } from './tower-art.ts'
import { nextKinds } from './waves.ts'

type Pen = CanvasRenderingContext2D

export interface Purse {
  readonly sim: DefenceSim
  readonly room: Room
  readonly width: number
  readonly isMirrored: boolean
  number(value: number): string
}

const SHADE = 'rgb(4 16 28 / .5)'
const TOP = 6
const BAR = 28

/** Coins at one side of the field, the next wave at the other: in bars above it, or in columns beside it. */
export function drawPurse(pen: Pen, brush: Brush, purse: Purse) {
  const { sim, room, width, isMirrored } = purse
  const { rules, world } = sim
  if (!rules.isBelt) drawCoins(pen, purse)
  if (world.wave >= rules.waves) return
  const kinds = nextKinds(world.wave)
  const long = 18 + kinds.length * 30
  const size = room.beside ? { width: room.beside, height: long } : { width: long, height: BAR }
  const edge = room.beside ? 6 : 10
  const x = isMirrored ? edge : width - size.width - edge
  fillRound(pen, { x, y: TOP, ...size }, 14, SHADE)
  for (const [index, foe] of kinds.entries()) {
    pen.save()
    if (room.beside) pen.translate(x + size.width / 2, TOP + 25 + index * 30)
    else pen.translate(x + 24 + index * 30, TOP + 15)
    pen.scale(foe === 4 ? 0.5 : 0.8, foe === 4 ? 0.5 : 0.8)
    drawFoe(brush, FOES[foe]!.name, 0)
    pen.restore()
  }
}

function drawCoins(pen: Pen, { sim, room, width, isMirrored, number }: Purse) {
  const coins = number(sim.world.coins)
  if (room.beside) {
    const x = isMirrored ? width - room.beside - 6 : 6
    fillRound(pen, { x, y: TOP, width: room.beside, height: 52 }, 14, SHADE)
    drawCoin(pen, x + room.beside / 2, TOP + 17)
    write(pen, coins, x + room.beside / 2, TOP + 39, { size: 16, color: '#fff4dc', widest: room.beside - 8 })
    return
  }
  const x = isMirrored ? width - 116 : 10
  fillRound(pen, { x, y: TOP, width: 106, height: BAR }, 14, SHADE)
  drawCoin(pen, isMirrored ? x + 90 : x + 16, TOP + 15)
  write(pen, coins, x + (isMirrored ? 46 : 62), TOP + 14, { size: 18, color: '#fff4dc', widest: 66 })
}

function drawCoin(pen: Pen, x: number, y: number) {
  fillCircle(pen, x, y, 10, '#b8802a')
  fillCircle(pen, x, y - 1.6, 10, '#ffd85a')
  fillCircle(pen, x - 2.6, y - 4.4, 3, '#fff4c4')
}
