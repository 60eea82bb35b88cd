import { settleBasket } from './basket.ts'
import { isDuel, pairInput, type DuelSim } from './duel.ts'
import type { SlicerSim } from './family.ts'
import { LIFTED, bladePoint } from './rules.ts'
import { type Round, sim } from './round.ts'
import { showSplit, splitInputs, stepSplit } from './split.ts'

const SLOW_EVERY = 3
/** A timed run ends in slow motion: one more cut. */
const LAST_MOMENT = 42
const OVER_AFTER_TICKS = 84
const LOW_TIME_TICKS = 600
const TICKS_PER_SECOND = 60

export function tick(round: Round) {
  const { context } = round
  round.trail.step()
  round.words.step()
  round.keyboard.step(round.stage.keys)
  round.beat++
  const { orchard, mode } = sim(round)
  const last = mode.ticks > 0 && mode.ticks - orchard.clock < LAST_MOMENT && !context.reducedMotion
  const slowly = last || round.effects.slow > 0 || (orchard.over && !context.reducedMotion)
  if (round.effects.slow > 0) round.effects.slow--
  if (slowly && round.beat % SLOW_EVERY !== 0) return
  round.bits.step(orchard.freeze > 0 ? 0.6 : 1)
  const duel = sim(round)
  if (isDuel(duel)) return tickDuel(round, duel)
  if (orchard.over) {
    afterwards(round, slowly ? SLOW_EVERY : 1)
    return
  }
  if (!round.sample) play(round)
}

/** A tick of both players, with score and words over each half. */
function tickDuel(round: Round, duel: DuelSim) {
  stepSplit(round.split)
  if (round.sample) return
  if (duel.status === 'over') {
    round.ended++
    if (round.ended === OVER_AFTER_TICKS) over(round)
    return
  }
  round.run.apply(pairInput(...splitInputs(round.split, duel)))
  showSplit(round.split, duel.last)
  showHud(round)
  if (duel.orchards[0].over && duel.orchards[1].over) round.host.sound('win')
}

function play(round: Round) {
  const { orchard, mode } = sim(round)
  round.before = orchard.flying
  const input = round.path.next()
  const from = orchard.blade
  if (input !== LIFTED && from) {
    const to = bladePoint(input)
    if (to.x !== from.x || to.y !== from.y) round.angle = Math.atan2(to.y - from.y, to.x - from.x)
  }
  for (const event of round.run.apply(input)) round.effects.show(event)
  const left = mode.ticks - orchard.clock
  if (mode.ticks > 0 && left <= LOW_TIME_TICKS / 2 && left > 0 && left % TICKS_PER_SECOND === 0)
    round.host.sound('tap', 4)
  showHud(round)
  if (orchard.over) end(round)
}

function end(round: Round) {
  const { host, text, number } = round
  const { mode, score, orchard } = sim(round)
  round.falling = orchard.flying.map((thing) => ({ ...thing }))
  host.sound(mode.ticks > 0 ? 'win' : 'lose')
  host.announce(text('say.end', { score: number(score), combo: number(orchard.tally.bestCombo) }))
  if (mode.ticks > 0 && orchard.clock >= mode.ticks)
    round.words.add(
      text('time'),
      { x: round.frame.width / 2, y: round.frame.height / 2 },
      { color: '#ffd86b', size: 40 },
    )
  round.path.clear()
}

/** Remaining things fall slowly while the light dims. */
function afterwards(round: Round, ticks: number) {
  for (const thing of round.falling) {
    thing.vy += 0.21
    thing.x += thing.vx
    thing.y += thing.vy
    thing.turn += thing.spin
  }
  const due = round.ended < OVER_AFTER_TICKS
  round.ended += ticks
  if (!due || round.ended < OVER_AFTER_TICKS) return
  over(round)
}

/** Tells the page why the run ended and what it earned. */
function over(round: Round) {
  const { host, basket, text, number } = round
  const duel = sim(round)
  const gains = basket && settleBasket(basket, duel)
  host.playing(false)
  host.over(undefined, { reason: reasonOf(duel, { text, number }), ...(gains ? { gains } : {}) })
}

function reasonOf(run: SlicerSim, { text, number }: Pick<Round, 'text' | 'number'>): string {
  if (isDuel(run)) {
    const [one, other] = run.orchards
    return text('end.duel', { one: number(one.score), other: number(other.score) })
  }
  const { mode, orchard } = run
  if (mode.ticks > 0 && orchard.clock >= mode.ticks)
    return text('end.time', { combo: number(orchard.tally.bestCombo) })
  if (mode.lives > 0 && orchard.lives === 0) return text('end.lives')
  return mode.stones === 'end' ? text('end.stone') : ''
}

export function showHud(round: Round) {
  const { text, number } = round
  const { orchard, mode } = sim(round)
  const seconds = Math.ceil((mode.ticks - orchard.clock) / TICKS_PER_SECOND)
  const first = mode.ticks > 0 ? seconds : orchard.lives
  const { bestCombo } = orchard.tally
  const strokes = mode.twist === 'strokes' ? (orchard.twist?.strokes ?? 0) : undefined
  const now = `${mode.name}/${first}/${bestCombo}/${strokes}`
  if (now === round.shown) return
  round.shown = now
  round.host.hud([
    mode.ticks > 0
      ? { id: 'time', label: text('hud.time'), value: number(first) }
      : { id: 'lives', label: text('hud.lives'), value: number(first) },
    strokes === undefined
      ? { id: 'combo', label: text('hud.combo'), value: number(bestCombo) }
      : { id: 'strokes', label: text('hud.strokes'), value: number(strokes) },
  ])
}
