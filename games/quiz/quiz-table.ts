import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, RunWish } from '#kit/game/contract.ts'
import { openStage, type Point, type Stage } from '#kit/game/stage.ts'
import { choose, send } from './answering.ts'
import { announceQuestion, ask, goOn, showHud } from './asking.ts'
import type { QuizDefinition } from './definitions.ts'
import { answerAt, answerBeside, layoutOf } from './layout.ts'
import { openAtlas } from './outline-look.ts'
import { tintOf } from './palette.ts'
import { openDrawing, shownOf } from './quiz-scene.ts'
import { HALVE, mayHalve } from './rules.ts'
import { state, stateOf, type QuizTable } from './table.ts'
import { openWords } from './words.ts'

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Asks, listens, marks and goes on. */
export function mountQuiz(
  canvas: HTMLCanvasElement,
  context: GameContext<QuizDefinition, number>,
): GameHandle {
  const { host, text, number, definition, direction } = context
  const { rules, pack } = definition
  const isRtl = direction === 'rtl'
  const words = openWords(context)
  const run = context.open()
  const shown = shownOf(stateOf(run))
  const table: QuizTable = {
    context,
    host,
    text,
    number,
    rules,
    isRtl,
    words,
    run,
    shown,
    isStarted: false,
    isFinished: false,
    cursor: undefined,
    arrived: 1,
    marked: 0,
    pressed: undefined,
    shaken: undefined,
    waiting: undefined,
    layout: layoutOf({ width: 1, height: 1 }, shown.question, isRtl),
    get drawing() {
      return drawing
    },
    get guide() {
      return guide
    },
    get stage() {
      return stage
    },
  }
  const atlas = pack === 'outlines' || pack === 'borders' ? openAtlas(() => stage.invalidate()) : undefined
  const drawing = openDrawing({ words, tint: tintOf(pack), atlas, isRtl })
  const guide = coach(() => {
    // The first answer, right or wrong: the tutorial shows where to tap, not what.
    const box = table.layout.answers[0]
    return box && !table.shown.verdict ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : []
  }, context.firstTime)
  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      table.layout = layoutOf(size, table.shown.question, isRtl)
      drawing.forget()
    },
    draw: (frame) => drawQuestion(table, frame),
    animating: () => guide.showing,
    down: (at) => press(table, at),
    key: (name) => pressKey(table, name),
  })
  announceQuestion(table)
  showHud(table)
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart: (wish) => restart(table, wish),
    hint() {
      if (!table.shown.verdict && mayHalve(rules, state(table))) send(table, HALVE)
    },
    destroy() {
      clearTimeout(table.waiting)
      stage.destroy()
    },
  }
}

function pressKey(table: QuizTable, name: string): boolean {
  const { answers, kind } = table.shown.question
  const isGo = name === 'Enter' || name === ' '
  if (table.shown.verdict) {
    if (!isGo && !/^\d$/.test(name)) return false
    goOn(table)
    return true
  }
  const way = WAYS[name]
  if (way) {
    table.cursor = table.cursor === undefined ? 0 : answerBeside(table.layout, table.cursor, way)
    table.host.announce(table.words.answer(table.shown.question, table.cursor))
    table.stage.invalidate()
    return true
  }
  const typed = kind === 'roman' ? answers.indexOf(name.toUpperCase()) : -1
  const place = isGo ? table.cursor : typed >= 0 ? typed : Number(name) - 1
  if (place === undefined || !(place >= 0 && place < answers.length) || name === '') return false
  choose(table, place)
  return true
}

function start(table: QuizTable) {
  clearTimeout(table.waiting)
  table.stage.effects.clear()
  table.isFinished = false
  table.cursor = table.pressed = table.shaken = undefined
  ask(table)
}

function drawQuestion(table: QuizTable, { pen, time, width, height }: Stage) {
  const advice = table.shown.verdict === 'wrong' ? table.text('say.next') : ''
  const size = { width, height }
  table.drawing.draw(pen, {
    shown: table.shown,
    state: state(table),
    rules: table.rules,
    layout: table.layout,
    size,
    cursor: table.cursor,
    arrived: table.arrived,
    marked: table.marked,
    pressed: table.pressed,
    shaken: table.shaken,
    advice,
  })
  table.guide.draw(pen, time)
}

function press(table: QuizTable, at: Point) {
  table.cursor = undefined
  if (table.shown.verdict) return goOn(table)
  const place = answerAt(table.layout, at)
  if (place !== undefined) choose(table, place)
}

function restart(table: QuizTable, wish: RunWish = {}) {
  table.run = table.context.fresh(wish)
  table.isStarted = false
  table.host.sound('deal')
  start(table)
}
