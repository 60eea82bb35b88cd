import type { Status } from '#kit/game/contract.ts'
import type { Stage } from '#kit/game/stage.ts'
import type { MemoryContext } from './portal-texts.ts'

interface Ending {
  readonly context: MemoryContext
  readonly stage: Stage
  readonly status: Status
  /** What is read out. */
  readonly said: string
}

const FOUNTAINS = 3
const REST_SECONDS = 1.5

/** Celebrates a won run, sounds a lost one, and goes on when it has been seen. */
export function praise({ context: { host }, stage, status, said }: Ending, end: () => void) {
  const { width, height, effects } = stage
  host.canHint(false)
  host.announce(said)
  if (status === 'won') {
    host.sound('win')
    host.happy(1)
    for (let fountain = 0; fountain < FOUNTAINS; fountain++)
      effects.burst(
        { x: (width * (fountain + 0.5)) / FOUNTAINS, y: height * 0.42 },
        { count: 30, speed: Math.min(420, width * 0.7), life: 1.3 },
      )
  } else host.sound('lose')
  effects.tween(0.001, () => undefined, { delay: REST_SECONDS, done: end })
}
