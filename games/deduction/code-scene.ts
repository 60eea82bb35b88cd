import { ease } from '#kit/game/effects.ts'
import type { Played, Scene } from '#kit/game/packs/pack-table.ts'
import type { Point, StageSize } from '#kit/game/stage.ts'
import { drawButton, halo } from '#kit/game/table-top/signs.ts'
import { controlsOn, type Target } from '#kit/game/table-top/targets.ts'
import { CLUES } from './clue-words.ts'
import { drawRow, drawSecret } from './code-draw.ts'
import {
  buttonBox,
  clear,
  code,
  EMPTY,
  fingerRoom,
  isFull,
  keyBox,
  type Lock,
  shape,
  slot,
  state,
} from './code-lock.ts'
import { handHeight } from './code-room.ts'
import { answerTo, type CodeState, contradictions, isOver, isWon, stillPossible } from './code-rules.ts'
import { openSceneBase, type Tools } from './scene-base.ts'
import { lookOf } from './palette.ts'
import { isLow, paintChart } from './room.ts'
import { drawToken } from './tokens.ts'

export function codeScene(
  tools: Tools<CodeState, string>,
  isAssisted: () => boolean,
): Scene<CodeState, string> {
  const { host, definition } = tools.context
  const kind = lookOf(definition.kind)
  const base = openSceneBase(tools)
  const { palette, text, isRtl } = base
  const controls = controlsOn(
    () => targets(lock),
    () => (isFull(lock) ? 'check' : 'key0'),
  )

  const lock: Lock = {
    tools,
    isAssisted,
    host,
    kind,
    base,
    palette,
    text,
    isRtl,
    draft: [],
    cursor: 0,
    fresh: 1,
    possible: { rows: -1, count: 0 },
    low: false,
    controls,
  }

  return {
    layout: (size) => layout(lock, size),
    show: () => show(lock),
    play: (move) => play(lock, move),
    draw: (pen) => draw(lock, pen),
    point: (input) => pointAt(lock, input),
    path: () => pathTo(lock),
    down: (at) => fingerDown(lock, at),
    key: (key) => pressKey(lock, key),
  }
}

function put(lock: Lock, symbol: number) {
  if (isOver(state(lock))) return
  const name = String(symbol)
  if (!shape(lock).repeats && lock.draft.includes(name)) {
    lock.host.sound('bad')
    lock.base.say(lock.text('say.once'))
    return
  }
  lock.draft[lock.cursor] = name
  lock.host.sound('place', symbol - 3)
  lock.host.announce(`${lock.cursor + 1}: ${name}`)
  const next = lock.draft.findIndex((one, at) => at > lock.cursor && one === EMPTY)
  lock.cursor = next >= 0 ? next : Math.max(0, lock.draft.indexOf(EMPTY))
  lock.base.say('')
  assist(lock)
}

/** Says what the log thinks of a full draft. */
function assist(lock: Lock) {
  if (!lock.isAssisted() || !isFull(lock)) return
  const against = contradictions(state(lock), code(lock))
  lock.base.say(
    against.length > 0 ? lock.text('say.against', { row: against[0]! + 1 }) : lock.text('say.fits'),
  )
}

function pick(lock: Lock, index: number) {
  if (lock.draft[index] !== EMPTY) lock.host.sound('flip')
  lock.draft[index] = EMPTY
  lock.cursor = index
}

function check(lock: Lock) {
  if (isFull(lock)) {
    lock.tools.send(code(lock))
    return
  }
  lock.host.sound('bad')
  lock.base.say(lock.text('say.fill'))
}

function targets(lock: Lock): Target[] {
  const row = state(lock).guesses.length
  const isPlaying = !isOver(state(lock))
  return [
    ...(isPlaying
      ? lock.draft.map((_, index) => ({
          id: `slot${index}`,
          box: fingerRoom(lock, row, index),
          act: () => pick(lock, index),
        }))
      : []),
    ...Array.from({ length: shape(lock).symbols }, (_, symbol) => ({
      id: `key${symbol}`,
      box: keyBox(lock, symbol),
      act: () => put(lock, symbol),
    })),
    { id: 'check', box: buttonBox(lock), act: () => check(lock) },
  ]
}

