/** Land, water and line of a maze; neighbours in the list differ. */
export interface Land {
  readonly glow: string
  readonly deep: string
  readonly bank: string
  readonly water: string
  readonly line: string
}

export const KEY_COLORS = ['#ff5d6c', '#ffd23f', '#b07bff'] as const

const LANDS: readonly [Land, ...Land[]] = [
  { glow: '#4f9f4a', deep: '#123318', bank: '#e8cf8e', water: '#2fa8cc', line: '#fff3b0' },
  { glow: '#d89a3a', deep: '#3a1d0a', bank: '#ffe0a0', water: '#3f7fc8', line: '#fff8d8' },
  { glow: '#c05a72', deep: '#340f22', bank: '#ffd0b0', water: '#3aa08c', line: '#fff0c0' },
  { glow: '#27345c', deep: '#070b1c', bank: '#5c5a78', water: '#2c5f96', line: '#ffd98a' },
  { glow: '#6a56b8', deep: '#170f3a', bank: '#e0d0f4', water: '#3a8ad0', line: '#ffffff' },
  { glow: '#2f8f86', deep: '#07292b', bank: '#cfe8b8', water: '#1f78b0', line: '#ffe9a8' },
]

export const landOf = (index: number): Land => LANDS[index % LANDS.length]!

export const groundOf = (index: number): readonly [string, string] => {
  const { glow, deep } = landOf(index)
  return [glow, deep]
}
