import type { GameDefinition } from '#kit/game/contract.ts'
import { RIVALS } from './rivals.ts'

export type Kind = 'rafts' | 'wind' | 'walls' | 'squash' | 'whirl' | 'tones' | 'storm'

export interface PaddleDefinition extends GameDefinition {
  readonly kind: Kind
}

const game = (
  own: Pick<PaddleDefinition, 'kind' | 'gameId' | 'slug' | 'levels' | 'session' | 'ground'>,
): PaddleDefinition => ({
  id: own.kind,
  distinct: 'rules',
  genre: 'sports',
  tags: ['sports', 'arcade', 'skill'],
  players: 1,
  orientation: 'any',
  input: ['drag', 'keys'],
  score: { best: 'highest', unit: 'points', ranked: true },
  tune: own.gameId * 7919,
  ...own,
})

export const definitions: readonly PaddleDefinition[] = [
  game({
    kind: 'rafts',
    gameId: 1450,
    slug: 'four-raft-pong',
    levels: 0,
    session: [40, 480],
    ground: ['#2a9d9a', '#0a3350'],
  }),
  game({
    kind: 'wind',
    gameId: 1451,
    slug: 'tradewind-pong',
    levels: RIVALS.length,
    session: [40, 240],
    ground: ['#f0a35c', '#6b2f5e'],
  }),
  game({
    kind: 'walls',
    gameId: 126,
    slug: 'shell-wall-pong',
    levels: 0,
    session: [40, 480],
    ground: ['#2fb0a8', '#0a3a4c'],
  }),
  game({
    kind: 'squash',
    gameId: 127,
    slug: 'cliff-squash',
    levels: 0,
    session: [40, 480],
    ground: ['#e0b070', '#4a2f4a'],
  }),
  game({
    kind: 'whirl',
    gameId: 128,
    slug: 'whirlpool-pong',
    levels: 0,
    session: [40, 480],
    ground: ['#3f8fd8', '#0c2358'],
  }),
  game({
    kind: 'tones',
    gameId: 129,
    slug: 'two-tone-paddle',
    levels: 0,
    session: [40, 480],
    ground: ['#8f63c0', '#24124a'],
  }),
  game({
    kind: 'storm',
    gameId: 140,
    slug: 'storm-keeper',
    levels: 0,
    session: [40, 480],
    ground: ['#5d6ca0', '#0b1c38'],
  }),
]
