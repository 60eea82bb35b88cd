import type { SoundName } from '#kit/game/contract.ts'

/** The sound of each event: name and pitch in semitones. */
const SOUNDS: Readonly<Record<string, readonly [name: SoundName, pitch: number]>> = {
  hit: ['place', 2],
  miss: ['bad', 0],
  right: ['place', 3],
  wrong: ['move', -3],
  take: ['place', 0],
  join: ['tap', 3],
  type: ['tap', 0],
  erase: ['move', -2],
  turn: ['flip', 0],
  close: ['score', 0],
  wide: ['bad', 2],
  slide: ['hit', -4],
  step: ['move', 0],
  spelt: ['coin', -2],
  word: ['coin', 0],
  solved: ['score', 4],
  lost: ['hit', -2],
  dealt: ['deal', 0],
}

/** What is heard of a move: of several events the last one that sounds, which is the weightiest. */
export const soundOf = (kinds: readonly string[]) => kinds.map((kind) => SOUNDS[kind]).findLast(Boolean)
