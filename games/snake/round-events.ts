import type { SimEvent } from '#kit/game/contract.ts'
import { signed } from '#kit/game/draw.ts'
import { FRUIT_COLORS, PALETTES } from './art.ts'
import { type Round, sim, onCanvas } from './round.ts'

export function showEvent(round: Round, { kind, x, amount = 0 }: SimEvent) {
  const { host } = round
  const { state } = sim(round)
  const at = x === undefined ? { x: round.stage.width / 2, y: round.stage.height / 2 } : onCanvas(round, x)
  const { effects } = round.stage
  const rise = () => amount > 0 && effects.rise(signed(`+${round.number(amount)}`), at, '#ffe066')
  if (kind === 'turn') host.sound('move')
  if (kind === 'eat') {
    host.sound('score', Math.min(14, state.eaten % 15))
    effects.burst(at, {
      count: 12,
      colors: [...FRUIT_COLORS, '#ffffff'],
      size: round.cell * 0.25,
      speed: 130,
    })
    rise()
    if (state.eaten % 10 === 0) host.happy(0.4)
  }
  if (kind === 'about') host.sound('flip')
  if (kind === 'rot') host.sound('pop', -6)
  if (kind === 'run') host.sound('tap', 8)
  if (kind === 'wrong') host.sound('bad')
  if (kind === 'warn') host.sound('flip', -8)
  if (kind === 'back') host.sound('jump', 3)
  if (kind === 'set') {
    host.sound('coin', 6)
    host.happy(0.5)
  }
  if (kind === 'sink') {
    host.sound('hit', -6)
    effects.quake(5)
  }
  if (kind === 'caught') effects.burst(at, { count: 14, colors: [...FRUIT_COLORS], speed: 160 })
  if (kind === 'loop') {
    host.sound(amount > 0 ? 'merge' : 'move', Math.min(12, Math.floor(amount / 20)))
    rise()
    if (amount >= 90) host.happy(0.6)
  }
  if (kind === 'unload' || kind === 'string' || kind === 'bite') {
    host.sound(kind === 'unload' ? 'coin' : 'merge', Math.min(12, Math.floor(amount / 12)))
    effects.burst(at, { count: 12 + Math.min(30, amount), colors: [...FRUIT_COLORS], speed: 210 })
    rise()
    host.happy(amount >= 60 ? 0.6 : 0.3)
  }
  if (kind === 'streak') {
    host.sound('score', 5)
    rise()
  }
  if (kind === 'snip' || kind === 'bitten') {
    host.sound('slice')
    effects.quake(4)
    effects.burst(at, { count: 10 + 2 * amount, colors: ['#ffffff', '#ff6a4a'], speed: 190 })
    host.vibrate()
  }
  if (kind === 'mow') host.sound('tap', 5 + (state.next % 12))
  if (kind === 'dig' && state.tick % 3 === 0) host.sound('tap', -7)
  if (kind === 'thud') host.sound('hit', -8)
  if (kind === 'clear') {
    host.sound('coin', 4)
    host.happy(0.5)
    effects.burst(at, { count: 40, colors: ['#ffd23e', '#ffffff'], speed: 260 })
    rise()
  }
  if (kind === 'burst' || kind === 'crash' || kind === 'fall') {
    const { snakes } = PALETTES[round.definition.twist]
    host.sound(kind === 'burst' ? 'pop' : 'hit')
    effects.quake(kind === 'burst' ? 5 : 12)
    effects.burst(at, { count: 34, colors: [snakes[amount % snakes.length]!, '#ffffff'], speed: 240 })
    if (kind !== 'burst') host.vibrate()
  }
  if (kind === 'round') {
    host.sound('win')
    host.happy(0.6)
  }
  if (kind === 'deal') {
    round.asked = []
    host.sound('deal')
  }
  if (kind === 'end') finish(round, amount === 1)
}

function finish(round: Round, isWon: boolean) {
  const { host } = round
  round.phase = 'ended'
  host.playing(false)
  host.sound(isWon ? 'win' : 'lose')
  if (isWon) {
    host.happy(1)
    round.stage.effects.burst(
      { x: round.stage.width / 2, y: round.stage.height / 2 },
      { count: 90, speed: 380, life: 1.2 },
    )
  }
  host.announce(round.text('say.over', { score: sim(round).score }))
  round.stage.effects.tween(0.7, () => undefined, { done: () => host.over() })
}
