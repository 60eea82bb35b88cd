import { between } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { placeCode, placeOf, type Place } from '../codes.ts'
import { ball, box, hinged, hold, letGo, wall } from '#kit/game/rigid/body.ts'
import { stepWorld } from '#kit/game/rigid/world.ts'
import { emptyYard, far, firstOf, isOut, lose, pairOf, put, win, type Yard, type YardRules } from '../yard.ts'

const PIVOT = { y: 336 } as const
const LEAN = 0.2
const STONE = 7
const FLIGHT_TICKS = 210
const NEST_REACH = 32
export const LOWEST_DROP = 230

/** Drop the stone on one end of the see-saw: the crab on the other end flies to its nest. */
export const seeSaw: YardRules = {
  gesture: 'place',
  build({ hard, random }) {
    const yard = emptyYard({ left: 4 })
    const side = random() < 0.5 ? 1 : -1
    const x = between(160, 240, random)
    const long = between(150, 210, random)
    yard.own = [side, x, long]
    const beam = hinged('beam', [x, PIVOT.y], [long, 12], {
      grip: 0.8,
      density: 0.6,
      bounce: 0,
      turn: -side * LEAN,
    })
    put(yard, beam)
    put(yard, wall('stand', [x, PIVOT.y + 34], [24, 44]))
    put(yard, ball('hopper', [0, 0], 12, { grip: 0.9, bounce: 0.1 }))
    put(yard, box('boulder', [-90, 500], [30, 30], { grip: 0.8, bounce: 0 }))
    put(yard, wall('ground', [200, 394], [520, 24], { grip: 0.9 }))
    reset(yard)
    const boards = Math.round(hard * 2 + random() * 0.6)
    for (let board = 0; board < boards; board++) {
      const at = [between(50, 350, random), between(90, 250, random)] as const
      put(
        yard,
        wall('board', at, [between(50, 90, random), 12], { turn: between(-0.7, 0.7, random), bounce: 0.55 }),
      )
    }
    const nest = ball('nest', [0, 0], 22, { density: 0 })
    const { x: nestX, y: nestY } = reached(yard, random)
    nest.x = nestX
    nest.y = nestY
    // The nest is a place, not a thing.
    nest.gone = true
    put(yard, nest)
    return yard
  },
  drive({ world }) {
    const beam = world.bodies[0]!
    // The stands under both ends.
    const most = LEAN + 0.02
    if (beam.turn > most) {
      beam.turn = most
      beam.spin = Math.min(0, beam.spin) * -0.1
    } else if (beam.turn < -most) {
      beam.turn = -most
      beam.spin = Math.max(0, beam.spin) * -0.1
    }
  },
  act(yard, input, tell) {
    const at = placeOf(input)
    reset(yard)
    const stone = yard.world.bodies[3]!
    stone.x = at.x
    stone.y = Math.min(LOWEST_DROP, at.y)
    stone.vx = stone.vy = stone.spin = stone.turn = 0
    stone.push = 1 / STONE
    stone.swing = 12 / (STONE * 1800)
    yard.left--
    yard.used++
    yard.since = 0
    tell('drop', stone.x, stone.y)
  },
  judge(yard, hits, tell) {
    const hopper = firstOf(yard, 'hopper')!
    // The crab clings to its end until the stone has struck.
    if (hopper.push === 0 && hits.some((hit) => pairOf(hit, 'beam', 'boulder'))) letGo(hopper)
    const nest = nestOf(yard)
    if (nest && yard.used > 0 && far(hopper, nest) < NEST_REACH) win(yard, tell, nest)
    else if (yard.left === 0 && (yard.since > FLIGHT_TICKS || isOut(hopper))) lose(yard, tell, hopper)
    else if (yard.used > 0 && yard.since === FLIGHT_TICKS) reset(yard)
  },
  guess(yard, random) {
    const [side = 1, x = 200, long = 180] = yard.own
    return placeCode({
      x: x + side * between(long * 0.15, long * 0.55, random),
      y: between(10, LOWEST_DROP, random),
    })
  },
  isReady: (yard) => yard.left > 0 && (yard.used === 0 || yard.since > FLIGHT_TICKS),
  hero: (yard) => (yard.used > 0 ? firstOf(yard, 'hopper') : undefined),
}

export const nestOf = ({ world }: Yard) => world.bodies.find(({ kind }) => kind === 'nest')

/** A point on the flight path of some drop, so that every nest can be reached. */
function reached(yard: Yard, random: Random): Place {
  let best = { x: 200, y: 200 }
  for (let trial = 0; trial < 2; trial++) {
    const copy = structuredClone(yard)
    seeSaw.act(copy, seeSaw.guess(copy, random), () => undefined)
    const hopper = copy.world.bodies[2]!
    const path: Place[] = []
    for (let tick = 0; tick < 130; tick++) {
      seeSaw.drive?.(copy)
      seeSaw.judge(copy, stepWorld(copy.world), () => undefined)
      const isHigh = hopper.y < 250 && hopper.y > 40 && hopper.x > 40 && hopper.x < 360
      if (isHigh && hopper.vy > -40) path.push({ x: hopper.x, y: hopper.y })
    }
    const place = path[Math.floor(random() * path.length * 0.7)]
    if (place && (trial === 0 || far(place, { x: 200, y: 336 }) > far(best, { x: 200, y: 336 }))) best = place
  }
  return best
}

/** Puts the crab back on the low end and removes the stone. */
function reset({ own, world }: Yard) {
  const [side = 1, x = 200, long = 180] = own
  const [beam, , hopper, stone] = world.bodies
  if (!beam || !hopper || !stone) return
  // The crab's end is the low one.
  beam.turn = -side * LEAN
  beam.spin = 0
  const reach = long / 2 - 16
  hopper.x = x - side * reach
  hopper.y = PIVOT.y + reach * LEAN - 19
  hopper.turn = 0
  hold(hopper)
  stone.x = -90
  stone.y = 500
  stone.vx = stone.vy = stone.spin = 0
  stone.push = stone.swing = 0
}
