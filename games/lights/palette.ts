/** Water and lights of a game; neighbours in the list differ. */
export interface Water {
  readonly glow: string
  readonly deep: string
  readonly gold: string
  readonly dark: string
}

export const EMBER = '#ff5648'

const WATERS: readonly [Water, ...Water[]] = [
  { glow: '#23708c', deep: '#061a2c', gold: '#ffc64a', dark: '#345a74' },
  { glow: '#3e4fae', deep: '#0d1038', gold: '#ff9f5a', dark: '#4a559a' },
  { glow: '#1f8068', deep: '#04221f', gold: '#ffe268', dark: '#2f6b60' },
  { glow: '#84405c', deep: '#240a20', gold: '#ffc94f', dark: '#694463' },
  { glow: '#6c48a8', deep: '#1a0d3a', gold: '#ffd0e4', dark: '#5a4790' },
  { glow: '#2c6a50', deep: '#061e18', gold: '#d8f06a', dark: '#38604e' },
  { glow: '#8a5a2c', deep: '#2a1606', gold: '#ffdf8a', dark: '#6e5238' },
  { glow: '#3a5a94', deep: '#0a1430', gold: '#9fe8ff', dark: '#42588a' },
  { glow: '#9a4a3a', deep: '#2c0e0a', gold: '#ffe9a8', dark: '#74483e' },
  { glow: '#3f4a8c', deep: '#0e1030', gold: '#ffb24a', dark: '#4c5288' },
]

export const waterOf = (index: number): Water => WATERS[index % WATERS.length]!

export const groundOf = (index: number): readonly [string, string] => {
  const { glow, deep } = waterOf(index)
  return [glow, deep]
}
