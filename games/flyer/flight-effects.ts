import type { GameContext, SimEvent } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { FlyerDefinition } from './definitions.ts'
import type { FlyerInput } from './rules.ts'
import type { Camera } from './scenery.ts'
import type { Flight } from './world.ts'

/** Sound, sparks and shakes for what happened in a tick. */
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

export function flightEffects(
  { host, text, number }: GameContext<FlyerDefinition, FlyerInput>,
  stage: Stage,
  camera: () => Camera,
): FlightEffects {
  let streak = 0
  let lastCoin = -STREAK_TICKS

  const at = (flight: Flight, y: number, ahead = 0) => {
    const { player, scale, top } = camera()
    return { x: (player + ahead) * scale, y: top + y * scale }
  }
  const size = () => camera().scale

  function coin(flight: Flight, event: SimEvent) {
    streak = flight.tick - lastCoin < STREAK_TICKS ? Math.min(HIGHEST_PITCH, streak + 1) : 0
    lastCoin = flight.tick
    host.sound('coin', streak)
    const ahead = (event.x ?? flight.travelled) - flight.travelled
    stage.effects.burst(at(flight, event.y ?? 0, ahead), {
      count: 5,
      colors: GOLD,
      speed: 120 * size() + 40,
      size: 5,
      gravity: 60,
      life: 0.4,
    })
  }

  function smash(flight: Flight, strength: number) {
    host.vibrate()
    stage.effects.quake(strength)
    stage.effects.burst(at(flight, flight.body.y), {
      count: 34,
      colors: SPARKS,
      speed: 300,
      size: 9,
      life: 0.8,
    })
  }

  const shows: Readonly<Record<string, (event: SimEvent, flight: Flight) => void>> = {
    coin: (event, flight) => coin(flight, event),
    thrust: () => host.sound('move', -7),
    balloon: () => host.sound('jump', -2),
    glider: () => host.sound('flip', 3),
    kite: () => host.sound('shoot'),
    near(_event, flight) {
      host.sound('score', 4)
      stage.effects.rise(signed(`+${number(5)}`), at(flight, flight.body.y - 44), '#8ff5e6')
    },
    ride(_event, flight) {
      host.sound('boost')
      host.happy(0.3)
      stage.effects.quake(5)
      stage.effects.burst(at(flight, flight.body.y), { count: 26, colors: WOOD, speed: 260, size: 8 })
      host.announce(text(`say.${flight.craft}`))
    },
    landed(_event, flight) {
      host.sound('place')
      stage.effects.burst(at(flight, flight.body.y), { count: 12, colors: WOOD, speed: 150, size: 6 })
    },
    broken(_event, flight) {
      host.sound('hit')
      host.announce(text('say.broken'))
      smash(flight, 12)
      stage.effects.burst(at(flight, flight.body.y), {
        count: 26,
        colors: WOOD,
        speed: 240,
        size: 10,
        life: 1,
      })
    },
    crash(_event, flight) {
      host.sound('lose')
      smash(flight, 18)
    },
  }

  return {
    show(event, flight) {
      shows[event.kind]?.(event, flight)
    },
    celebrate(flight) {
      stage.effects.burst(at(flight, flight.body.y), { count: 40, speed: 300, size: 8, life: 1 })
    },
    reset() {
      streak = 0
      lastCoin = -STREAK_TICKS
      stage.effects.clear()
    },
  }
}
