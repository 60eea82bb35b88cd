import { fillRound, write } from '#kit/game/draw.ts'
import { halo } from '#kit/game/table-top/signs.ts'
import { around, code, EMPTY, isFull, type Lock, rows, slot, state } from './code-lock.ts'
import { isNarrow } from './code-room.ts'
import { answerTo, contradictions, isOver, isWon, secretAt } from './code-rules.ts'
import { drawClue, drawToken } from './tokens.ts'

export function drawRow(lock: Lock, pen: CanvasRenderingContext2D, row: number) {
  const {
    guesses,
    shape: { length, rings },
  } = state(lock)
  const box = rows(lock)[row]!
  const guess = guesses[row]
  const isDraft = row === guesses.length && !isOver(state(lock))
  const isBad = isDraft
    ? false
    : lock.isAssisted() && isFull(lock) && contradictions(state(lock), code(lock)).includes(row)
  const tint = isBad ? 'rgb(216 69 47 / .28)' : isDraft ? 'rgb(255 255 255 / .55)' : 'rgb(120 72 30 / .09)'
  fillRound(pen, { ...box, y: box.y + 2, height: box.height - 4 }, 12, tint)
  const narrow = isNarrow(box)
  write(pen, lock.base.number(row + 1), box.x + (narrow ? 10 : 20), box.y + box.height / 2, {
    size: narrow ? 12 : 14,
    color: '#8a6238',
  })
  for (let index = 0; index < length; index++) {
    const place = slot(lock, row, index)
    const symbol = guess ? guess[index]! : isDraft ? lock.draft[index]! : EMPTY
    pen.beginPath()
    pen.arc(place.x, place.y, place.radius * 0.9, 0, 2 * Math.PI)
    pen.fillStyle = 'rgb(58 36 19 / .13)'
    pen.fill()
    if (symbol !== EMPTY) drawToken(pen, lock.kind, Number(symbol), place)
    if (isDraft && index === lock.cursor) halo(pen, around(place), place.radius, 0.05)
  }
  if (!guess) return
  const { hits, near } = answerTo(state(lock), row)
  const k = row === guesses.length - 1 ? lock.fresh : 1
  const radius = Math.min(7, box.height * 0.15)
  const x = box.x + box.width - (narrow ? 22 : 36)
  if (rings === 'steps') {
    const size = Math.min(26, box.height * 0.55)
    return write(pen, lock.base.number(Math.round(near * k)), x, box.y + box.height / 2, {
      size,
      color: '#a0341f',
    })
  }
  drawClue(pen, Math.round(hits * k), Math.round(near * k), {
    x,
    y: box.y + box.height / 2,
    radius,
    count: length,
  })
}

/** After the last try the code lies open. */
export function drawSecret(lock: Lock, pen: CanvasRenderingContext2D) {
  if (!isOver(state(lock)) || isWon(state(lock))) return
  const secret = secretAt(state(lock), state(lock).guesses.length - 1)
  const { x, y, width, height } = lock.base.room.words
  for (const [index, symbol] of [...secret].entries())
    drawToken(pen, lock.kind, Number(symbol), {
      x: x + width / 2 + (index - (secret.length - 1) / 2) * 40,
      y: y + height / 2,
      radius: 17,
    })
}
