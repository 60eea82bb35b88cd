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
  { glow: '#8a6a2c', deep: '#2a1c08', wood: '#e0c08a', marbles: ['#2fb8a0', '#57d68a', '#2f9fd0'] },
  { glow: '#a5485f', deep: '#320d1c', wood: '#c9a07a', marbles: ['#f4f0e0', '#ffd6a0', '#ffb0b8'] },
  { glow: '#2f86a8', deep: '#08283a', wood: '#b5864e', marbles: ['#ff8a3c', '#ffc23d', '#ff5f57'] },
  { glow: '#b84a68', deep: '#3a0c20', wood: '#f0c0b0', marbles: ['#e8385a', '#ff7a92', '#c22a6a'] },
  { glow: '#4a5ab0', deep: '#10143c', wood: '#cbb06a', marbles: ['#ffe27a', '#fff6c8', '#ffc24a'] },
]

export const trayOf = (index: number): Tray => TRAYS[index % TRAYS.length]!

export const groundOf = (index: number): readonly [string, string] => {
  const { glow, deep } = trayOf(index)
  return [glow, deep]
}
