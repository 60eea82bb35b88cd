import type { Brush } from '#kit/game/micro/brush.ts'

/** Things of a level, drawn around their middle; a tile is 16 units. */

export function drawShell(brush: Brush, turn: number) {
  const wide = Math.max(0.5, Math.abs(turn))
  brush.disc(0, 0.6, 5.6 * wide, '#c9557a')
  brush.disc(0, -0.4, 5.4 * wide, '#ff9db8')
  for (const rib of [-3, 0, 3]) brush.line([0, 4, rib * wide, -4.2], 1, '#ffe0e8', 0.9)
  brush.disc(0, 4.2, 1.6, '#ffd0dc')
}

export function drawKey(brush: Brush) {
  brush.glow(0, 0, 11, '#ffd85a')
  brush.ring(-3, 0, 3, 2, '#ffc63d')
  brush.line([0, 0, 6.4, 0], 2, '#ffc63d')
  brush.line([4, 0, 4, 2.8], 1.6, '#ffc63d')
  brush.line([6.4, 0, 6.4, 3.4], 1.6, '#ffc63d')
  brush.disc(-4.2, -1.4, 0.8, '#fff4c4')
}

export function drawFeather(brush: Brush, isThere: boolean) {
  if (!isThere) {
    brush.ring(0, 0, 6, 1, '#ffffff', 0.3)
    return
  }
  brush.glow(0, 0, 12, '#3fe0cf')
  brush.leaf(0, 0, 15, 6, '#8ff0e6', -0.9)
  brush.line([-4.4, 5.4, 4, -5], 1, '#ffffff', 0.9)
}

/** Refills the breath. */
export function drawBubble(brush: Brush, isThere: boolean) {
  brush.disc(0, 0, 6.4, '#8fe8ff', isThere ? 0.45 : 0.1)
  brush.ring(0, 0, 6.4, 1.2, '#ffffff', isThere ? 0.95 : 0.3)
  if (isThere) brush.arc(0, 0, 4, 3.4, 4.6, 1.3, '#ffffff', 0.9)
}

export function drawHook(brush: Brush, isNext: boolean) {
  if (isNext) brush.glow(0, 0, 16, '#ffe066')
  brush.leaf(-5, -5, 10, 4, '#4fd67f', 2.6)
  brush.leaf(5, -5, 10, 4, '#3fae5a', 0.5)
  brush.ring(0, 0, 5, 2.6, isNext ? '#ffd85a' : '#c98a4b')
  brush.arc(0, 0, 5.6, 3.4, 5, 1, '#fff4dc', 0.8)
}

export function drawFlag(brush: Brush, isReached: boolean) {
  brush.line([-3, 8, -3, -8], 2, '#e8d2a8')
  const [tip, color] = isReached ? [7, '#3fe0cf'] : [2, '#8fa6b3']
  brush.shape([-2, -8, tip, -5, -2, -1.6], color)
  brush.disc(-3, -8.6, 1.6, '#fff4dc')
}

/** The lantern at the end of the way. */
export function drawGoal(brush: Brush, isOpen: boolean, breath: number) {
  if (isOpen) brush.glow(0, -9, 24 + breath * 3, '#ffd85a')
  brush.line([0, 8, 0, -3], 3, '#7a4f2f')
  brush.round(-6, 5.4, 12, 3, 1.4, '#5f3a20')
  brush.round(-6, -16, 12, 13, 4, isOpen ? '#ffcf5a' : '#5f6f80')
  brush.round(-3.6, -14, 4, 9, 2, '#fff6d8', isOpen ? 0.9 : 0.2)
  brush.round(-7, -18.4, 14, 3.6, 1.6, '#7a4f2f')
  brush.round(-6.4, -4.4, 12.8, 2.6, 1.2, '#7a4f2f')
  brush.ring(0, -20, 2, 1.2, '#7a4f2f')
}

export function drawSnail(brush: Brush, face: number, wobble: number) {
  brush.round(-7, 3, 14, 5, 2.4, '#c7a4ff')
  brush.disc(face * 6, 2.6, 2.8, '#c7a4ff')
  brush.line([face * 6, 1, face * 7.4, -3 + wobble], 1.2, '#c7a4ff')
  brush.disc(face * 7.4, -3.4 + wobble, 1.6, '#ffffff')
  brush.disc(face * 7.8, -3.4 + wobble, 0.8, '#1a1426')
  brush.ball(-face, -0.6, 6, '#8a55c9')
  brush.arc(-face, -0.6, 3, 0.4, 5, 1.3, '#d9bfff', 0.8)
}

const SPINES = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6)

