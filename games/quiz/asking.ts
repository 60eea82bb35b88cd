import { signed } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import { celebrate } from './cheer.ts'
import { layoutOf } from './layout.ts'
import { shownOf } from './quiz-scene.ts'
import { factorOf, mayHalve, starsOf, TOP } from './rules.ts'
import { later, state, type QuizTable } from './table.ts'

const ARRIVAL = 0.28
const LAST_SECONDS = 1.3

export function goOn(table: QuizTable) {
  if (!table.shown.verdict || table.isFinished) return
  clearTimeout(table.waiting)
  if (table.run.sim.status !== 'playing') return finish(table)
  table.host.sound('deal')
  ask(table)
}

export function ask(table: QuizTable) {
  table.shown = shownOf(state(table))
  table.marked = 0
  table.arrived = 0
  table.layout = layoutOf(table.stage, table.shown.question, table.isRtl)
  table.stage.effects.tween(ARRIVAL, (k) => (table.arrived = k), {
    ease: ease.back,
    done: () => (table.arrived = 1),
  })
  announceQuestion(table)
  showHud(table)
  table.stage.invalidate()
}

export function announceQuestion(table: QuizTable) {
  const { question } = table.shown
  const answers = table.words.list(question.answers.map((_, place) => table.words.answer(question, place)))
  table.host.announce(table.text('say.ask', { question: table.words.question(question), answers }))
}

function finish(table: QuizTable) {
  table.isFinished = true
  const isWon = table.run.sim.status === 'won'
  table.host.canHint(false)
  table.host.sound(isWon ? 'win' : 'lose')
  table.host.announce(table.text(isWon ? 'say.won' : 'say.lost'))
  if (isWon) celebrate(table.stage, table.host)
  table.stage.invalidate()
  later(table, isWon ? LAST_SECONDS : LAST_SECONDS / 2, () => {
    table.host.playing(false)
    table.host.over(isWon ? starsOf(table.rules, state(table)) : undefined)
  })
}

export function showHud(table: QuizTable) {
  const { lives, rung, streak } = state(table)
  const first =
    table.rules.way === 'climb'
      ? {
          id: 'step',
          label: table.text('hud.step'),
          value: signed(`${table.number(rung)}/${table.number(TOP)}`),
        }
      : { id: 'lives', label: table.text('hud.lives'), value: table.number(Math.max(0, lives)) }
  table.host.hud([
    first,
    { id: 'streak', label: table.text('hud.streak'), value: signed(`×${table.number(factorOf(streak))}`) },
  ])
  table.host.canHint(
    table.run.sim.status === 'playing' && !table.shown.verdict && mayHalve(table.rules, state(table)),
  )
}
