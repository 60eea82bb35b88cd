import { fillRound, strokeRound, write } from '#kit/game/draw.ts'
import { peopleText, resultText, secondsToNext, seriesText, type RinkRoom } from './room-play.ts'
import type { Rink } from './rink.ts'

type Pen = CanvasRenderingContext2D

const SUN = '#FFD86B'
const PALE = '#E6F4F2'
const MARGIN = 16

/** A plate at the top with who is here; after a match its result, the matches so far, and when the next begins. */
export function drawRoom(pen: Pen, rink: Rink, room: RinkRoom) {
  const { width } = rink.size
  const wide = Math.min(width - 2 * MARGIN, 320)
  const x = (width - wide) / 2
  fillRound(pen, { x, y: 8, width: wide, height: 28 }, 14, 'rgb(3 14 24 / .6)')
  write(pen, peopleText(rink, room), width / 2, 22, { size: 14, color: PALE, weight: 700, widest: wide - 20 })
  if (room.endedFor !== undefined) drawResult(pen, rink, room)
}

function drawResult(pen: Pen, rink: Rink, room: RinkRoom) {
  const { width, height } = rink.size
  const wide = Math.min(width - 2 * MARGIN, 380)
  const box = { x: (width - wide) / 2, y: height / 2 - 70, width: wide, height: 128 }
  fillRound(pen, box, 20, 'rgb(3 20 16 / .86)')
  strokeRound(pen, box, 20, 'rgb(255 255 255 / .18)')
  const line = (text: string, y: number, size: number, color: string) =>
    write(pen, text, width / 2, box.y + y, { size, color, widest: wide - 28 })
  line(resultText(rink, room), 34, 26, SUN)
  line(seriesText(rink, room), 70, 17, PALE)
  const seconds = rink.number(secondsToNext(room))
  line(rink.text('room.next', { seconds }), 100, 15, PALE)
}
