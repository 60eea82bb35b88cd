import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Controls } from '#kit/game/micro/mount.ts'
import { MOON, nearestOf, rules, SUN, TOWER, type TwoTone } from '../verbs/sun-and-moon-tower.ts'
import { yardScene } from './yard-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 282, zoom: 1.7, tilt: 7, aside: -60, above: -60 }

const COLORS: Readonly<Record<string, string>> = { sun: PAINT.amber, moon: '#8fa8ff' }

/** The left half is the sun, the right half the moon; so are the arrows. */
function twoSides(): Controls {
  let waiting: number[] = []
  let rested = true
  return {
    down(at) {
      waiting.push(at.x < TOWER.x ? SUN : MOON)
    },
    key(key) {
      if (key === 'ArrowLeft' || key === 'a') waiting.push(SUN)
      else if (key === 'ArrowRight' || key === 'd') waiting.push(MOON)
      else return false
      return true
    },
    input() {
      // A tick without input separates two taps, so that the rules see both.
      rested = !rested || waiting.length === 0
      return rested ? 0 : (waiting.shift() ?? 0)
    },
    draw(brush) {
      emblem(brush, 'sun', 34, 372, 17)
      emblem(brush, 'moon', 366, 372, 17)
    },
    reset() {
      waiting = []
      rested = true
    },
  }
}

function emblem(brush: Brush, kind: string, x: number, y: number, size: number) {
  const color = COLORS[kind]!
  if (kind === 'sun') {
    for (let ray = 0; ray < 8; ray++) {
      const [dx, dy] = [Math.cos((ray * Math.PI) / 4), Math.sin((ray * Math.PI) / 4)]
      brush.line(
        [x + dx * size * 0.9, y + dy * size * 0.9, x + dx * size * 1.4, y + dy * size * 1.4],
        size * 0.24,
        color,
      )
    }
    brush.ball(x, y, size, color)
    return
  }
  brush.ball(x, y, size, color)
  brush.disc(x + size * 0.42, y - size * 0.26, size * 0.7, '#1c1c48')
}

export const scene = yardScene<TwoTone>({
  rules,
  backdrop: 'plain',
  controls: twoSides,
  feel: {
    sun: { sound: 'shoot', pitch: 4 },
    moon: { sound: 'shoot', pitch: -3 },
    wrong: { sound: 'bad', pitch: 5, sparks: '#8a8f98', count: 8 },
  },
  at: () => TOWER,
  still(brush) {
    for (const [size, alpha] of [
      [196, 0.05],
      [150, 0.06],
      [100, 0.07],
    ])
      brush.disc(TOWER.x, TOWER.y, size!, '#ffffff', alpha!)
    brush.ring(TOWER.x, TOWER.y, 150, 2, '#ffffff', 0.2)
  },
  draw(state, brush, look) {
    const { foes, shots, tick } = state
    const goal = nearestOf(state)
    if (goal) brush.line([TOWER.x, TOWER.y, goal.x, goal.y], 2, COLORS[goal.kind]!, 0.4)
    brush.puck(TOWER.x, TOWER.y + 8, 34, '#6a5a8a', 8)
    brush.puck(TOWER.x, TOWER.y - 4, 24, '#f4e3b5', 6)
    const spin = look.calm ? 0 : tick * 0.02
    for (const [kind, turn] of [
      ['sun', spin],
      ['moon', spin + Math.PI],
    ] as const)
      emblem(brush, kind, TOWER.x + Math.cos(turn) * 10, TOWER.y - 6 + Math.sin(turn) * 10, 6)
    for (const { kind, x, y, r, hp } of foes) {
      emblem(brush, kind, x, y, r)
      if (hp > 1) brush.ring(x, y, r + 6, 3, COLORS[kind === 'sun' ? 'moon' : 'sun']!)
    }
    if (goal) brush.ring(goal.x, goal.y, goal.r + 9, 2.4, '#ffffff', 0.8)
    for (const { kind, x, y } of shots) {
      brush.glow(x, y, 14, COLORS[kind]!)
      brush.disc(x, y, 5, '#ffffff')
    }
  },
})
