import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Look } from '#kit/game/micro/scene.ts'
import { isCutOut } from './road-art.ts'

/** Drawn around their foot, at their size beside the player. */
export function carBack(brush: Brush, color: string, isOpen = false) {
  brush.round(-42, -14, 18, 20, 6, '#16161f')
  brush.round(24, -14, 18, 20, 6, '#16161f')
  if (isOpen) {
    brush.ball(-12, -48, 10, '#e09a6a')
    brush.arc(-12, -49, 10, Math.PI * 0.9, Math.PI * 2.1, 6, PAINT.shell)
  } else {
    brush.shape([-30, -34, -22, -60, 22, -60, 30, -34], color)
    brush.shape([-24, -36, -18, -54, 18, -54, 24, -36], '#22304f')
  }
  brush.slab(-44, -38, 88, 30, 11, color, 6)
  brush.round(-38, -28, 18, 9, 4, '#ff4a3d')
  brush.round(20, -28, 18, 9, 4, '#ff4a3d')
  brush.round(-12, -22, 24, 9, 3, PAINT.shell)
}

export function carFront(brush: Brush, color: string) {
  brush.round(-42, -14, 18, 20, 6, '#16161f')
  brush.round(24, -14, 18, 20, 6, '#16161f')
  brush.shape([-30, -34, -22, -60, 22, -60, 30, -34], color)
  brush.shape([-25, -36, -19, -55, 19, -55, 25, -36], '#9fc4ee')
  brush.slab(-44, -38, 88, 30, 11, color, 6)
  for (const side of [-29, 29]) {
    brush.disc(side, -24, 14, '#fff6c8', 0.35)
    brush.disc(side, -24, 7, '#fff6c8')
  }
  brush.round(-14, -18, 28, 7, 3, '#2b2f3f')
}

export function vanBack(brush: Brush, color: string) {
  brush.round(-44, -14, 18, 20, 6, '#16161f')
  brush.round(26, -14, 18, 20, 6, '#16161f')
  brush.slab(-46, -96, 92, 90, 12, color, 6)
  brush.round(-34, -84, 30, 26, 5, '#22304f')
  brush.round(4, -84, 30, 26, 5, '#22304f')
  brush.round(-40, -26, 14, 10, 4, '#ff4a3d')
  brush.round(26, -26, 14, 10, 4, '#ff4a3d')
}

export function lorryBack(brush: Brush) {
  brush.round(-50, -18, 22, 26, 7, '#16161f')
  brush.round(28, -18, 22, 26, 7, '#16161f')
  brush.slab(-56, -150, 112, 138, 8, '#d9a05b', 8)
  for (const y of [-124, -94, -64, -36]) brush.line([-50, y, 50, y], 5, '#a8693c')
  for (const [x, y] of [
    [-26, -158],
    [4, -164],
    [30, -156],
  ] as const)
    brush.ball(x, y, 18, '#4fae5a')
  brush.round(-50, -24, 18, 12, 4, '#ff4a3d')
  brush.round(32, -24, 18, 12, 4, '#ff4a3d')
}

export function bikeBack(brush: Brush, lean: number) {
  brush.at(0, 0, lean, () => {
    brush.round(-8, -36, 16, 40, 8, '#16161f')
    brush.round(-13, -58, 26, 30, 10, PAINT.coral)
    brush.round(-9, -42, 18, 7, 3, '#ff4a3d')
    brush.line([-30, -68, 30, -68], 6, '#2b2f3f')
    brush.round(-18, -92, 36, 42, 15, '#2f6fb8')
    brush.line([-16, -82, -28, -68], 8, '#2f6fb8')
    brush.line([16, -82, 28, -68], 8, '#2f6fb8')
    brush.ball(0, -104, 16, PAINT.sun)
  })
}

