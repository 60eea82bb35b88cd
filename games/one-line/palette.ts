/** Colours of a board: the light and the depth behind it, its tiles, and its line. */
export interface Tint {
  readonly glow: string
  readonly deep: string
  readonly tile: string
  readonly line: string
}

const TINTS: readonly Tint[] = [
  { glow: '#2f8a94', deep: '#0a2a33', tile: '#f1dfb8', line: '#e2563f' },
  { glow: '#3c5f96', deep: '#101c38', tile: '#dfe8f2', line: '#ffb63d' },
  { glow: '#8a5f3a', deep: '#2a190e', tile: '#eed6a8', line: '#2f7fd6' },
  { glow: '#3d7d5c', deep: '#0d2519', tile: '#e6ecd0', line: '#e0508f' },
  { glow: '#a8782c', deep: '#33210a', tile: '#ffe09a', line: '#8a4fd0' },
  { glow: '#3a86b0', deep: '#0a2438', tile: '#e4f4fb', line: '#1f9fb8' },
  { glow: '#8a4a5f', deep: '#2b121e', tile: '#f4d9d2', line: '#29a36a' },
  { glow: '#4a4f98', deep: '#15163a', tile: '#dcdcf4', line: '#ff7a3d' },
  { glow: '#2b7d80', deep: '#082627', tile: '#d6eee4', line: '#5a6270' },
  { glow: '#a0583c', deep: '#30160c', tile: '#f3dcc0', line: '#2f8f8a' },
  { glow: '#2a6f88', deep: '#0a202c', tile: '#cfe6ea', line: '#d98a2b' },
  { glow: '#b5763f', deep: '#38200e', tile: '#f6e3b8', line: '#e0452f' },
  { glow: '#5a6a3c', deep: '#1a2110', tile: '#e4dcc0', line: '#7a4a2a' },
  { glow: '#3f86c0', deep: '#0f2640', tile: '#f4ead2', line: '#e85fa8' },
  { glow: '#b8843c', deep: '#3a240c', tile: '#f3d492', line: '#3a6fd0' },
  { glow: '#3a6a78', deep: '#0d222a', tile: '#d9c6a0', line: '#2aa5a0' },
  { glow: '#6a5a94', deep: '#1e1832', tile: '#e6def2', line: '#d8862a' },
  { glow: '#4a5a70', deep: '#131b26', tile: '#f4efe2', line: '#2b3f9c' },
  { glow: '#4f8a5c', deep: '#12281a', tile: '#eef0cf', line: '#e8682f' },
  { glow: '#7a5038', deep: '#24150d', tile: '#ead2b4', line: '#3fb6c8' },
  { glow: '#46508a', deep: '#141830', tile: '#f0d9a0', line: '#f2f2f2' },
  { glow: '#4a98b8', deep: '#0c2c3e', tile: '#eaf7fd', line: '#e05a4a' },
]

export const tintOf = (index: number): Tint => TINTS[index % TINTS.length]!

export const groundOf = (index: number): readonly [string, string] => {
  const { glow, deep } = tintOf(index)
  return [glow, deep]
}

/** Beads in the order the line strings them. */
export const BEADS = ['#ff5d55', '#ffc52e', '#3a8dff'] as const
/** The two tones of a figure. */
export const TONES = ['#ff7a5c', '#59c3f0'] as const
/** Keys and their locks. */
export const LOCKS = ['#e8b32a', '#c0492f', '#3f8f5a', '#7a55c8'] as const
/** Colour of the mirrored line. */
export const TWIN = '#3fd0d8'
