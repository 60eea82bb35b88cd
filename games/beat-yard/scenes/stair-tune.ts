import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { pads } from '../controls.ts'
import { answerPlace, LAMPS, rightOf, rules, type StairState } from '../plays/stair-tune.ts'
import { boards, FEEL, garland, singer, type YardScene } from './yard.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 80, zoom: 1.3, tilt: 5, aside: 0, above: 50 }

const COLORS = [PAINT.coral, PAINT.sun, PAINT.lagoon] as const

export const scene: YardScene<StairState> = {
  rules,
  controls: () =>
    pads({
      spots: () => [1, 2, 3].map(answerPlace),
      reach: 110,
      keys: [
        ['arrowdown', 'arrowleft', '1'],
        [' ', 'enter', '2'],
        ['arrowup', 'arrowright', '3'],
      ],
    }),
  backdrop: 'air',
  feel: FEEL,
  hero: () => ({ x: 200, y: 150 }),
  draw(state, brush, look) {
    boards(brush, look, 262)
    const both = state.phase === 'shown'
    whistler(brush, 92, state.before, {
      sings: state.phase === 'second' || both,
      seconds: look.calm ? 0 : look.seconds,
      color: PAINT.orchid,
    })
    whistler(brush, 292, state.now, {
      sings: state.phase === 'answer' || both,
      seconds: look.calm ? 0 : look.seconds,
      color: PAINT.sky,
    })
    if (both) ladder(brush, state)
    const right = rightOf(state)
    for (const answer of [1, 2, 3]) {
      const { x, y } = answerPlace(answer)
      const picked = both && (answer === state.said || answer === right)
      const wrong = both && answer === state.said && !state.good
      const dim = state.phase !== 'answer' && !picked
      brush.disc(x, y + 12, 48, '#06101f', 0.3)
      if (picked && !wrong) brush.glow(x, y, 80, PAINT.sun)
      brush.puck(
        x,
        y + (picked ? 4 : 0),
        46,
        wrong ? '#8a2f3c' : dim ? '#6a5f78' : COLORS[answer - 1]!,
        picked ? 4 : 9,
      )
      sign(brush, x, y + (picked ? 4 : 0), answer)
    }
    if (state.phase === 'answer') {
      const share = Math.max(0, state.left / state.full)
      brush.round(110, 246, 180, 8, 4, '#0d0a24', 0.6)
      brush.round(110, 246, Math.max(6, 180 * share), 8, 4, share > 0.3 ? PAINT.palm : PAINT.coral)
    }
    garland(brush, look, state.lamps, LAMPS)
  },
}

/** Icon: down, level or up, in three strokes. */
function sign(brush: Brush, x: number, y: number, answer: number) {
  const ink = '#2a1a30'
  if (answer === 2) {
    brush.line([x - 18, y - 8, x + 18, y - 8], 7, ink)
    brush.line([x - 18, y + 8, x + 18, y + 8], 7, ink)
    return
  }
  const way = answer === 3 ? -1 : 1
  brush.line([x, y - way * 20, x, y + way * 16], 7, ink)
  brush.line([x - 15, y + way * 4, x, y + way * 19, x + 15, y + way * 4], 7, ink)
}

interface Voice {
  readonly sings: boolean
  readonly seconds: number
  readonly color: string
}

/** A bird on a branch; long waves are a low note, short ones a high note. */
function whistler(brush: Brush, x: number, degree: number, { sings, seconds, color }: Voice) {
  brush.line([x - 70, 214, x + 70, 208], 9, '#6b3d1c')
  brush.leaf(x + 54, 200, 30, 13, PAINT.palm, -0.6)
  brush.leaf(x - 58, 206, 28, 12, '#2f9a5a', -2.4)
  singer(brush, x - 18, 178, 24, sings ? 1 : 0, color)
  if (!sings) return
  const points: number[] = []
  const length = 46 - degree * 2.5
  for (let step = 0; step <= 36; step++) {
    const along = step * 3.6
    points.push(x - 62 + along, 110 + Math.sin((along / length) * Math.PI * 2 - seconds * 9) * 20)
  }
  brush.line(points, 5, color)
}

/** After the answer both notes are shown on one ladder. */
function ladder(brush: Brush, { before, now }: StairState) {
  const high = (degree: number) => 206 - degree * 10
  for (let rung = 0; rung <= 14; rung += 2) brush.round(178, high(rung), 44, 3, 1.5, '#ffffff', 0.25)
  brush.line([188, high(before), 212, high(now)], 4, PAINT.sun, 0.8)
  brush.ball(188, high(before), 9, PAINT.orchid)
  brush.ball(212, high(now), 9, PAINT.sky)
}
