/** One game per family with duels, for inviting a friend: well-known ones first. */
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
