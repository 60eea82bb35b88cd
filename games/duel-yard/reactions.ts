import type { GameContext, SimEvent, SoundName } from '#kit/game/contract.ts'
import type { Effects } from '#kit/game/effects.ts'
import type { Point } from '#kit/game/stage.ts'
import type { YardDefinition } from './definitions.ts'
import type { Press, YardSim } from './match.ts'
import { COLORS } from './scenes/scene.ts'
import { DRAW, SIDE } from './yard.ts'

interface Around {
  readonly context: GameContext<YardDefinition, Press>
  effects(): Effects
  at(x: number, y: number): Point
  sim(): YardSim
}

/** A sound, and for what hits hard a shake and sparks. */
interface Echo {
  readonly sound: SoundName
  readonly pitch?: number
  readonly quake?: number
  readonly sparks?: number
}

const ECHOES: Readonly<Record<string, Echo>> = {
  beat: { sound: 'tap', pitch: -6 },
  pull: { sound: 'move', sparks: 6 },
  perfect: { sound: 'coin', quake: 3, sparks: 18 },
  slip: { sound: 'bad', sparks: 5 },
  charge: { sound: 'boost', pitch: 2 },
  bump: { sound: 'hit', quake: 5, sparks: 10 },
  splash: { sound: 'slice', quake: 8, sparks: 34 },
  strike: { sound: 'hit', quake: 3, sparks: 8 },
  bend: { sound: 'bad', quake: 2 },
  now: { sound: 'jump', pitch: 5 },
  fake: { sound: 'move', pitch: 3 },
  grab: { sound: 'coin', quake: 4, sparks: 24 },
  foul: { sound: 'bad', quake: 5, sparks: 8 },
  tie: { sound: 'hit', sparks: 12 },
  lift: { sound: 'tap', pitch: 3 },
  clash: { sound: 'hit', pitch: 4, quake: 5, sparks: 20 },
  hit: { sound: 'hit', pitch: -3, quake: 10, sparks: 36 },
  turn: { sound: 'flip' },
  slap: { sound: 'place', pitch: 3, quake: 6, sparks: 24 },
  leap: { sound: 'jump' },
  trip: { sound: 'hit', pitch: -4, quake: 5, sparks: 12 },
  clear: { sound: 'tap', pitch: 6 },
  finish: { sound: 'score', sparks: 30 },
  bounce: { sound: 'bounce', sparks: 4 },
  wall: { sound: 'bounce', pitch: -4 },
  miss: { sound: 'bad', quake: 8, sparks: 30 },
  push: { sound: 'tap', pitch: -2 },
  spent: { sound: 'bad', pitch: -4, sparks: 8 },
  thud: { sound: 'hit', pitch: -8, quake: 12, sparks: 30 },
  shoot: { sound: 'shoot', sparks: 5 },
  soak: { sound: 'slice', quake: 9, sparks: 40 },
  kick: { sound: 'bounce', pitch: 2, sparks: 6 },
  header: { sound: 'hit', pitch: 3, quake: 3, sparks: 12 },
  goal: { sound: 'score', quake: 8, sparks: 40 },
  blow: { sound: 'tap', pitch: 2 },
  creak: { sound: 'tap', pitch: 9 },
  knot: { sound: 'place', sparks: 8 },
  burst: { sound: 'pop', quake: 10, sparks: 44 },
  drop: { sound: 'move' },
  bite: { sound: 'pop', sparks: 8 },
  catch: { sound: 'coin', sparks: 14 },
  boot: { sound: 'bad' },
  place: { sound: 'place', quake: 2, sparks: 6 },
  topple: { sound: 'slice', quake: 8, sparks: 26 },
  flap: { sound: 'move', pitch: 5 },
  stomp: { sound: 'hit', quake: 9, sparks: 36 },
  send: { sound: 'deal' },
  score: { sound: 'score', sparks: 22 },
  go: { sound: 'boost', pitch: 5 },
  ready: { sound: 'tap' },
}

/** Sound, sparks and words for what happens in the yard. */
export function reactions({ context, effects, at, sim }: Around) {
  const { host, text } = context

  function closeBout(winner: number) {
    const { hasFriend } = sim()
    if (winner === DRAW) return host.announce(text('say.draw'))
    const isGood = winner === 0 || hasFriend
    host.sound(isGood ? 'win' : 'lose')
    if (isGood) host.happy(0.4)
    const from = at(winner === 0 ? SIDE * 0.25 : SIDE * 0.75, SIDE * 0.4)
    effects().burst(from, { count: 30, colors: [COLORS[winner as 0 | 1], '#ffffff', '#ffe27a'], speed: 260 })
    return host.announce(text(winner === 0 ? 'say.left' : 'say.right'))
  }

  function close(winner: number) {
    if (winner === DRAW) return host.announce(text('say.draw'))
    const isGood = winner === 0 || sim().hasFriend
    host.sound(isGood ? 'win' : 'lose')
    host.announce(text(winner === 0 ? 'say.matchLeft' : 'say.matchRight'))
    if (!isGood) return undefined
    host.happy(1)
    return effects().burst(at(SIDE / 2, SIDE / 2), { count: 90, speed: 380, life: 1.3 })
  }

  return {
    show({ kind, x, y = SIDE / 2, amount = 0 }: SimEvent) {
      if (kind === 'bout') return closeBout(amount)
      if (kind === 'end') return close(amount)
      const echo = ECHOES[kind]
      if (!echo) return undefined
      host.sound(echo.sound, echo.pitch)
      if (echo.quake) effects().quake(echo.quake)
      if (echo.quake && echo.quake > 7) host.vibrate()
      if (echo.sparks && x !== undefined)
        effects().burst(at(x, y), {
          count: echo.sparks,
          colors: [COLORS[amount === 1 ? 1 : 0], '#ffffff', '#ffe27a'],
          size: 5,
          speed: 120 + echo.sparks * 4,
        })
      return undefined
    },
  }
}
