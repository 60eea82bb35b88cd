import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each is a game of its own, with its rules in `plays/` and its drawing in `scenes/`. */
export const PLAYS = [
  'volley',
  'keepy',
  'keeper',
  'free-kick',
  'slugger',
  'cricket',
  'dodge',
  'power-play',
  'rugby',
  'dunk',
  'tether',
  'route',
  'skee',
  'field-goal',
  'croquet',
  'table',
  'rondo',
  'outfield',
  'pitcher',
] as const
export type Play = (typeof PLAYS)[number]

export interface BallSportsDefinition extends GameDefinition {
  readonly play: Play
}

interface Face {
  readonly id: string
  readonly input: GameDefinition['input']
  readonly ground: GameDefinition['ground']
}
const FACES: Readonly<Record<Play, Face>> = {
  volley: { id: 'crab-beach-volley', input: ['drag', 'keys'], ground: ['#3fa5d8', '#123a6b'] },
  keepy: { id: 'keepy-coconut', input: ['tap', 'keys'], ground: ['#3fae7a', '#0d3a44'] },
  keeper: { id: 'reef-goalkeeper', input: ['drag', 'keys'], ground: ['#2f9a5a', '#0a3030'] },
  'free-kick': { id: 'bent-free-kick', input: ['swipe', 'keys'], ground: ['#5aa83f', '#123a20'] },
  slugger: { id: 'pier-slugger', input: ['tap', 'keys'], ground: ['#d8904a', '#4a2430'] },
  cricket: { id: 'sandbank-cricket', input: ['tap', 'keys'], ground: ['#8fb04a', '#2a4020'] },
  dodge: { id: 'coconut-dodgeball', input: ['drag', 'keys'], ground: ['#c8603f', '#401630'] },
  'power-play': { id: 'power-play-three', input: ['tap', 'keys'], ground: ['#5ab0d8', '#153560'] },
  rugby: { id: 'try-line-run', input: ['drag', 'keys'], ground: ['#3f9a4a', '#103a2a'] },
  dunk: { id: 'dunk-hopper', input: ['tap', 'keys'], ground: ['#8a4fc0', '#281048'] },
  tether: { id: 'palm-tetherball', input: ['tap', 'keys'], ground: ['#e09a50', '#5a2438'] },
  route: { id: 'open-receiver', input: ['tap', 'keys'], ground: ['#2f8a6a', '#0b3038'] },
  skee: { id: 'boardwalk-skee', input: ['drag', 'keys'], ground: ['#c04f9a', '#2a1048'] },
  'field-goal': { id: 'twilight-field-goal', input: ['tap', 'keys'], ground: ['#d88a5a', '#2a3050'] },
  table: { id: 'dockside-table-football', input: ['drag', 'keys'], ground: ['#3f9a6a', '#123a3a'] },
  rondo: { id: 'ring-of-six-rondo', input: ['tap', 'keys'], ground: ['#e0b05a', '#5a3a20'] },
  outfield: { id: 'deep-outfield', input: ['drag', 'keys'], ground: ['#5a9ad8', '#1a4a3a'] },
  pitcher: { id: 'three-strike-pitcher', input: ['tap', 'keys'], ground: ['#c8705a', '#3a1a38'] },
  croquet: { id: 'garden-croquet', input: ['drag', 'keys'], ground: ['#6ab85a', '#1a4a2a'] },
}

export const definitions: readonly BallSportsDefinition[] = PLAYS.map((play) => {
  const { id, input, ground } = FACES[play]
  return {
    id,
    ...registered(id),
    play,
    distinct: 'rules',
    genre: 'sports',
    tags: ['sports', 'arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input,
    session: [30, 300],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground,
  }
})
