/** Ground, frame and the colours of the rows; neighbours in the list differ. */
export interface Paint {
  readonly glow: string
  readonly deep: string
  readonly frame: string
  readonly rows: readonly string[]
}

const CORAL = ['#ff7a59', '#ffb14a', '#3cc7b4', '#4b8df0', '#9a6bff']
const PAINTS: readonly [Paint, ...Paint[]] = [
  { glow: '#2f8f8a', deep: '#08292f', frame: '#7a4a2c', rows: ['#ffcf5c', '#ff9b57', '#ff6d6a'] },
  { glow: '#5560c4', deep: '#12123c', frame: '#2c2a68', rows: ['#ff6d8f', '#ff9f5c', '#ffd65a', '#5fd6a0'] },
  { glow: '#a5572f', deep: '#2a120c', frame: '#5a2f1c', rows: CORAL },
  { glow: '#3d94c8', deep: '#0a2444', frame: '#f0dcae', rows: ['#ffffff'] },
  { glow: '#2c8f60', deep: '#08281c', frame: '#8a5a34', rows: ['#e0a45c', '#c98248', '#d8b070', '#b97444'] },
  { glow: '#8a4fb0', deep: '#200e38', frame: '#3c1e58', rows: ['#3fd0e0', '#ff7ab0', '#ffd25a', '#8be06a'] },
  { glow: '#b08a30', deep: '#2c200a', frame: '#6a4a14', rows: CORAL },
]

export const paintOf = (index: number): Paint => PAINTS[index % PAINTS.length]!

export const groundOf = (index: number): readonly [string, string] => {
  const { glow, deep } = paintOf(index)
  return [glow, deep]
}
