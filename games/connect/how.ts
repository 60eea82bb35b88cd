import type { ConnectDefinition, ConnectKind } from './definitions.ts'

const SENTENCES: Readonly<Record<ConnectKind, readonly string[]>> = {
  paths: ['pair', 'bends', 'shuffle'],
  tides: ['pair', 'slide', 'shuffle'],
  tray: ['free', 'tray', 'full'],
  belt: ['free', 'belt', 'full'],
  runs: ['free', 'runs', 'full'],
  blind: ['blind', 'tray', 'full'],
  orders: ['free', 'orders', 'six'],
  tentray: ['free', 'tentray', 'five'],
  sums: ['free', 'sum', 'lives'],
  sight: ['sight', 'slide', 'shuffle'],
  tens: ['tens', 'bends', 'shuffle'],
  aslant: ['aslant', 'bends', 'shuffle'],
  knights: ['knights', 'slide', 'shuffle'],
}

/** How to play, as text keys in reading order. */
export const how = ({ kind }: ConnectDefinition): readonly string[] =>
  SENTENCES[kind].map((key) => `how.${key}`)
