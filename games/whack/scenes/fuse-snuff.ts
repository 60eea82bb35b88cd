import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { fusePlace, rules, worthOf, type Fuse, type FuseState } from '../verbs/fuse-snuff.ts'
import { SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 70, zoom: 1.75, tilt: -5, aside: 20, above: 0 }

const HEAT = ['#ffffff', PAINT.sun, PAINT.amber, PAINT.coral] as const

export const scene: TouchScene<FuseState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () =>
    tapSpots((state) => (state as FuseState).fuses.map(({ left }, index) => fusePlace(index, left)), 70),
  feel: {
    catch: { sound: 'pop', pitch: 4, sparks: PAINT.amber, count: 8 },
    hiss: { sound: 'slice', sparks: '#dfe8f0', count: 16 },
    dud: { sound: 'tap', pitch: -8 },
    keg: { sound: 'deal', sparks: PAINT.palm, count: 14 },
    slip: { ...SLIP, sound: 'hit', count: 44, quake: 16 },
  },
  hero: ({ fuses }) =>
    fusePlace(
      Math.max(
        0,
        fuses.findIndex(({ lit }) => lit),
      ),
      fuses.find(({ lit }) => lit)?.left ?? 1,
    ),
  still(brush, look) {
    const [left, wide] = [look.left - 40, look.right - look.left + 80]
    // A hold of planks; the kegs stand on its floor.
    for (let row = 0; row < 9; row++)
      brush.round(left, look.top - 20 + row * 84, wide, 80, 6, row % 2 === 0 ? '#7a4a2a' : '#70432a', 0.55)
    brush.round(left, 372, wide, look.bottom - 320, 0, '#4a2c1a')
    brush.round(left, 366, wide, 12, 0, '#b9834f')
    for (const x of [20, 380]) brush.slab(x - 12, look.top - 30, 24, 400 - look.top, 6, '#5a3520', 0)
  },
  draw(state, brush, look) {
    for (const [index, fuse] of state.fuses.entries()) {
      keg(brush, 56 + index * 72, fuse, look.calm ? 0 : state.tick)
      rope(brush, index, fuse)
    }
    for (const [index, fuse] of state.fuses.entries()) if (fuse.lit) flame(brush, index, fuse, state.tick)
    tries(brush, look, state.lamps)
  },
}

function keg(brush: Brush, x: number, { lit, left }: Fuse, tick: number) {
  const fear = lit && left < 0.3 ? Math.sin(tick * 0.8) * 2.5 : 0
  brush.round(x - 26, 366, 54, 12, 6, '#000000', 0.25)
  brush.slab(x - 24 + fear, 318, 48, 50, 15, '#b0603a', 6)
  brush.round(x - 26 + fear, 328, 52, 8, 4, '#4b5b80')
  brush.round(x - 26 + fear, 352, 52, 8, 4, '#4b5b80')
  for (const side of [-8, 8]) {
    brush.disc(x + side + fear, 344, 5.5, '#ffffff')
    brush.disc(x + side + fear, 344 - (lit ? 2 : 0), 2.6, PAINT.ink)
  }
}

/** What is left of a fuse, and in grey where it has burnt. */
function rope(brush: Brush, index: number, { left }: Fuse) {
  const points = (from: number, to: number) => {
    const line: number[] = []
    for (let step = 0; step <= 6; step++) {
      const { x, y } = fusePlace(index, from + ((to - from) * step) / 6)
      line.push(x, y)
    }
    return line
  }
  if (left < 0.98) brush.line(points(left, 1), 3, '#201410', 0.35)
  brush.line(points(0, left), 8, '#3a2414')
  brush.line(points(0, left), 5, '#e8d3a0')
  for (const mark of [0.3, 0.6]) {
    if (mark > left) continue
    const { x, y } = fusePlace(index, mark)
    brush.round(x - 9, y - 3, 18, 6, 3, mark === 0.3 ? PAINT.coral : PAINT.amber)
  }
}

function flame(brush: Brush, index: number, { left }: Fuse, tick: number) {
  const { x, y } = fusePlace(index, left)
  const color = HEAT[worthOf(left)] ?? PAINT.amber
  const flare = 1 + 0.16 * Math.sin(tick * 0.7 + index)
  brush.glow(x, y, 46 * flare, color)
  for (let ray = 0; ray < 6; ray++) {
    const angle = ray * 1.047 + tick * 0.12
    const reach = 17 + 6 * Math.sin(tick * 0.9 + ray * 2)
    brush.line([x, y, x + Math.cos(angle) * reach, y + Math.sin(angle) * reach], 3, color, 0.85)
  }
  brush.leaf(x, y - 8 * flare, 34 * flare, 21, color, -Math.PI / 2)
  brush.leaf(x, y - 4, 19, 11, '#fff6d6', -Math.PI / 2)
}
