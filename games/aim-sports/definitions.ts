import type { GameDefinition, Genre } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Each is a game of its own, with its rules in `plays/` and its drawing in `scenes/`. */
export const PLAYS = [
  'spares',
  'clock-darts',
  'cricket-darts',
  'skeet',
  'biathlon',
  'rail-archery',
  'petanque',
  'horseshoes',
  'ring-toss',
  'cornhole',
  'disc-golf',
  'javelin',
  'axe',
  'hammer',
] as const
export type Play = (typeof PLAYS)[number]

export interface AimSportsDefinition extends GameDefinition {
  readonly play: Play
}

interface Face {
  readonly id: string
  readonly genre?: Genre
  readonly input: GameDefinition['input']
  readonly ground: GameDefinition['ground']
}
const FACES: Readonly<Record<Play, Face>> = {
  spares: { id: 'spare-pickup', input: ['swipe', 'keys'], ground: ['#a8487a', '#2a1030'] },
  'clock-darts': { id: 'clock-darts', input: ['hold', 'drag', 'keys'], ground: ['#2f8a6a', '#0a2a30'] },
  'cricket-darts': { id: 'cricket-darts', input: ['hold', 'drag', 'keys'], ground: ['#3f6fb0', '#122448'] },
  skeet: { id: 'skerry-skeet', genre: 'shooter', input: ['tap', 'keys'], ground: ['#e08a5a', '#4a2450'] },
  biathlon: {
    id: 'heartbeat-biathlon',
    genre: 'shooter',
    input: ['hold', 'drag', 'keys'],
    ground: ['#7ab8e0', '#1f4a78'],
  },
  'rail-archery': {
    id: 'rail-archery',
    genre: 'shooter',
    input: ['hold', 'drag', 'keys'],
    ground: ['#4fa8a0', '#123a48'],
  },
  petanque: { id: 'village-petanque', input: ['drag', 'keys'], ground: ['#4f9a5a', '#16402a'] },
  horseshoes: { id: 'harbor-horseshoes', input: ['tap', 'keys'], ground: ['#c88a48', '#4a2a1a'] },
  'ring-toss': { id: 'carousel-ring-toss', input: ['tap', 'keys'], ground: ['#7a4fc0', '#221048'] },
  cornhole: { id: 'plank-cornhole', input: ['drag', 'keys'], ground: ['#58a850', '#1a4424'] },
  'disc-golf': { id: 'palm-disc-golf', input: ['drag', 'tap', 'keys'], ground: ['#6ab04f', '#1c4420'] },
  javelin: { id: 'far-javelin', input: ['tap', 'hold', 'keys'], ground: ['#d8704a', '#4a1f3a'] },
  axe: { id: 'log-axe', input: ['hold', 'keys'], ground: ['#b0683f', '#3a1a24'] },
  hammer: { id: 'whirl-hammer', input: ['hold', 'keys'], ground: ['#4fa86a', '#143f30'] },
}

export const definitions: readonly AimSportsDefinition[] = PLAYS.map((play) => {
  const { id, genre = 'sports', input, ground } = FACES[play]
  return {
    id,
    ...registered(id),
    play,
    distinct: 'rules',
    genre,
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
