import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import { drawGuest, drawPatience } from '../guest-art.ts'
import { bin, fish, job, PAPER, parcel, stamp, tool } from '../icons.ts'
import { bubble, inRow, station, type ShopArt } from '../scene.ts'
import { bench, TOOL_TICKS, type Bench } from '../shops/bench.ts'
import { change, COINS, sumOf } from '../shops/change.ts'
import { FLOORS, floorY, lift, type Lift } from '../shops/lift.ts'
import { post, type PostRoom } from '../shops/post.ts'
import { chairPlaces, JOB_TICKS, JOBS, type Salon } from '../shops/salon.ts'
import { weigh, weightOf, type Ice } from '../shops/weigh.ts'
import { seatPlace, type Shop } from '../shop.ts'
import type { Tray } from '../tray.ts'

const CHAIR = [PAINT.sky, PAINT.coral, PAINT.pink] as const

export const salonArt: ShopArt<Salon> = {
  wall: '#e0d0ff',
  counter: '#8f6fd8',
  order: (brush, { wish }, x, y) =>
    inRow(brush, wish.length, [x, y], (index) => job(brush, wish[index]!), 27),
  desk(brush, { desk }) {
    for (const [index, { guest, dirty }] of desk.chairs.entries()) {
      const { x, y } = chairPlaces[index]!
      const kind = JOBS[index]!
      brush.slab(x - 33, y - 56, 66, 118, 20, '#fff4dc', 7)
      brush.slab(x - 23, y - 4, 46, 44, 12, CHAIR[kind]!, 7)
      brush.at(x, y + 86, 0, () => job(brush, kind), 1.2)
      if (dirty)
        for (const [dx, dy] of [
          [-16, 44],
          [0, 50],
          [14, 42],
        ] as const)
          brush.arc(x + dx, y + dy, 6, 0, 2.6, 3, '#6a4a3a')
      if (!guest) continue
      drawGuest(brush, { ...guest, age: 99 }, x, y - 6, 0.95)
      drawPatience(brush, guest, x, y - 46, 44)
      if (guest.busy === 0) {
        bubble(brush, x, y - 78, 40)
        brush.at(x, y - 78, 0, () => job(brush, guest.wish[0]!), 0.9)
      } else
        brush.arc(
          x,
          y - 6,
          28,
          -Math.PI / 2,
          -Math.PI / 2 + Math.PI * 2 * (1 - guest.busy / JOB_TICKS[kind]!),
          5,
          PAINT.palm,
        )
    }
  },
}

function coin(brush: Brush, kind: number) {
  const [big, color] = [
    kind > 2 ? 21 : 16 + kind * 2,
    kind > 2 ? PAINT.sun : kind > 1 ? PAINT.amber : '#d8dfea',
  ] as const
  brush.puck(0, 0, big, color, 4)
  digits(brush, COINS[kind]!, 0, 0, 15, '#4a3010')
}

function bankNote(brush: Brush, note: number, x: number, y: number) {
  brush.slab(x - 20, y - 10, 40, 19, 4, '#8fd8a8', 4)
  digits(brush, note, x, y, 12, '#1f5a3a')
}

export const changeArt: ShopArt<Tray> = {
  wall: '#b8e0f5',
  counter: '#2f6fa8',
  order(brush, { wish: [fare = 0, note = 0] }, x, y) {
    bankNote(brush, note, x - 22, y)
    brush.line([x + 3, y, x + 11, y], 3, PAINT.ink)
    digits(brush, fare, x + 29, y, 19, PAINT.ink)
  },
  desk(brush, { desk }) {
    brush.slab(70, 168, 260, 104, 18, '#e8d8b0', 8)
    for (const [index, kind] of desk.tray.entries())
      brush.at(110 + (index % 4) * 46, 198 + Math.floor(index / 4) * 44, 0, () => coin(brush, kind))
    brush.slab(292, 196, 64, 44, 10, '#12323f', 5)
    digits(brush, sumOf(desk.tray), 324, 219, 24, PAINT.lagoon)
    for (let kind = 0; kind < COINS.length; kind++) {
      const { x, y } = change.stations[kind]!
      station(brush, x, y, () => coin(brush, kind), { radius: 30, scale: 1.15 })
    }
    const { x, y } = change.stations.at(-1)!
    brush.at(x, y, 0, () => bin(brush), 1.1)
  },
}

