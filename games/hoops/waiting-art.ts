import { fillCircle, fillRound, inside, strokeRound, write, type Box } from '#kit/game/draw.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { chosen, type Arena } from './arena.ts'
import { drawOf, fieldOf, isOpen, TEAMS, type Cup } from './cup.ts'
import { ROUNDS } from './modes.ts'
import { HEAD, headPicture } from './star-art.ts'
import { STARS, starAt, styleOf } from './stars.ts'

type Pen = CanvasRenderingContext2D

/** Layout before a match. */
export interface WaitingPlan {
  readonly plate: Box
  /** Heads to choose from, per choosing seat. */
  readonly rows: readonly (readonly Box[])[]
  readonly facts: Box
  readonly cup: Box | undefined
  readonly play: Box
}

const PAD = 10
const PLAY_HEIGHT = 48

export function waitingPlan(
  { width, height }: StageSize,
  { isDuel, hasCup }: { readonly isDuel: boolean; readonly hasCup: boolean },
): WaitingPlan {
  const isLow = height < 380
  const wide = Math.min(width - 16, isLow && hasCup ? 660 : 430)
  const column = isLow && hasCup ? wide * 0.62 : wide
  const cell = Math.min(56, (column - 2 * PAD) / STARS.length)
  const rowsHigh = (isDuel ? 2 : 1) * (cell + 6)
  const factsHigh = isDuel ? 0 : 74
  const cupHigh = hasCup ? 128 : 0
  const tall = PAD + rowsHigh + factsHigh + PLAY_HEIGHT + PAD * 2 + (isLow ? 0 : cupHigh)
  const plate = {
    x: (width - wide) / 2,
    y: Math.max(4, Math.min(62, height - tall - 4)),
    width: wide,
    height: tall,
  }
  const left = plate.x + PAD + (isLow && hasCup ? wide - column : 0)
  let y = plate.y + PAD
  const cup = !hasCup
    ? undefined
    : isLow
      ? { x: plate.x + PAD, y, width: wide - column - PAD, height: tall - 2 * PAD }
      : { x: left, y, width: column - 2 * PAD, height: cupHigh - 8 }
  if (hasCup && !isLow) y += cupHigh
  const rows = Array.from({ length: isDuel ? 2 : 1 }, (_, row) =>
    STARS.map((_star, at) => ({ x: left + at * cell, y: y + row * (cell + 6), width: cell, height: cell })),
  )
  y += rowsHigh
  const facts = { x: left, y, width: column - 2 * PAD, height: factsHigh }
  const play = {
    x: left,
    y: plate.y + tall - PLAY_HEIGHT - PAD,
    width: column - 2 * PAD,
    height: PLAY_HEIGHT,
  }
  return { plate, rows, facts, cup, play }
}

export function touchedStar(
  { rows }: WaitingPlan,
  at: Point,
): { readonly row: number; readonly who: number } | undefined {
  for (const [row, boxes] of rows.entries()) {
    const who = boxes.findIndex((box) => inside(box, at))
    if (who >= 0) return { row, who }
  }
  return undefined
}

export function drawWaiting(pen: Pen, arena: Arena, plan: WaitingPlan, time: number) {
  const { locker, text } = arena
  fillRound(pen, plan.plate, 20, 'rgb(22 12 34 / .9)')
  strokeRound(pen, plan.plate, 20, 'rgb(255 255 255 / .16)', 2)
  for (const [row, boxes] of plan.rows.entries()) {
    const picked = row === 0 ? locker.who : locker.second
    for (const [who, box] of boxes.entries()) head(pen, arena, { box, who, isPicked: who === picked, row })
  }
  if (plan.facts.height > 0) facts(pen, arena, plan.facts)
  if (plan.cup && locker.cup) bracket(pen, arena, plan.cup, locker.cup)
  const beat = arena.context.reducedMotion ? 0 : Math.sin(time * 4) * 1.5
  const { play } = plan
  fillRound(pen, { ...play, y: play.y + 4 }, 16, '#A5401A')
  fillRound(pen, { ...play, y: play.y - beat / 2 }, 16, '#FF7A2E')
  write(pen, text('play'), play.x + play.width / 2, play.y + play.height / 2 - beat / 2, {
    size: 20,
    widest: play.width - 20,
  })
}

interface Chip {
  readonly box: Box
  readonly who: number
  readonly isPicked: boolean
  readonly row: number
}

function head(pen: Pen, { sprites, locker, number }: Arena, { box, who, isPicked, row }: Chip) {
  const star = starAt(who)
  const open = isOpen(who, locker.cups)
  const room = { x: box.x + 2, y: box.y + 1, width: box.width - 4, height: box.height - 2 }
  fillRound(pen, room, 12, isPicked ? star.shirt : 'rgb(255 255 255 / .1)')
  if (isPicked) strokeRound(pen, room, 12, row === 0 ? '#FFE66D' : '#7FF3FF', 3)
  const scale = (room.height - 4) / HEAD.height
  const size = { width: HEAD.width * scale, height: HEAD.height * scale }
  pen.globalAlpha = open ? 1 : 0.28
  sprites.draw(pen, headPicture(star, scale), {
    x: box.x + box.width / 2 - size.width / 2,
    y: box.y + box.height / 2 - size.height / 2,
    ...size,
  })
  pen.globalAlpha = 1
  if (open) return
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  cupSign(pen, x - 7, y, 8)
  write(pen, number(star.cups), x + 10, y, { size: 15, color: '#FFD86B' })
}

