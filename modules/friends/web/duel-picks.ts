/** One game of most families that are played by link, for whoever asks a friend: known ones first. */
export const DUEL_PICKS: readonly string[] = [
  'classic-chess',
  'backgammon',
  'pool',
  'reversi',
  'gomoku',
  'dots-and-boxes',
  'kalah',
  'nine-mens-morris',
  'great-hex',
  'czech-draughts',
  'surakarta',
]
