import { coach } from '#kit/game/coach.ts'
import type { GameContext, GameHandle, RunWish, SimEvent } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import { openStage } from '#kit/game/stage.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { celebrate } from './cheer.ts'
import type { QuizDefinition } from './definitions.ts'
import { answerAt, answerBeside, layoutOf } from './layout.ts'
import { openAtlas } from './outline-look.ts'
import { tintOf } from './palette.ts'
import { openDrawing, shownOf } from './quiz-scene.ts'
import { factorOf, HALVE, mayHalve, starsOf, TOP, type State } from './rules.ts'
import { openWords } from './words.ts'

const RIGHT_SECONDS = 1
const ARRIVAL = 0.28
const POSTMARK = 0.22
const LAST_SECONDS = 1.3
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
  let run = context.open()
  const state = () => (run.sim as TurnSim<State, number>).state
  let shown = shownOf(state())
  let isStarted = false
  let isFinished = false
  let cursor: number | undefined
  let arrived = 1
  let marked = 0
  let pressed: { readonly place: number; k: number } | undefined
  let shaken: { readonly place: number; k: number } | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  let layout = layoutOf({ width: 1, height: 1 }, shown.question, isRtl)

  const atlas = pack === 'outlines' || pack === 'borders' ? openAtlas(() => stage.invalidate()) : undefined
  const drawing = openDrawing({ words, tint: tintOf(pack), atlas, isRtl })
  const guide = coach(() => {
    const box = layout.answers[shown.question.right[0] ?? 0]
    return box && !shown.verdict ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : []
  }, context.firstTime)

  const stage = openStage({
    canvas,
    reducedMotion: context.reducedMotion,
    layout(size) {
      layout = layoutOf(size, shown.question, isRtl)
      drawing.forget()
    },
    draw({ pen, time, width, height }) {
      const advice = shown.verdict === 'wrong' ? text('say.next') : ''
      const size = { width, height }
      drawing.draw(pen, {
        shown,
        state: state(),
        rules,
        layout,
        size,
        cursor,
        arrived,
        marked,
        pressed,
        shaken,
        advice,
      })
      guide.draw(pen, time)
    },
    animating: () => guide.showing,
    down(at) {
      cursor = undefined
      if (shown.verdict) return goOn()
      const place = answerAt(layout, at)
      if (place !== undefined) choose(place)
    },
    key,
  })

  function key(name: string): boolean {
    const { answers, kind } = shown.question
    const isGo = name === 'Enter' || name === ' '
    if (shown.verdict) {
      if (!isGo && !/^\d$/.test(name)) return false
      goOn()
      return true
    }
    const way = WAYS[name]
    if (way) {
      cursor = cursor === undefined ? 0 : answerBeside(layout, cursor, way)
      host.announce(words.answer(shown.question, cursor))
      stage.invalidate()
      return true
    }
    const typed = kind === 'roman' ? answers.indexOf(name.toUpperCase()) : -1
    const place = isGo ? cursor : typed >= 0 ? typed : Number(name) - 1
    if (place === undefined || !(place >= 0 && place < answers.length) || name === '') return false
    choose(place)
    return true
  }

  function choose(place: number) {
    if (!run.sim.legal().includes(place)) return
    guide.dismiss()
    const press = { place, k: 1 }
    pressed = press
    stage.effects.tween(0.18, (k) => (press.k = 1 - k))
    send(place)
  }

  function send(input: number) {
    if (run.sim.status !== 'playing') return
    if (!isStarted) host.playing(true)
    isStarted = true
    const before = state()
    const events = run.apply(input)
    const end = events.find(({ kind }) => kind === 'right' || kind === 'wrong')
    if (end) close(before, input, { end, events })
    else keepAsking(input, events[0]!)
    showHud()
    stage.invalidate()
  }

  /** The question stays: part of the answer, a slip, or two answers crossed out. */
  function keepAsking(input: number, { kind }: SimEvent) {
    shown = shownOf(state())
    if (kind === 'step') sing(input, 'place')
    if (kind === 'half') host.sound('slice')
    if (kind !== 'near' && kind !== 'slip') return
    host.sound('bad')
    host.vibrate()
    host.announce(text('say.miss'))
    shake(input)
  }

  function shake(place: number) {
    const motion = { place, k: 0 }
    shaken = motion
    stage.effects.tween(0.4, (k) => (motion.k = k), { ease: ease.linear, done: () => (shaken = undefined) })
  }

  function close(
    before: State,
    input: number,
    { end, events }: { readonly end: SimEvent; readonly events: readonly SimEvent[] },
  ) {
    const isRight = end.kind === 'right'
    const { question, touched, crossed } = before
    shown = {
      question,
      touched: isRight ? [...touched, input] : touched,
      crossed,
      picked: input,
      verdict: isRight ? 'right' : 'wrong',
      gained: end.amount ?? 0,
    }
    marked = 0
    stage.effects.tween(POSTMARK, (k) => (marked = k), { ease: ease.back, done: () => (marked = 1) })
    if (isRight) praise(input, events)
    else {
      host.sound('bad')
      host.vibrate()
      shake(input)
      const answer = words.list(question.right.map((place) => words.answer(question, place)))
      host.announce(text('say.wrong', { answer }))
    }
    const bonus = events.find(({ kind }) => kind === 'won')?.amount ?? 0
    const { x, y, width, height } = layout.stamp
    if (bonus > 0)
      stage.effects.rise(signed(`+${number(bonus)}`), { x: x + width / 2, y: y + height * 0.6 }, '#ffb63d')
    if (isRight) later(RIGHT_SECONDS, goOn)
  }

  function praise(input: number, events: readonly SimEvent[]) {
    const { answers, stamp } = layout
    const box = answers[input]!
    sing(input, 'score')
    host.announce(text('say.right'))
    stage.effects.burst({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, { count: 16, speed: 200 })
    const streak = events.find(({ kind }) => kind === 'streak')
    if (!streak) return
    host.happy(0.5)
    host.sound('coin')
    stage.effects.rise(
      signed(`×${streak.amount}`),
      { x: stamp.x + stamp.width / 2, y: stamp.y + 60 },
      '#ffb63d',
    )
  }

  /** A key of the piano rings as it is called; other answers rise with the streak. */
  function sing(input: number, sound: 'place' | 'score') {
    const isKey = shown.question.answers.length === 12
    host.sound(
      sound,
      isKey ? input - 2 : Math.min(7, sound === 'score' ? state().streak : state().touched.length * 2),
    )
  }

  function later(seconds: number, act: () => void) {
    clearTimeout(waiting)
    waiting = setTimeout(act, seconds * 1000)
  }

  function goOn() {
    if (!shown.verdict || isFinished) return
    clearTimeout(waiting)
    if (run.sim.status !== 'playing') return finish()
    host.sound('deal')
    ask()
  }

  function ask() {
    shown = shownOf(state())
    marked = 0
    arrived = 0
    layout = layoutOf(stage, shown.question, isRtl)
    stage.effects.tween(ARRIVAL, (k) => (arrived = k), { ease: ease.back, done: () => (arrived = 1) })
    announceQuestion()
    showHud()
    stage.invalidate()
  }

  function announceQuestion() {
    const { question } = shown
    const answers = words.list(question.answers.map((_, place) => words.answer(question, place)))
    host.announce(text('say.ask', { question: words.question(question), answers }))
  }

  function finish() {
    isFinished = true
    const isWon = run.sim.status === 'won'
    host.canHint(false)
    host.sound(isWon ? 'win' : 'lose')
    host.announce(text(isWon ? 'say.won' : 'say.lost'))
    if (isWon) celebrate(stage, host)
    stage.invalidate()
    later(isWon ? LAST_SECONDS : LAST_SECONDS / 2, () => {
      host.playing(false)
      host.over(isWon ? starsOf(rules, state()) : undefined)
    })
  }

  function showHud() {
    const { lives, rung, streak } = state()
    const first =
      rules.way === 'climb'
        ? { id: 'step', label: text('hud.step'), value: signed(`${number(rung)}/${number(TOP)}`) }
        : { id: 'lives', label: text('hud.lives'), value: number(Math.max(0, lives)) }
    host.hud([
      first,
      { id: 'streak', label: text('hud.streak'), value: signed(`×${number(factorOf(streak))}`) },
    ])
    host.canHint(run.sim.status === 'playing' && !shown.verdict && mayHalve(rules, state()))
  }

  function start() {
    clearTimeout(waiting)
    stage.effects.clear()
    isFinished = false
    cursor = pressed = shaken = undefined
    ask()
  }

  announceQuestion()
  showHud()
  host.ready()
  return {
    pause: stage.pause,
    resume: stage.resume,
    restart(wish: RunWish = {}) {
      run = context.fresh(wish)
      isStarted = false
      host.sound('deal')
      start()
    },
    hint() {
      if (!shown.verdict && mayHalve(rules, state())) send(HALVE)
    },
    destroy() {
      clearTimeout(waiting)
      stage.destroy()
    },
  }
}
