import { PAINT } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { BELT_Y, MAGNET_Y, rules, type MagnetState } from '../verbs/magnet-pull.ts'
import { bar, thorny } from './pieces.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 128, zoom: 1.55, tilt: -5, aside: 0, above: 95 }

export const scene: Scene<MagnetState> = {
  rules,
  backdrop: 'sea',
  waterline: 270,
  feel: {
    on: { sound: 'boost', count: 0 },
    hot: { sound: 'bad', sparks: PAINT.coral, count: 16 },
    score: { sound: 'coin', sparks: PAINT.sun },
    bonus: { sound: 'coin', pitch: 7 },
  },
  hero: ({ x }) => ({ x, y: MAGNET_Y }),
  draw(state, brush, look) {
    const wide = look.right - look.left + 80
    brush.round(look.left - 40, BELT_Y + 32, wide, look.bottom - BELT_Y + 40, 0, '#20344f')
    brush.slab(look.left - 40, BELT_Y + 18, wide, 15, 0, '#7f8fb5', 10)
    const roll = (state.tick * 1.6) % 51
    for (let x = Math.floor(look.left / 51) * 51; x < look.right + 40; x += 51)
      brush.line([x - roll, BELT_Y + 20, x - roll - 8, BELT_Y + 31], 3, '#3c4a6b')
    brush.line([look.left - 40, 36, look.right + 40, 36], 10, '#33456b')
    brush.line([look.left - 40, 33, look.right + 40, 33], 3, '#7f8fb5')
    const on = state.last === 1 && !state.burnt
    if (on) field(brush, state)
    for (const { x, y, kind } of state.scraps) {
      if (x > look.right + 40) continue
      if (kind === 'mine') thorny(brush, x, y, 13, '#3a3350', state.tick * 0.02)
      else shell(brush, x, y, kind === 'gold' ? PAINT.sun : PAINT.pink)
      if (kind === 'mine') brush.disc(x, y, 5, PAINT.coral)
    }
    if (!state.over) magnet(brush, state, on)
    bar(brush, state.x, 8, 70, state.oil, state.oil < 0.3 ? PAINT.coral : PAINT.lagoon)
  },
}

function field(brush: Parameters<Scene['draw']>[1], { x, tick }: MagnetState) {
  brush.shape(
    [x - 30, MAGNET_Y + 16, x + 30, MAGNET_Y + 16, x + 74, BELT_Y + 16, x - 74, BELT_Y + 16],
    PAINT.lagoon,
    0.16,
  )
  for (let wave = 0; wave < 4; wave++) {
    const k = 1 - ((tick * 0.02 + wave / 4) % 1)
    brush.line(
      [x - 26 - k * 44, MAGNET_Y + 26 + k * 200, x + 26 + k * 44, MAGNET_Y + 26 + k * 200],
      4,
      PAINT.lagoon,
      0.5 * (1 - k) + 0.1,
    )
  }
}

function shell(brush: Parameters<Scene['draw']>[1], x: number, y: number, color: string) {
  if (color === PAINT.sun) brush.glow(x, y, 30, color)
  brush.puck(x, y, 13, color, 4)
  for (const rib of [-7, 0, 7]) brush.line([x + rib * 0.4, y + 9, x + rib, y - 9], 2.4, '#ffffff', 0.55)
}

function magnet(brush: Parameters<Scene['draw']>[1], { x, heat, burnt }: MagnetState, on: boolean) {
  brush.line([x, 36, x, MAGNET_Y - 26], 5, '#7f8fb5')
  brush.puck(x, 36, 12, PAINT.amber, 4)
  const color = burnt ? '#5c4a5a' : PAINT.coral
  brush.arc(x, MAGNET_Y, 25, Math.PI, Math.PI * 2, 17, '#8f2f3c')
  brush.arc(x, MAGNET_Y - 3, 25, Math.PI, Math.PI * 2, 15, color)
  for (const side of [-25, 25]) {
    brush.line([x + side, MAGNET_Y - 2, x + side, MAGNET_Y + 12], 15, color)
    brush.round(x + side - 8, MAGNET_Y + 12, 16, 12, 3, on ? PAINT.sun : PAINT.shell)
  }
  if (heat > 0.05) bar(brush, x, MAGNET_Y - 48, 54, heat, heat > 0.7 ? PAINT.coral : PAINT.amber)
}
