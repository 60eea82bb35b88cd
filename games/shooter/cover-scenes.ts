import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Painter } from './art/picture.ts'
import { CRATE, SOLID } from './rules/maze.ts'
import { tower } from './scenes/beacon.ts'
import { castle } from './scenes/duel.ts'
import { coralRing } from './scenes/rings.ts'
import { block } from './scenes/tanks.ts'
import type { Kind } from './definitions.ts'

const beam = (brush: Brush, points: readonly number[], color: string) => {
  brush.line(points, 16, color, 0.3)
  brush.line(points, 7, '#fffbe0')
}

/** One moment of each game on a picture of 400 × 400. */
export const covers: Readonly<Record<Kind, (painter: Painter) => void>> = {
  storm({ brush, stamp }) {
    brush.round(-30, 330, 220, 44, 22, '#ffffff', 0.12)
    brush.round(250, 210, 240, 40, 20, '#ffffff', 0.1)
    stamp('boss', 236, 88, 0.08, 2)
    for (const [x, y] of [
      [60, 190],
      [110, 250],
      [330, 232],
      [300, 300],
      [376, 310],
    ] as const)
      stamp('spark', x, y, 0, 2)
    beam(brush, [176, 244, 196, 190], PAINT.amber)
    beam(brush, [206, 252, 226, 198], PAINT.amber)
    stamp('glider', 170, 314, 0.3, 2.7)
    stamp('power', 346, 360, 0, 1.5)
  },
  lantern({ brush, stamp }) {
    brush.disc(210, 220, 170, '#ffe7ad', 0.1)
    brush.disc(210, 220, 110, '#ffe7ad', 0.14)
    for (const [x, y, size] of [
      [60, 70, 2.2],
      [330, 60, 2.6],
      [50, 330, 2.4],
      [370, 300, 2.2],
    ] as const)
      stamp('wisp', x, y, 0, size)
    stamp('urchin', 200, 44, 0.3, 2)
    beam(brush, [262, 158, 300, 106], PAINT.amber)
    stamp('pearl', 110, 200, 0, 1.6)
    stamp('pearl', 300, 370, 0, 1.6)
    stamp('boat', 208, 226, 0.6, 3.2)
  },
  crabs({ brush, stamp }) {
    brush.round(-20, 352, 440, 70, 0, '#f4dca0', 0.5)
    stamp('crab', 60, 60, 0.1, 2)
    stamp('drummer', 330, 70, -0.1, 2)
    stamp('parasol', 185, 170, -0.08, 4.2)
    beam(brush, [60, 260, 60, 206], PAINT.sky)
    stamp('pump', 74, 342, 0, 2.3)
    stamp('pebble', 292, 300, 0, 2)
  },
  drift({ brush, stamp }) {
    stamp('berg', 300, 80, 0.3, 2.6)
    stamp('floe', 50, 70, 0.8, 2)
    stamp('floe', 352, 320, 0.2, 2.2)
    stamp('chip', 196, 86, 0, 2)
    for (const [x, y, r] of [
      [84, 340, 16],
      [56, 364, 11],
      [34, 384, 8],
    ] as const)
      brush.disc(x, y, r, '#ffffff', 0.4)
    beam(brush, [214, 206, 240, 180], PAINT.amber)
    stamp('breaker', 150, 272, -0.8, 3)
  },
  cave({ brush, stamp }) {
    const roof = [-20, 96, 60, 66, 140, 88, 230, 40, 320, 74, 420, 30]
    const floor = [-20, 318, 70, 350, 160, 322, 250, 366, 330, 330, 420, 352]
    brush.shape([...roof, 420, -20, -20, -20], '#36508c')
    brush.shape(
      [...roof.map((value, index) => (index % 2 ? value - 14 : value)), 420, -20, -20, -20],
      '#1d2a55',
    )
    brush.shape([...floor, 420, 420, -20, 420], '#b0657a')
    brush.shape(
      [...floor.map((value, index) => (index % 2 ? value + 14 : value)), 420, 420, -20, 420],
      '#6b3f5a',
    )
    stamp('jelly', 318, 130, 0.1, 2)
    stamp('mine', 350, 262, 0, 2)
    stamp('urchin', 84, 330, 0, 1.5)
    stamp('torpedo', 270, 206, 0.1, 2.4)
    stamp('diver', 144, 200, 0.06, 3)
  },
  duel({ brush }) {
    brush.disc(306, 82, 48, '#fff4d6', 0.75)
    const land = [-20, 300, 70, 282, 130, 300, 190, 210, 250, 196, 300, 266, 420, 250]
    brush.shape([...land, 420, 420, -20, 420], '#8f5f38')
    brush.line(land, 9, '#7fcf6a')
    brush.at(78, 250, 0, () => castle(brush, { x: 0, y: 0 }, PAINT.lagoon, 1), 3.2)
    brush.at(352, 236, 0, () => castle(brush, { x: 0, y: 0 }, PAINT.coral, -1), 2)
    for (let dot = 0; dot < 6; dot++)
      brush.disc(140 + dot * 26, 150 - dot * 26 + dot * dot * 4.6, 6, '#ffffff', 0.5 + dot * 0.08)
    brush.ball(286, 150, 24, '#8a5a34')
    brush.round(-20, 366, 440, 60, 0, '#1b86b8', 0.85)
  },
  beacon({ brush, stamp }) {
    brush.shape([200, 210, 420, 20, 420, 150], '#ffe7ad', 0.25)
    brush.shape([200, 210, -20, 400, -20, 270], '#ffe7ad', 0.2)
    stamp('skiff', 66, 74, -0.1, 2.3)
    stamp('ghost', 344, 300, 0, 2)
    stamp('raft', 330, 60, 0.3, 1.8)
    stamp('skiff', 70, 350, 0, 1.9)
    brush.ring(336, 118, 34, 5, '#ffffff', 0.6)
    stamp('shell', 292, 130, 0, 1.8)
    brush.at(190, 214, 0, () => tower(brush, 0, 0, 0.8), 2.5)
  },
  tanks({ brush, stamp }) {
    brush.at(
      200,
      200,
      0.1,
      () => {
        for (const [x, y, cell] of [
          [-120, -110, SOLID],
          [-80, -110, SOLID],
          [40, -110, CRATE],
          [80, -70, SOLID],
          [-120, 30, CRATE],
          [40, 50, SOLID],
          [80, 50, SOLID],
        ] as const)
          brush.at(x, y, 0, () => block(brush, 0, 0, cell), 1)
      },
      1.9,
    )
    brush.line([160, 240, 330, 130, 236, 60], 5, '#fffbe0', 0.6)
    stamp('shell', 262, 82, 0, 2)
    stamp('hopper', 176, 60, 2.4, 2)
    stamp('tank', 132, 258, 0.98, 3.3)
  },
  gallery({ brush, stamp }) {
    for (let stripe = 0; stripe < 5; stripe++) {
      const color = stripe % 2 === 0 ? PAINT.coral : PAINT.shell
      brush.round(stripe * 84 - 10, -20, 84, 90, 0, color)
      brush.disc(stripe * 84 + 32, 70, 42, color)
    }
    for (const y of [238, 366]) brush.slab(-20, y, 440, 24, 4, '#a8693c', 10)
    stamp('bottle', 70, 196, 0, 2)
    stamp('gold', 336, 186, 0.2, 1.9)
    stamp('duck', 192, 300, -0.05, 4.2)
    stamp('clock', 350, 340, 0, 1.6)
    brush.ring(196, 296, 60, 8, '#ffffff', 0.85)
    brush.line([196, 216, 196, 248], 8, '#ffffff', 0.85)
    brush.line([276, 296, 244, 296], 8, '#ffffff', 0.85)
  },
  stern({ brush, stamp }) {
    brush.shape([262, 128, -30, 250, 60, 430], PAINT.sun, 0.22)
    beam(brush, [206, 190, 176, 222], PAINT.amber)
    beam(brush, [160, 240, 130, 272], PAINT.amber)
    stamp('shark', 96, 306, 0.8, 2.9)
    stamp('shark', 36, 150, 1.3, 2)
    stamp('eel', 250, 356, 0.2, 2.3)
    stamp('pearl', 352, 300, 0, 2.2)
    stamp('sternboat', 272, 124, -0.8, 3.1)
  },
  flotilla({ brush, stamp }) {
    const train = [300, 96, 226, 120, 160, 164, 124, 232, 150, 300, 222, 334]
    brush.line(train, 8, PAINT.sand)
    for (let at = train.length - 2; at >= 2; at -= 2) stamp('fleet', train[at]!, train[at + 1]!, 0, 1.9)
    stamp('wisp', 326, 268, 0, 2.4)
    stamp('wisp', 50, 70, 0, 2)
    beam(brush, [246, 322, 288, 296], PAINT.amber)
    stamp('tug', 306, 92, 1.25, 3)
  },
  stopped({ brush, stamp }) {
    brush.disc(200, 200, 176, '#e8cf9a', 0.28)
    brush.ring(200, 200, 176, 14, '#e0a83f')
    for (const [x, y] of [
      [200, 56],
      [344, 200],
      [200, 344],
      [56, 200],
    ] as const)
      brush.disc(x, y, 13, '#fff4dc', 0.8)
    brush.line([200, 200, 112, 116], 14, '#fff4dc', 0.9)
    for (const [x, y] of [
      [250, 126],
      [290, 92],
      [104, 262],
    ] as const) {
      brush.line([x, y, x + 40, y - 34], 6, PAINT.pink, 0.5)
      stamp('spark', x, y, 0, 2)
    }
    stamp('cog', 348, 40, 0.2, 2.2)
    stamp('fan', 46, 340, 0.3, 2)
    stamp('runner', 214, 236, -0.7, 3.6)
  },
  rings({ brush, stamp }) {
    brush.disc(200, 168, 74, '#ffe9a8', 0.9)
    brush.round(-20, 176, 440, 240, 0, '#2f6fa0')
    for (const y of [196, 228, 278, 350]) brush.line([-20, y, 420, y], y / 50, '#9fe2ff', 0.45)
    coralRing(brush, 208, 148, 0.7, PAINT.coral)
    stamp('rock', 66, 212, 0, 1.1)
    stamp('moth', 318, 96, 0, 1.7)
    coralRing(brush, 196, 214, 2.5, PAINT.sun)
    stamp('swift', 208, 262, 0.16, 2.7)
  },
  serpent({ brush, stamp }) {
    for (const [x, y] of [
      [330, 330],
      [284, 362],
      [228, 366],
      [178, 340],
      [152, 292],
      [166, 240],
      [206, 204],
      [258, 182],
      [292, 140],
    ] as const)
      stamp('ring', x, y, 0, 1.9)
    stamp('soft', 362, 284, 0, 2)
    stamp('head', 282, 88, 0.5, 2.7)
    beam(brush, [60, 190, 60, 130], PAINT.amber)
    stamp('hunter', 62, 292, 0, 2.6)
  },
  hijack({ brush, stamp }) {
    brush.round(-40, 90, 240, 40, 20, '#ffffff', 0.12)
    stamp('cloud', 330, 66, 0, 2.2)
    stamp('wisp', 66, 70, 0, 1.9)
    for (const off of [-0.5, -0.25, 0, 0.25, 0.5])
      brush.at(200, 190, off, () => beam(brush, [0, -92, 0, -130], PAINT.amber))
    stamp('kite', 200, 182, 0, 2)
    brush.disc(200, 180, 62, '#d8f6ff', 0.25)
    brush.ring(200, 180, 62, 9, '#ffffff', 0.9)
    brush.disc(176, 150, 11, '#ffffff', 0.9)
    stamp('pod', 200, 318, 0, 3.3)
  },
}
