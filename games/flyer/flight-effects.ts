import type { GameContext, GameHost, SimEvent } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { FlyerDefinition } from './definitions.ts'
import type { FlyerInput } from './rules.ts'
import type { Camera } from './scenery.ts'
import type { Flight } from './world.ts'

/** Sound, particles and shakes for events. */
export interface FlightEffects {
  show(event: SimEvent, flight: Flight): void
  celebrate(flight: Flight): void
  reset(): void
}

const GOLD = ['#ffe38a', '#ffc531', '#fff6d0']
const SPARKS = ['#fff7c9', '#ffb347', '#ff6f7e', '#ffffff']
const WOOD = ['#c98a5c', '#ff7a6b', '#fff1d2', '#26b3b0']
/** Coins taken one soon after the other sound higher and higher. */
const STREAK_TICKS = 26
const HIGHEST_PITCH = 14

interface Air {
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly stage: Stage
  readonly camera: () => Camera
  streak: number
  lastCoin: number
}

export function flightEffects(
  { host, text, number }: GameContext<FlyerDefinition, FlyerInput>,
  stage: Stage,
  camera: () => Camera,
): FlightEffects {
  const air: Air = {
    host,
    text,
    number,
    stage,
    camera,
    streak: 0,
    lastCoin: -STREAK_TICKS,
  }

  const shows: Readonly<Record<string, (event: SimEvent, flight: Flight) => void>> = {
    coin: (event, flight) => coin(air, flight, event),
    thrust: () => host.sound('move', -7),
    balloon: () => host.sound('jump', -2),
    glider: () => host.sound('flip', 3),
    token: (event, flight) => token(air, flight, event),
    shake: () => host.sound('flip', -8),
    bell: () => host.sound('hit', 5),
    diver: () => host.sound('move', -3),
    strider: () => host.sound('jump'),
    blinker: () => host.sound('boost', 8),
    tram: () => host.sound('move', 2),
    kite: () => host.sound('shoot'),
    flicker: () => host.sound('flip', -5),
    beam: () => host.sound('boost', -6),
    near: (_event, flight) => near(air, flight),
    ride: (_event, flight) => ride(air, flight),
    landed: (_event, flight) => landed(air, flight),
    broken: (_event, flight) => broken(air, flight),
    crash: (_event, flight) => crash(air, flight),
  }

  return {
    show(event, flight) {
      shows[event.kind]?.(event, flight)
    },
    celebrate(flight) {
      stage.effects.burst(at(air, flight, flight.body.y), { count: 40, speed: 300, size: 8, life: 1 })
    },
    reset: () => reset(air),
  }
}

function at(air: Air, flight: Flight, y: number, ahead = 0) {
  const { player, scale, top } = air.camera()
  return { x: (player + ahead) * scale, y: top + y * scale }
}

function size(air: Air) {
  return air.camera().scale
}

function coin(air: Air, flight: Flight, event: SimEvent) {
  air.streak = flight.tick - air.lastCoin < STREAK_TICKS ? Math.min(HIGHEST_PITCH, air.streak + 1) : 0
  air.lastCoin = flight.tick
  air.host.sound('coin', air.streak)
  const ahead = (event.x ?? flight.travelled) - flight.travelled
  air.stage.effects.burst(at(air, flight, event.y ?? 0, ahead), {
    count: 5,
    colors: GOLD,
    speed: 120 * size(air) + 40,
    size: 5,
    gravity: 60,
    life: 0.4,
  })
}

/** A spin of the wheel, for later. */
function token(air: Air, flight: Flight, event: SimEvent) {
  air.host.sound('score', 7)
  air.host.happy(0.3)
  const ahead = (event.x ?? flight.travelled) - flight.travelled
  air.stage.effects.burst(at(air, flight, event.y ?? 0, ahead), { count: 16, speed: 200, size: 7, life: 0.7 })
}

function smash(air: Air, flight: Flight, strength: number) {
  air.host.vibrate()
  air.stage.effects.quake(strength)
  air.stage.effects.burst(at(air, flight, flight.body.y), {
    count: 34,
    colors: SPARKS,
    speed: 300,
    size: 9,
    life: 0.8,
  })
}

function reset(air: Air) {
  air.streak = 0
  air.lastCoin = -STREAK_TICKS
  air.stage.effects.clear()
}

function near(air: Air, flight: Flight) {
  air.host.sound('score', 4)
  air.stage.effects.rise(signed(`+${air.number(5)}`), at(air, flight, flight.body.y - 44), '#8ff5e6')
}

function ride(air: Air, flight: Flight) {
  air.host.sound('boost')
  air.host.happy(0.3)
  air.stage.effects.quake(5)
  air.stage.effects.burst(at(air, flight, flight.body.y), { count: 26, colors: WOOD, speed: 260, size: 8 })
  air.host.announce(air.text(`say.${flight.craft}`))
}

function landed(air: Air, flight: Flight) {
  air.host.sound('place')
  air.stage.effects.burst(at(air, flight, flight.body.y), { count: 12, colors: WOOD, speed: 150, size: 6 })
}

function broken(air: Air, flight: Flight) {
  air.host.sound('hit')
  air.host.announce(air.text('say.broken'))
  smash(air, flight, 12)
  air.stage.effects.burst(at(air, flight, flight.body.y), {
    count: 26,
    colors: WOOD,
    speed: 240,
    size: 10,
    life: 1,
  })
}

function crash(air: Air, flight: Flight) {
  air.host.sound('lose')
  smash(air, flight, 18)
}
