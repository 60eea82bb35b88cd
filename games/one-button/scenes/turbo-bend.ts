import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { halfRoad, KART_Y, roadX, rules, slideOf, type TurboState } from '../verbs/turbo-bend.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 120, zoom: 1.6, tilt: -6, aside: 0, above: -40 }

const STEP = 20

export const scene: Scene<TurboState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  feel: { slide: { sound: 'slice', sparks: PAINT.sand, count: 5 } },
  hero: ({ x }) => ({ x, y: KART_Y }),
  trail: '#ffd9a0',
  draw(state, brush, look) {
    const [left, wide] = [look.left - 20, look.right - look.left + 40]
    brush.round(left, look.top - 20, wide, look.bottom - look.top + 40, 0, '#2f8f5a')
    meadow(brush, state, look)
    road(brush, state, look)
    if (!state.over) kart(brush, state)
  },
}

const wayAt = (state: TurboState, y: number) => state.way + KART_Y - y

function meadow(brush: Brush, state: TurboState, look: Look) {
  const first = Math.floor((wayAt(state, look.bottom) - 60) / 60)
  const last = Math.ceil((wayAt(state, look.top) + 60) / 60)
  for (let row = first; row < last; row++) {
    const y = KART_Y - (row * 60 - state.way)
    const x = ((row * 137) % 420) + (row % 2 ? -20 : 10)
    brush.disc(x, y + 6, 22, '#1f6a45')
    brush.disc(x, y, 20, row % 3 ? '#3fae6a' : '#57c46a')
    brush.disc(x - 6, y - 7, 7, '#ffffff', 0.18)
    if (row % 3 === 0) brush.disc(x + 7, y + 2, 4, PAINT.pink)
  }
}

function road(brush: Brush, state: TurboState, look: Look) {
  const half = halfRoad(state)
  const lefts: number[] = []
  const rights: number[] = []
  for (let y = look.bottom + STEP; y > look.top - STEP; y -= STEP) {
    const x = roadX(state, wayAt(state, y))
    lefts.push(x - half, y)
    rights.unshift(x + half, y)
  }
  brush.shape([...lefts, ...rights], '#d9a860')
  brush.line(lefts, 9, '#fff3d6')
  brush.line(rights, 9, '#fff3d6')
  const first = Math.floor(wayAt(state, look.bottom) / 44)
  for (let mark = first; mark < first + 14; mark++) {
    const y = KART_Y - (mark * 44 - state.way)
    brush.disc(roadX(state, mark * 44), y, 4, '#b8803f', 0.7)
  }
  for (const bend of state.bends) {
    const y = KART_Y - (bend.from - state.way)
    if (y < look.top - 20 || y > look.bottom) continue
    const side = bend.next > bend.x ? 1 : -1
    const x = bend.x - side * (half + 24)
    brush.slab(x - 15, y - 15, 30, 26, 6, PAINT.coral, 5)
    brush.shape([x - side * 6, y - 10, x + side * 9, y - 2, x - side * 6, y + 6], '#ffffff')
  }
}

function kart(brush: Brush, state: TurboState) {
  const { x, vx, charge, boost, last } = state
  const turn = last ? slideOf(state) * (0.3 + charge * 0.35) : vx * 0.05
  const sparks = charge > 0.95 ? PAINT.orchid : charge > 0.55 ? PAINT.amber : '#fff6d6'
  brush.at(x, KART_Y, turn, () => {
    brush.round(-20, -24, 40, 56, 12, '#3a2412', 0.35)
    for (const [wx, wy] of [
      [-19, -16],
      [19, -16],
      [-20, 20],
      [20, 20],
    ] as const)
      brush.round(wx - 6, wy - 10, 12, 20, 4, PAINT.ink)
    brush.shape([-8, -36, 8, -36, 17, -6, 17, 26, -17, 26, -17, -6], '#a3262f')
    brush.shape([-7, -38, 7, -38, 15, -8, 15, 22, -15, 22, -15, -8], PAINT.coral)
    brush.line([0, -34, 0, -12], 6, PAINT.shell)
    brush.disc(0, 6, 12, '#c08a2c')
    brush.disc(-1, 4, 10, PAINT.sun)
    if (boost > 0)
      for (const side of [-8, 8]) brush.leaf(side, 44, 34 + boost * 24, 12, PAINT.amber, Math.PI / 2)
    if (last && charge > 0.2)
      for (const side of [-20, 20]) brush.star(side, 36, 7 + charge * 6, sparks, state.tick * 0.4)
  })
}
