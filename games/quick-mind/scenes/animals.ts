import type { Brush } from '#kit/game/micro/brush.ts'

/** A fish, a crab or a turtle from above, about forty units long. */
export function animal(brush: Brush, x: number, y: number, kind: number, turn: number, scale = 1) {
  brush.at(
    x,
    y,
    turn,
    () => {
      if (kind === 0) fish(brush)
      else if (kind === 1) crab(brush)
      else turtle(brush)
    },
    scale,
  )
}

function fish(brush: Brush) {
  brush.disc(1, 6, 15, '#04202e', 0.25)
  brush.shape([8, 0, 22, -11, 19, 0, 22, 11], '#e08a1c')
  brush.leaf(-2, 0, 36, 24, '#ffb63d', Math.PI)
  brush.line([-2, -9, -2, 9], 4, '#fff4dc', 0.9)
  brush.disc(-11, -3, 2.6, '#1c1c30')
}

function crab(brush: Brush) {
  brush.disc(0, 6, 16, '#04202e', 0.25)
  for (const side of [-1, 1]) {
    brush.line([side * 9, 3, side * 20, 8, side * 22, 15], 3.4, '#c23f3f')
    brush.line([side * 9, -2, side * 19, -9], 4.4, '#c23f3f')
    brush.disc(side * 20, -12, 6, '#ff6b6b')
  }
  brush.round(-14, -10, 28, 22, 11, '#c23f3f')
  brush.round(-14, -12, 28, 21, 11, '#ff6b6b')
  brush.disc(-5, -7, 2.6, '#1c1c30')
  brush.disc(5, -7, 2.6, '#1c1c30')
}

function turtle(brush: Brush) {
  brush.disc(0, 6, 16, '#04202e', 0.25)
  for (const [x, y] of [
    [-12, -11],
    [12, -11],
    [-12, 11],
    [12, 11],
  ] as const)
    brush.disc(x, y, 6, '#8fdc9a')
  brush.disc(0, -18, 6.5, '#8fdc9a')
  brush.disc(0, 1, 15.5, '#1f7a4d')
  brush.disc(0, -1, 14.5, '#3fae6b')
  brush.disc(0, -1, 6.5, '#1f7a4d', 0.7)
  brush.line([-12, -1, -6, -1], 2, '#1f7a4d', 0.7)
  brush.line([6, -1, 12, -1], 2, '#1f7a4d', 0.7)
}
