/** Looks of the shore; a game has one by its place in the list, so that neighbours differ. */
export interface Shore {
  readonly glow: string
  readonly deep: string
  readonly sand: string
  readonly rock: string
  readonly crab: string
  readonly mark: string
}

export const SHORES: readonly [Shore, ...Shore[]] = [
  { glow: '#2f9fb0', deep: '#0a2b3c', sand: '#f1d9a4', rock: '#8a7868', crab: '#f2503c', mark: '#ff8f3f' },
  { glow: '#3b8f62', deep: '#0c2a25', sand: '#e6dfa8', rock: '#5f7a58', crab: '#e2572f', mark: '#d8467c' },
  { glow: '#b0603f', deep: '#2e1420', sand: '#f4c99a', rock: '#8d5148', crab: '#7b4fe0', mark: '#8a3fd8' },
  { glow: '#3d6fc0', deep: '#0d1c40', sand: '#d8e6f2', rock: '#6f86a8', crab: '#ff6a3c', mark: '#2f7fe0' },
  { glow: '#7a4fa8', deep: '#1e1038', sand: '#e9d2ec', rock: '#77608f', crab: '#ff4f7d', mark: '#c03fa0' },
  { glow: '#a8883a', deep: '#2c2010', sand: '#f5e4b0', rock: '#98844c', crab: '#d8402f', mark: '#2fa080' },
]

/** Six shores, and a shift after each round. */
export const shoreOf = (index: number): Shore => SHORES[(index * 5 + Math.floor(index / 6)) % SHORES.length]!

export const groundOf = (index: number): readonly [string, string] => {
  const { glow, deep } = shoreOf(index)
  return [glow, deep]
}

/** Colours of painted crates and their marks. */
export const PAINTS = ['#ff5a52', '#2f8cff', '#3ecf6e'] as const