export const postArt: ShopArt<PostRoom> = {
  wall: '#f5dca0',
  counter: '#a8763a',
  order(brush, { wish: [by = 0, value = 0, left = 0] }, x, y) {
    if (by === 0) brush.at(x - 15, y, 0, () => stamp(brush, value), 1.15)
    else brush.slab(x - 29, y - 13, 28, 23, 4, PAPER[value]!, 4)
    for (let index = 0; index < left; index++) brush.disc(x + 14 + index * 11, y, 4.4, PAINT.lagoon)
  },
  desk(brush, { desk }) {
    brush.slab(120, 166, 160, 108, 18, '#8a5f38', 10)
    brush.at(200, 218, 0, () => parcel(brush, ...desk.parcel), 2.5)
    for (const [index, kept] of desk.shelf.entries()) {
      const { x, y } = post.stations[index]!
      brush.slab(x - 31, y - 26, 62, 54, 10, '#d8a868', 6)
      if (kept) brush.at(x, y, 0, () => parcel(brush, ...kept), 1.25)
      else brush.ring(x, y, 10, 3, '#8a5f38')
    }
    const { x, y } = post.stations[2]!
    brush.at(x, y, 0, () => bin(brush), 1.25)
  },
}

const FLOOR_COLORS = ['#ffd35e', '#7fd0ff', '#ff9ab0', '#8fe0a0', '#c8a8ff'] as const

function flag(brush: Brush, floor: number, x: number, y: number, size = 1) {
  brush.slab(x - 13 * size, y - 12 * size, 26 * size, 22 * size, 6 * size, FLOOR_COLORS[floor]!, 3)
  digits(brush, floor, x, y - 1, 13 * size, PAINT.ink)
}

export const liftArt: ShopArt<Lift> = {
  wall: '#7a8fd0',
  counter: '#4a5aa0',
  order: () => undefined,
  room(brush, { left, right, top, bottom }) {
    brush.round(left - 20, top - 20, right - left + 40, bottom - top + 40, 0, '#3a4a86')
    for (let floor = 0; floor < FLOORS; floor++) {
      const y = floorY(floor)
      brush.round(left - 20, y - 42, right - left + 40, 68, 0, FLOOR_COLORS[floor]!, 0.26)
      brush.slab(left - 20, y + 26, right - left + 40, 6, 0, '#e8dcc0', 5)
      brush.slab(316, y - 22, 40, 48, 6, '#8a5f48', 3)
      brush.disc(348, y + 4, 3, PAINT.sun)
    }
    brush.round(164, floorY(FLOORS - 1) - 46, 84, FLOORS * 74 + 14, 10, '#1c2550')
  },
  guests(brush, { seats }) {
    for (const [floor, guest] of seats.entries()) {
      if (!guest) continue
      const { x, y } = lift.seatAt!(floor)
      drawGuest(brush, guest, x, y - 10, 0.72)
      brush.slab(x - 78, y - 24, 44, 36, 12, '#ffffff', 4)
      flag(brush, guest.wish[0]!, x - 56, y - 6)
      drawPatience(brush, guest, x, y - 36, 44)
    }
  },
  desk(brush, { desk, tick }) {
    const y = floorY(desk.at)
    for (let floor = 0; floor < FLOORS; floor++) flag(brush, floor, 282, floorY(floor) + 6, 0.9)
    brush.line([206, floorY(FLOORS - 1) - 46, 206, y - 34], 3, '#93a4d8')
    brush.slab(168, y - 36, 76, 62, 9, '#ffe6a8', 6)
    brush.round(174, y - 30, 64, 50, 6, '#5a3f6a')
    for (const [index, guest] of desk.riders.entries()) {
      drawGuest(brush, { ...guest, age: 99 }, 186 + index * 20, y - 4, 0.5)
      flag(brush, guest.wish[0]!, 186 + index * 20, y - 24, 0.62)
    }
    if (desk.at !== desk.goal) brush.ring(206, floorY(desk.goal), 14 + (tick % 30) / 6, 3, PAINT.lagoon, 0.8)
  },
}

