import type { GameDefinition, Genre } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each is a game of its own, with its rules in `plays/` and its drawing in `scenes/`. */
export const PLAYS = [
  'three-lanes',
  'drum-wheel',
  'bell-ear',
  'metronome-walk',
  'conductor',
  'silent-beat',
  'step-garden',
  'mend-tune',
  'odd-frog',
  'drum-stream',
  'marimba-hop',
  'glide-tune',
  'two-hands',
  'swing-bells',
  'tune-strings',
  'fill-gaps',
  'drop-jars',
  'stair-tune',
  'which-beat',
  'canon-frogs',
] as const
export type Play = (typeof PLAYS)[number]

export interface BeatYardDefinition extends GameDefinition {
  readonly play: Play
}

interface Face {
  readonly genre: Genre
  readonly input: GameDefinition['input']
  readonly ground: GameDefinition['ground']
}
const FACES: Readonly<Record<Play, Face>> = {
  'three-lanes': { genre: 'sports', input: ['tap', 'keys'], ground: ['#7a3f9a', '#1c0f3c'] },
  'drum-wheel': { genre: 'sports', input: ['tap', 'keys'], ground: ['#f0a868', '#5a2a4a'] },
  'bell-ear': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#4a6fc0', '#141f50'] },
  'metronome-walk': { genre: 'sports', input: ['tap', 'keys'], ground: ['#6fb8e0', '#1f3a78'] },
  conductor: { genre: 'sports', input: ['tap', 'keys'], ground: ['#c04f6a', '#3a1030'] },
  'silent-beat': { genre: 'sports', input: ['tap', 'keys'], ground: ['#6a4a8a', '#1a1230'] },
  'step-garden': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#8fd0e8', '#3f7a5a'] },
  'mend-tune': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#9a6fb8', '#2a1a4a'] },
  'odd-frog': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#3f9a8a', '#0c2f3c'] },
  'drum-stream': { genre: 'sports', input: ['tap', 'keys'], ground: ['#d8604f', '#3a1238'] },
  'marimba-hop': { genre: 'sports', input: ['tap', 'keys'], ground: ['#f0b878', '#3f5a8a'] },
  'glide-tune': { genre: 'sports', input: ['drag', 'keys'], ground: ['#3f4fb0', '#0f1448'] },
  'two-hands': { genre: 'sports', input: ['tap', 'keys'], ground: ['#9a5f9a', '#2a1238'] },
  'swing-bells': { genre: 'sports', input: ['tap', 'keys'], ground: ['#e89a6a', '#4a2048'] },
  'tune-strings': { genre: 'puzzle', input: ['drag', 'keys'], ground: ['#5a6fb0', '#1a1f4a'] },
  'fill-gaps': { genre: 'sports', input: ['tap', 'keys'], ground: ['#4fb0a0', '#123a4a'] },
  'drop-jars': { genre: 'sports', input: ['tap', 'keys'], ground: ['#7fc0d8', '#2a4f8a'] },
  'stair-tune': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#c08ad0', '#3a2068'] },
  'which-beat': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#e0907a', '#4a2a5a'] },
  'canon-frogs': { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#4f8a7a', '#142f38'] },
}

export const definitions: readonly BeatYardDefinition[] = PLAYS.map((play) => {
  const { genre, input, ground } = FACES[play]
  return {
    id: play,
    ...registered(play),
    play,
    distinct: 'rules',
    genre,
    tags: [genre, 'arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input,
    session: [30, 300],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground,
  }
})
