import type { GameContext, SimEvent } from '#kit/game/contract.ts'
import { GROUND } from '#kit/game/racing/course.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { Car } from './car.ts'
import type { LapCourse } from './lap-course.ts'
import type { Corner } from './mesh.ts'
import { DUST, SPARK, SPRAY, type Trail } from './trail.ts'

export interface Ride {
  readonly context: Pick<GameContext, 'host' | 'text' | 'number'>
  readonly stage: Stage
  readonly trail: Trail
  readonly car: Car
  split(): { readonly text: string; readonly isAhead: boolean } | undefined
}

const SLIDING = 3.2
const FULL_SLIDE = 14

/** Sound and motion of an event. */
export function reactTo({ kind, amount = 0 }: SimEvent, { context, stage, trail, car, split }: Ride) {
  const { host, text, number } = context
  const here: Corner = [car.x, car.y + 0.4, car.z]
  switch (kind) {
    case 'boost':
      host.sound('boost')
      return
    case 'jump':
      host.sound('jump')
      return
    case 'loop':
      host.sound('win', 5)
      host.happy(0.4)
      return
    case 'land':
      host.sound('bounce', -5)
      stage.effects.quake(5)
      for (let puff = 0; puff < 8; puff++) trail.puff(here, DUST, 1.1)
      return
    case 'scrape':
      if (amount % 2 === 0) host.sound('hit', -3)
      stage.effects.quake(3)
      for (let puff = 0; puff < 3; puff++) trail.puff(here, SPARK, 0.3, [car.vx * 0.6, 2, car.vz * 0.6])
      return
    case 'fall':
      host.sound('bad')
      host.vibrate()
      host.announce(text('say.fall'))
      for (let puff = 0; puff < 16; puff++) trail.puff(here, SPRAY, 1.6, [0, 6, 0])
      return
    case 'back':
      host.sound('place')
      return
    case 'charged':
      return host.sound('tap', 7)
    case 'spark':
      host.sound('boost', amount * 2)
      for (let puff = 0; puff < 4 + amount * 4; puff++)
        trail.puff(here, SPARK, 0.5, [-car.vx * 0.2, 3, -car.vz * 0.2])
      return
    case 'pane':
      host.sound('bad', amount)
      host.vibrate()
      stage.effects.quake(6)
      for (let puff = 0; puff < 12; puff++) trail.puff(here, SPRAY, 0.5, [0, 5, 0])
      return stage.effects.rise(text('pane'), { x: stage.width / 2, y: stage.height * 0.3 }, '#ffb0a0')
    case 'worn':
      host.sound('bad', -4)
      return host.toast(text('worn'))
    case 'caught':
      host.sound('coin', amount * 3)
      host.happy(0.5)
      for (let puff = 0; puff < 14; puff++) trail.puff(here, SPARK, 0.8, [0, 6, 0])
      return
    case 'escaped':
      host.sound('lose')
      return host.toast(text('escaped'))
    case 'lap':
      host.sound('score', amount * 3)
      return host.announce(text('say.lap', { lap: number(amount) }))
    case 'gate': {
      host.sound('score', amount * 2)
      host.announce(text('say.gate', { gate: number(amount) }))
      const news = split()
      if (!news) return
      const paint = news.isAhead ? '#7df2b0' : '#ffb0a0'
      stage.effects.rise(news.text, { x: stage.width / 2, y: stage.height * 0.24 }, paint)
    }
  }
}

/** Marks and dust behind sliding tyres. */
export function trailOf(trail: Trail, car: Car, course: LapCourse, calm: boolean) {
  const slide = Math.abs(car.slide)
  if (car.inAir || slide < SLIDING) {
    trail.lift()
    return
  }
  const [s, c] = [Math.sin(car.heading), Math.cos(car.heading)]
  const wheel = (side: number): Corner => [
    car.x + c * side - s * 1.35,
    car.y + course.bank[car.node]! * side + 0.05,
    car.z - s * side - c * 1.35,
  ]
  const [left, right] = [wheel(-0.95), wheel(0.95)]
  trail.mark(left, right, Math.min(0.5, (slide - SLIDING) / FULL_SLIDE))
  if (!calm && slide > 5) trail.puff(slide % 2 < 1 ? left : right, DUST, 0.7)
}

/** Road height below the car; `undefined` over water. */
export function floorUnder(course: LapCourse, { node, past, aside, loop }: Car): number | undefined {
  if (loop > 0) return undefined
  if (course.ground[node] === GROUND.gap) return undefined
  if (Math.abs(aside) > course.width[node]! / 2 + 0.5) return undefined
  const next = (node + 1) % course.count
  const share = past / course.spacing
  return course.y[node]! + (course.y[next]! - course.y[node]!) * share + course.bank[node]! * aside
}
