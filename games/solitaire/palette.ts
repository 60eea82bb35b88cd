/** Felts by `gameId mod 12`: light, dark edge, card back and its waves. */
const FELTS = [
  ['#1f9a63', '#053526', '#0f7f74', '#8ff0dc'],
  ['#4f9f45', '#123a1b', '#c2552f', '#ffd9a8'],
  ['#3768c4', '#0b1d4d', '#a83f5e', '#ffc2d2'],
  ['#1a8f9e', '#053341', '#2f5fb8', '#b3ccff'],
  ['#a34a63', '#3a1023', '#2a7f86', '#a9efe8'],
  ['#5a7d94', '#152836', '#b0632b', '#ffd9a8'],
  ['#b5823c', '#3f2509', '#1f7f8c', '#a6ecf2'],
  ['#6250bd', '#1c1450', '#c24f7a', '#ffc6dc'],
  ['#b05a3c', '#3d180d', '#3f5fa8', '#c2d2ff'],
  ['#159084', '#04352f', '#b5483f', '#ffc9bd'],
  ['#8f4a9c', '#2e1138', '#26808f', '#a6ecf2'],
  ['#7f8f35', '#2a330c', '#2f6fb0', '#b9dcff'],
] as const

/** Gives Klondike, game 604, the expected green felt. */
const FIRST_FELT_SHIFT = 8

const feltOf = (gameId: number) => FELTS[(gameId + FIRST_FELT_SHIFT) % FELTS.length]!

export const groundOf = (gameId: number): readonly [string, string] => {
  const [glow, deep] = feltOf(gameId)
  return [glow, deep]
}

/** Colours of the card backs of a game: ground and waves. */
export const backOf = (gameId: number): readonly [ground: string, waves: string] => {
  const [, , ground, waves] = feltOf(gameId)
  return [ground, waves]
}
