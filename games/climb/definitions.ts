import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Ways up (and down): each is a game of its own, with its rules in `rules/` and its drawing in `scenes/`. */
export const WAYS = [
  'ledge-leap',
  'lean-tower',
  'shaft-fall',
  'wall-spring',
  'hook-swing',
  'ladder-dodge',
  'lava-floors',
  'spring-boots',
  'cloud-stairs',
  'deep-dive',
  'pogo-lean',
  'trunk-chop',
] as const
export type Way = (typeof WAYS)[number]

export interface ClimbDefinition extends GameDefinition {
  readonly way: Way
}

const steered = ['hold', 'keys'] as const
const tapped = ['tap', 'keys'] as const

const OWN: Readonly<
  Record<Way, readonly [GameDefinition['input'], GameDefinition['genre'], GameDefinition['ground']]>
> = {
  'ledge-leap': [steered, 'sports', ['#7fb8e0', '#2a4a86']],
  'lean-tower': [tapped, 'puzzle', ['#e09a6a', '#4f2a58']],
  'shaft-fall': [steered, 'sports', ['#8a5a3a', '#2a1420']],
  'wall-spring': [steered, 'sports', ['#4f8a6a', '#12302f']],
  'hook-swing': [tapped, 'sports', ['#3f9a5a', '#0f3430']],
  'ladder-dodge': [tapped, 'sports', ['#c98a4a', '#4a2434']],
  'lava-floors': [tapped, 'racing', ['#a8452f', '#2a0f24']],
  'spring-boots': [steered, 'sports', ['#5f8ad0', '#1c2f68']],
  'cloud-stairs': [tapped, 'racing', ['#a88ad8', '#33285f']],
  'deep-dive': [steered, 'racing', ['#1f8fb8', '#04203c']],
  'pogo-lean': [steered, 'sports', ['#e08a8a', '#4a2450']],
  'trunk-chop': [tapped, 'sports', ['#6f9a4a', '#1f3a28']],
}

export const definitions: readonly ClimbDefinition[] = WAYS.map((way) => {
  const [input, genre, ground] = OWN[way]
  return {
    id: way,
    ...registered(way),
    way,
    distinct: 'rules',
    genre,
    tags: [genre, 'arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input,
    session: [20, 300],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground,
  }
})
