import { drawRoomPlates } from '#kit/game/rooms/room-plates.ts'
import type { Stage } from '#kit/game/stage.ts'
import { modelAt } from './garage.ts'
import { drawGarage, garagePlan } from './garage-art.ts'
import { shifted } from './ground-plan.ts'
import { goalHalf } from './match.ts'
import { boostButton, replaySign, waitingSticks } from './overlay-art.ts'
import { drawMatch } from './picture.ts'
import { ballOf, trailOf } from './purse.ts'
import { isShared, match, rivalOf, type Rink } from './rink.ts'
import { factsOf } from '#kit/game/rooms/shown-room.ts'
import { handOf } from './steering.ts'
import { boostSpot } from './touches.ts'

/** The pitch, and the overlays before a match, in a room, and during a goal replay. */
export function drawRink(rink: Rink, at: Stage) {
  if (!rink.ground) return
  const now = match(rink)
  const isWaiting = rink.phase === 'waiting' && !rink.room
  const chosen = rink.garage.car
  const cars = isWaiting
    ? now.cars.map((car) => (handOf(now, car) === undefined ? car : { ...car, model: chosen }))
    : (rink.seen?.cars ?? now.cars)
  drawMatch(at, {
    match: now,
    cars,
    ball: rink.seen?.ball ?? now.ball,
    isReplay: rink.seen !== undefined,
    plan: shifted(rink.plan, rink.shift),
    shift: rink.shift,
    ratio: rink.canvas.width / rink.size.width,
    sprites: rink.sprites,
    ground: rink.ground,
    motion: rink.motion,
    own: rink.own,
    rival: rivalOf(rink),
    goalHalf: goalHalf(now, rink.definition),
    tallies: rink.tallies,
    isWaiting,
    ballPaint: ballOf(rink.garage.owned),
    trail: trailOf(rink.garage.owned),
  })
  const { pen, time } = at
  if (rink.seen) return replaySign(pen, rink.size, rink.text('replay'), time)
  rink.touches.draw(pen)
  const own = now.cars[0]!
  if (!isShared(rink)) boostButton(pen, boostSpot(rink.size), 1 - own.rest / modelAt(own.model).rest)
  if (rink.room) drawRoomPlates(pen, { size: rink.size, top: 8, words: rink }, factsOf(rink.room))
  if (!isWaiting) return
  drawGarage(pen, garagePlan(rink.size), rink)
  if (rink.finger.showing) rink.finger.draw(pen, time)
  else waitingSticks(pen, rink.size, { upright: rink.plan.upright, mode: rink.setup.mode, time })
}
