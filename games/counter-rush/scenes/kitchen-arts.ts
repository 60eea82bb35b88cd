import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { bin, bottle, complaint, dish, flower, fruit, JUICE, noodle, scoop, sip, topping } from '../icons.ts'
import { inRow, station, type ShopArt } from '../scene.ts'
import { belt, BELT_END, BELT_START, BELT_Y, WASTE_PER_HEART, type Belt } from '../shops/belt.ts'
import { DONE, FIRST_TOPPING, boil, NOODLES, POTS, softOf, type Kitchen } from '../shops/boil.ts'
import { COMPLAINTS, cure, type Clinic } from '../shops/cure.ts'
import { GLASS, JUICES, pour, type Glass } from '../shops/pour.ts'
import { POURS, recall } from '../shops/recall.ts'
import { FLAVOURS, scoops, type Cone } from '../shops/scoops.ts'
import { BOAT_TICKS, FLOWERS, stock, type Stall } from '../shops/stock.ts'
import { SECOND } from '../shop.ts'
import type { Tray } from '../tray.ts'

/** A plate for the held thing. */
function plate(brush: Brush, x: number, y: number, width: number) {
  brush.round(x - width / 2, y + 6, width, 16, 8, '#000000', 0.22)
  brush.slab(x - width / 2, y, width, 14, 7, '#fff4dc', 6)
}

export const scoopsArt: ShopArt<Cone> = {
  wall: '#f7b8d2',
  counter: '#e06a9a',
  order(brush, { wish }, x, y) {
    brush.shape([x - 9, y + 6, x + 9, y + 6, x, y + 20], '#d89a4e')
    for (const [index, kind] of wish.entries())
      brush.at(x, y + 3 - index * 8, 0, () => scoop(brush, kind), 0.62)
  },
  desk(brush, { desk }) {
    brush.round(150, 164, 100, 128, 26, '#000000', 0.14)
    brush.shape([176, 246, 224, 246, 200, 290], '#d89a4e')
    for (const [x, y] of [
      [190, 254],
      [204, 262],
      [196, 272],
    ] as const)
      brush.line([x - 6, y - 4, x + 6, y + 4], 2, '#a86a2a')
    for (const [index, kind] of desk.tray.entries()) {
      const drips = index === desk.tray.length - 1 && desk.melt < SECOND * 1.5
      brush.at(200, 240 - index * 22, 0, () => scoop(brush, kind), drips && desk.melt % 20 < 10 ? 1.6 : 1.7)
      if (drips) brush.disc(214, 250 - index * 22, 3.4, '#ffffff', 0.8)
    }
    for (let kind = 0; kind < FLAVOURS; kind++) {
      const { x, y } = scoops.stations[kind]!
      station(brush, x, y, () => scoop(brush, kind))
    }
    const { x, y } = scoops.stations[FLAVOURS]!
    brush.at(x, y, 0, () => bin(brush), 1.1)
  },
}

/** A glass with its layers; marks stand at each part. */
function glass(
  brush: Brush,
  [x, y]: readonly [number, number],
  kinds: readonly number[],
  amounts: readonly number[],
  size: number,
) {
  const [wide, high] = [size * 0.62, size]
  brush.round(x - wide / 2 - 3, y - high / 2 - 3, wide + 6, high + 6, size * 0.12, '#b4d4e4', 0.75)
  let level = y + high / 2
  for (const [index, kind] of kinds.entries()) {
    const tall = (amounts[index]! / GLASS) * high
    level -= tall
    brush.round(x - wide / 2, level, wide, tall + 0.6, 1, JUICE[kind]!)
  }
  for (let part = 1; part < GLASS; part++) {
    const at = y + high / 2 - (part / GLASS) * high
    brush.line([x - wide / 2, at, x - wide / 4, at], size > 60 ? 2 : 1.2, PAINT.ink, 0.5)
  }
  brush.line([x - wide * 0.36, y - high * 0.4, x - wide * 0.36, y + high * 0.3], size * 0.05, '#ffffff', 0.7)
}

