import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { boat, meal, pose } from '../craft-icons.ts'
import { COATS, drawPatience, figure, SKINS } from '../guest-art.ts'
import { bubble, inRow, type ShopArt } from '../scene.ts'
import { calls, CORDS, SOCKETS, type Board } from '../shops/calls.ts'
import { FLEET, MOST_WATER, rent, type Hire } from '../shops/rent.ts'
import { FLASH_TICKS, poseOf, poseTicks, snap, STAGE, type Studio } from '../shops/snap.ts'
import { CHAIRS, EAT_TICKS, mealOf, sizeOf, tables, type Room } from '../shops/tables.ts'
import { seatPlace, type Shop } from '../shop.ts'

/** A ring of light around the guest that was tapped. */
function pickedMark(brush: Brush, shop: Shop, seat: number, tick: number) {
  if (seat < 0) return
  const { x, y } = seatPlace(shop, seat)
  brush.ring(x, y, 30 + Math.sin(tick * 0.15) * 2, 4, PAINT.lagoon)
}

/** A little head for each of a party. */
function party(brush: Brush, size: number, look: number, x: number, y: number, scale: number) {
  for (let one = 0; one < size; one++)
    brush.at(
      x + (one - (size - 1) / 2) * 26 * scale,
      y,
      0,
      () => {
        brush.round(-10, 7, 20, 14, 8, COATS[(look + one) % COATS.length]!)
        brush.ball(0, 0, 11, SKINS[(look + one * 2) % SKINS.length]!)
        for (const side of [-1, 1]) brush.disc(side * 4, -1, 1.8, PAINT.ink)
      },
      scale,
    )
}

export const tablesArt: ShopArt<Room> = {
  wall: '#ffe0b8',
  counter: '#c8843f',
  order: (brush, guest, x, y) => party(brush, sizeOf(guest), guest.look, x, y - 2, 0.8),
  desk(brush, { desk, tick }) {
    pickedMark(brush, tables as Shop, desk.picked, tick)
    for (const [index, { guest, course, left }] of desk.tables.entries()) {
      const { x, y } = tables.stations[index]!
      const chairs = CHAIRS[index]!
      const wide = chairs > 2 ? 104 : 76
      for (let chair = 0; chair < chairs; chair++) {
        const at = x + ((chair % (chairs / 2)) - (chairs / 2 - 1) / 2) * 44
        const below = chair >= chairs / 2
        brush.round(at - 13, y + (below ? 22 : -42), 26, 20, 8, '#8a4f2a')
      }
      if (guest) party(brush, Math.ceil(sizeOf(guest) / 2), guest.look, x, y - 32, 0.95)
      brush.slab(x - wide / 2, y - 22, wide, 42, 18, course === 'dirty' ? '#b89a78' : '#fff4dc', 9)
      if (guest && sizeOf(guest) > 1)
        party(brush, Math.floor(sizeOf(guest) / 2), guest.look + 3, x, y + 34, 0.95)
      if (course === 'dirty')
        for (const side of [-1, 0, 1]) {
          brush.puck(x + side * 22, y - 4 + side * 3, 9, '#d8d0c0', 2)
          brush.disc(x + side * 22 + 2, y - 5 + side * 3, 3, '#a86a2a')
        }
      if (!guest) continue
      if (course === 'eats') {
        brush.at(x, y - 4, 0, () => meal(brush, mealOf(guest)), 0.9)
        brush.arc(x, y - 2, 20, -1.57, -1.57 + Math.PI * 2 * (1 - left / EAT_TICKS), 4, PAINT.palm)
      } else drawPatience(brush, guest, x, y + 12, 56)
      if (course === 'orders') {
        bubble(brush, x, y - 62, 42)
        brush.at(x, y - 63, 0, () => meal(brush, mealOf(guest)), 0.95)
      } else if (course === 'cooks')
        for (const dot of [-1, 0, 1]) brush.disc(x + dot * 14, y - 5, 4, '#b4a48a')
      else if (course === 'ready') brush.at(x, y - 6, 0, () => bell(brush, tick), 0.8)
      else if (course === 'pays') brush.puck(x, y - 6 + Math.sin(tick * 0.2) * 2, 12, PAINT.sun, 4)
    }
    kitchen(brush, desk, tick)
  },
}

