import { coverArt } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { svgBrush, type SvgBrush } from '#kit/game/micro/svg-brush.ts'
import { artOf } from './all-scenes.ts'
import type { CounterDefinition, ShopName } from './definitions.ts'
import { boat, cloth, cutKey, icing, meal, pose, skewer } from './craft-icons.ts'
import { COATS, figure, SKINS } from './guest-art.ts'
import {
  bottle,
  complaint,
  dish,
  fish,
  flower,
  job,
  noodle,
  parcel,
  scoop,
  sip,
  tool,
  topping,
} from './icons.ts'
import { digits } from '#kit/game/micro/digits.ts'

/** The enlarged hero of each cover, and its surroundings. */
const HEROES: Readonly<Record<ShopName, (brush: SvgBrush) => void>> = {
  pour(brush) {
    brush.round(-48, -70, 96, 140, 16, '#dff4ff', 0.75)
    for (const [y, high, color] of [
      [30, 34, '#e8456a'],
      [-14, 44, '#ff9a3c'],
      [-46, 32, '#7bd84f'],
    ] as const)
      brush.round(-42, y, 84, high, 3, color)
    brush.line([-28, -56, -28, 40], 7, '#ffffff', 0.7)
    brush.line([20, -110, 4, -40], 8, '#ff6b6b')
  },
  boil(brush) {
    brush.puck(0, 0, 84, '#5a6478', 20)
    brush.disc(0, 0, 70, '#bfe3f2')
    brush.at(0, 0, 0.3, () => noodle(brush, 0), 4.4)
    brush.at(34, -26, 0, () => topping(brush, 0), 2)
  },
  scoops(brush) {
    brush.shape([-42, 20, 42, 20, 0, 108], '#d89a4e')
    for (const [index, kind] of [2, 1, 3, 4].entries())
      brush.at(0, 8 - index * 40, 0, () => scoop(brush, kind), 3.1)
  },
  belt(brush) {
    brush.round(-260, -18, 520, 74, 8, '#394a5c')
    for (const [index, kind] of [0, 2, 3].entries()) {
      brush.puck(-118 + index * 118, 14, 54, '#fff4dc', 9)
      brush.at(-118 + index * 118, 8, 0, () => dish(brush, kind), 2.9)
    }
  },
  salon(brush) {
    brush.slab(-62, 10, 124, 96, 26, '#ff6b6b', 14)
    brush.at(0, -20, 0, () => figure(brush, 2, false), 2.7)
    brush.at(84, -50, 0.3, () => job(brush, 1), 3.4)
  },
  change(brush) {
    for (const [x, y, r, value, color] of [
      [-64, 20, 58, 5, '#ffb63d'],
      [58, 34, 50, 2, '#d8dfea'],
      [4, -52, 66, 20, '#ffe066'],
    ] as const) {
      brush.puck(x, y, r, color, 13)
      brush.ring(x, y, r - 10, 3, '#4a3010', 0.4)
      digits(brush, value, x, y, r * 0.8, '#4a3010')
    }
  },
  post(brush) {
    brush.at(-64, 34, -0.2, () => parcel(brush, 1, 3), 3.4)
    brush.at(70, 44, 0.2, () => parcel(brush, 2, 1), 3)
    brush.at(0, -30, 0.05, () => parcel(brush, 0, 0), 4.4)
  },
  lift(brush) {
    brush.round(-74, -240, 148, 480, 14, '#1c2550')
    brush.line([0, -240, 0, -70], 7, '#93a4d8')
    brush.slab(-64, -80, 128, 150, 18, '#ffe6a8', 14)
    brush.round(-52, -66, 104, 124, 10, '#5a3f6a')
    brush.at(-20, 2, 0, () => figure(brush, 1, false), 1.5)
    brush.at(26, 6, 0, () => figure(brush, 4, false), 1.4)
  },
  weigh(brush) {
    brush.slab(-96, 34, 192, 66, 22, '#93a4bd', 15)
    brush.slab(-48, 44, 96, 44, 12, '#12323f', 4)
    digits(brush, 17, 0, 66, 32, '#3fe0cf')
    brush.at(-10, 0, -0.08, () => fish(brush, 9), 3.6)
    brush.at(30, -56, 0.14, () => fish(brush, 3), 3)
  },
  recall(brush) {
    brush.slab(-70, -34, 140, 126, 40, '#ffffff', 15)
    brush.arc(80, 26, 30, -1.4, 1.4, 15, '#e8e0d0')
    brush.round(-56, -30, 112, 26, 13, '#6a3f22')
    brush.at(-28, -64, 0, () => sip(brush, 2), 2.2)
    brush.at(36, -62, 0.3, () => sip(brush, 3), 2.4)
  },
  cure(brush) {
    brush.at(-50, 18, 0.1, () => bottle(brush, 0), 5)
    brush.at(60, 34, -0.1, () => bottle(brush, 1), 4)
    brush.at(10, -66, -0.14, () => complaint(brush, 1), 4)
  },
  bench(brush) {
    brush.slab(-130, 46, 260, 44, 12, '#b89058', 16)
    brush.at(-58, -12, -0.2, () => tool(brush, 0), 4.6)
    brush.at(62, 0, 0.15, () => tool(brush, 1), 4.4)
    brush.at(4, -46, 0, () => tool(brush, 3), 3.2)
  },
  stock(brush) {
    for (const [x, y, kind] of [
      [-66, -34, 0],
      [0, -66, 1],
      [66, -34, 3],
      [-32, 0, 4],
      [36, 2, 2],
    ] as const)
      brush.at(x, y, x / 260, () => flower(brush, kind), 3.6)
    brush.slab(-64, 42, 128, 92, 18, '#6f9fd8', 14)
  },
  grill(brush) {
    brush.slab(-150, -20, 300, 120, 24, '#2c2a33', 14)
    for (const [x, y] of [
      [-90, 30],
      [-20, 64],
      [40, 20],
      [104, 56],
    ] as const)
      brush.disc(x, y, 24, '#ff6a2a', 0.8)
    brush.at(-20, 4, -0.3, () => skewer(brush, 0, 1), 4.6)
    brush.at(34, 52, -0.2, () => skewer(brush, 2, 0), 4.2)
  },
  dye(brush) {
    for (const [x, color] of [
      [-104, '#e8456a'],
      [0, '#ffd23f'],
      [104, '#3f8fe0'],
    ] as const) {
      brush.slab(x - 46, 40, 92, 70, 26, '#8a5f3a', 12)
      brush.round(x - 39, 44, 78, 44, 20, color)
    }
    brush.at(0, -34, 0.1, () => cloth(brush, [3, 6, 5]), 4.4)
  },
  keys(brush) {
    brush.at(20, -46, -0.35, () => cutKey(brush, [1, 3, 0, 2, 1]), 4.6)
    brush.at(0, 56, 0.2, () => cutKey(brush, [2, 0, 1, 3, 0], '#c8d2e0'), 3.8)
  },
  tables(brush) {
    brush.slab(-130, 0, 260, 76, 36, '#fff4dc', 18)
    brush.at(-66, -2, 0, () => meal(brush, 0), 2.7)
    brush.at(70, 2, 0, () => meal(brush, 1), 2.5)
    brush.at(2, 18, 0, () => meal(brush, 2), 3.4)
  },
  snap(brush) {
    brush.slab(-112, -70, 224, 168, 34, '#3a3f58', 18)
    brush.round(-46, -98, 92, 40, 14, '#3a3f58')
    brush.disc(0, 14, 76, '#20243a')
    brush.disc(0, 14, 64, '#8fe4f0')
    brush.at(0, 12, 0, () => pose(brush, 1, SKINS[4], COATS[1]), 2.3)
  },
  calls(brush) {
    for (const [x, y, look] of [
      [-74, -30, 1],
      [74, -30, 3],
    ] as const) {
      brush.slab(x - 60, y - 54, 120, 108, 26, '#c89a62', 12)
      brush.at(x, y - 8, 0, () => figure(brush, look, false), 1.7)
    }
    brush.line([-74, 46, -40, 96, 0, 60, 40, 100, 74, 46], 15, '#3fe0cf')
    for (const x of [-74, 74]) brush.puck(x, 40, 20, '#20140c', 6)
  },
  rent(brush) {
    brush.round(-260, 30, 520, 200, 0, '#2f9fd0')
    brush.at(-84, 26, -0.08, () => boat(brush, 0), 3)
    brush.at(92, 34, 0.06, () => boat(brush, 2), 3)
    brush.at(0, -24, 0.05, () => boat(brush, 1), 5.2)
  },
  cake(brush) {
    brush.puck(0, 24, 118, '#d8e4f0', 18)
    brush.disc(0, 14, 100, '#b8743f')
    brush.disc(0, 0, 100, '#ffe3ec')
    brush.ring(0, 0, 94, 11, '#ff9fc0')
    for (const [x, y, kind] of [
      [-50, -26, 1],
      [50, -26, 2],
      [-50, 34, 3],
      [50, 34, 1],
    ] as const)
      brush.at(x, y, 0, () => icing(brush, kind), 2)
    brush.at(0, -20, 0, () => icing(brush, 0), 3.6)
  },
}

/** The counter crosses the picture, guests look over it, the hero is in front. */
export function cover({ slug, shop, gameId, ground }: CounterDefinition): string {
  const { counter } = artOf(shop)
  const brush = svgBrush()
  const tilt = (gameId % 2 === 0 ? -1 : 1) * (4 + (gameId % 4))
  const lower = 150 + (gameId % 3) * 14
  if (shop !== 'lift' && shop !== 'salon' && shop !== 'calls')
    for (const [index, x] of [72, 330].entries())
      brush.at(x, lower - 34, 0, () => figure(brush, gameId * 2 + index * 3, false), 2)
  brush.round(-60, lower + 28, 520, 400, 0, shade(counter, -0.45))
  brush.slab(-60, lower, 520, 44, 0, counter, 16)
  brush.disc(204, 316, 92, '#001018', 0.16)
  brush.at(200, 216, 0, () => HEROES[shop](brush), 1.15)
  const lit = coverArt(slug).ground(ground[0], ground[1], '#fff4dc', 0.34)
  return `${lit}<g stroke-linecap="round" stroke-linejoin="round" transform="rotate(${tilt} 200 200)">${brush.svg()}</g>`
}