export const pourArt: ShopArt<Glass> = {
  wall: '#ffd9a0',
  counter: '#d8763f',
  order(brush, { wish }, x, y) {
    const kinds = wish.filter((_, index) => index % 2 === 0)
    glass(
      brush,
      [x, y],
      kinds,
      wish.filter((_, index) => index % 2 === 1),
      38,
    )
    for (const [index, kind] of kinds.entries())
      brush.at(x + 30, y + 12 - index * 13, 0, () => fruit(brush, kind), 0.42)
  },
  desk(brush, { desk }) {
    if (desk.open >= 0) {
      const { x } = pour.stations[desk.open]!
      brush.line([x, 306, x, 292, 170, 178, 170, 260], 5, JUICE[desk.open]!, 0.9)
    }
    glass(brush, [170, 230], desk.kinds, desk.amounts, 112)
    for (let kind = 0; kind < JUICES; kind++) {
      const { x, y } = pour.stations[kind]!
      station(brush, x, y, () => fruit(brush, kind), {
        color: desk.open === kind ? JUICE[kind]! : '#fff4dc',
        radius: 31,
      })
    }
    const { x, y } = pour.stations[JUICES]!
    brush.at(x, y, 0, () => bin(brush), 1.2)
  },
}

export const boilArt: ShopArt<Kitchen> = {
  wall: '#f2c08a',
  counter: '#b8433a',
  order(brush, { wish }, x, y) {
    inRow(
      brush,
      wish.length,
      [x, y],
      (index) => {
        const thing = wish[index]!
        if (thing >= FIRST_TOPPING) topping(brush, thing - FIRST_TOPPING)
        else noodle(brush, thing)
      },
      25,
    )
  },
  desk(brush, { desk, level, tick }) {
    for (let kind = 0; kind < NOODLES; kind++) {
      const { x, y } = boil.stations[kind]!
      station(brush, x, y, () => noodle(brush, kind))
      const top = boil.stations[NOODLES + POTS + kind]!
      station(brush, top.x, top.y, () => topping(brush, kind), { color: '#dff4e4' })
    }
    for (const [index, pot] of desk.pots.entries()) {
      const { x, y } = boil.stations[NOODLES + index]!
      brush.puck(x, y, 34, '#5a6478', 9)
      brush.disc(x, y, 27, '#bfe3f2')
      if (!pot) continue
      const isMush = pot.age >= softOf(level)
      brush.at(x, y, Math.sin(tick / 14 + index) * 0.2, () => noodle(brush, pot.kind), 1.35)
      if (isMush) brush.disc(x, y, 27, '#6a6a5a', 0.75)
      const share = Math.min(1, pot.age / DONE)
      brush.arc(
        x,
        y,
        31,
        -Math.PI / 2,
        -Math.PI / 2 + Math.PI * 2 * share,
        5,
        share < 1 ? PAINT.sky : isMush ? '#6a6a5a' : PAINT.palm,
      )
      if (share === 1 && !isMush) {
        const left = 1 - (pot.age - DONE) / (softOf(level) - DONE)
        brush.arc(
          x,
          y,
          31,
          -Math.PI / 2,
          -Math.PI / 2 + Math.PI * 2 * left,
          5,
          left < 0.35 ? PAINT.coral : PAINT.palm,
        )
      }
    }
    brush.slab(238, 178, 84, 34, 17, '#3f6fb0', 9)
    inRow(
      brush,
      desk.tray.length,
      [280, 186],
      (index) => {
        const thing = desk.tray[index]!
        if (thing >= FIRST_TOPPING) topping(brush, thing - FIRST_TOPPING)
        else noodle(brush, thing)
      },
      27,
    )
    const { x, y } = boil.stations.at(-1)!
    brush.at(x, y, 0, () => bin(brush), 1.1)
  },
}

export const beltArt: ShopArt<Belt> = {
  wall: '#bfe8d8',
  counter: '#2f8f86',
  order: (brush, { wish }, x, y) =>
    inRow(brush, wish.length, [x, y], (index) => dish(brush, wish[index]!), 28),
  desk(brush, { desk, tick }) {
    brush.slab(BELT_START - 30, BELT_Y - 4, BELT_END - BELT_START + 60, 34, 6, '#394a5c', 9)
    for (let x = -20 + ((tick * 1.4) % 26); x < 420; x += 26)
      brush.line([x, BELT_Y + 2, x + 8, BELT_Y + 24], 3, '#566a80')
    for (const { kind, x } of desk.plates) {
      brush.puck(x, BELT_Y + 10, 19, '#fff4dc', 4)
      brush.at(x, BELT_Y + 8, 0, () => dish(brush, kind), 0.95)
    }
    for (let index = 0; index < WASTE_PER_HEART; index++)
      brush.disc(320 + index * 22, 236, 8, index < desk.wasted % WASTE_PER_HEART ? PAINT.coral : '#1c3038')
    for (const [kind, { x, y }] of belt.stations.entries()) {
      station(brush, x, y, () => dish(brush, kind), { radius: 33, scale: 1.35 })
      if (desk.rest > 0)
        brush.arc(x, y, 33, -Math.PI / 2, -Math.PI / 2 + (desk.rest / 34) * Math.PI * 2, 4, PAINT.coral, 0.8)
    }
  },
}

