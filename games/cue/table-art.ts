import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Play } from './definitions.ts'
import type { Table } from './discs.ts'
import { BASE_LINE } from './board-plays.ts'
import { barHoles, marbleYard, pinSpots, roundBoard } from './board-art.ts'
import { HOUSE, HOUSE_RINGS, ZONES } from './stone-plays.ts'

interface Cloth {
  readonly felt: string
  readonly light: string
  readonly wood: string
  readonly rim: string
}

const CLOTHS: Partial<Record<Play, Cloth>> = {
  straight: { felt: '#6a4bc0', light: '#7859cc', wood: '#3a2430', rim: '#8f6a7a' },
  carom: { felt: '#b8622f', light: '#c87340', wood: '#43241c', rim: '#8a5236' },
  bumper: { felt: '#b83f68', light: '#c65078', wood: '#4a2030', rim: '#a0556a' },
  'five-pins': { felt: '#3f8a3a', light: '#4c9a46', wood: '#2c2418', rim: '#7a6238' },
  bank: { felt: '#2f4fa8', light: '#3c5cb8', wood: '#241c38', rim: '#6a5a8f' },
  lantern: { felt: '#33305c', light: '#403c70', wood: '#3a2418', rim: '#a8743a' },
  chain: { felt: '#46587a', light: '#53668a', wood: '#1c2230', rim: '#6a7486' },
  pyramid: { felt: '#1f7a62', light: '#2a8a70', wood: '#4a1c1c', rim: '#9a4a3a' },
  bar: { felt: '#7a2f50', light: '#8a3a5e', wood: '#2a1420', rim: '#8a5a3a' },
}

const DARK = '#03121f'

function framed(brush: Brush, { left, right, top, bottom }: Table, { felt, light, wood, rim }: Cloth) {
  const [width, height] = [right - left, bottom - top]
  brush.round(left - 22, top - 8, width + 44, height + 34, 22, DARK, 0.4)
  brush.round(left - 22, top - 14, width + 44, height + 32, 22, wood)
  brush.round(left - 22, top - 20, width + 44, height + 32, 22, rim)
  brush.round(left - 8, top - 8, width + 16, height + 16, 8, wood)
  brush.round(left, top, width, height, 4, felt)
  brush.round(left + 14, top + 12, width - 28, height * 0.45, 40, light, 0.5)
}

function pockets(brush: Brush, { pockets: all, mouth }: Table) {
  for (const { x, y } of all) {
    brush.disc(x, y, mouth + 3, '#2a160c')
    brush.disc(x, y, mouth, '#050a10')
    brush.arc(x, y, mouth + 1.5, Math.PI * 1.1, Math.PI * 1.7, 2, '#ffffff', 0.3)
  }
}

function sights(brush: Brush, { left, right, top, bottom }: Table) {
  for (const step of [1, 2, 3, 5, 6, 7]) {
    const y = top + ((bottom - top) * step) / 8
    for (const x of [left - 15, right + 15]) brush.disc(x, y, 2.4, '#fff4dc', 0.9)
  }
}

function carromBoard(brush: Brush, table: Table) {
  framed(brush, table, { felt: '#e8bd7a', light: '#f2cd90', wood: '#4a2416', rim: '#8f4a2a' })
  brush.ring(200, 200, 62, 3, '#a8452f')
  brush.ring(200, 200, 13, 2.5, '#a8452f')
  for (const [x, y, along] of [
    [200, BASE_LINE, true],
    [200, 400 - BASE_LINE, true],
    [BASE_LINE, 200, false],
    [400 - BASE_LINE, 200, false],
  ] as const) {
    const [dx, dy] = along ? [108, 0] : [0, 108]
    for (const side of [-9, 9])
      brush.line(
        along ? [x - dx, y + side, x + dx, y + side] : [x + side, y - dy, x + side, y + dy],
        2,
        '#6b2a1c',
      )
    for (const end of [-1, 1]) brush.ball(x + dx * end, y + dy * end, 9, '#c8452f')
  }
  pockets(brush, table)
}

function lane(brush: Brush, { left, right, top, bottom }: Table, color: string, edge: string) {
  const width = right - left
  brush.round(left - 24, top - 20, width + 48, bottom - top + 60, 18, DARK, 0.4)
  brush.round(left - 20, top - 24, width + 40, bottom - top + 54, 16, edge)
  brush.round(left - 8, top - 12, width + 16, bottom - top + 34, 8, '#0b1420', 0.55)
  brush.round(left, top, width, bottom - top + 14, 4, color)
}

function sandLane(brush: Brush, table: Table) {
  lane(brush, table, '#e0b374', '#6b3a1e')
  for (let board = 0; board < 5; board++)
    brush.line([table.left + 14 + board * 28, 20, table.left + 14 + board * 28, 394], 1.4, '#b98a4f', 0.6)
  for (const [index, y] of ZONES.entries()) {
    brush.line([table.left + 4, y, table.right - 4, y], 3, ['#3fa58a', '#d08a2f', '#c8452f'][index]!)
    for (let dot = 0; dot <= index; dot++)
      brush.disc(200 + (dot - index / 2) * 16, y - 22, 5, ['#3fa58a', '#d08a2f', '#c8452f'][index]!, 0.8)
  }
}

function ice(brush: Brush, table: Table) {
  lane(brush, table, '#dff3fb', '#3a6f9a')
  for (const [index, reach] of HOUSE_RINGS.entries())
    brush.disc(HOUSE.x, HOUSE.y, reach, ['#3f8fd0', '#f4fbff', '#e8566a', '#fff4dc'][index]!)
  brush.line([HOUSE.x, 16, HOUSE.x, 396], 1.5, '#7fb4d0', 0.7)
  for (const y of [HOUSE.y, 250]) brush.line([table.left, y, table.right, y], 1.5, '#7fb4d0', 0.7)
  brush.line([table.left, 300, table.right, 300], 5, '#e8566a', 0.8)
}

function sand(brush: Brush, table: Table) {
  lane(brush, table, '#ecd094', '#8f5a2c')
  for (let row = 0; row < 11; row++)
    for (let column = 0; column < 6; column++)
      brush.disc(
        96 + column * 40 + ((row * 17 + column * 29) % 26),
        30 + row * 34 + ((row * 11 + column * 7) % 20),
        2,
        '#cfa660',
        0.8,
      )
  brush.line([table.left + 4, 330, table.right - 4, 330], 3, '#ffffff', 0.7)
}

/** Everything static. */
export function paintTable(brush: Brush, play: Play, table: Table) {
  if (play === 'carrom') return carromBoard(brush, table)
  if (play === 'shuffle') return sandLane(brush, table)
  if (play === 'curling') return ice(brush, table)
  if (play === 'bocce') return sand(brush, table)
  if (play === 'crokinole') return roundBoard(brush, table)
  if (play === 'marbles') return marbleYard(brush)
  framed(brush, table, CLOTHS[play]!)
  if (play !== 'bumper') brush.line([table.left, 296, table.right, 296], 1.6, '#ffffff', 0.3)
  sights(brush, table)
  if (play === 'bar') return barHoles(brush, table)
  if (play === 'five-pins') pinSpots(brush)
  pockets(brush, table)
  for (const { x, y } of table.posts) {
    brush.disc(x + 2, y + 5, 12, '#001020', 0.35)
    brush.puck(x, y, 11, PAINT.amber, 4)
    brush.disc(x, y, 4.5, PAINT.coral)
  }
}
