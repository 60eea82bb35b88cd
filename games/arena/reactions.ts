import type { GameContext, SimEvent } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import type { Point, Stage } from '#kit/game/stage.ts'
import type { SeenSim } from './arena-sim.ts'
import type { Camera } from './camera.ts'
import type { ArenaDefinition } from './definitions.ts'
import { KNOCKOUT_POINTS } from './round.ts'
import { COLORS } from './scenes/scene.ts'
import type { Stick } from './stick.ts'

/** Sound, particles and words of events. */
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

/** Bites in quick succession rise in pitch. */
const ROW_TICKS = 40
const FEWEST_TICKS_BETWEEN_BITES = 4

/** State of the reactions: bites in a row, and the leader. */
interface Reacting extends Around {
  row: number
  sinceBite: number
  leader: number
  led: boolean
}

type Show = (reacting: Reacting, event: SimEvent, at: Point) => void

export function reactions(around: Around): Reactions {
  const reacting: Reacting = { ...around, row: 0, sinceBite: ROW_TICKS, leader: 0, led: false }
  return {
    show(event) {
      SHOWS[event.kind]?.(reacting, event, around.eye.onCanvas({ x: event.x ?? 0, y: event.y ?? 0 }))
    },
    tick: () => tick(reacting),
    leader: () => reacting.leader,
    reset() {
      reacting.row = 0
      reacting.led = false
      reacting.leader = leading(reacting)
    },
  }
}

const leading = ({ sim }: Reacting) => sim().state.players.findIndex((_, who) => sim().place(who) === 1)

function tick(reacting: Reacting) {
  const { sim, context } = reacting
  reacting.sinceBite++
  if (sim().state.tick % 20 !== 0) return
  reacting.leader = leading(reacting)
  const leads = reacting.leader === 0 && sim().state.tick > 300
  if (leads && !reacting.led) {
    context.host.sound('coin', 5)
    context.host.toast(context.text('say.lead'))
  }
  reacting.led = leads
}

function bite(reacting: Reacting, amount: number) {
  const { sinceBite, context } = reacting
  reacting.row = sinceBite > ROW_TICKS ? 0 : Math.min(14, reacting.row + 1)
  if (sinceBite >= FEWEST_TICKS_BETWEEN_BITES) context.host.sound(amount > 3 ? 'coin' : 'pop', reacting.row)
  reacting.sinceBite = 0
}

function ended({ context: { host, text }, stage, sim }: Reacting, amount: number) {
  const isFirst = amount === 1
  host.sound(isFirst ? 'win' : 'score')
  host.announce(text('say.end', { place: amount, score: sim().score }))
  if (!isFirst) return
  host.happy(1)
  stage().effects.burst({ x: stage().width / 2, y: stage().height / 2 }, { count: 90, speed: 380, life: 1.3 })
}

const SHOWS: Readonly<Record<string, Show>> = {
  eat(reacting, { amount = 1 }, at) {
    bite(reacting, amount)
    if (amount > 3)
      reacting.stage().effects.burst(at, { count: 8, colors: ['#ffe27a', '#ffffff'], size: 5, gravity: 0 })
  },
  capture({ context: { host, number }, stage }, { amount = 0 }, at) {
    host.sound('merge', Math.min(12, Math.floor(amount / 12)))
    if (amount > 4) stage().effects.rise(signed(`+${number(amount)}`), at, '#ffe066')
    if (amount > 40) host.happy(0.3)
  },
  boost: ({ context }) => context.host.sound('boost'),
  split: ({ context }) => context.host.sound('jump'),
  bump({ context, stage }, { amount = 0 }, at) {
    context.host.sound('hit', -Math.min(6, Math.floor(amount)))
    stage().effects.quake(Math.min(9, amount * 1.4))
    stage().effects.burst(at, { count: 10, colors: ['#ffffff', '#c8f0ff'], size: 5, gravity: 0 })
  },
  crack({ context, stage }) {
    context.host.sound('flip', -5)
    stage().effects.quake(4)
  },
  heat: ({ context }) => context.host.sound('deal'),
  knockout({ context: { host, text, number }, stage }, event, at) {
    host.sound('slice')
    host.happy(0.5)
    stage().effects.quake(6)
    stage().effects.burst(at, { count: 34, colors: [colorOf(event), '#ffffff', '#ffe27a'], speed: 260 })
    stage().effects.rise(signed(`+${number(KNOCKOUT_POINTS)}`), at, '#ffe066')
    host.announce(text('say.knockout'))
  },
  burst({ context, stage }, event, at) {
    const isNear = at.x > -40 && at.y > -40 && at.x < stage().width + 40 && at.y < stage().height + 40
    if (!isNear) return
    context.host.sound('pop', -6)
    stage().effects.burst(at, { count: 20, colors: [colorOf(event), '#ffffff'], speed: 200, gravity: 0 })
  },
  out({ context: { host, text }, stage }, _event, at) {
    host.sound('lose')
    host.vibrate()
    stage().effects.quake(14)
    stage().effects.burst(at, { count: 44, colors: [COLORS[0], '#ffffff'], speed: 280 })
    host.announce(text('say.out'))
  },
  back: ({ context }) => context.host.sound('jump', 3),
  end: (reacting, { amount = 0 }) => ended(reacting, amount),
}

const colorOf = ({ amount = 0 }: SimEvent) => COLORS[amount % COLORS.length]!
