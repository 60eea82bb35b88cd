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
]

export const waterOf = (index: number): Water => WATERS[index % WATERS.length]!

export const groundOf = (index: number): readonly [string, string] => {
  const { glow, deep } = waterOf(index)
  return [glow, deep]
}
