import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { marble, pin } from './board-art.ts'
import type { CueState } from './cue-state.ts'
import type { Play } from './definitions.ts'
import type { Disc } from './discs.ts'
import { BALLS, FIRST_PIN } from './pin-plays.ts'
import { isMine } from './stone-plays.ts'

const POOL = [
  '#fffdf2',
  '#ffc53d',
  '#2e7cf6',
  '#e5484d',
  '#7c5cff',
  '#ff8a3d',
  '#2fb56a',
  '#a33a4a',
  '#1d2a33',
  '#ffd84a',
  '#3fd0e0',
] as const

function billiard(brush: Brush, { x, y }: Disc, size: number, color: string) {
  brush.disc(x + size * 0.3, y + size * 0.45, size, '#001018', 0.35)
  brush.ball(x, y, size, color)
}

function coin(brush: Brush, { x, y }: Disc, size: number, color: string, ring: string) {
  brush.disc(x, y + 3.5, size, '#5a2a18')
  brush.disc(x, y, size, color)
  brush.ring(x, y, size * 0.58, 1.8, ring, 0.8)
}

function stone(brush: Brush, { x, y }: Disc, size: number, color: string) {
  brush.disc(x + 3, y + 5, size, '#001828', 0.3)
  brush.puck(x, y, size, '#8a97a8', 4)
  brush.disc(x, y - 1, size * 0.68, color)
  brush.line([x - size * 0.4, y - 1, x + size * 0.4, y - 1], 4, '#ffffff', 0.85)
}

/** White is struck, silver is to be hit, gold to be potted. */
function chained(brush: Brush, one: Disc, index: number, size: number) {
  const isGold = index > 5
  billiard(brush, one, size, index === 0 ? '#fffdf2' : isGold ? '#ffc53d' : '#b9c6da')
  if (isGold) brush.star(one.x, one.y - 0.5, size * 0.55, '#fff4c0')
}

/** A pulsing ring marks the legal balls. */
export function paintOn(brush: Brush, discs: readonly Disc[], seconds: number, size: number) {
  for (const { x, y } of discs) brush.ring(x, y, size + 3 + Math.sin(seconds * 4) * 1.2, 2, '#ffffff', 0.75)
}

export function paintDisc(brush: Brush, play: Play, state: CueState, index: number, size: number) {
  const one = state.discs[index]!
  if (play === 'five-pins' && index >= FIRST_PIN)
    return pin(brush, one, index === FIRST_PIN ? '#ff9d8a' : '#fff4dc')
  if (play === 'bar' && index >= BALLS) return pin(brush, one, index === BALLS ? '#3a2a3a' : '#fff4dc')
  if (one.out) return
  if (play === 'straight' || play === 'bank' || play === 'lantern')
    return billiard(brush, one, size, POOL[index]!)
  if (play === 'carom' || play === 'five-pins')
    return billiard(brush, one, size, ['#fffdf2', '#ffc53d', '#e5484d'][index]!)
  if (play === 'chain') return chained(brush, one, index, size)
  if (play === 'pyramid') return billiard(brush, one, size, index === 0 ? '#e5484d' : '#fff1d0')
  if (play === 'bar') return billiard(brush, one, size, index === 1 ? '#ff5a5f' : '#fffdf2')
  if (play === 'marbles') return marble(brush, one, size, index === 0 ? '#ff6b6b' : POOL[1 + (index % 9)]!)
  if (play === 'bumper') return billiard(brush, one, size, index === state.shot ? '#fffdf2' : '#ffd7a0')
  if (play === 'carrom') {
    if (index === 0) return coin(brush, one, size, '#fff4dc', '#2e7cf6')
    if (index === 13) return coin(brush, one, size, '#e5484d', '#ffd0d0')
    return index <= 6
      ? coin(brush, one, size, '#f6e3b8', '#b98a4f')
      : coin(brush, one, size, '#3a2a2a', '#8a7068')
  }
  const color = isMine(index) ? PAINT.coral : PAINT.sky
  if (play === 'curling') return stone(brush, one, size, color)
  if (play === 'bocce') return billiard(brush, one, size, color)
  brush.disc(one.x + 2, one.y + 5, size, '#3a1c10', 0.4)
  brush.puck(one.x, one.y, size, color, 4)
  brush.ring(one.x, one.y, size * 0.5, 3, '#fff4dc')
}
