import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { dragColumns } from '#kit/game/micro/touch.ts'
import { ME_Y, rules, screenY, type RugbyState, type Tackler } from '../plays/rugby.ts'
import { player, shade, SLIP, tries, type CourtScene } from './court-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 110, zoom: 1.5, tilt: -5, aside: 0, above: -70 }

const STRIPE = 90

function tackler(brush: Brush, man: Tackler, y: number, seconds: number) {
  if (man.dive > 0) {
    shade(brush, man.x, y + 14, 24)
    brush.at(man.x, y, man.vx >= 0 ? 1.2 : -1.2, () => {
      brush.round(-12, -16, 24, 32, 10, PAINT.sky)
      brush.line([-8, -14, -12, -34], 6, '#c98a55')
      brush.line([8, -14, 12, -34], 6, '#c98a55')
      brush.ball(0, -22, 10, '#d99a63')
    })
    return
  }
  player(brush, man.x, y + Math.sin(seconds * 16 + man.at) * 2, PAINT.sky, { lift: 0.5 })
}

function posts(brush: Brush, y: number) {
  brush.line([20, y, 380, y], 8, '#ffffff', 0.95)
  for (const x of [150, 250]) brush.line([x, y, x, y - 96], 7, '#fff4dc')
  brush.line([150, y - 38, 250, y - 38], 6, '#fff4dc')
}

export const scene: CourtScene<RugbyState> = {
  rules,
  backdrop: 'plain',
  controls: () => dragColumns((state) => (state as RugbyState).x),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 10 },
    dive: { sound: 'move', pitch: -5 },
    try: { sound: 'win', sparks: PAINT.amber, count: 60, quake: 6 },
    slip: SLIP,
  },
  hero: ({ x }) => ({ x, y: ME_Y }),
  draw(state, brush, look) {
    const [left, width] = [look.left - 40, look.right - look.left + 80]
    brush.round(left, look.top - 40, width, look.bottom - look.top + 80, 0, '#2f8f45')
    const first = Math.floor((state.far - 400) / STRIPE)
    for (let stripe = first; stripe < first + 13; stripe++) {
      const y = screenY(state, stripe * STRIPE)
      if (stripe % 2 === 0) brush.round(left, y - STRIPE, width, STRIPE, 0, '#37a04e')
      brush.line([20, y, 380, y], 2, '#ffffff', 0.25)
    }
    for (const x of [14, 386]) brush.line([x, look.top - 20, x, look.bottom + 20], 5, '#ffffff', 0.8)
    const line = screenY(state, state.line)
    if (line > look.top - 40) posts(brush, line)
    if (state.lines > 0) {
      const passed = screenY(state, state.line - 2300)
      if (passed < look.bottom + 100) posts(brush, passed)
    }
    const seconds = look.calm ? 0 : look.seconds
    for (const man of state.men) if (!man.isPast) tackler(brush, man, screenY(state, man.at), seconds)
    const isFaint = state.dazed > 0 && state.tick % 10 < 5 && !look.calm
    if (!isFaint) {
      player(brush, state.x, ME_Y + Math.sin(seconds * 18) * 2, PAINT.coral, { size: 1.15, lean: state.lean })
      brush.at(state.x + 16, ME_Y + 4, 0.7, () => {
        brush.leaf(0, 0, 30, 18, '#e9c27a', 0)
        brush.line([-6, 0, 6, 0], 2, '#5a3018')
      })
    }
    for (const man of state.men) if (man.isPast) tackler(brush, man, screenY(state, man.at), seconds)
    tries(brush, look, state.lamps)
  },
}
