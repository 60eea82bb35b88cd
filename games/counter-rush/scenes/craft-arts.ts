import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { cloth, cutKey, icing, MIXES, skewer } from '../craft-icons.ts'
import { bin } from '../icons.ts'
import { inRow, station, type ShopArt } from '../scene.ts'
import { cake, frontOf, ICINGS, pieceTicks, PIECES, type Turntable } from '../shops/cake.ts'
import { BANDS, dye, VATS, type Cloth } from '../shops/dye.ts'
import {
  charOf,
  grill,
  isBurnt,
  PLACES,
  SIDE_TICKS,
  SKEWERS,
  type Embers,
  type Skewer,
} from '../shops/grill.ts'
import { DEEPEST, keys, SHARP_CUTS, TEETH, type Vice } from '../shops/keys.ts'

const FULL = Math.PI * 2
const TOP = -Math.PI / 2

/** How brown it looks from above: the side that lay down before. */
const brownOf = ({ heat, side }: Skewer, level: number) => {
  if (Math.max(...heat) > charOf(level)) return 2
  return side === 1 ? Math.min(1, heat[0] / SIDE_TICKS) : 0
}

function heatRing(brush: Brush, lying: Skewer, level: number, [x, y]: readonly [number, number]) {
  const heat = lying.heat[lying.side]
  if (isBurnt(lying, level)) return brush.ring(x, y, 31, 5, '#5a4a4a')
  if (heat < SIDE_TICKS)
    return brush.arc(
      x,
      y,
      31,
      TOP,
      TOP + FULL * (heat / SIDE_TICKS),
      5,
      lying.side === 0 ? PAINT.sky : PAINT.sun,
    )
  const left = 1 - (heat - SIDE_TICKS) / (charOf(level) - SIDE_TICKS)
  brush.arc(x, y, 31, TOP, TOP + FULL * Math.max(0, left), 5, left < 0.35 ? PAINT.coral : PAINT.palm)
}

export const grillArt: ShopArt<Embers> = {
  wall: '#f5c08a',
  counter: '#b0502f',
  order: (brush, { wish }, x, y) =>
    inRow(brush, wish.length, [x, y], (index) => skewer(brush, wish[index]!, 1), 28),
  desk(brush, { desk, level, tick }) {
    brush.slab(18, 212, 364, 92, 18, '#2c2a33', 10)
    for (let ember = 0; ember < 18; ember++) {
      const glow = 0.4 + 0.3 * Math.sin(tick * 0.06 + ember * 2.4)
      brush.disc(38 + ((ember * 53) % 326), 232 + ((ember * 29) % 56), 9, '#ff6a2a', glow)
    }
    for (let x = 40; x < 380; x += 18) brush.line([x, 218, x, 298], 3, '#8a8794', 0.75)
    for (let place = 0; place < PLACES; place++) {
      const { x, y } = grill.stations[SKEWERS + place]!
      const lying = desk.places[place]
      if (!lying) {
        brush.ring(x, y, 26, 2.4, '#ffffff', 0.22)
        continue
      }
      brush.disc(x, y, 29, '#000000', 0.3)
      brush.at(x, y, 0, () => skewer(brush, lying.kind, brownOf(lying, level)), 1.3)
      heatRing(brush, lying, level, [x, y])
      const rise = (tick % 50) / 50
      brush.disc(
        x + 6 * Math.sin(tick * 0.07 + place),
        y - 26 - rise * 22,
        5 + rise * 5,
        '#ffffff',
        0.22 * (1 - rise),
      )
    }
    brush.slab(104, 164, 192, 32, 16, '#fff4dc', 7)
    inRow(brush, desk.tray.length, [200, 178], (index) => skewer(brush, desk.tray[index]!, 1), 46)
    for (let kind = 0; kind < SKEWERS; kind++) {
      const { x, y } = grill.stations[kind]!
      station(brush, x, y, () => skewer(brush, kind), { radius: 31, scale: 1.2 })
    }
    const { x, y } = grill.stations.at(-1)!
    brush.at(x, y, 0, () => bin(brush), 1.1)
  },
}

export const dyeArt: ShopArt<Cloth> = {
  wall: '#d8dcff',
  counter: '#4f5fc0',
  order: (brush, { wish }, x, y) => brush.at(x, y, 0, () => cloth(brush, wish), 1.25),
  desk(brush, { desk, tick }) {
    brush.slab(70, 168, 260, 116, 18, '#c89a62', 10)
    for (let band = 0; band < BANDS; band++) {
      const { x, y } = dye.stations[band]!
      const isPicked = desk.picked === band
      brush.round(x - 37, y - 44 + (isPicked ? 4 : 8), 74, 92, 8, '#000000', 0.2)
      brush.round(x - 37, y - 48 - (isPicked ? 4 : 0), 74, 92, 8, MIXES[desk.bands[band]!]!)
      for (let dot = 0; dot < 6; dot++)
        brush.ring(
          x - 18 + (dot % 2) * 36,
          y - 34 + Math.floor(dot / 2) * 28 - (isPicked ? 4 : 0),
          6,
          3,
          '#ffffff',
          desk.bands[band] === 0 ? 0.9 : 0.5,
        )
      if (isPicked) brush.round(x - 26, y + 46, 52, 6, 3, PAINT.lagoon)
    }
    for (let vat = 0; vat < VATS; vat++) {
      const { x, y } = dye.stations[BANDS + vat]!
      const color = MIXES[1 << vat]!
      brush.slab(x - 36, y - 26, 72, 54, 20, '#8a5f3a', 9)
      brush.round(x - 30, y - 22, 60, 34, 16, color)
      brush.arc(x + 6 * Math.sin(tick * 0.04 + vat), y - 6, 12, 0.4, 2.6, 3, '#ffffff', 0.6)
    }
    const { x, y } = dye.stations.at(-1)!
    brush.slab(x - 30, y - 22, 60, 48, 10, '#fff8ea', 7)
    brush.arc(x, y, 12, -2.4, 2.2, 4, '#8a7a5a')
    brush.shape([x - 2, y + 14, x - 13, y + 15, x - 8, y + 4], '#8a7a5a')
  },
}