export const recallArt: ShopArt<Tray> = {
  wall: '#e8cfa8',
  counter: '#7a4a2a',
  order(brush, { wish, age, seen }, x, y) {
    if (age <= seen) return inRow(brush, wish.length, [x, y], (index) => sip(brush, wish[index]!), 25)
    for (const dot of [-1, 0, 1]) brush.disc(x + dot * 16, y, 4.4, '#b4a48a')
  },
  desk(brush, { desk }) {
    plate(brush, 190, 262, 150)
    brush.slab(152, 204, 76, 60, 18, '#ffffff', 7)
    brush.arc(232, 230, 14, -1.4, 1.4, 7, '#e8e0d0')
    inRow(brush, desk.tray.length, [190, 234], (index) => sip(brush, desk.tray[index]!), 26)
    for (let kind = 0; kind < POURS; kind++) {
      const { x, y } = recall.stations[kind]!
      station(brush, x, y, () => sip(brush, kind))
    }
    const { x, y } = recall.stations[POURS]!
    brush.at(x, y, 0, () => bin(brush), 1.1)
  },
}

export const cureArt: ShopArt<Clinic> = {
  wall: '#c8f0e8',
  counter: '#2f9f8a',
  order: (brush, { wish }, x, y) =>
    inRow(brush, wish.length, [x, y], (index) => complaint(brush, wish[index]!), 28),
  desk(brush, { desk }) {
    brush.slab(24, 164, 352, 92, 14, '#fffaf0', 8)
    for (let kind = 0; kind < COMPLAINTS; kind++) {
      const x = 62 + kind * 69
      brush.at(x, 192, 0, () => complaint(brush, kind), 1)
      brush.line([x, 208, x, 216], 3, '#8fa8a8')
      brush.at(x, 234, 0, () => bottle(brush, desk.chart[kind]!), 0.86)
      const { x: atX, y } = cure.stations[kind]!
      station(brush, atX, y, () => bottle(brush, kind))
    }
    plate(brush, 170, 290, 130)
    inRow(brush, desk.tray.length, [170, 280], (index) => bottle(brush, desk.tray[index]!), 34)
    const { x, y } = cure.stations[COMPLAINTS]!
    brush.at(x, y, 0, () => bin(brush), 1.1)
  },
}

export const stockArt: ShopArt<Stall> = {
  wall: '#ffd0d8',
  counter: '#c24a6a',
  order: (brush, { wish }, x, y) =>
    inRow(brush, wish.length, [x, y - 3], (index) => flower(brush, wish[index]!), 24),
  desk(brush, { desk }) {
    brush.shape([166, 216, 234, 216, 200, 284], '#fff4dc')
    for (const [index, kind] of desk.tray.entries())
      brush.at(
        200 + (index - (desk.tray.length - 1) / 2) * 22,
        206 - (index % 2) * 8,
        (index - 1.5) * 0.18,
        () => flower(brush, kind),
        1.25,
      )
    for (let kind = 0; kind < FLOWERS; kind++) {
      const { x, y } = stock.stations[kind]!
      for (let stem = 0; stem < desk.stock[kind]!; stem++)
        brush.at(
          x - 18 + stem * 12,
          y - 26 - (stem % 2) * 8,
          (stem - 1.5) * 0.14,
          () => flower(brush, kind),
          0.95,
        )
      brush.slab(x - 28, y - 12, 56, 42, 9, desk.stock[kind] === 0 ? '#5a6a86' : '#6f9fd8', 6)
      if (desk.fetching === kind) {
        const share = 1 - desk.boat / BOAT_TICKS
        brush.at(x, y + 8, 0, () => brush.shape([-15, 0, 15, 0, 9, 10, -9, 10], PAINT.wood))
        brush.shape([x - 1, y + 6, x - 1, y - 10, x + 11, y + 2], '#ffffff')
        brush.round(x - 22, y + 22, 44 * share, 5, 2.5, PAINT.sun)
      } else if (desk.stock[kind] === 0) brush.ring(x, y + 8, 9, 3.4, '#ffffff', 0.85)
      else brush.at(x, y + 8, 0, () => flower(brush, kind), 0.6)
    }
    const { x, y } = stock.stations[FLOWERS]!
    brush.at(x, y, 0, () => bin(brush), 1.1)
  },
}
