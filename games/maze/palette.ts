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
  { glow: '#c98a2f', deep: '#33200a', bank: '#f6d68a', water: '#2f9a9c', line: '#fff6d0' },
  { glow: '#8a5a9c', deep: '#240f30', bank: '#f0cfe0', water: '#4a78d0', line: '#fff0fa' },
  { glow: '#3f86c0', deep: '#0a2240', bank: '#f2e6c0', water: '#2a9ad8', line: '#ffffff' },
  { glow: '#b8563a', deep: '#34120a', bank: '#ffdcb8', water: '#2f88a8', line: '#fff4c0' },
  { glow: '#3a4a26', deep: '#0b1206', bank: '#7a7a52', water: '#2f7a6a', line: '#f0ff9a' },
  { glow: '#3a2a50', deep: '#0e0818', bank: '#6e5a7c', water: '#44509c', line: '#ffe0b0' },
  { glow: '#4a2a20', deep: '#140806', bank: '#84624e', water: '#3a6a80', line: '#ffd070' },
  { glow: '#1e4a4c', deep: '#041416', bank: '#4e7a72', water: '#226a9a', line: '#c8fff0' },
]

export const landOf = (index: number): Land => LANDS[index % LANDS.length]!

export const groundOf = (index: number): readonly [string, string] => {
  const { glow, deep } = landOf(index)
  return [glow, deep]
}