const STEEL = '#c8d2e0'

export const keysArt: ShopArt<Vice> = {
  wall: '#f0e2b0',
  counter: '#7a5f3a',
  order: (brush, { wish }, x, y) => brush.at(x - 2, y - 3, 0, () => cutKey(brush, wish), 1.15),
  desk(brush, { desk }) {
    brush.slab(18, 164, 364, 70, 16, '#6f5a3f', 9)
    brush.ring(48, 196, 22, 11, STEEL)
    brush.round(70, 186, 300, 22, 6, STEEL)
    for (let tooth = 0; tooth < TEETH; tooth++) {
      const { x, y } = keys.stations[tooth]!
      const cut = desk.cuts[tooth]!
      brush.round(x - 19, 204, 38, 92 - cut * 22, 5, STEEL)
      brush.round(x - 19, 204, 10, 92 - cut * 22, 5, '#ffffff', 0.35)
      for (let depth = 1; depth <= DEEPEST; depth++)
        brush.line([x + 24, 296 - depth * 22, x + 29, 296 - depth * 22], 2.4, '#ffffff', 0.5)
      brush.ring(x, y - 6, 13, 3, PAINT.ink, 0.25)
    }
    const sharp = 1 - desk.worn / SHARP_CUTS
    const [stone, blank] = [keys.stations[TEETH]!, keys.stations[TEETH + 1]!]
    brush.slab(stone.x - 66, stone.y - 24, 132, 52, 16, '#8795b5', 8)
    brush.at(stone.x, stone.y - 4, -0.2, () => {
      brush.round(-40, -7, 62, 13, 3, '#dfe6f0')
      brush.round(22, -8, 24, 15, 6, PAINT.coral)
    })
    brush.round(stone.x - 50, stone.y + 15, 100, 7, 3.5, PAINT.ink, 0.6)
    if (sharp > 0)
      brush.round(stone.x - 50, stone.y + 15, 100 * sharp, 7, 3.5, sharp > 0.3 ? PAINT.palm : PAINT.coral)
    brush.slab(blank.x - 66, blank.y - 24, 132, 52, 16, '#a8793f', 8)
    brush.at(blank.x, blank.y, 0, () => cutKey(brush, [0, 0, 0, 0, 0], STEEL), 1.7)
  },
}

/** A cake from above with its pieces; at angle 0 the first one is in front. */
function cakeTop(brush: Brush, pieces: readonly number[], radius: number, turn: number) {
  brush.disc(0, radius * 0.14, radius * 1.02, '#b8743f')
  brush.disc(0, 0, radius, '#ffe3ec')
  brush.ring(0, 0, radius * 0.94, radius * 0.1, '#ff9fc0')
  for (let piece = 0; piece < PIECES; piece++) {
    const edge = turn + (FULL * (piece + 0.5)) / PIECES + Math.PI / 2
    brush.line(
      [0, 0, Math.cos(edge) * radius * 0.88, Math.sin(edge) * radius * 0.88],
      Math.max(1, radius * 0.025),
      '#e8a0b8',
    )
    const middle = turn + (FULL * piece) / PIECES + Math.PI / 2
    const thing = pieces[piece]!
    if (thing < 0) continue
    brush.at(
      Math.cos(middle) * radius * 0.6,
      Math.sin(middle) * radius * 0.6,
      0,
      () => icing(brush, thing),
      // In a bubble icings are drawn larger, to be told apart.
      radius / (radius < 30 ? 42 : 56),
    )
  }
}

export const cakeArt: ShopArt<Turntable> = {
  wall: '#ffdce8',
  counter: '#c8608f',
  order: (brush, { wish }, x, y) => brush.at(x, y - 1, 0, () => cakeTop(brush, wish, 20, 0)),
  desk(brush, { desk, level, tick }) {
    const step = pieceTicks(level)
    brush.disc(200, 240, 78, '#000000', 0.16)
    brush.puck(200, 230, 76, '#d8e4f0', 9)
    const front = frontOf(desk, level)
    const turn = -FULL * ((desk.turned / step - 0.5) / PIECES)
    brush.at(200, 228, 0, () => cakeTop(brush, desk.pieces, 66, turn))
    const isFree = desk.pieces[front]! < 0
    const bob = Math.sin(tick * 0.12) * 2
    brush.shape([188, 318 + bob, 212, 318 + bob, 200, 304 + bob], isFree ? PAINT.lagoon : PAINT.coral)
    for (let kind = 0; kind < ICINGS; kind++) {
      const { x, y } = cake.stations[kind]!
      station(brush, x, y, () => icing(brush, kind), { radius: 31 })
    }
    const { x, y } = cake.stations.at(-1)!
    brush.at(x, y, 0, () => bin(brush), 1.1)
  },
}
