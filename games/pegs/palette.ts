/** Wood of a tray and the glass of its marbles; neighbours in the list differ. */
export interface Tray {
  readonly glow: string
  readonly deep: string
  readonly wood: string
  readonly marbles: readonly [string, string, string]
}

const TRAYS: readonly [Tray, ...Tray[]] = [
  { glow: '#2f7f8f', deep: '#092634', wood: '#c98b4e', marbles: ['#ff5f57', '#ff8a5c', '#ffb04a'] },
  { glow: '#6b4aa6', deep: '#1b0f38', wood: '#d8b98a', marbles: ['#3aa0ff', '#36c9d8', '#5b7bff'] },
  { glow: '#b5673a', deep: '#2e1511', wood: '#8a5a3c', marbles: ['#7be06a', '#c8e84e', '#37c98a'] },
  { glow: '#2c8a5c', deep: '#08281f', wood: '#b0714a', marbles: ['#ffd24a', '#fff0a8', '#ff9d3a'] },
  { glow: '#3b5fb8', deep: '#0c1a40', wood: '#9aa9c0', marbles: ['#ff6fb0', '#c86bff', '#ff92d0'] },
]

export const trayOf = (index: number): Tray => TRAYS[index % TRAYS.length]!

export const groundOf = (index: number): readonly [string, string] => {
  const { glow, deep } = trayOf(index)
  return [glow, deep]
}