function bell(brush: Brush, tick: number) {
  brush.at(0, 0, Math.sin(tick * 0.3) * 0.12, () => {
    brush.arc(0, 6, 14, Math.PI, Math.PI * 2, 12, PAINT.amber)
    brush.round(-20, 5, 40, 6, 3, '#8a5a1a')
    brush.disc(0, -13, 4, PAINT.sun)
  })
}

/** The stove and the orders that wait for it. */
function kitchen(brush: Brush, { orders, tables: all }: Room, tick: number) {
  brush.slab(290, 170, 96, 206, 18, '#6a7488', 9)
  brush.puck(338, 216, 30, '#3a4256', 6)
  brush.disc(338, 216, 23, '#20263a')
  for (const [place, index] of orders.entries()) {
    const guest = all[index]?.guest
    if (!guest || place > 3) continue
    const y = place === 0 ? 214 : 252 + place * 36
    brush.at(338, y, 0, () => meal(brush, mealOf(guest)), place === 0 ? 1.2 : 0.8)
    if (place > 0) continue
    const rise = (tick % 40) / 40
    brush.disc(330 + 14 * rise, 190 - rise * 20, 5 + 4 * rise, '#ffffff', 0.4 * (1 - rise))
  }
}

export const snapArt: ShopArt<Studio> = {
  wall: '#bff0f0',
  counter: '#3f8fa0',
  order: (brush, { wish, look }, x, y) =>
    inRow(
      brush,
      wish.length,
      [x, y],
      (index) => pose(brush, wish[index]!, SKINS[look % SKINS.length]!, COATS[look % COATS.length]!),
      28,
    ),
  desk(brush, { desk, level, tick }) {
    brush.slab(28, 164, 214, 220, 20, '#ffe0a8', 10)
    brush.round(38, 174, 194, 132, 12, '#7fd0f0')
    brush.disc(198, 204, 18, PAINT.sun)
    brush.round(38, 276, 194, 98, 12, '#f4dca0')
    brush.round(38, 268, 194, 18, 6, '#3fa8d0')
    const { subject } = desk
    if (subject) {
      const step = (desk.age % poseTicks(level)) / poseTicks(level)
      const skin = SKINS[subject.look % SKINS.length]!
      const coat = COATS[subject.look % COATS.length]!
      const hop = step < 0.2 ? Math.sin((step / 0.2) * Math.PI) * 10 : 0
      brush.disc(STAGE.x, STAGE.y + 66, 34, '#000000', 0.14)
      brush.at(STAGE.x, STAGE.y - hop, 0, () => pose(brush, poseOf(desk, level), skin, coat), 2.5)
      drawPatience(brush, subject, STAGE.x, 360, 120)
      brush.round(254, 168, 130, 66, 16, '#ffffff')
      inRow(
        brush,
        subject.wish.length,
        [319, 200],
        (index) => pose(brush, subject.wish[index]!, skin, coat),
        52,
      )
    } else for (const side of [-1, 1]) brush.disc(STAGE.x + side * 18, STAGE.y + 62, 9, '#d8bc7a')
    if (desk.flash > FLASH_TICKS - 8) brush.round(28, 164, 214, 220, 20, '#ffffff', 0.65)
    const { x, y } = snap.stations[0]!
    brush.slab(x - 56, y - 46, 112, 92, 22, '#3a3f58', 11)
    brush.round(x - 22, y - 62, 44, 20, 8, '#3a3f58')
    brush.disc(x, y, 35, '#20243a')
    brush.disc(x, y, 28, desk.flash > 0 ? '#5a6488' : '#4fd0e8')
    brush.disc(x - 9, y - 10, 8, '#ffffff', 0.75)
    if (desk.flash > 0)
      brush.arc(x, y, 40, -1.57, -1.57 + Math.PI * 2 * (1 - desk.flash / FLASH_TICKS), 5, PAINT.sun)
    else brush.disc(x + 42, y - 32, 5 + Math.sin(tick * 0.2), PAINT.palm)
  },
}

