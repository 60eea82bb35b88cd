/** Coin patterns: one letter per place, 30 units apart; read from the left they lead the way. */
export const coinPatterns: readonly (readonly string[])[] = [
  ['oooooooo', 'oooooooo'],
  ['..oo....oo..', '.o..o..o..o.', 'o....oo....o'],
  ['o......', 'oo.....', '.oooooo', '.oooooo', 'oo.....', 'o......'],
  ['...o...', '..ooo..', '.ooooo.', '..ooo..', '...o...'],
  ['.oo.oo.', 'ooooooo', 'ooooooo', '.ooooo.', '..ooo..', '...o...'],
  ['o..........', '.oo........', '...oo......', '.....oo....', '.......oo..', '.........oo'],
  ['.........oo', '.......oo..', '.....oo....', '...oo......', '.oo........', 'o..........'],
  ['oooo....oooo', '............', '....oooo....'],
  ['.oooo.', 'oo..oo', 'o.oo.o', 'o.oo.o', 'oo..oo', '.oooo.'],
  ['o.o.o.o.o', '.o.o.o.o.'],
]
export const COIN_STEP = 30
