import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { HOME, rules, type TideState } from '../verbs/tide-runner.ts'
import { bar } from './pieces.ts'
import { palm } from './places.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 70, zoom: 1.5, tilt: -5, aside: 60, above: 20 }

const FEET_Y = 258

export const scene: Scene<TideState> = {
  rules,
  backdrop: 'sea',
  waterline: 120,
  feel: {
    wave: { sound: 'deal', pitch: -8, count: 0 },
    score: { sound: 'pop', sparks: PAINT.sun, count: 10 },
  },
  hero: ({ x }) => ({ x, y: FEET_Y - 18 }),
  draw(state, brush, look) {
    const low = look.bottom + 40
    brush.shape(
      [look.left - 20, 196, 420, 226, look.right + 20, 230, look.right + 20, low, look.left - 20, low],
      '#d8b070',
    )
    brush.shape(
      [look.left - 20, 200, 420, 230, look.right + 20, 234, look.right + 20, low, look.left - 20, low],
      '#ecc88a',
    )
    palm(brush, look.left + 26, 240, 130, 0.22)
    const wet = Math.min(state.edge, 360)
    brush.shape([wet, 230, look.right + 20, 234, look.right + 20, low, wet - 60, low], '#b8905a', 0.5)
    for (let dot = 0; dot < 14; dot++)
      brush.disc(((dot * 83) % 400) + 10, 300 + ((dot * 57) % 110), 3 + (dot % 3), '#c09a5c', 0.6)
    for (const { x, kind } of state.food) bite(brush, x, kind)
    sandpiper(brush, state)
    bar(brush, state.x, FEET_Y - 70, 44, state.belly, state.belly > 0.3 ? PAINT.palm : PAINT.coral)
    sea(brush, state, look.right + 30, low)
    brush.round(HOME - 22, FEET_Y + 8, 40, 8, 4, '#ffffff', 0.35)
  },
}

/** The water with three hems of foam; a wave on its way has a crest. */
function sea(brush: Brush, { edge, coming, tick }: TideState, right: number, low: number) {
  const hem = (shift: number) => {
    const points: number[] = []
    for (let step = 0; step <= 8; step++)
      points.push(edge + shift - step * 7 + Math.sin(tick * 0.06 + step * 1.3) * 5, 222 + step * 26)
    return points
  }
  const front = hem(0)
  brush.shape([...front, front.at(-2)!, low, right, low, right, 222], '#1f8fb8', 0.82)
  brush.shape([...hem(34), front.at(-2)! + 30, low, right, low, right, 222], '#17709c', 0.6)
  brush.line(hem(38), 4, '#ffffff', 0.35)
  brush.line(front, coming ? 11 : 6, '#ffffff', 0.9)
  if (coming) brush.line(hem(13), 7, '#bff4ff', 0.7)
}

function bite(brush: Brush, x: number, kind: 0 | 1 | 2) {
  const y = FEET_Y
  if (kind === 2) {
    brush.glow(x, y, 22, PAINT.shell)
    brush.ball(x, y, 10, PAINT.shell)
  } else if (kind === 1) {
    brush.ball(x, y, 9, PAINT.coral)
    for (const side of [-1, 1]) brush.line([x + side * 6, y + 4, x + side * 13, y + 9], 3, '#a32f3c')
  } else {
    brush.shape([x - 10, y + 6, x, y - 10, x + 10, y + 6], PAINT.pink)
    brush.line([x, y - 7, x, y + 5], 2, '#ffffff', 0.6)
  }
}

function sandpiper(brush: Brush, { x, pace, tick }: TideState) {
  const way = pace >= 0 ? 1 : -1
  const still = Math.abs(pace) < 0.3 || (x <= HOME && pace < 0)
  const step = still ? 0 : Math.sin(tick * 0.9) * 9
  const y = FEET_Y - 24
  brush.round(x - 16, FEET_Y + 7, 32, 7, 3, '#000000', 0.2)
  brush.line([x - 3, y + 10, x - 3 + step, FEET_Y + 8], 3.4, PAINT.amber)
  brush.line([x + 3, y + 10, x + 3 - step, FEET_Y + 8], 3.4, PAINT.amber)
  brush.shape([x - way * 26, y - 5, x - way * 8, y - 10, x - way * 6, y + 8], '#8a6238')
  brush.ball(x, y, 15, '#fff4dc')
  brush.shape([x - way * 18, y - 4, x + way * 8, y - 12, x + way * 2, y + 6], '#a8743f')
  brush.ball(x + way * 12, y - 14, 9, '#fff4dc')
  brush.line([x + way * 19, y - 13, x + way * 34, y - 8], 3.4, PAINT.ink)
  brush.disc(x + way * 15, y - 16, 2.2, PAINT.ink)
}
