import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { happiness } from './shift.ts'
import type { Guest } from './shop.ts'

export const SKINS = ['#6fce84', '#ff7a6b', '#c98a52', '#6f86b8', '#ffab4a', '#b98cff'] as const
export const COATS = ['#f4e3b5', '#3f8fd0', '#f06f9a', '#ffd35e', '#3fb39a', '#ff8a5c'] as const
const UNHAPPY = 0.35

/** An islander behind the counter, head at x, y; the mouth shows their patience. They rise unless already there. */
export function drawGuest(
  brush: Brush,
  { look, age, patience, full }: Guest,
  x: number,
  y: number,
  scale = 1,
  stood = false,
) {
  const isCross = happiness({ patience, full } as Guest) < UNHAPPY
  const rise = stood ? 0 : Math.max(0, 1 - age / 14) * 26
  const tremble = isCross ? Math.sin(age * 0.9) * 1.4 : 0
  brush.at(x + tremble, y + rise, 0, () => figure(brush, look, isCross, rise), scale)
}

/** `hidden` is how much of the body the counter covers: that part is not drawn, the counter is narrower than a body. */
export function figure(brush: Brush, look: number, isCross: boolean, hidden = 0) {
  const skin = SKINS[look % SKINS.length]!
  brush.round(-20, 12, 40, 40 - hidden, Math.min(18, 20 - hidden / 2), COATS[look % COATS.length]!)
  brush.round(-7, 12, 14, 20, 6, '#ffffff', 0.3)
  crest(brush, look, skin, hidden)
  brush.ball(0, 0, 21, skin)
  for (const side of [-1, 1]) {
    brush.disc(side * 8, -3, 5.4, '#ffffff')
    brush.disc(side * 7.4, -2.4, 2.7, PAINT.ink)
    if (isCross) brush.line([side * 12, -11, side * 4, -8], 2.4, PAINT.ink)
  }
  if (look % 6 === 1) brush.shape([-5, 5, 6, 5, 0, 14], PAINT.amber)
  else if (look % 6 === 3) brush.shape([-8, 6, 8, 6, 0, 12], PAINT.sun)
  else if (isCross) brush.arc(0, 14, 5, Math.PI * 1.15, Math.PI * 1.85, 2.4, PAINT.ink)
  else brush.arc(0, 6, 6, Math.PI * 0.12, Math.PI * 0.88, 2.4, PAINT.ink)
}

/** What distinguishes the islanders: a shell, feathers, ears, a tuft, pointed ears, arms. */
function crest(brush: Brush, look: number, skin: string, hidden: number) {
  const kind = look % 6
  if (kind === 0) brush.round(-24, 8, 48, Math.min(34, 44 - hidden), 17 - hidden / 4, '#3f8f5a')
  if (kind === 1)
    for (const turn of [-2.1, -1.57, -1])
      brush.leaf(Math.cos(turn) * 24, Math.sin(turn) * 24, 18, 8, PAINT.sun, turn)
  if (kind === 2) for (const side of [-1, 1]) brush.disc(side * 20, -4, 8, '#e8b98a')
  if (kind === 3) brush.leaf(2, -24, 16, 7, PAINT.lagoon, -1.2)
  if (kind === 4)
    for (const side of [-1, 1]) brush.shape([side * 18, -10, side * 15, -31, side * 4, -16], skin)
  if (kind === 5) for (const side of [-24, -14, 14, 24]) brush.line([side * 0.5, 14, side, 28], 7, skin)
}

/** How long the guest will still wait. */
export function drawPatience(brush: Brush, guest: Guest, x: number, y: number, width = 56) {
  const share = happiness(guest)
  brush.round(x - width / 2 - 2, y - 5, width + 4, 10, 5, PAINT.ink, 0.55)
  if (share <= 0) return
  brush.round(
    x - width / 2,
    y - 3,
    Math.max(6, width * share),
    6,
    3,
    share > 0.6 ? PAINT.palm : share > UNHAPPY ? PAINT.amber : PAINT.coral,
  )
}

export function heart(brush: Brush, x: number, y: number, size: number, isWhole: boolean) {
  const color = isWhole ? PAINT.coral : '#2a2138'
  brush.disc(x - size * 0.42, y - size * 0.2, size * 0.5, color)
  brush.disc(x + size * 0.42, y - size * 0.2, size * 0.5, color)
  brush.shape([x - size * 0.88, y + 0.02 * size, x + size * 0.88, y + 0.02 * size, x, y + size], color)
  if (isWhole) brush.disc(x - size * 0.45, y - size * 0.35, size * 0.16, '#ffffff', 0.8)
}
