import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { isCutOut, lamps, reckoning } from '../art.ts'
import { drawRows, drawRunner, drawWay, sightOf } from '../lane-art.ts'
import { heroPlace } from '../lanes.ts'
import { type CountState, rules, STEPS } from '../runs/count-lanes.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 140, zoom: 1.5, tilt: 5, aside: 0, above: -70 }

const WAY = {
  sky: '#d8f0ff',
  beside: '#6fb58a',
  way: '#f4ead2',
  plank: '#d6c6a0',
  edge: '#5f8fd8',
}
const ARCHES = ['#3f8cff', '#1f9a6a', '#e0784a', '#a05fd0', '#c9403f', '#d09a1e'] as const

export const scene: Scene<CountState> = {
  rules,
  backdrop: 'air',
  feel: {
    swerve: { sound: 'move' },
    hurt: { sound: 'bad', sparks: PAINT.ink, count: 22, quake: 9 },
  },
  hero: heroPlace,
  draw(state, brush, look) {
    drawWay(brush, look, state, WAY)
    drawRows(
      brush,
      state,
      (cell) => arch(brush, cell, isCutOut(look)),
      () => {
        drawRunner(brush, state, PAINT.sky)
        const { x, y } = heroPlace(state)
        if (!state.over) reckoning(brush, String(state.number), x, y - 42, 12, '#ffffff')
      },
      sightOf(look),
    )
    lamps(brush, look, state.lamps)
  },
}

/** An arch with what it asks for above and its number within; a cover has room for the number only. */
function arch(brush: Brush, cell: string, isBare: boolean) {
  const [kind = 0, value = 0] = cell.split(':').map(Number)
  const paint = ARCHES[kind]!
  const step = STEPS[kind]!
  brush.round(-48, -132, 96, 130, 18, paint)
  brush.round(-38, -96, 76, 94, 10, '#fffaf0', 0.94)
  if (!isBare) reckoning(brush, step > 0 ? `+${step}` : String(step), 0, -114, 10, '#ffffff')
  reckoning(brush, String(value), 0, -48, 20, '#22324a')
}
