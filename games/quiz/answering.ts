import type { SimEvent } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import { goOn, showHud } from './asking.ts'
import { shownOf } from './quiz-scene.ts'
import type { State } from './rules.ts'
import { later, state, type QuizTable } from './table.ts'

const RIGHT_SECONDS = 1
const POSTMARK = 0.22

export function choose(table: QuizTable, place: number) {
  if (!table.run.sim.legal().includes(place)) return
  table.guide.dismiss()
  const press = { place, k: 1 }
  table.pressed = press
  table.stage.effects.tween(0.18, (k) => (press.k = 1 - k))
  send(table, place)
}

export function send(table: QuizTable, input: number) {
  if (table.run.sim.status !== 'playing') return
  if (!table.isStarted) table.host.playing(true)
  table.isStarted = true
  const before = state(table)
  const events = table.run.apply(input)
  const end = events.find(({ kind }) => kind === 'right' || kind === 'wrong')
  if (end) close(table, before, input, { end, events })
  else keepAsking(table, input, events[0]!)
  showHud(table)
  table.stage.invalidate()
}

/** The question stays: part of the answer, a miss, or two answers crossed out. */
function keepAsking(table: QuizTable, input: number, { kind }: SimEvent) {
  table.shown = shownOf(state(table))
  if (kind === 'step') sing(table, input, 'place')
  if (kind === 'half') table.host.sound('slice')
  if (kind !== 'near' && kind !== 'slip') return
  table.host.sound('bad')
  table.host.vibrate()
  table.host.announce(table.text('say.miss'))
  shake(table, input)
}

function shake(table: QuizTable, place: number) {
  const motion = { place, k: 0 }
  table.shaken = motion
  table.stage.effects.tween(0.4, (k) => (motion.k = k), {
    ease: ease.linear,
    done: () => (table.shaken = undefined),
  })
}

function close(
  table: QuizTable,
  before: State,
  input: number,
  { end, events }: { readonly end: SimEvent; readonly events: readonly SimEvent[] },
) {
  const isRight = end.kind === 'right'
  const { question, touched, crossed } = before
  table.shown = {
    question,
    touched: isRight ? [...touched, input] : touched,
    crossed,
    picked: input,
    verdict: isRight ? 'right' : 'wrong',
    gained: end.amount ?? 0,
  }
  table.marked = 0
  table.stage.effects.tween(POSTMARK, (k) => (table.marked = k), {
    ease: ease.back,
    done: () => (table.marked = 1),
  })
  if (isRight) praise(table, input, events)
  else {
    table.host.sound('bad')
    table.host.vibrate()
    shake(table, input)
    const answer = table.words.list(question.right.map((place) => table.words.answer(question, place)))
    table.host.announce(table.text('say.wrong', { answer }))
  }
  const bonus = events.find(({ kind }) => kind === 'won')?.amount ?? 0
  const { x, y, width, height } = table.layout.stamp
  if (bonus > 0)
    table.stage.effects.rise(
      signed(`+${table.number(bonus)}`),
      { x: x + width / 2, y: y + height * 0.6 },
      '#ffb63d',
    )
  if (isRight) later(table, RIGHT_SECONDS, () => goOn(table))
}

function praise(table: QuizTable, input: number, events: readonly SimEvent[]) {
  const { answers, stamp } = table.layout
  const box = answers[input]!
  sing(table, input, 'score')
  table.host.announce(table.text('say.right'))
  table.stage.effects.burst(
    { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    { count: 16, speed: 200 },
  )
  const streak = events.find(({ kind }) => kind === 'streak')
  if (!streak) return
  table.host.happy(0.5)
  table.host.sound('coin')
  table.stage.effects.rise(
    signed(`×${streak.amount}`),
    { x: stamp.x + stamp.width / 2, y: stamp.y + 60 },
    '#ffb63d',
  )
}

/** A piano key sounds its note; other answers rise with the streak. */
function sing(table: QuizTable, input: number, sound: 'place' | 'score') {
  const isKey = table.shown.question.answers.length === 12
  table.host.sound(
    sound,
    isKey
      ? input - 2
      : Math.min(7, sound === 'score' ? state(table).streak : state(table).touched.length * 2),
  )
}
