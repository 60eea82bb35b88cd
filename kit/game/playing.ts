import type { GameDefinition, GameHandle } from './contract.ts'
import type { DealtSeed, Ghost, PlayState, PlayWishes } from './play-model.ts'
import { writeRecord, type GameRecord } from './record.ts'
import type { RecordedRun } from './run.ts'

/** A game on its canvas: the state that the page shows, and its run. */
export interface Playing<Definition extends GameDefinition, Input> {
  readonly wishes: PlayWishes<Definition, Input>
  readonly listeners: Set<() => void>
  record: GameRecord
  state: PlayState
  run: RecordedRun<Input> | undefined
  ghost: Ghost<Input> | undefined
  /** The run that the server dealt last, with the seed that is played. */
  begun: DealtSeed | undefined
  readonly handle: GameHandle
}

export function show<Definition extends GameDefinition, Input>(
  playing: Playing<Definition, Input>,
  change: Partial<PlayState>,
) {
  playing.state = { ...playing.state, ...change }
  for (const listener of playing.listeners) listener()
}

export function keep<Definition extends GameDefinition, Input>(
  playing: Playing<Definition, Input>,
  change: Partial<GameRecord>,
) {
  const { storage, definition } = playing.wishes
  playing.record = { ...playing.record, ...change }
  writeRecord(storage, definition.slug, playing.record)
}
