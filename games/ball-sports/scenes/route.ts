import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { OPEN, PASSER, routeAt, rules, type RouteState } from '../plays/route.ts'
import { fromAbove, SLIP, tries, type CourtScene } from './court-art.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 84, zoom: 3.1, tilt: 7, aside: 0, above: -40 }

const REACH = 66

function field(brush: Brush) {
  brush.round(4, -8, 392, 412, 18, '#03121f', 0.4)
  brush.round(4, -14, 392, 412, 18, '#2a8a4c')
  for (let yard = 0; yard < 5; yard++) {
    brush.round(4, 18 + yard * 88, 392, 44, 0, '#31975a')
    brush.line([14, 18 + yard * 88, 386, 18 + yard * 88], 2.5, '#ffffff', 0.5)
  }
  for (let mark = 0; mark < 9; mark++)
    for (const x of [140, 260]) brush.line([x - 5, 16 + mark * 44, x + 5, 16 + mark * 44], 2, '#ffffff', 0.4)
  brush.line([14, 282, 386, 282], 4, PAINT.sun, 0.85)
}

/** Where his way will lead, as dots. */
function way(brush: Brush, state: RouteState, index: number) {
  const since = state.phase === 'snap' ? 0 : state.since
  for (let step = 1; step < 5; step++) {
    const { x, y } = routeAt(state.receivers[index]!, since + step * 20)
    brush.disc(x, y, 3.4, '#ffffff', 0.8 - step * 0.13)
  }
}

function openness(state: RouteState, index: number) {
  const man = state.receivers[index]!
  const gap = Math.min(...state.guards.map(({ x, y }) => Math.hypot(x - man.x, y - man.y)))
  return gap > OPEN * 1.3 ? PAINT.palm : gap > OPEN * 0.8 ? PAINT.sun : PAINT.coral
}

export const scene: CourtScene<RouteState> = {
  rules,
  backdrop: 'plain',
  controls: () => tapSpots((state) => (state as RouteState).receivers, REACH),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 26 },
    snap: { sound: 'tap' },
    throw: { sound: 'shoot' },
    steal: { sound: 'bounce' },
    sack: { sound: 'hit', quake: 10 },
    slip: SLIP,
  },
  // Before the first tap the ghost finger shows what to tap: a receiver, not the passer.
  hero: ({ phase, ball, tick, receivers }) =>
    phase === 'throw' ? ball : tick === 0 ? (receivers[0] ?? PASSER) : PASSER,
  trail: '#e9c27a',
  still: field,
  draw(state, brush, look) {
    const isLive = state.phase === 'snap' || state.phase === 'play'
    for (const [index, man] of state.receivers.entries()) {
      if (isLive) way(brush, state, index)
      if (isLive) brush.ring(man.x, man.y, 25, 4, openness(state, index), 0.95)
      fromAbove(brush, man.x, man.y, PAINT.coral)
    }
    for (const { x, y } of state.guards) fromAbove(brush, x, y, PAINT.sky)
    const near = Math.min(1, state.rush)
    for (const [index, x] of [-46, 0, 46].entries()) {
      const y = 292 + near * 34 + (index === 1 ? 0 : near * 10)
      fromAbove(brush, PASSER.x + x * (1 - near * 0.55), y, PAINT.slate, 0.9)
    }
    fromAbove(brush, PASSER.x, PASSER.y, PAINT.coral, 1.1)
    brush.arc(
      PASSER.x,
      PASSER.y,
      30,
      -Math.PI / 2,
      -Math.PI / 2 + (1 - near) * Math.PI * 2,
      5,
      near > 0.7 ? PAINT.coral : PAINT.amber,
    )
    const isThrown = state.phase === 'throw'
    const [x, y] = isThrown ? [state.ball.x, state.ball.y] : [PASSER.x + 12, PASSER.y - 12]
    if (isThrown) {
      brush.ring(state.ball.toX, state.ball.toY, 15, 3, PAINT.sun)
      brush.disc(x + 6, y + 22, 6, '#001020', 0.25)
    }
    if (state.phase !== 'shown')
      brush.leaf(x, y, 24, 14, '#b8703a', Math.atan2(state.ball.toY - y, state.ball.toX - x))
    tries(brush, look, state.lamps)
  },
}