function countLeft(lock: Lock): number {
  const rows = state(lock).guesses.length
  if (lock.possible.rows !== rows) lock.possible = { rows, count: stillPossible(state(lock)).length }
  return lock.possible.count
}

function play(lock: Lock, { after }: Played<CodeState, string>): number {
  const row = after.guesses.length - 1
  const { hits, near } = answerTo(after, row)
  const told = lock.text(CLUES[after.shape.rings ?? 'elsewhere'], { hits, near })
  clear(lock)
  lock.fresh = 0
  lock.tools.effects.tween(0.5, (k) => (lock.fresh = k), { ease: ease.out })
  lock.host.sound(hits + near === 0 ? 'tap' : 'score', hits * 2 + near)
  lock.tools.effects.tween(0.01, () => undefined, {
    delay: 0.1,
    done: () => lock.host.announce(told),
  })
  lock.base.say(told)
  if (isWon(after)) {
    const { x, y } = slot(lock, row, 1)
    lock.tools.effects.burst({ x, y }, { count: 24 })
    return 0.7
  }
  if (after.guesses.length < after.shape.tries) return 0.5
  lock.base.say('')
  return 2
}

function layout(lock: Lock, size: StageSize) {
  lock.low = isLow(size)
  lock.base.layout(size, handHeight(shape(lock).symbols, lock.low))
}

function show(lock: Lock) {
  lock.controls.clear()
  lock.base.fresh()
  lock.possible = { rows: -1, count: 0 }
  lock.fresh = 1
  clear(lock)
}

function draw(lock: Lock, pen: CanvasRenderingContext2D) {
  lock.base.ground(pen, (inner, { chart }) => paintChart(inner, chart))
  for (let row = 0; row < shape(lock).tries; row++) drawRow(lock, pen, row)
  for (let symbol = 0; symbol < shape(lock).symbols; symbol++) {
    const { x, y, width, height } = keyBox(lock, symbol)
    const isUsed = !shape(lock).repeats && lock.draft.includes(String(symbol))
    pen.globalAlpha = isUsed ? 0.3 : 1
    drawToken(pen, lock.kind, symbol, {
      x: x + width / 2,
      y: y + height / 2,
      radius: Math.min(width, height) * 0.42,
    })
    pen.globalAlpha = 1
    const glow = lock.base.glowOf(`key${symbol}`)
    if (glow > 0) halo(pen, keyBox(lock, symbol), 14, glow)
  }
  drawButton(pen, buttonBox(lock), {
    text: lock.isAssisted() ? lock.text('do.checkLeft', { count: countLeft(lock) }) : lock.text('do.check'),
    color: lock.palette.accent,
    isOff: !isFull(lock),
    glow: lock.base.glowOf('check'),
  })
  lock.base.caption(pen, lock.base.room.words)
  drawSecret(lock, pen)
  lock.controls.draw(pen)
}

function pointAt(lock: Lock, input: string) {
  const against = isFull(lock) ? contradictions(state(lock), code(lock)) : []
  if (against.length > 0) {
    lock.base.say(lock.text('say.against', { row: against[0]! + 1 }))
    return
  }
  lock.draft = [...input]
  lock.cursor = 0
  lock.base.glow(['check'])
  lock.base.say(lock.text('hint.code', { count: countLeft(lock) }))
}

function pathTo(lock: Lock) {
  const { x, y, width, height } = keyBox(lock, lock.isRtl ? 1 : 0)
  return [{ x: x + width / 2, y: y + height / 2 }]
}

function fingerDown(lock: Lock, at: Point) {
  lock.controls.down(at)
  lock.tools.redraw()
}

function pressKey(lock: Lock, key: string) {
  const digit = Number(key)
  if (key === 'Backspace') {
    const last = lock.draft.findLastIndex((symbol) => symbol !== EMPTY)
    if (last >= 0) pick(lock, last)
  } else if (key >= '0' && key <= '9' && key.length === 1) {
    const symbol = lock.kind === 'stones' ? digit : digit - 1
    if (symbol >= 0 && symbol < shape(lock).symbols) put(lock, symbol)
  } else if (!lock.controls.key(key)) return false
  lock.tools.redraw()
  return true
}
