import type { GameDefinition } from '#kit/game/contract.ts'

export type ModeName = 'classic' | 'zen' | 'rush'

/** How a run is lost and what flies in it. Its place in the list, from 1, is the level of the run. */
export interface Mode {
  readonly name: ModeName
  /** Fruits that may fall; 0 means as many as you like. */
  readonly lives: number
  /** Length in ticks; 0 means until the lives are gone. */
  readonly ticks: number
  /** What a cut stone does. */
  readonly stones: 'none' | 'end' | 'cost'
  readonly bonuses: boolean
  /** Waves after which half of the difficulty is reached. */
  readonly halfway: number
  /** How much faster everything flies at full difficulty, as a share. */
  readonly haste: number
}

export interface SlicerDefinition extends GameDefinition {
  /** Size of the field in units; screens scale it, so that every run is played on the same ground. */
  readonly field: { readonly width: number; readonly height: number }
  readonly modes: readonly Mode[]
}

export const definitions: readonly SlicerDefinition[] = [
  {
    id: 'fruit-ninja',
    gameId: 490,
    slug: 'fruit-ninja',
    distinct: 'rules',
    genre: 'shooter',
    tags: ['shooter', 'arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input: ['swipe', 'keys'],
    session: [30, 240],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: 490,
    ground: ['#2f6aa3', '#0a1b3a'],
    field: { width: 1000, height: 900 },
    modes: [
      { name: 'classic', lives: 3, ticks: 0, stones: 'end', bonuses: false, halfway: 26, haste: 0.55 },
      { name: 'zen', lives: 0, ticks: 3600, stones: 'none', bonuses: false, halfway: 7, haste: 0.2 },
      { name: 'rush', lives: 0, ticks: 3600, stones: 'cost', bonuses: true, halfway: 7, haste: 0.2 },
    ],
  },
]