export const weighArt: ShopArt<Ice> = {
  wall: '#c0ecf5',
  counter: '#2f8fb0',
  order(brush, { wish: [sum = 0] }, x, y) {
    brush.at(x - 20, y, 0, () => fish(brush, 5), 0.8)
    digits(brush, sum, x + 20, y, 24, PAINT.ink)
  },
  desk(brush, { desk }) {
    const weight = weightOf(desk)
    brush.slab(120, 172, 160, 58, 16, '#93a4bd', 9)
    brush.slab(160, 182, 80, 38, 10, '#12323f', 4)
    digits(brush, weight, 200, 201, 26, PAINT.lagoon)
    brush.slab(12, 246, 292, 146, 22, '#dff6ff', 8)
    for (const [index, heavy] of desk.fish.entries()) {
      const { x, y } = weigh.stations[index]!
      const isOn = desk.on[index]!
      brush.puck(x, y, 29, isOn ? PAINT.sun : '#b8e6f5', isOn ? 2 : 6)
      brush.at(x, y - 6, -0.2, () => fish(brush, heavy), 0.95)
      digits(brush, heavy, x, y + 17, 14, PAINT.ink)
    }
    const { x, y } = weigh.stations.at(-1)!
    brush.slab(x - 34, y - 30, 68, 58, 10, '#a8763a', 7)
    brush.arc(x, y - 2, 15, -2.4, 2.2, 5, '#fff4dc')
    brush.shape([x + 2, y + 18, x - 14, y + 20, x - 8, y + 6], '#fff4dc')
  },
}

const THINGS = ['#a8703f', '#d84f4f', '#3f8fb0', '#d8a83f'] as const

export const benchArt: ShopArt<Bench> = {
  wall: '#d8d0a0',
  counter: '#7a6a3a',
  order: (brush, { wish }, x, y) =>
    inRow(brush, wish.length, [x, y], (index) => tool(brush, wish[index]!), 27),
  desk(brush, { desk, seats, tick }) {
    for (const [seat, guest] of seats.entries()) {
      const { x } = seatPlace(bench as Shop, seat)
      brush.slab(x - 40, 168, 80, 84, 14, '#b89058', 8)
      if (!guest) continue
      const shiver = guest.busy > 0 ? Math.sin(tick * 0.8) * 2 : 0
      broken(brush, guest.look, x + shiver, 206)
      if (guest.busy === 0) continue
      brush.at(x + 16, 186 + Math.sin(tick * 0.3) * 5, 0, () => tool(brush, guest.wish[0]!), 0.9)
      brush.arc(
        x,
        208,
        33,
        -Math.PI / 2,
        -Math.PI / 2 + Math.PI * 2 * (1 - guest.busy / TOOL_TICKS[guest.wish[0]!]!),
        5,
        PAINT.palm,
      )
    }
    for (const [kind, { x, y }] of bench.stations.entries()) {
      const isAway = desk.away[kind]! > 0
      station(brush, x, y - (desk.picked === kind ? 8 : 0), () => !isAway && tool(brush, kind), {
        radius: 35,
        scale: 1.5,
        color: desk.picked === kind ? PAINT.sun : isAway ? '#8a8468' : '#fff4dc',
      })
    }
  },
}

/** A stool, a kettle, a boat, a clock: what came to be mended. */
function broken(brush: Brush, look: number, x: number, y: number) {
  const color = THINGS[look % 4]!
  if (look % 4 === 0) {
    for (const side of [-1, 1]) brush.line([x + side * 14, y, x + side * 18, y + 28], 6, '#7a4a26')
    brush.slab(x - 24, y - 8, 48, 14, 7, color, 5)
  } else if (look % 4 === 1) {
    brush.ball(x, y + 4, 20, color)
    brush.line([x + 16, y, x + 30, y - 12], 6, color)
    brush.arc(x, y - 10, 14, Math.PI, Math.PI * 2, 4, PAINT.ink)
  } else if (look % 4 === 2) {
    brush.shape([x - 28, y + 4, x + 28, y + 4, x + 16, y + 22, x - 16, y + 22], color)
    brush.shape([x, y - 26, x, y, x + 20, y], '#ffffff')
  } else {
    brush.puck(x, y + 2, 23, color, 5)
    brush.disc(x, y + 2, 17, '#fffaf0')
    brush.line([x, y + 2, x, y - 9], 3, PAINT.ink)
    brush.line([x, y + 2, x + 8, y + 6], 3, PAINT.ink)
  }
}
