import type { GameContext, GameHost, SimEvent } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import { placeOfPlayer } from './laps.ts'
import type { DriftCupDefinition } from './definitions.ts'
import type { DriftCupSim } from './family.ts'
import { CAR_PAINTS } from './looks.ts'

export interface Around {
  readonly context: GameContext<DriftCupDefinition, number>
  readonly stage: Stage
  readonly sim: DriftCupSim
  /** The player's car on the screen. */
  readonly here: Point
}

const GOOD = '#7df2b0'
const BAD = '#ffb0a0'
const SHIFT_SOUNDS = ['bad', 'tap', 'boost'] as const

/** One event, with all that its answer is heard and seen on. */
interface Happening extends Omit<Around, 'context'> {
  readonly host: GameHost
  readonly text: GameContext['text']
  readonly number: GameContext['number']
  readonly kind: string
  readonly amount: number
  /** Where words rise, clear of the car. */
  readonly above: Point
  plus(value: number): string
}

const answers: Readonly<Record<string, (happening: Happening) => void>> = {
  light: ({ host }) => host.sound('tap', -4),
  go({ host, text }) {
    host.sound('boost')
    host.announce(text('say.go'))
  },
  quarter: ({ host }) => host.sound('move'),
  lap({ host, text, number, sim, amount }) {
    host.sound('score', 3)
    host.announce(text('say.lap', { lap: number(amount), place: number(placeOfPlayer(sim.race)) }))
  },
  bump({ host, stage }) {
    host.sound('hit')
    stage.effects.quake(4)
  },
  wall({ host, stage }) {
    host.sound('hit', -4)
    stage.effects.quake(4)
  },
  drift: ({ host }) => host.sound('slice'),
  bank({ host, stage, amount, above, plus }) {
    host.sound('coin', Math.min(10, Math.floor(amount / 200)))
    if (amount > 800) host.happy(0.5)
    stage.effects.rise(plus(amount), above, GOOD)
  },
  spill({ host, stage, above }) {
    host.sound('bad')
    stage.effects.rise('×', above, BAD)
  },
  close({ host, stage, amount, above, plus }) {
    host.sound('coin')
    stage.effects.rise(plus(amount), above, GOOD)
  },
  crash({ host, text, number, stage, here, amount }) {
    host.sound('bad')
    host.vibrate()
    host.announce(text('say.crash', { lives: number(amount) }))
    stage.effects.quake(9)
    stage.effects.burst(here, { count: 26, colors: ['#ffd76b', '#ff8a5c', '#fff3d6'], speed: 260 })
  },
  gate({ host, stage, here, amount }) {
    host.sound('score', amount % 8)
    stage.effects.burst(here, { count: 8, colors: ['#ffffff', '#b6f4ff'], speed: 150, life: 0.5 })
  },
  missed({ host, text, stage, above }) {
    host.sound('bad')
    stage.effects.rise(text('missed'), above, BAD)
  },
  tow: gain,
  baton: gain,
  hitRival: gain,
  fumble: lose,
  spun: lose,
  heatLost: lose,
  flag({ host, text, stage, above }) {
    host.sound('coin', 4)
    stage.effects.rise(text('flag'), above, GOOD)
  },
  shift({ host, text, stage, amount, above }) {
    host.sound(SHIFT_SOUNDS[amount]!, amount * 3)
    stage.effects.rise(text(`shift.${amount}`), above, amount === 0 ? BAD : GOOD)
  },
  heatWon({ host, stage, here }) {
    host.sound('score', 5)
    host.happy(0.6)
    stage.effects.burst(here, { count: 36, speed: 300, life: 0.9 })
  },
  box({ host, stage, here }) {
    host.sound('pop', 3)
    stage.effects.burst(here, {
      count: 10,
      colors: ['#ffffff', '#ffe27a', '#8fe0ff'],
      speed: 170,
      life: 0.5,
    })
  },
  use: ({ host, amount }) => host.sound(amount === 1 ? 'boost' : amount === 3 ? 'shoot' : 'place'),
  saved({ host, stage, here }) {
    host.sound('bounce')
    stage.effects.burst(here, { count: 14, colors: ['#d8f6ff', '#8fd8ff'], speed: 200, life: 0.6 })
  },
  smash: smash,
  gold: smash,
  stone({ host, stage, above }) {
    host.sound('hit', -6)
    host.vibrate()
    stage.effects.quake(9)
    stage.effects.rise('×', above, BAD)
  },
  cone({ host, text, stage, above }) {
    host.sound('bounce', -3)
    stage.effects.rise(text('cone'), above, BAD)
  },
  parked({ host, stage, here, amount }) {
    host.sound('score', amount)
    host.happy(0.3)
    stage.effects.burst(here, { count: 18, colors: ['#7df2b0', '#ffffff'], speed: 190, life: 0.6 })
  },
  bayMissed({ host, text, stage, above }) {
    host.sound('bad')
    stage.effects.rise(text('bayMissed'), above, BAD)
  },
  turn({ host, text, stage, above }) {
    host.sound('flip')
    host.announce(text('turn'))
    stage.effects.rise(text('turn'), above, GOOD)
  },
  splash({ host, text, stage, here, above }) {
    host.sound('bad', 3)
    host.vibrate()
    stage.effects.burst(here, {
      count: 34,
      colors: ['#ffffff', '#9fe8ff', '#4ec3dc'],
      speed: 300,
      life: 0.8,
    })
    stage.effects.rise(text('splash'), above, BAD)
  },
  raft: ({ host }) => host.sound('place', 2),
  rivalOut({ host, text, stage, amount }) {
    host.sound('pop')
    host.toast(text('say.rivalOut'))
    stage.effects.burst(
      { x: stage.width / 2, y: stage.height * 0.2 },
      { count: 18, colors: [CAR_PAINTS[amount % CAR_PAINTS.length]!] },
    )
  },
}

function gain({ host, stage, amount, kind, above, plus }: Happening) {
  host.sound('boost', kind === 'tow' ? 2 : 5)
  stage.effects.rise(plus(amount), above, GOOD)
}

function lose({ host, stage, above }: Happening) {
  host.sound('bad')
  host.vibrate()
  stage.effects.quake(5)
  stage.effects.rise('×', above, BAD)
}

function smash({ host, stage, sim, here, amount, kind, above, plus }: Happening) {
  host.sound(kind === 'gold' ? 'coin' : 'slice', Math.min(9, sim.race.combo))
  stage.effects.quake(kind === 'gold' ? 5 : 2)
  stage.effects.burst(here, {
    count: 16,
    colors: kind === 'gold' ? ['#ffd84a', '#fff3c0', '#ff9f3a'] : ['#c98a4a', '#8a5a2c', '#f0c98a'],
    speed: 280,
    life: 0.7,
  })
  stage.effects.rise(plus(amount), above, GOOD)
}

/** Sound and motion for what has happened. */
export function react({ kind, amount = 0 }: SimEvent, { context, stage, sim, here }: Around) {
  const { host, text, number } = context
  const above = { x: here.x, y: here.y - 46 }
  const plus = (value: number) => signed(`+${number(value)}`)
  answers[kind]?.({ host, text, number, stage, sim, here, kind, amount, above, plus })
}
