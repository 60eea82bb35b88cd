import { oneButton } from '#kit/game/micro/button.ts'
import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { hitAt, MOUND, pitchAt, PLATE_Y, rules, type SluggerState } from '../plays/slugger.ts'
import { ground, paneled, player, shade, SLIP, tries, type CourtScene } from './court-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 96, zoom: 2.5, tilt: -7, aside: -14, above: -44 }

function bat(brush: Brush, { swung, phase, since }: SluggerState) {
  const swing = phase === 'flight' ? Math.min(1, 0.5 + since / 8) : Math.min(1, swung / 7)
  player(brush, 148, PLATE_Y - 18, PAINT.coral, { size: 1.25, lift: 0.7, lean: swing * 0.2 })
  brush.at(166, PLATE_Y - 24, -2.2 + swing * 2.9, () => {
    brush.line([0, 0, 58, 0], 7, '#8a5a2c')
    brush.line([26, 0, 60, 0], 12, '#e0aa64')
    brush.line([30, -3, 56, -3], 3, '#fff4dc', 0.7)
  })
}

function field(brush: Brush) {
  brush.shape([200, 392, 20, 214, 200, 120, 380, 214], '#d9a15c')
  brush.shape([200, 320, 92, 216, 200, 148, 308, 216], '#3fa354')
  brush.line([200, 380, 6, 192], 3, '#ffffff', 0.7)
  brush.line([200, 380, 394, 192], 3, '#ffffff', 0.7)
  for (const [x, y] of [
    [92, 216],
    [308, 216],
    [200, 150],
  ] as const)
    brush.at(x, y, 0.785, () => brush.round(-7, -7, 14, 14, 2, '#ffffff'))
  brush.disc(MOUND.x, MOUND.y + 22, 22, '#c08a48')
  brush.shape(
    [188, PLATE_Y + 4, 212, PLATE_Y + 4, 212, PLATE_Y + 14, 200, PLATE_Y + 24, 188, PLATE_Y + 14],
    '#ffffff',
  )
}

export const scene: CourtScene<SluggerState> = {
  rules,
  backdrop: 'sea',
  waterline: 96,
  controls: oneButton,
  wakes: true,
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 22 },
    pitch: { sound: 'move' },
    crack: { sound: 'hit', pitch: 7, sparks: PAINT.amber, count: 40, quake: 12 },
    hit: { sound: 'hit', sparks: PAINT.shell, count: 12, quake: 4 },
    foul: { sound: 'bounce', pitch: -3 },
    whiff: { sound: 'slice' },
    homer: { sound: 'win', sparks: PAINT.coral, count: 60 },
    slip: SLIP,
  },
  trail: '#ffffff',
  hero: (state) => (state.phase === 'flight' ? hitAt(state) : { x: 200, y: PLATE_Y }),
  draw(state, brush, look) {
    ground(brush, look, 106, '#2f8a48', '#58b868')
    field(brush)
    for (const angle of state.fielders)
      player(brush, 200 + angle * 1.35, 150 - 12 + Math.abs(angle) * 0.16, PAINT.sky, { size: 0.6 })
    const throwing = state.phase === 'pitch' && state.since < 14
    player(brush, MOUND.x, MOUND.y, PAINT.lagoon, {
      size: 0.78,
      lift: state.phase === 'wind' ? state.since / 34 : throwing ? 1 : 0,
    })
    if (state.phase === 'pitch') {
      const ball = pitchAt(state)
      shade(brush, ball.x, Math.min(PLATE_Y + 16, ball.y + 26), ball.size)
      paneled(brush, ball.x, ball.y, ball.size, '#fffdf6', state.tick * 0.3, PAINT.coral)
      const near = Math.max(0, 1 - Math.abs(state.length - state.since) / 26)
      brush.ring(200, PLATE_Y, 14 + (1 - near) * 34, 3, '#ffffff', near * 0.8)
    }
    bat(brush, state)
    if (state.phase === 'flight') {
      const ball = hitAt(state)
      paneled(brush, ball.x, ball.y, ball.size, '#fffdf6', state.tick * 0.3, PAINT.coral)
    }
    tries(brush, look, state.lamps)
  },
}
