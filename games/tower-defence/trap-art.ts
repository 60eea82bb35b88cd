import type { Brush } from '#kit/game/micro/brush.ts'

/** A dot per level, along the lower edge. */
const dots = (brush: Brush, level: number) => {
  for (let dot = 0; dot < level; dot++) brush.disc((dot - (level - 1) / 2) * 6, 15, 2.1, '#ffe066')
}

/** A trap on the path; `heat` falls from 1 to 0 after it was triggered. */
export function spikes(brush: Brush, level: number, heat: number) {
  brush.round(-15, -11, 30, 24, 6, '#4a4238')
  for (const x of [-9, 0, 9])
    for (const y of [-3, 8])
      brush.shape([x - 3.4, y + 2, x, y - 5 - heat * 9, x + 3.4, y + 2], heat > 0.3 ? '#ffffff' : '#c9d2dc')
  dots(brush, level)
}

export function tar(brush: Brush, level: number) {
  brush.disc(-5, 2, 11, '#241a2c')
  brush.disc(6, 0, 10, '#241a2c')
  brush.disc(1, 7, 9, '#2f2338')
  brush.disc(-6, -2, 3, '#8a6fae', 0.7)
  brush.disc(7, 4, 2, '#8a6fae', 0.6)
  dots(brush, level)
}

export function net(brush: Brush, level: number, heat: number) {
  const reach = 13 + heat * 4
  brush.disc(0, 2, reach, '#e8d6a8', 0.25)
  for (const offset of [-8, 0, 8]) {
    brush.line([offset, 2 - reach, offset, 2 + reach], 1.8, '#f4e3b5')
    brush.line([-reach, 2 + offset, reach, 2 + offset], 1.8, '#f4e3b5')
  }
  for (const [x, y] of [
    [-12, -10],
    [12, -10],
    [-12, 14],
    [12, 14],
  ])
    brush.disc(x!, y!, 3, '#c2603f')
  dots(brush, level)
}

export function whirl(brush: Brush, level: number, heat: number) {
  brush.disc(0, 2, 15, '#1f7fa8')
  for (const [turn, reach] of [
    [0, 11],
    [2, 8],
    [4, 5],
  ])
    brush.arc(0, 2, reach!, turn! + heat * 5, turn! + 3.6 + heat * 5, 2.6, '#bff0ff', 0.85)
  brush.disc(0, 2, 2.6, '#e8fbff')
  dots(brush, level)
}

export function barrel(brush: Brush) {
  brush.disc(0, 10, 13, '#06202a', 0.25)
  brush.round(-10, -11, 20, 22, 7, '#a8552f')
  brush.round(-10.6, -6, 21.2, 3, 1.5, '#4a3a34')
  brush.round(-10.6, 4, 21.2, 3, 1.5, '#4a3a34')
  brush.line([2, -11, 6, -17], 2.2, '#e8d6a8')
  brush.star(7, -19, 4.4, '#ffe066')
}
