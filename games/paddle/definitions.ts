import type { GameDefinition } from '#kit/game/contract.ts'
import { RIVALS } from './rivals.ts'
import { registered } from './registered.ts'

export type Kind = 'rafts' | 'wind' | 'walls' | 'squash' | 'whirl' | 'tones' | 'storm'

export interface PaddleDefinition extends GameDefinition {
  readonly kind: Kind
}

const game = (
  own: Pick<PaddleDefinition, 'kind' | 'slug' | 'levels' | 'session' | 'ground'>,
): PaddleDefinition => ({
  id: own.kind,
  ...registered(own.slug),
  distinct: 'rules',
  genre: 'sports',
  tags: ['sports', 'arcade', 'skill'],
  players: 1,
  orientation: 'any',
  input: ['drag', 'keys'],
  score: { best: 'highest', unit: 'points', ranked: true },
  ...own,
})

export const definitions: readonly PaddleDefinition[] = [
  game({
    kind: 'rafts',
    slug: 'four-raft-pong',
    levels: 0,
    session: [40, 480],
    ground: ['#2a9d9a', '#0a3350'],
  }),
  game({
    kind: 'wind',
    slug: 'tradewind-pong',
    levels: RIVALS.length,
    session: [40, 240],
    ground: ['#f0a35c', '#6b2f5e'],
  }),
  game({
    kind: 'walls',
    slug: 'shell-wall-pong',
    levels: 0,
    session: [40, 480],
    ground: ['#2fb0a8', '#0a3a4c'],
  }),
  game({
    kind: 'squash',
    slug: 'cliff-squash',
    levels: 0,
    session: [40, 480],
    ground: ['#e0b070', '#4a2f4a'],
  }),
  game({
    kind: 'whirl',
    slug: 'whirlpool-pong',
    levels: 0,
    session: [40, 480],
    ground: ['#3f8fd8', '#0c2358'],
  }),
  game({
    kind: 'tones',
    slug: 'two-tone-paddle',
    levels: 0,
    session: [40, 480],
    ground: ['#8f63c0', '#24124a'],
  }),
  game({
    kind: 'storm',
    slug: 'storm-keeper',
    levels: 0,
    session: [40, 480],
    ground: ['#5d6ca0', '#0b1c38'],
  }),
]
