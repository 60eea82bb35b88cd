import type { GameContext, SimEvent } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { SeenSim } from './arena-sim.ts'
import type { Camera } from './camera.ts'
import type { ArenaDefinition } from './definitions.ts'
import { KNOCKOUT_POINTS } from './round.ts'
import { COLORS } from './scenes/scene.ts'
import type { Stick } from './stick.ts'

/** Sound, sparks and words for what happens. */
export interface Reactions {
  show(event: SimEvent): void
  tick(): void
  leader(): number
  reset(): void
}

interface Around {
  readonly context: GameContext<ArenaDefinition, Stick>
  readonly eye: Camera
  stage(): Stage
  sim(): SeenSim
}

/** Bites in a quick row sound higher and higher. */
const ROW_TICKS = 40
const FEWEST_TICKS_BETWEEN_BITES = 4

export function reactions({ context, stage, eye, sim }: Around): Reactions {
  const { host, text, number } = context
  let row = 0
  let sinceBite = ROW_TICKS
  let leader = 0
  let led = false

  const bite = (amount: number) => {
    row = sinceBite > ROW_TICKS ? 0 : Math.min(14, row + 1)
    if (sinceBite >= FEWEST_TICKS_BETWEEN_BITES) host.sound(amount > 3 ? 'coin' : 'pop', row)
    sinceBite = 0
  }

  function knockout(event: SimEvent, at: { x: number; y: number }) {
    host.sound('slice')
    host.happy(0.5)
    stage().effects.quake(6)
    stage().effects.burst(at, { count: 34, colors: [colorOf(event), '#ffffff', '#ffe27a'], speed: 260 })
    stage().effects.rise(signed(`+${number(KNOCKOUT_POINTS)}`), at, '#ffe066')
    host.announce(text('say.knockout'))
  }

  function ended(amount: number) {
    const isFirst = amount === 1
    host.sound(isFirst ? 'win' : 'score')
    host.announce(text('say.end', { place: amount, score: sim().score }))
    if (!isFirst) return
    host.happy(1)
    stage().effects.burst(
      { x: stage().width / 2, y: stage().height / 2 },
      { count: 90, speed: 380, life: 1.3 },
    )
  }

  const shows: Readonly<Record<string, (event: SimEvent, at: { x: number; y: number }) => void>> = {
    eat: ({ amount = 1 }, at) => {
      bite(amount)
      if (amount > 3)
        stage().effects.burst(at, { count: 8, colors: ['#ffe27a', '#ffffff'], size: 5, gravity: 0 })
    },
    capture: ({ amount = 0 }, at) => {
      host.sound('merge', Math.min(12, Math.floor(amount / 12)))
      if (amount > 4) stage().effects.rise(signed(`+${number(amount)}`), at, '#ffe066')
      if (amount > 40) host.happy(0.3)
    },
    boost: () => host.sound('boost'),
    split: () => host.sound('jump'),
    bump: ({ amount = 0 }, at) => {
      host.sound('hit', -Math.min(6, Math.floor(amount)))
      stage().effects.quake(Math.min(9, amount * 1.4))
      stage().effects.burst(at, { count: 10, colors: ['#ffffff', '#c8f0ff'], size: 5, gravity: 0 })
    },
    crack: () => {
      host.sound('flip', -5)
      stage().effects.quake(4)
    },
    heat: () => host.sound('deal'),
    knockout,
    burst: (event, at) => {
      const isNear = at.x > -40 && at.y > -40 && at.x < stage().width + 40 && at.y < stage().height + 40
      if (!isNear) return
      host.sound('pop', -6)
      stage().effects.burst(at, { count: 20, colors: [colorOf(event), '#ffffff'], speed: 200, gravity: 0 })
    },
    out: (event, at) => {
      host.sound('lose')
      host.vibrate()
      stage().effects.quake(14)
      stage().effects.burst(at, { count: 44, colors: [COLORS[0], '#ffffff'], speed: 280 })
      host.announce(text('say.out'))
    },
    back: () => host.sound('jump', 3),
    end: ({ amount = 0 }) => ended(amount),
  }

  return {
    show(event) {
      shows[event.kind]?.(event, eye.onCanvas({ x: event.x ?? 0, y: event.y ?? 0 }))
    },
    tick() {
      sinceBite++
      if (sim().state.tick % 20 !== 0) return
      leader = sim().state.players.findIndex((_, who) => sim().place(who) === 1)
      const leads = leader === 0 && sim().state.tick > 300
      if (leads && !led) {
        host.sound('coin', 5)
        host.toast(text('say.lead'))
      }
      led = leads
    },
    leader: () => leader,
    reset() {
      row = 0
      led = false
      leader = sim().state.players.findIndex((_, who) => sim().place(who) === 1)
    },
  }
}

const colorOf = ({ amount = 0 }: SimEvent) => COLORS[amount % COLORS.length]!
