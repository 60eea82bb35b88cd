import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { seaArt } from '../art/sea-art.ts'
import { USUAL } from '../feel.ts'
import { blastOf, rules, type Beacon } from '../rules/beacon.ts'
import type { Scene } from '../scene.ts'

export const tower = (brush: Brush, x: number, y: number, turn: number) => {
  brush.disc(x, y + 8, 46, '#1d4d5e', 0.7)
  brush.disc(x, y + 5, 42, '#b08a52')
  brush.disc(x, y, 40, '#f0d79a')
  brush.disc(x - 24, y + 14, 8, '#5fae5a')
  brush.disc(x + 26, y - 12, 9, '#5fae5a')
  brush.puck(x, y, 24, PAINT.shell, 8)
  brush.ring(x, y, 18, 6, PAINT.coral)
  brush.at(x, y, turn, () => brush.slab(-5, -32, 10, 26, 4, '#33405f', 3))
  brush.puck(x, y, 11, PAINT.amber, 4)
  brush.disc(x, y, 6, '#fffbe0')
}

export const scene: Scene<Beacon> = {
  rules,
  pictures: seaArt,
  backdrop: { kind: 'sea' },
  feel: {
    ...USUAL,
    launch: { sound: 'shoot', sparks: ['#fffbe0', PAINT.amber], count: 6, quake: 2 },
    splash: { sound: 'bounce', pitch: -6, sparks: ['#ffffff', '#bfe9ff', PAINT.sky], count: 16, quake: 4 },
  },
  hero: '',
  coach: ({ hero: { x, y } }) => [{ x: x + 90, y: y - 130 }],
  thing(one, { brush, stamp }) {
    if (one.kind !== 'shell') return false
    // It flies high in the middle of its way: larger, and far above its shadow.
    const k = one.t / one.a
    const high = 4 * k * (1 - k)
    brush.disc(one.x, one.y, 7, '#001018', 0.3)
    stamp('shell', one.x, one.y - high * 46, 0, 0.9 + high * 0.7)
    return true
  },
  under({ hero, tick, end }, { brush }, { calm }) {
    const turn = calm ? 0.6 : tick * 0.012
    const [x, y] = [220, 250]
    for (const wide of [0.26, 0.15]) {
      const reach = 520
      brush.shape(
        [
          x,
          y,
          x + Math.cos(turn - wide) * reach,
          y + Math.sin(turn - wide) * reach,
          x + Math.cos(turn + wide) * reach,
          y + Math.sin(turn + wide) * reach,
        ],
        '#ffe7ad',
        end ? 0 : 0.1,
      )
    }
    tower(brush, x, y, hero.turn)
  },
  over(state, { brush }) {
    const blast = blastOf(state)
    for (const shell of state.shots) {
      const left = 1 - shell.t / shell.a
      const [x, y] = [shell.x + shell.vx * (shell.a - shell.t), shell.y + shell.vy * (shell.a - shell.t)]
      brush.ring(x, y, blast * (0.5 + left * 0.5), 2.5, '#ffffff', 0.55)
    }
  },
}
