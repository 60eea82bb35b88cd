import type { Effects } from '#kit/game/effects.ts'
import { dice } from '#kit/random/dice.ts'
import type { Aim } from './aim.ts'
import { botShot, type Strength } from './bot.ts'
import type { Shot } from './roll.ts'
import { legalShot } from './rules.ts'
import type { PoolState } from './state.ts'

interface Thinking {
  readonly state: PoolState
  readonly strength: Strength
  readonly aim: Aim
  readonly effects: Effects
  /** False once a restart or an undo has ended the turn. */
  isOn(): boolean
  /** Called when the cue has turned, to redraw. */
  looked(): void
  pull(share: number): void
  strike(shot: Shot): void
}

/** The computer turns the cue like a person, pulls back and plays. */
export function playComputer({ state, strength, aim, effects, isOn, looked, pull, strike }: Thinking) {
  const shot = legalShot(state, botShot(state, dice, strength))
  const start = aim.shot().angle
  const turn = Math.atan2(Math.sin(shot.angle - start), Math.cos(shot.angle - start))
  const swing = (k: number) => {
    if (!isOn()) return
    aim.set({ ...shot, angle: start + turn * (k + Math.sin(k * Math.PI) * 0.06) })
    looked()
  }
  effects.tween(0.9, swing, { delay: 0.45, done: pullBack })
  function pullBack() {
    if (!isOn()) return
    const draw = (k: number) => {
      if (isOn()) pull(shot.power * k)
    }
    effects.tween(0.5, draw, { delay: 0.25, done: () => isOn() && strike(shot) })
  }
}