function cupSign(pen: Pen, x: number, y: number, size: number) {
  pen.fillStyle = '#FFD86B'
  pen.beginPath()
  pen.moveTo(x - size, y - size)
  pen.lineTo(x + size, y - size)
  pen.quadraticCurveTo(x + size, y + size * 0.5, x, y + size * 0.5)
  pen.quadraticCurveTo(x - size, y + size * 0.5, x - size, y - size)
  pen.fill()
  pen.fillRect(x - size * 0.2, y + size * 0.4, size * 0.4, size * 0.5)
  pen.fillRect(x - size * 0.6, y + size * 0.8, size * 1.2, size * 0.3)
}

/** Name, style and four bars. */
function facts(pen: Pen, { text, locker, context }: Arena, { x, y, width }: Box) {
  const star = starAt(locker.who)
  const style = styleOf(locker.who)
  const isLeft = context.direction === 'ltr'
  const edge = isLeft ? x + 4 : x + width - 4
  write(pen, text(`who.${star.name}`), edge, y + 14, {
    size: 18,
    align: isLeft ? 'left' : 'right',
    widest: width * 0.45,
  })
  write(pen, text(`style.${star.style}`), isLeft ? x + width - 4 : x + 4, y + 14, {
    size: 14,
    align: isLeft ? 'right' : 'left',
    color: '#FFD86B',
    widest: width * 0.5,
  })
  const bars = [
    ['speed', (style.speed - 4.2) / 2.2],
    ['shot', (style.aim - 0.3) / 0.66],
    ['dunk', style.dunk / 320],
    ['defence', (style.steal + style.reach / 100 - 0.45) / 0.65],
  ] as const
  for (const [at, [name, share]] of bars.entries()) {
    const half = width / 2
    const left = x + (at % 2) * half + 4
    const top = y + 30 + Math.floor(at / 2) * 20
    const bar = { x: left + half * 0.46, y: top + 4, width: half * 0.46, height: 9 }
    write(pen, text(`stat.${name}`), left, top + 8, {
      size: 12,
      align: 'left',
      color: '#E9DDF2',
      widest: half * 0.43,
    })
    fillRound(pen, bar, 4, 'rgb(255 255 255 / .16)')
    fillRound(
      pen,
      { ...bar, width: bar.width * Math.max(0.12, Math.min(1, share)) },
      4,
      star.shirt === '#2B3038' ? star.trim : star.shirt,
    )
  }
}

/** All sixteen teams and how far each got. */
function bracket(pen: Pen, arena: Arena, box: Box, cup: Cup) {
  const { text, number, sprites, names } = arena
  const draw = drawOf(cup)
  const wide = Math.min(box.width * 0.56, 190)
  const step = wide / (ROUNDS + 0.4)
  const row = box.height / TEAMS
  const at = (round: number, pair: number): Point => ({
    x: box.x + 8 + (round - 1) * step,
    y: box.y + row * ((pair + 0.5) * 2 ** (round - 1)),
  })
  pen.lineWidth = 1.6
  for (let round = 1; round <= ROUNDS; round++) {
    const field = fieldOf(cup, round)
    for (const [index, place] of field.entries()) {
      const isKnown = round <= cup.round
      const [spot, next] = [at(round, index), at(round + 1, Math.floor(index / 2))]
      pen.strokeStyle = 'rgb(255 255 255 / .34)'
      pen.beginPath()
      pen.moveTo(spot.x, spot.y)
      pen.lineTo(spot.x + step * 0.55, spot.y)
      pen.lineTo(spot.x + step * 0.55, next.y)
      pen.lineTo(next.x, next.y)
      pen.stroke()
      const who = draw[place]!
      const color = who < 0 ? '#FFE66D' : starAt(who).shirt
      if (isKnown) fillCircle(pen, spot.x, spot.y, who < 0 ? 5 : 3.8, color)
    }
  }
  const end = at(ROUNDS + 1, 0)
  cupSign(pen, end.x + 6, end.y, 11)
  const [, rival] = chosen(arena)
  const middle = box.x + wide + 26 + (box.width - wide - 26) / 2
  const room = box.width - wide - 30
  write(pen, text('round', { round: number(cup.round), rounds: number(ROUNDS) }), middle, box.y + 14, {
    size: 15,
    color: '#FFD86B',
    widest: room,
  })
  const scale = Math.min(0.62, (box.height - 60) / HEAD.height)
  const size = { width: HEAD.width * scale, height: HEAD.height * scale }
  sprites.draw(pen, headPicture(starAt(rival), scale), { x: middle - size.width / 2, y: box.y + 28, ...size })
  write(pen, text('against', { name: names[rival] ?? '' }), middle, box.y + box.height - 12, {
    size: 15,
    widest: room,
  })
}
