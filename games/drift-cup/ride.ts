import { HOLDS } from './controls.ts'
import { onScreen } from './lens.ts'
import { placeOf } from './race.ts'
import { react } from './reactions.ts'
import { rollOutCar } from './roll-out.ts'
import { starsOf } from './stars.ts'
import { heldBy } from './steering.ts'
import { isDuel, par, place, sim, tell, type Cup } from './cup.ts'

const OVER_AFTER_TICKS = 80
const HUD_EVERY = 10

function held(cup: Cup, seat: 0 | 1): number {
  const { definition, look, lens } = cup
  const car = sim(cup).race.cars[seat]!
  const fixed = look.fixed ? lens : undefined
  return heldBy({
    seat,
    isDuel: isDuel(cup),
    thumb: cup.thumbs.of(seat),
    keys: cup.stage.keys,
    car,
    fixed,
    isTapped: definition.contest.kind === 'drag',
  })
}

export function tick(cup: Cup) {
  const { context, look, marks } = cup
  if (cup.phase === 'driving') ride(cup)
  else if (cup.phase === 'ended') rollOut(cup)
  place(cup, false)
  marks.follow(sim(cup).race.cars, look.craft === 'boat', context.reducedMotion)
}

function ride(cup: Cup) {
  const { context, lens } = cup
  const events = cup.run.apply(held(cup, 0) + (isDuel(cup) ? HOLDS * held(cup, 1) : 0))
  const { race } = sim(cup)
  const here = onScreen(lens, race.cars[0]!)
  for (const event of events) react(event, { context, stage: cup.stage, sim: sim(cup), here })
  if (sim(cup).status !== 'playing') finish(cup)
  if (race.tick % HUD_EVERY === 0 || events.length > 0) tell(cup)
}

/** The cars roll out while the player looks at the result. */
function rollOut(cup: Cup) {
  const { host, definition } = cup
  const { race, course } = sim(cup)
  for (const car of race.cars) rollOutCar(car, course, definition.handling, cup.ended)
  cup.ended++
  if (cup.ended !== OVER_AFTER_TICKS) return
  host.playing(false)
  if (isDuel(cup)) host.over()
  else host.over(starsOf(sim(cup), () => par(cup)))
}

function finish(cup: Cup) {
  const { host, text } = cup
  cup.phase = 'ended'
  cup.ended = 0
  const { race, status } = sim(cup)
  const isJoy = status !== 'lost'
  host.sound(isJoy ? 'win' : 'lose')
  if (isDuel(cup))
    host.toast(text(placeOf(race, race.cars[0]!) < placeOf(race, race.cars[1]!) ? 'wins.1' : 'wins.2'))
  host.announce(text(isJoy ? 'say.won' : 'say.lost'))
  if (!isJoy) return
  host.happy(1)
  cup.stage.effects.burst(
    { x: cup.size.width / 2, y: cup.size.height / 3 },
    { count: 70, speed: 360, life: 1.3 },
  )
}
