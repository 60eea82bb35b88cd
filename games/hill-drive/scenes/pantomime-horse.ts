import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look, Scene } from '#kit/game/micro/scene.ts'
import { bar, drawGround, farHills, lamps, pedals } from '../art.ts'
import {
  CARROT,
  FLAT,
  ground,
  type HorseState,
  isIcy,
  isShaded,
  LONGEST,
  rules,
  SHADE,
  shadeOf,
} from '../runs/pantomime-horse.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 150, zoom: 1.9, tilt: 5, aside: -20, above: -10 }

const LAND = { earth: '#2f4a5f', grass: '#5fae8a', far: '#2a2f6a' }
const COAT = '#d8905a'
const DARK = '#9a5a34'

export const scene: Scene<HorseState> = {
  rules,
  backdrop: 'air',
  feel: {
    step: { sound: 'move', pitch: 4 },
    follow: { sound: 'move', pitch: -3 },
    alarm: { sound: 'bad', pitch: 6 },
    caught: { sound: 'hit', sparks: PAINT.coral, count: 20, quake: 7 },
  },
  hero: (state) => ({ x: state.front, y: ground(state, state.front) - 40 }),
  camera: ({ front, rear }) => ({ x: (front + rear) / 2 - 150, y: 0 }),
  draw(state, brush, look) {
    farHills(brush, look, LAND)
    trees(brush, look, state)
    drawGround(brush, look, (x) => ground(state, x), LAND)
    puddles(brush, look, state)
    for (
      let carrot = Math.max(state.carrot, Math.floor(look.left / CARROT));
      carrot * CARROT < look.right + 30;
      carrot++
    ) {
      const x = carrot * CARROT
      const y = ground(state, x)
      brush.leaf(x + 5, y - 24, 20, 9, PAINT.palm, -1.2)
      brush.leaf(x - 5, y - 24, 20, 9, PAINT.palm, -2)
      brush.shape([x - 10, y - 18, x + 10, y - 18, x, y + 6], PAINT.amber)
    }
    horse(brush, state)
    watch(brush, look, state)
    bar(brush, look, 0, state.night, PAINT.sky)
    lamps(brush, look, state.lamps)
    pedals(brush, look, state.last)
  },
}

function puddles(brush: Brush, look: Look, state: HorseState) {
  for (let x = Math.floor(look.left / 16) * 16; x < look.right; x += 16) {
    if (!isIcy(state, x)) continue
    const [y, next] = [ground(state, x), ground(state, x + 16)]
    brush.line([x, y, x + 16, next], 12, '#bfe8ff')
    brush.line([x + 2, y - 3, x + 10, y - 3 + (next - y) / 2], 3, '#ffffff')
  }
}

/** Leaves brighten while they hide the horse. */
function trees(brush: Brush, look: Look, state: HorseState) {
  const first = Math.max(1, Math.floor(look.left / SHADE) - 1)
  for (let shade = first; shade * SHADE < look.right + 240; shade++) {
    const { x, half } = shadeOf(shade)
    const y = ground(state, x)
    const isOn = isShaded(state) && Math.abs(x - state.front) < half + LONGEST
    brush.round(x - half, y - 120, half * 2, 124, 10, '#0a1030', 0.35)
    brush.line([x, y + 6, x, y - 130], 18, '#4a3040')
    for (const [across, up, size] of [
      [-0.6, 132, 0.5],
      [0.6, 132, 0.5],
      [0, 156, 0.66],
    ] as const)
      brush.disc(x + across * half, y - up, size * half, isOn ? '#4fae6a' : '#2a6a5a')
  }
}

/** The costume hangs over both actors, or bunches up when they are close. */
function horse(brush: Brush, state: HorseState) {
  const { rear, front, tick } = state
  const length = front - rear
  const bunch = Math.max(0, FLAT - length) * 0.62
  const [hind, fore] = [ground(state, rear), ground(state, front)]
  const walk = state.last > 0 ? Math.sin(tick * 0.45) * 6 : 0
  legs(brush, rear, hind, state.last === 2 ? walk : 0)
  legs(brush, front, fore, state.last === 1 ? walk : 0)
  const middle = (rear + front) / 2
  const back = (hind + fore) / 2 - 56 - bunch
  brush.line([rear - 16, hind - 46, rear - 30, hind - 26 + walk * 0.4], 8, DARK)
  brush.shape(
    [
      rear - 19,
      hind - 18,
      rear - 17,
      hind - 52,
      middle,
      back,
      front + 15,
      fore - 54,
      front + 17,
      fore - 18,
      middle,
      (hind + fore) / 2 - 20,
    ],
    COAT,
  )
  for (const [k, up] of [
    [0.24, 40],
    [0.5, 44 + bunch * 0.7],
    [0.8, 38],
  ] as const)
    brush.disc(rear + length * k, hind + (fore - hind) * k - up, 7, DARK, 0.8)
  brush.line([middle, back + 4, middle, (hind + fore) / 2 - 24], 2.5, PAINT.shell, 0.6)
  face(brush, front, fore)
}

function legs(brush: Brush, x: number, y: number, walk: number) {
  brush.line([x - 8, y - 24, x - 8 + walk, y - 2], 9, '#3a3a6a')
  brush.line([x + 8, y - 24, x + 8 - walk, y - 2], 9, '#4a4a80')
  brush.round(x - 14 + walk, y - 7, 16, 8, 3, PAINT.coral)
  brush.round(x + 2 - walk, y - 7, 16, 8, 3, PAINT.coral)
}

function face(brush: Brush, x: number, y: number) {
  brush.shape([x - 8, y - 50, x + 16, y - 46, x + 34, y - 84, x + 14, y - 92], COAT)
  brush.line([x - 8, y - 56, x + 8, y - 84, x + 14, y - 98], 9, DARK)
  brush.shape([x + 12, y - 98, x + 36, y - 96, x + 62, y - 74, x + 54, y - 64, x + 22, y - 74], COAT)
  brush.shape([x + 14, y - 94, x + 12, y - 112, x + 25, y - 97], DARK)
  brush.disc(x + 32, y - 86, 6, '#ffffff')
  brush.disc(x + 34, y - 86, 3, PAINT.ink)
  brush.disc(x + 55, y - 72, 2.5, DARK)
}

/** The search lamp: a thin approaching beam, then a wide one on the horse. */
function watch(brush: Brush, look: Look, { lamp, wait, front, rear }: HorseState) {
  if (lamp === 'away') return
  const isLooking = lamp === 'looking'
  const x = (front + rear) / 2 + 60
  const y = look.top + 96
  const aim = (front + rear) / 2 + (isLooking ? 0 : wait * 4)
  const wide = isLooking ? 120 : 34
  brush.shape(
    [x - 12, y, x + 12, y, aim + wide, look.bottom, aim - wide, look.bottom],
    isLooking ? '#ff9a6a' : PAINT.sun,
    isLooking ? 0.34 : 0.2,
  )
  brush.line([x, look.top - 20, x, y - 12], 6, PAINT.slate)
  brush.slab(x - 24, y - 26, 48, 24, 8, PAINT.stone, 5)
  brush.disc(x, y + 2, 15, isLooking ? PAINT.coral : PAINT.sun)
  brush.disc(x, y + 2, 7, '#ffffff')
}
