import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { rivalPlace, rules, type DrawState } from '../verbs/quick-draw.ts'
import { SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 30, zoom: 1.9, tilt: 6, aside: 0, above: -10 }

const SPOTS = Array.from({ length: 3 }, (_, index) => rivalPlace(index))
const COATS = ['#2f6f6a', '#7a3f8a', '#b0543a'] as const

export const scene: TouchScene<DrawState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () => tapSpots(() => SPOTS, 84),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 26 },
    bonus: { sound: 'coin', sparks: PAINT.amber, count: 20 },
    bang: { sound: 'shoot', sparks: '#ffe9a8', count: 10, quake: 6 },
    twitch: { sound: 'tap', pitch: -7, count: 0 },
    draw: { sound: 'hit', pitch: 7, count: 0 },
    slip: SLIP,
  },
  hero: ({ phase, order }) => (phase === 'drawn' ? rivalPlace(order[0] ?? 1) : rivalPlace(1)),
  still(brush, look) {
    const [left, width] = [look.left - 40, look.right - look.left + 80]
    brush.round(left, look.top - 40, width, 320 - look.top, 0, '#f0a050')
    brush.disc(292, 84, 74, '#ffd98a', 0.5)
    brush.disc(292, 84, 50, '#fff0c0')
    brush.shape(
      [
        left,
        250,
        left,
        170,
        left + 60,
        150,
        left + 120,
        196,
        200,
        176,
        300,
        206,
        look.right,
        160,
        look.right + 40,
        250,
      ],
      '#c86a4a',
    )
    for (const x of [-20, 112, 262, 398]) {
      brush.round(x - 34, 150, 68, 96, 4, '#7a4428')
      brush.shape([x - 44, 152, x, 118, x + 44, 152], '#5a2f1e')
      brush.round(x - 12, 196, 24, 50, 4, '#3a1c12')
    }
    brush.round(left, 244, width, look.bottom - 200, 0, '#e0b070')
    for (let y = 268; y < look.bottom; y += 50)
      for (let x = Math.floor(left / 150) * 150; x < look.right; x += 150)
        brush.line([x + (y % 68), y, x + (y % 68) + 40, y + 3], 4, '#c89450', 0.7)
  },
  draw(state, brush, look) {
    for (let index = 0; index < 3; index++) rival(brush, state, index)
    if (state.phase === 'drawn' && state.order[0] !== undefined) {
      const { x, y } = rivalPlace(state.order[0])
      const left = 1 - state.since / state.limit
      brush.arc(x, y, 62, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * Math.max(0.02, left), 6, PAINT.coral)
      brush.line([x, y - 98, x, y - 84], 8, PAINT.coral)
      brush.disc(x, y - 73, 5, PAINT.coral)
    }
    revolver(brush, state)
    tries(brush, look, state.lamps)
  },
}

function rival(brush: Brush, state: DrawState, index: number) {
  const { x, y } = rivalPlace(index)
  const isDown = state.fallen.includes(index)
  const draws = state.phase === 'drawn' && state.order[0] === index
  const twitches = state.twitch === index
  const hat = twitches ? Math.sin(state.twitched * 0.4) * 4 : 0
  brush.round(x - 32, y + 60, 64, 14, 7, '#7a4a20', 0.45)
  brush.at(x, y + 60, isDown ? Math.min(1.4, state.since * 0.12) : 0, () => {
    brush.line([-11, -22, -14, 4], 13, '#2a2236')
    brush.line([11, -22, 14, 4], 13, '#2a2236')
    brush.shape([-24, -74, 24, -74, 30, -14, -30, -14], COATS[index]!)
    brush.round(-30, -24, 60, 9, 3, '#3a2014')
    brush.ball(0, -90, 18, '#d99a63')
    for (const side of [-6, 6]) brush.disc(side, -91, 2.4, PAINT.ink)
    brush.line([-9, -81, 0, -83, 9, -81], 4, '#3a2014')
    brush.round(-30, -108 - hat, 60, 9, 4, '#2a1a14')
    brush.round(-16, -126 - hat, 32, 22, 8, '#2a1a14')
    brush.line([-16, -108 - hat, 16, -108 - hat], 4, COATS[index]!)
    if (draws) {
      brush.line([24, -66, 40, -58, 22, -50], 9, COATS[index]!)
      brush.line([20, -52, 2, -52], 8, '#4b5b80')
      brush.disc(0, -52, 6, PAINT.ink)
      brush.disc(0, -52, 3, PAINT.coral)
    } else {
      brush.line([24, -66, 36, -42, 30, twitches ? -30 : -24], 9, COATS[index]!)
      brush.disc(30, twitches ? -28 : -20, 6, '#d99a63')
    }
    brush.line([-24, -66, -36, -42, -30, -24], 9, COATS[index]!)
  })
}

function revolver(brush: Brush, { since, phase, fallen }: DrawState) {
  const kick = phase === 'down' && fallen.length > 0 ? Math.max(0, 10 - since) : 0
  brush.at(206, 398 - kick, -kick * 0.03, () => {
    brush.round(-9, -56, 18, 52, 6, '#5a6a8a')
    brush.round(-5, -60, 10, 50, 4, '#8795b5')
    brush.round(-22, -22, 44, 26, 10, '#4b5b80')
    brush.shape([-16, 2, 16, 2, 24, 46, -12, 46], '#8a5632')
  })
}
