import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { BOTTOM_Y, hookPlace, lineX, rules, TOP_Y, type LinesState } from '../verbs/tangled-lines.ts'
import { clock, judged, SLIP, timeLeft, tries, type SchoolScene } from './school.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 20, zoom: 1.4, tilt: -5, aside: -90, above: 110 }

export const scene: SchoolScene<LinesState> = {
  rules,
  backdrop: 'deep',
  wakes: true,
  controls: () =>
    tapSpots((state) => {
      const { lines } = state as LinesState
      return Array.from({ length: lines }, (_, place) => hookPlace(place, lines))
    }, 48),
  feel: { score: { sound: 'score', sparks: PAINT.sun, count: 16 }, slip: SLIP },
  hero: ({ rod, lines }) => ({ x: lineX(rod, lines), y: TOP_Y }),
  still(brush, look) {
    brush.round(look.left - 20, 48, look.right - look.left + 40, 14, 0, '#8a5a34')
    brush.round(look.left - 20, 44, look.right - look.left + 40, 7, 0, '#e0b070')
  },
  draw(state, brush, look) {
    const shown = state.verdict > 0 || state.over
    // The wanted line is drawn last once the answer is known.
    for (let line = 0; line < state.lines; line++) if (line !== state.rod) rope(brush, state, line, '#e6d3a4')
    rope(brush, state, state.rod, shown ? PAINT.sun : '#e6d3a4')
    const tug = look.calm ? 0 : Math.sin(look.seconds * 6) * 3
    for (let place = 0; place < state.lines; place++) {
      const pulls = place === state.rod
      const x = lineX(place, state.lines)
      if (pulls) brush.glow(x, TOP_Y - 8, 40, PAINT.coral)
      brush.ball(x, TOP_Y - 8 + (pulls ? tug : 0), pulls ? 17 : 10, pulls ? PAINT.coral : '#8795b5')
      if (pulls) brush.star(x, TOP_Y - 8 + tug, 9, '#ffffff')
    }
    const right = state.levels.at(-1)!.indexOf(state.rod)
    for (let place = 0; place < state.lines; place++) {
      const { x, y } = hookPlace(place, state.lines)
      const how = judged(state, place, right)
      if (how === 'right') brush.glow(x, y, 56, '#fff2b0')
      clam(
        brush,
        x,
        y,
        how === 'wrong' ? '#b8403a' : how === 'faded' ? '#5a6a8a' : '#ff9fc6',
        how === 'right',
      )
    }
    clock(brush, 18, timeLeft(state), 250)
    tries(brush, look, state)
  },
}

/** A smooth line from place to place; a dark edge shows which one is above. */
function rope(brush: Brush, { levels, lines }: LinesState, line: number, color: string) {
  const points: number[] = []
  const high = (BOTTOM_Y - TOP_Y) / (levels.length - 1)
  for (let level = 0; level < levels.length - 1; level++) {
    const from = lineX(levels[level]!.indexOf(line), lines)
    const to = lineX(levels[level + 1]!.indexOf(line), lines)
    for (let step = 0; step < 8; step++) {
      const k = step / 8
      points.push(from + (to - from) * k * k * (3 - 2 * k), TOP_Y + (level + k) * high)
    }
  }
  points.push(lineX(levels.at(-1)!.indexOf(line), lines), BOTTOM_Y + 8)
  brush.line(points, 10, '#06203a', 0.75)
  brush.line(points, 5, color)
}

/** A clam at the end of a line; the right one opens on its pearl. */
function clam(brush: Brush, x: number, y: number, color: string, open: boolean) {
  const gape = open ? 12 : 0
  brush.round(x - 22, y + 2, 44, 20, 10, color)
  if (open) brush.ball(x, y + 1, 9, '#ffffff')
  brush.arc(x, y - gape, 12, Math.PI, Math.PI * 2, 20, color)
  for (const rib of [-10, 0, 10])
    brush.line([x + rib, y - 16 - gape, x + rib * 0.6, y - 3 - gape], 2.4, '#ffffff', 0.5)
}