export function palmTree(brush: Brush, index: number) {
  const lean = (index % 5) * 5 - 10
  brush.line([0, 0, lean * 0.4, -90, lean, -170], 15, '#7a4a26')
  for (const turn of [-2.9, -2.1, -1, -0.2])
    brush.leaf(
      lean + Math.cos(turn) * 44,
      -172 + Math.sin(turn) * 26,
      100,
      30,
      index % 2 ? PAINT.palm : '#2f9a5a',
      turn,
    )
}

export function roundTree(brush: Brush, index: number, color = '#2f7a4a') {
  brush.line([0, 0, 0, -50], 14, '#5a3a20')
  brush.disc(0, -96, 56, color)
  brush.disc(-16, -112, 30, '#ffffff', 0.12 + (index % 3) * 0.03)
}

export function firTree(brush: Brush) {
  brush.line([0, 0, 0, -30], 14, '#4a2f20')
  brush.shape([-52, -26, 0, -120, 52, -26], '#1f5a4f')
  brush.shape([-38, -82, 0, -170, 38, -82], '#2a7262')
}

export function cactus(brush: Brush, index: number) {
  brush.line([0, 0, 0, -110], 28, '#2f8f4f')
  brush.line([-38, -84, -38, -58, 0, -50], 17, '#2f8f4f')
  if (index % 2 === 0) brush.line([36, -98, 36, -72, 0, -64], 17, '#2f8f4f')
  brush.disc(0, -120, 10, PAINT.pink)
}

export function postLamp(brush: Brush) {
  brush.line([0, 0, 0, -150], 8, '#3a3f5c')
  brush.disc(0, -156, 34, '#ffe9a8', 0.2)
  brush.disc(0, -156, 14, '#ffe9a8')
}

export function boulder(brush: Brush) {
  brush.puck(0, -34, 42, PAINT.stone, 12)
  brush.disc(-13, -48, 13, '#ffffff', 0.3)
  brush.disc(-30, -6, 12, PAINT.slate)
}

export function barrier(brush: Brush) {
  brush.line([-38, 0, -38, -44], 8, '#3a3f5c')
  brush.line([38, 0, 38, -44], 8, '#3a3f5c')
  brush.slab(-52, -62, 104, 30, 8, PAINT.shell, 5)
  for (const x of [-44, -12, 20]) brush.shape([x, -34, x + 14, -60, x + 28, -60, x + 14, -34], PAINT.coral)
}

export function pearl(brush: Brush, color: string = PAINT.shell) {
  brush.disc(0, -34, 32, color, 0.2)
  brush.ball(0, -34, 18, color)
}

export function drum(brush: Brush) {
  brush.slab(-22, -54, 44, 52, 9, PAINT.coral, 5)
  brush.line([-20, -38, 20, -38], 5, PAINT.shell)
  brush.line([-20, -18, 20, -18], 5, PAINT.shell)
}

/** A boost pad: two arrows in its colour. */
export function pad(brush: Brush, color: string) {
  brush.shape([-44, 4, 44, 4, 36, -10, -36, -10], color, 0.85)
  brush.shape([-18, 2, 0, -8, 18, 2, 8, 2, 0, -3, -8, 2], '#ffffff')
}

/** A bar from 0 to 1 below the upper edge; `row` counts from the top. */
export function bar(brush: Brush, look: Look, row: number, share: number, color: string) {
  if (isCutOut(look)) return
  const [x, y] = [look.left + 24, look.top + 24 + row * 24]
  brush.round(x - 4, y - 4, 124, 18, 9, '#031226', 0.6)
  if (share > 0.03)
    brush.round(x, y, Math.max(10, 116 * Math.min(1, share)), 10, 5, share < 0.25 ? PAINT.coral : color)
  brush.disc(x + 2, y + 5, 9, color)
}

export function lamps(brush: Brush, look: Look, count: number) {
  if (isCutOut(look)) return
  for (let index = 0; index < 3; index++) {
    const [x, y] = [look.right - 26 - index * 27, look.top + 28]
    brush.disc(x, y, 10, index < count ? PAINT.amber : '#001020', index < count ? 1 : 0.45)
    if (index < count) brush.disc(x - 3, y - 3, 3, '#fff6d6')
  }
}
