import { fillRound, write, type Box } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import {
  answerTo,
  contradictions,
  isOver,
  isWon,
  secretAt,
  stillPossible,
  type CodeState,
} from './code-rules.ts'
import { CLUES } from './clue-words.ts'
import { openDesk, type Tools } from './desk.ts'
import { lookOf } from './palette.ts'
import { buttonOf, handHeight, isNarrow, keyOf, logOf, slotOf, type Slot } from './code-room.ts'
import { isLow, paintChart } from './room.ts'
import { drawButton, halo } from '#kit/game/table-top/signs.ts'
import { handsOn, type Target } from '#kit/game/table-top/targets.ts'
import { drawClue, drawToken } from './tokens.ts'

const EMPTY = ''

export function codeScene(
  tools: Tools<CodeState, string>,
  isAssisted: () => boolean,
): Scene<CodeState, string> {
  const { host, definition } = tools.context
  const kind = lookOf(definition.kind)
  const desk = openDesk(tools)
  const { palette, text, isRtl } = desk
  let draft: string[] = []
  let cursor = 0
  let fresh = 1
  let possible = { rows: -1, count: 0 }
  let low = false

  const state = () => tools.state()
  const shape = () => state().shape
  const code = () => draft.join('')
  const isFull = () => draft.every((symbol) => symbol !== EMPTY)
  const clear = () => {
    draft = Array<string>(shape().length).fill(EMPTY)
    cursor = 0
  }

  const rows = () => logOf(desk.room.chart, shape().tries)
  const slot = (row: number, index: number) => slotOf(rows()[row]!, shape().length, index)
  const keyBox = (symbol: number) => keyOf(desk.room.side, shape().symbols, symbol, low)
  const buttonBox = () => buttonOf(desk.room.side, shape().symbols, low)
  const around = ({ x, y, radius }: Slot): Box => ({
    x: x - radius - 3,
    y: y - radius - 3,
    width: 2 * radius + 6,
    height: 2 * radius + 6,
  })

  /** A finger may miss a slot upwards and downwards, where its row is taller than it. */
  const fingerRoom = (row: number, index: number): Box => {
    const { y, height } = rows()[row]!
    const { x, width } = around(slot(row, index))
    return { x, y, width, height }
  }

  function put(symbol: number) {
    if (isOver(state())) return
    const name = String(symbol)
    if (!shape().repeats && draft.includes(name)) {
      host.sound('bad')
      desk.say(text('say.once'))
      return
    }
    draft[cursor] = name
    host.sound('place', symbol - 3)
    host.announce(`${cursor + 1}: ${name}`)
    const next = draft.findIndex((one, at) => at > cursor && one === EMPTY)
    cursor = next >= 0 ? next : Math.max(0, draft.indexOf(EMPTY))
    desk.say('')
    assist()
  }

  /** Says what the log thinks of a full draft. */
  function assist() {
    if (!isAssisted() || !isFull()) return
    const against = contradictions(state(), code())
    desk.say(against.length > 0 ? text('say.against', { row: against[0]! + 1 }) : text('say.fits'))
  }

  function pick(index: number) {
    if (draft[index] !== EMPTY) host.sound('flip')
    draft[index] = EMPTY
    cursor = index
  }

  function check() {
    if (isFull()) {
      tools.send(code())
      return
    }
    host.sound('bad')
    desk.say(text('say.fill'))
  }

  const targets = (): Target[] => {
    const row = state().guesses.length
    const isPlaying = !isOver(state())
    return [
      ...(isPlaying
        ? draft.map((_, index) => ({
            id: `slot${index}`,
            box: fingerRoom(row, index),
            act: () => pick(index),
          }))
        : []),
      ...Array.from({ length: shape().symbols }, (_, symbol) => ({
        id: `key${symbol}`,
        box: keyBox(symbol),
        act: () => put(symbol),
      })),
      { id: 'check', box: buttonBox(), act: check },
    ]
  }
  const hands = handsOn(targets, () => (isFull() ? 'check' : 'key0'))

  function countLeft(): number {
    const rows = state().guesses.length
    if (possible.rows !== rows) possible = { rows, count: stillPossible(state()).length }
    return possible.count
  }

  function play({ after }: Played<CodeState, string>): number {
    const row = after.guesses.length - 1
    const { hits, near } = answerTo(after, row)
    const told = text(CLUES[after.shape.rings ?? 'elsewhere'], { hits, near })
    clear()
    fresh = 0
    tools.effects.tween(0.5, (k) => (fresh = k), { ease: ease.out })
    host.sound(hits + near === 0 ? 'tap' : 'score', hits * 2 + near)
    tools.effects.tween(0.01, () => undefined, {
      delay: 0.1,
      done: () => host.announce(told),
    })
    desk.say(told)
    if (isWon(after)) {
      const { x, y } = slot(row, 1)
      tools.effects.burst({ x, y }, { count: 24 })
      return 0.7
    }
    if (after.guesses.length < after.shape.tries) return 0.5
    desk.say('')
    return 2
  }

  function drawRow(pen: CanvasRenderingContext2D, row: number) {
    const {
      guesses,
      shape: { length, rings },
    } = state()
    const box = rows()[row]!
    const guess = guesses[row]
    const isDraft = row === guesses.length && !isOver(state())
    const isBad = isDraft ? false : isAssisted() && isFull() && contradictions(state(), code()).includes(row)
    const tint = isBad ? 'rgb(216 69 47 / .28)' : isDraft ? 'rgb(255 255 255 / .55)' : 'rgb(120 72 30 / .09)'
    fillRound(pen, { ...box, y: box.y + 2, height: box.height - 4 }, 12, tint)
    const narrow = isNarrow(box)
    write(pen, desk.number(row + 1), box.x + (narrow ? 10 : 20), box.y + box.height / 2, {
      size: narrow ? 12 : 14,
      color: '#8a6238',
    })
    for (let index = 0; index < length; index++) {
      const place = slot(row, index)
      const symbol = guess ? guess[index]! : isDraft ? draft[index]! : EMPTY
      pen.beginPath()
      pen.arc(place.x, place.y, place.radius * 0.9, 0, 2 * Math.PI)
      pen.fillStyle = 'rgb(58 36 19 / .13)'
      pen.fill()
      if (symbol !== EMPTY) drawToken(pen, kind, Number(symbol), place)
      if (isDraft && index === cursor) halo(pen, around(place), place.radius, 0.05)
    }
    if (!guess) return
    const { hits, near } = answerTo(state(), row)
    const k = row === guesses.length - 1 ? fresh : 1
    const radius = Math.min(7, box.height * 0.15)
    const x = box.x + box.width - (narrow ? 22 : 36)
    if (rings === 'steps') {
      const size = Math.min(26, box.height * 0.55)
      return write(pen, desk.number(Math.round(near * k)), x, box.y + box.height / 2, {
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
  function drawSecret(pen: CanvasRenderingContext2D) {
    if (!isOver(state()) || isWon(state())) return
    const secret = secretAt(state(), state().guesses.length - 1)
    const { x, y, width, height } = desk.room.words
    for (const [index, symbol] of [...secret].entries())
      drawToken(pen, kind, Number(symbol), {
        x: x + width / 2 + (index - (secret.length - 1) / 2) * 40,
        y: y + height / 2,
        radius: 17,
      })
  }

  return {
    layout(size) {
      low = isLow(size)
      desk.layout(size, handHeight(shape().symbols, low))
    },
    show() {
      hands.clear()
      desk.fresh()
      possible = { rows: -1, count: 0 }
      fresh = 1
      clear()
    },
    play,
    draw(pen) {
      desk.ground(pen, (inner, { chart }) => paintChart(inner, chart))
      for (let row = 0; row < shape().tries; row++) drawRow(pen, row)
      for (let symbol = 0; symbol < shape().symbols; symbol++) {
        const { x, y, width, height } = keyBox(symbol)
        const isUsed = !shape().repeats && draft.includes(String(symbol))
        pen.globalAlpha = isUsed ? 0.3 : 1
        drawToken(pen, kind, symbol, {
          x: x + width / 2,
          y: y + height / 2,
          radius: Math.min(width, height) * 0.42,
        })
        pen.globalAlpha = 1
        const glow = desk.glowOf(`key${symbol}`)
        if (glow > 0) halo(pen, keyBox(symbol), 14, glow)
      }
      drawButton(pen, buttonBox(), {
        text: isAssisted() ? text('do.checkLeft', { count: countLeft() }) : text('do.check'),
        color: palette.accent,
        isOff: !isFull(),
        glow: desk.glowOf('check'),
      })
      desk.caption(pen, desk.room.words)
      drawSecret(pen)
      hands.draw(pen)
    },
    point(input) {
      const against = isFull() ? contradictions(state(), code()) : []
      if (against.length > 0) {
        desk.say(text('say.against', { row: against[0]! + 1 }))
        return
      }
      draft = [...input]
      cursor = 0
      desk.glow(['check'])
      desk.say(text('hint.code', { count: countLeft() }))
    },
    path: () => {
      const { x, y, width, height } = keyBox(isRtl ? 1 : 0)
      return [{ x: x + width / 2, y: y + height / 2 }]
    },
    down(at) {
      hands.down(at)
      tools.redraw()
    },
    key(key) {
      const digit = Number(key)
      if (key === 'Backspace') {
        const last = draft.findLastIndex((symbol) => symbol !== EMPTY)
        if (last >= 0) pick(last)
      } else if (key >= '0' && key <= '9' && key.length === 1) {
        const symbol = kind === 'stones' ? digit : digit - 1
        if (symbol >= 0 && symbol < shape().symbols) put(symbol)
      } else if (!hands.key(key)) return false
      tools.redraw()
      return true
    },
  }
}
