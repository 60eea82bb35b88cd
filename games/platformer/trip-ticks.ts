import type { SimEvent } from '#kit/game/contract.ts'
import { aimAt, glide } from './camera.ts'
import { animate } from './draw-hero.ts'
import { feelOf } from './feel.ts'
import { showHud, sim, type Trip } from './trip.ts'

const OVER_AFTER_TICKS = 54
/** Sounds of the same kind this close together are one. */
const QUIET_TICKS = 5

export function tick(trip: Trip) {
  const { calm } = trip
  trip.clock++
  trip.sprung *= 0.86
  if (trip.started && !sim(trip).world.end)
    for (const event of trip.run.apply(trip.pads.input(trip.stage.keys))) react(trip, event)
  const { world, level } = sim(trip)
  animate(trip.actor, world, calm)
  const aim = aimAt(world.hero, level, { size: trip.size, room: trip.pads.room })
  trip.camera = trip.camera && !calm ? glide(trip.camera, aim) : aim
  if (world.end) {
    trip.ended++
    if (world.end === 'won' && trip.ended % 18 === 1 && !calm) trip.actor.stretch = 1
    if (trip.ended === OVER_AFTER_TICKS) finish(trip)
  }
  showHud(trip)
}

function toCanvas(trip: Trip, x: number, y: number) {
  const { x: left, y: top, scale } = trip.camera ?? { x: 0, y: 0, scale: 1 }
  return { x: (x - left) * scale, y: (y - top) * scale }
}

function react(trip: Trip, { kind: what, x = 0, y = 0, amount = 0 }: SimEvent) {
  const { host, text, heard } = trip
  const feel = feelOf[what]
  if (!feel) return
  if (feel.sound && (heard.get(what) ?? -99) < trip.clock - QUIET_TICKS) {
    heard.set(what, trip.clock)
    host.sound(feel.sound, (feel.pitch ?? 0) + (what === 'shell' ? Math.min(12, 2 * amount - 2) : 0))
  }
  const scale = trip.camera?.scale ?? 2
  if (feel.sparks)
    trip.stage.effects.burst(toCanvas(trip, x, y), {
      count: feel.count ?? 6,
      colors: feel.sparks,
      size: 2.6 * scale,
      speed: 60 * scale,
      life: 0.5,
    })
  if (feel.quake) trip.stage.effects.quake(feel.quake)
  if (feel.stretch) trip.actor.stretch = feel.stretch
  if (what === 'spring') trip.sprung = 1
  if (what === 'hurt') {
    host.vibrate()
    host.announce(text('say.hurt'))
  }
  if (what === 'flag') host.announce(text('say.flag'))
  if (what === 'shell') tellShell(trip, x, y)
}

function tellShell(trip: Trip, x: number, y: number) {
  const { host, text } = trip
  const { world, level } = sim(trip)
  host.happy(0.2)
  if (world.shells.length < level.shells.length) return
  trip.stage.effects.rise(text('say.all'), toCanvas(trip, x, y - 10), '#ffe0e8')
  host.announce(text('say.all'))
}

function finish(trip: Trip) {
  const { host, text } = trip
  const { world, level } = sim(trip)
  host.playing(false)
  if (world.end === 'lost') {
    host.over()
    return
  }
  host.happy(1)
  const hasAll = world.shells.length === level.shells.length
  host.announce(text('say.won', { shells: world.shells.length, falls: world.falls }))
  host.over((1 + Number(hasAll) + Number(world.falls === 0)) as 1 | 2 | 3)
}
