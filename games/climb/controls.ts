import { oneButton } from '#kit/game/micro/button.ts'
import type { Controls } from '#kit/game/micro/mount.ts'
import type { MicroRules } from '#kit/game/micro/rules.ts'

const LEFT = 1
const RIGHT = 2
const MIDDLE = 200

/** A finger on one half of the field, or an arrow, steers to that side as long as it stays. */
const holdSides = (): Controls => ({
  key: (key) => key.startsWith('Arrow') || key === ' ' || key === 'Enter',
  input({ held, pointer, keys }, fieldOf) {
    const isLeft = keys.has('ArrowLeft')
    const isRight = keys.has('ArrowRight')
    if (isLeft !== isRight) return isLeft ? LEFT : RIGHT
    if (!held) return 0
    return fieldOf(pointer).x < MIDDLE ? LEFT : RIGHT
  },
})

/** A tap on one half, or an arrow, is one step to that side; fast taps are queued. */
function tapSides(): Controls {
  let waiting: number[] = []
  const step = (side: number) => {
    if (waiting.length < 6) waiting.push(side, 0)
  }
  return {
    down: ({ x }) => step(x < MIDDLE ? LEFT : RIGHT),
    key(key) {
      if (key === 'ArrowLeft') step(LEFT)
      else if (key === 'ArrowRight') step(RIGHT)
      else return key === ' ' || key === 'Enter'
      return true
    },
    input: () => waiting.shift() ?? 0,
    reset() {
      waiting = []
    },
  }
}

/** The controls that fit what a game's rules take. */
export function controlsOf({ inputs, hand }: Pick<MicroRules, 'inputs' | 'hand'>): Controls {
  if (inputs.length < 3) return oneButton()
  return hand === 'tap' ? tapSides() : holdSides()
}