export const callsArt: ShopArt<Board> = {
  wall: '#e8d0b0',
  counter: '#7a4f3a',
  order: (brush, { wish }, x, y) => brush.at(x, y - 2, 0, () => figure(brush, wish[0]!, false), 0.62),
  desk(brush, { desk, tick }) {
    pickedMark(brush, calls as Shop, desk.picked, tick)
    brush.slab(22, 164, 356, 220, 22, '#5a3a2a', 12)
    brush.round(34, 176, 332, 196, 14, '#3a2418')
    for (let socket = 0; socket < SOCKETS; socket++) {
      const { x, y } = calls.stations[socket]!
      const line = desk.lines[socket]
      const isDone = line?.left === 0
      brush.slab(x - 48, y - 40, 96, 82, 18, line ? '#8f6a3a' : '#c89a62', 7)
      brush.at(x - 16, y - 2, 0, () => figure(brush, socket, false), 0.74)
      brush.disc(x + 28, y + 12, 12, '#20140c')
      const lamp = isDone ? (tick % 20 < 10 ? PAINT.sun : PAINT.amber) : line ? PAINT.palm : '#5a4030'
      brush.disc(x + 28, y - 20, 8, desk.busy[socket]! > 0 ? PAINT.coral : lamp)
      if (desk.busy[socket]! > 0) brush.line([x + 20, y + 4, x + 36, y + 20], 4, PAINT.coral)
      if (!line) continue
      brush.disc(x + 28, y + 12, 8, PAINT.lagoon)
      brush.line([x + 28, y + 12, x + 40, y + 34, 200, 272], 5, PAINT.lagoon, 0.75)
      if (isDone) drawPatience(brush, line.guest, x, y + 34, 76)
      else brush.at(x + 4, y - 26, 0, () => figure(brush, line.guest.look, false), 0.34)
    }
    const free = CORDS - desk.lines.filter(Boolean).length
    for (let cord = 0; cord < CORDS; cord++)
      brush.puck(176 + cord * 24, 274, 9, cord < free ? PAINT.lagoon : '#5a4030', 4)
  },
}

export const rentArt: ShopArt<Hire> = {
  wall: '#c0ecff',
  counter: '#a8703f',
  order: (brush, { wish }, x, y) => brush.at(x, y, 0, () => boat(brush, wish[0]!), 1.05),
  desk(brush, { desk, tick }) {
    pickedMark(brush, rent as Shop, desk.picked, tick)
    brush.round(8, 162, 384, 230, 20, '#2f9fd0')
    for (let wave = 0; wave < 12; wave++)
      brush.arc(
        30 + ((wave * 97 + tick * 0.3) % 340),
        184 + ((wave * 61) % 196),
        9,
        Math.PI * 1.15,
        Math.PI * 1.85,
        2.6,
        '#ffffff',
        0.35,
      )
    for (const y of [272, 376]) brush.slab(14, y, 372, 14, 5, '#b8824a', 6)
    for (const [index, { away, water }] of desk.boats.entries()) {
      const { x, y } = rent.stations[index]!
      if (away > 0) {
        brush.ring(x, y, 22, 3, '#ffffff', 0.4)
        brush.arc(x, y, 22, -1.57, -1.57 + Math.PI * 2 * Math.min(1, away / 420), 4, '#ffffff', 0.75)
        continue
      }
      const bob = Math.sin(tick * 0.05 + index) * 2.4
      brush.disc(x, y + 22, 36, '#0f4f78', 0.3)
      brush.at(x, y + bob + water * 3, 0, () => boat(brush, FLEET[index]!), 1.75)
      if (water === 0) continue
      brush.round(x - 30, y + 8, 60, 18, 9, '#7fd8ff', 0.85)
      for (let bucket = 0; bucket < MOST_WATER; bucket++)
        if (bucket < water)
          brush.at(x + (bucket - (water - 1) / 2) * 20, y - 32, 0, () => {
            brush.shape([-7, -6, 7, -6, 5, 7, -5, 7], '#8795b5')
            brush.arc(0, -6, 6, Math.PI, Math.PI * 2, 2, '#dfe6f0')
          })
    }
  },
}