export function drawUrchin(brush: Brush, turn: number) {
  for (const angle of SPINES) {
    const [x, y] = [Math.cos(angle + turn), Math.sin(angle + turn)]
    brush.line([x * 4, y * 4, x * 9.4, y * 9.4], 1.6, '#3a2148')
  }
  brush.ball(0, 0, 6.2, '#5a2f70')
}

export function drawPlank(brush: Brush, wood: string) {
  brush.slab(0, 0, 32, 6, 3, wood, 3)
  brush.line([10, 1.6, 10, 5], 1, '#000000', 0.18)
  brush.line([22, 1.6, 22, 5], 1, '#000000', 0.18)
}

export function drawSpring(brush: Brush, press: number) {
  const top = 4 + press * 4
  brush.round(-6, 6, 12, 2.4, 1.2, '#5f3a20')
  brush.line([-3.4, 6, 3.4, (6 + top) / 2, -3.4, top + 1.4], 1.6, '#cfd8dc')
  brush.slab(-7, top - 1.6, 14, 3, 1.5, '#ff7a6b', 1.4)
}

export function drawPlate(brush: Brush, isDown: boolean) {
  brush.round(-8, 6, 16, 2.4, 1, '#3a4a60')
  if (!isDown) brush.slab(-6, 3.4, 12, 3, 1.4, '#3fe0cf', 1.4)
  else brush.round(-6, 5.4, 12, 1.6, 0.8, '#2aa89b')
}

export function drawSand(brush: Brush, shake: number) {
  brush.slab(-7.6 + shake, -8, 15.2, 14, 3, '#edc77a', 2)
  brush.disc(-3 + shake, -2, 1.1, '#c99a50', 0.8)
  brush.disc(3.4 + shake, 1.6, 1.3, '#c99a50', 0.8)
  brush.disc(1 + shake, -4.4, 0.8, '#c99a50', 0.8)
}

export function drawCoral(brush: Brush) {
  brush.slab(-7.6, -8, 15.2, 14.4, 4, '#ff8f7a', 1.6)
  brush.line([-3, 5, -3, -1, -5.4, -4], 2, '#ffd0c0', 0.8)
  brush.line([-3, 0, 1, -4], 2, '#ffd0c0', 0.8)
  brush.line([4, 5, 4, 0], 2, '#ffd0c0', 0.8)
}

export function drawEarth(brush: Brush, grain: number) {
  brush.round(-8.1, -8.1, 16.2, 16.2, 1.5, '#a8683a')
  brush.round(-8.1, -8.1, 16.2, 3.4, 1.5, '#c98a52')
  brush.disc(-3.4 + grain * 2, 1, 1.6, '#7f4a28')
  brush.disc(3.6 - grain, 4.4 - grain, 1.2, '#e0b078')
  brush.disc(4 - grain * 3, -2, 1, '#7f4a28')
}

/** One of the blocks that take turns; while the others are there it is an empty frame. */
export function drawBlock(brush: Brush, color: string, isThere: boolean) {
  if (isThere) {
    brush.slab(-7.8, -8, 15.6, 13.4, 3, color, 2.4)
    brush.round(-4.4, -5.4, 8.8, 2.6, 1.3, '#ffffff', 0.4)
    return
  }
  brush.round(-7, -7, 14, 14, 3, color, 0.16)
  for (const side of [-6.6, 6.6]) {
    brush.line([side, -4, side, -6.6, side * 0.6, -6.6], 1.2, color, 0.85)
    brush.line([side, 4, side, 6.6, side * 0.6, 6.6], 1.2, color, 0.85)
  }
}

export function drawDoor(brush: Brush, hasLock: boolean) {
  brush.round(-8, -8, 16, 16, 1.5, '#8a5630')
  brush.line([-4, -7, -4, 7], 1, '#5f3a20', 0.7)
  brush.line([3, -7, 3, 7], 1, '#5f3a20', 0.7)
  brush.line([-7, -7.2, 7, -7.2], 1.2, '#d09a5a', 0.8)
  if (!hasLock) return
  brush.disc(0, -1, 3.4, '#ffc63d')
  brush.disc(0, -1.6, 1.2, '#3a2010')
  brush.line([0, -1, 0, 1.4], 1.2, '#3a2010')
}

export function drawGate(brush: Brush) {
  brush.line([-5, -8, -5, 8], 2.6, '#3fb8b0')
  brush.line([0, -8, 0, 8], 2.6, '#3fb8b0')
  brush.line([5, -8, 5, 8], 2.6, '#3fb8b0')
  brush.line([-8, 0, 8, 0], 2, '#8ff0e6', 0.8)
}
